import type { LandingCounts, Testimonial } from '@hub/contract/calls/landing/landing';
import { roundedCount } from '@hub/domain/landing/rounded-count';
import type { CallContext } from '../../calls/call-context.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import {
  claimCounting,
  countBooks,
  findSavedCounts,
  findTestimonials,
  type SavedCounts,
  saveCounts,
} from './landing.repository.ts';

const VALID_MINUTES = 10;

/** As many as the page has room for. */
const SHOWN_TESTIMONIALS = 6;

type Reader = Pick<CallContext, 'db' | 'clock'>;

async function count(system: Queries, clock: CallContext['clock'], countedAt: string): Promise<SavedCounts> {
  const counted = { ...(await countBooks(system, clock.today().toString())), countedAt };
  await saveCounts(system, counted);
  return counted;
}

/** Counted once in a while for all processes; who comes while it is done gets the counts from before. */
async function currentCounts({ db, clock }: Reader): Promise<SavedCounts> {
  const system = oneStatement(db, 'system');
  const now = clock.now();
  const saved = await findSavedCounts(system);
  if (saved === null) return count(system, clock, now.toString());
  const age = now.since(Temporal.Instant.from(saved.countedAt)).total('minutes');
  // The demo's clock can be set back.
  if (age >= 0 && age < VALID_MINUTES) return saved;
  const isOurs = await claimCounting(system, saved, now.toString());
  return isOurs ? count(system, clock, now.toString()) : saved;
}

/** No figure tells of one person or one distributor. */
export async function readCounts(reader: Reader): Promise<LandingCounts> {
  const { distributors, clients, folios, runningSips, countedAt } = await currentCounts(reader);
  return {
    distributors: roundedCount(distributors),
    clients: roundedCount(clients),
    folios: roundedCount(folios),
    runningSips: roundedCount(runningSips),
    countedAt,
  };
}

export const readTestimonials = ({ db }: Pick<CallContext, 'db'>): Promise<Testimonial[]> =>
  findTestimonials(oneStatement(db, 'nobody'), SHOWN_TESTIMONIALS);
