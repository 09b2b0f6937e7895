import type { Database } from '../db/database.ts';
import type { Limit } from '../features/call-context.ts';
import { limited } from '../features/refusal.ts';
import type { Clock } from '../ports/clock.ts';
import { countInWindow } from './rate-limit.repository.ts';

/** Limits that all processes share: counted in the database, in fixed windows. */
export const sharedLimit =
  (db: Database, clock: Clock) =>
  async (limit: Limit): Promise<void> => {
    const nowMs = clock.now().epochMilliseconds;
    const windowMs = limit.windowSeconds * 1000;
    const startMs = Math.floor(nowMs / windowMs) * windowMs;
    const count = await countInWindow(db, `${limit.name}:${limit.key}`, new Date(startMs).toISOString());
    if (count > limit.max) throw limited(Math.ceil((startMs + windowMs - nowMs) / 1000), limit.message);
  };
