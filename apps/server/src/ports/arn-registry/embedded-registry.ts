import type { Database } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import type { Clock } from '../clock/clock.ts';
import type { ArnRegistry } from './arn-registry.ts';
import { demoRecord } from './demo-arns.ts';
import { findKnownArn } from './known-arns.repository.ts';

/** The demo's register: its newcomers, and every ARN that the hub knows. All are asked for alike. */
export const embeddedRegistry = (db: Database, clock: Clock): ArnRegistry => ({
  async find(arn) {
    const known = await findKnownArn(oneStatement(db, 'system'), arn);
    return demoRecord(arn, clock.today()) ?? known;
  },
});
