import type { CallContext } from '../../../calls/call-context.ts';
import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { readContactKinds } from '../sessions/distributor.repository.ts';

/** Of a thousand distributors, how many can be reached in one way only. */
export interface ContactShares {
  readonly onlySms: number;
  readonly onlyEmail: number;
}

interface Existing {
  readonly shares: ContactShares;
  readonly atMs: number;
}

const lifeMs = 3_600_000;
const existing = new WeakMap<Database, Existing>();

/**
 * Read by each process once an hour, whatever ARN is asked for. In whole thousandths, rounded up: a made-up contact
 * seldom changes with them, and no kind that there is occurs among known ARNs alone.
 */
export async function contactShares({
  db,
  clock,
}: Pick<CallContext, 'db' | 'clock'>): Promise<ContactShares> {
  const now = clock.now().epochMilliseconds;
  const last = existing.get(db);
  if (last !== undefined && Math.abs(now - last.atMs) < lifeMs) return last.shares;
  const { all, onlySms, onlyEmail } = await readContactKinds(oneStatement(db, 'system'));
  const share = (some: number) => (all === 0 ? 0 : Math.ceil((1000 * some) / all));
  const shares = { onlySms: share(onlySms), onlyEmail: share(onlyEmail) };
  existing.set(db, { shares, atMs: now });
  return shares;
}
