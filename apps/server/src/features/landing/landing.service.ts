import type { LandingCounts, Testimonial } from '@hub/contract/calls/landing/landing';
import { toldCount } from '@hub/domain/landing/told-count';
import type { CallContext } from '../../calls/call-context.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import {
  claimCounting,
  countBooks,
  findKeptCounts,
  findTestimonials,
  type KeptCounts,
  keepCounts,
} from './landing.repository.ts';

const KEPT_MINUTES = 10;

/** As many as the page has room for. */
const SHOWN_TESTIMONIALS = 6;

type Reader = Pick<CallContext, 'db' | 'clock'>;

async function count(system: Queries, clock: CallContext['clock'], countedAt: string): Promise<KeptCounts> {
  const counted = { ...(await countBooks(system, clock.today().toString())), countedAt };
  await keepCounts(system, counted);
  return counted;
}

/** Counted once in a while for all processes; who comes while it is done gets the counts from before. */
async function currentCounts({ db, clock }: Reader): Promise<KeptCounts> {
  const system = oneStatement(db, 'system');
  const now = clock.now();
  const kept = await findKeptCounts(system);
  if (kept === null) return count(system, clock, now.toString());
  const age = now.since(Temporal.Instant.from(kept.countedAt)).total('minutes');
  // The demo's clock can be set back.
  if (age >= 0 && age < KEPT_MINUTES) return kept;
  const isOurs = await claimCounting(system, kept, now.toString());
  return isOurs ? count(system, clock, now.toString()) : kept;
}

/** No figure tells of one person or one distributor. */
export async function readCounts(reader: Reader): Promise<LandingCounts> {
  const { distributors, clients, folios, runningSips, countedAt } = await currentCounts(reader);
  return {
    distributors: toldCount(distributors),
    clients: toldCount(clients),
    folios: toldCount(folios),
    runningSips: toldCount(runningSips),
    countedAt,
  };
}

export const readTestimonials = ({ db }: Pick<CallContext, 'db'>): Promise<Testimonial[]> =>
  findTestimonials(oneStatement(db, 'nobody'), SHOWN_TESTIMONIALS);
