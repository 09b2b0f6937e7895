import webPush from 'web-push';
import type { Database } from '../../../server/src/db/database.ts';
import { oneStatement } from '../../../server/src/db/queries.ts';
import { keepSetting } from '../../../server/src/db/settings/settings.ts';

/** What browsers subscribe with in a demo, the same for ever. Its other half is nowhere: nothing is sent. */
export const demoWebKey = (db: Database): Promise<string> =>
  keepSetting(oneStatement(db, 'system'), 'push.web-key', webPush.generateVAPIDKeys().publicKey);
