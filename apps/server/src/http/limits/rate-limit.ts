import type { Limit } from '../../calls/call-context.ts';
import { secondsLeft, windowStart } from '../../calls/refusal/limit-window.ts';
import { limited } from '../../calls/refusal/refusal.ts';
import type { Database } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { countInWindows } from '../../limits/limits.repository.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { networkOf } from './network-of.ts';

/** Limits that all processes share: counted in the database, in fixed windows. Whoever has a /64 counts once. */
export const sharedLimit =
  (db: Database, clock: Clock) =>
  async (...limits: readonly Limit[]): Promise<void> => {
    const now = clock.now();
    const { held } = await countInWindows(
      oneStatement(db, 'system'),
      limits.map(({ name, key, max, windowSeconds }) => ({
        key: `${name}:${networkOf(key)}`,
        windowStart: windowStart(now, windowSeconds).toString(),
        max,
      })),
    );
    const broken = limits[held];
    if (broken === undefined) return;
    throw limited(secondsLeft(now, broken.windowSeconds), broken.message, broken.fields);
  };
