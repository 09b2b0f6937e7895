import type { Database } from '../../../../server/src/db/database.ts';
import { oneStatement } from '../../../../server/src/db/queries.ts';
import type { ArnRegistry } from '../../../../server/src/ports/arn-registry/arn-registry.ts';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';
import { demoRecord } from './demo-arns.ts';
import { findRegisteredArn } from './registered-arns.repository.ts';

/** The demo's register: its newcomers, and every ARN that the hub knows. All are asked for alike. */
export const embeddedRegistry = (db: Database, clock: Clock): ArnRegistry => ({
  async find(arn) {
    const existing = await findRegisteredArn(oneStatement(db, 'system'), arn);
    return demoRecord(arn, clock.today()) ?? existing;
  },
});
