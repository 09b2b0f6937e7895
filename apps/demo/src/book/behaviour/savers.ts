import { addMonths, type DayNumber } from '@hub/domain';
import type { ClientDraft, FolioDraft } from '../draft/client-draft.ts';
import { anyGrowth, coreEquity } from './funds.ts';
import { startSip } from './sip-habits.ts';

/** When they came: some every month, more of late. */
export function cameOn(draft: ClientDraft, leastMonths: number, mostMonths: number): DayNumber {
  const share = draft.random.next() ** 1.2;
  return draft.daysAgo(Math.round((leastMonths + (mostMonths - leastMonths) * share) * 30.4));
}

/** Some day between two. */
export function between(draft: ClientDraft, from: DayNumber, to: DayNumber): DayNumber {
  return (from + draft.random.below(Math.max(1, to - from))) as DayNumber;
}

/** A few sums over the years. */
export function buyNowAndThen(
  draft: ClientDraft,
  folio: FolioDraft,
  funds: readonly string[],
  until: DayNumber,
  middle: number,
  most: number,
): string[] {
  const count = draft.random.between(1, most);
  return Array.from({ length: count }, (_, index) => {
    const fund = draft.pickFund(funds);
    const on = index === 0 ? folio.openedOn : between(draft, folio.openedOn, until);
    draft.buy(folio, fund, on, draft.sum(middle));
    return fund;
  });
}

/** One to three SIPs, and now and then something taken out. */
export function sipSaver(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 0.3, 68));
  const fund = draft.pickFund(coreEquity);
  startSip(draft, folio, folio.openedOn, random.chance(0.5) ? { fund } : {});
  const more = random.weighted([
    [0, 66],
    [1, 28],
    [2, 6],
  ] as const);
  for (let sip = 0; sip < more; sip += 1) {
    startSip(draft, folio, between(draft, folio.openedOn, (calendar.today - 3) as DayNumber));
  }
  const age = calendar.today - folio.openedOn;
  if (age > 400 && random.chance(0.16)) endedSip(draft, folio);
  if (age > 900 && random.chance(0.15)) {
    draft.sell(folio, fund, draft.daysAgo(random.between(70, 500)), { by: 'share', share: 0.3 });
  }
  if (age > 250 && random.chance(0.03)) pausedSip(draft, folio);
}

/** One that ran out or was stopped long ago. */
function endedSip(draft: ClientDraft, folio: FolioDraft): void {
  const { random, calendar } = draft;
  const months = random.pick([6, 12]);
  const startsOn = addMonths(folio.openedOn, 1);
  const endsOn = addMonths(startsOn, months);
  if (endsOn > calendar.today - 70) return;
  if (random.chance(0.5)) startSip(draft, folio, folio.openedOn, { startsOn, endsOn });
  else
    startSip(draft, folio, folio.openedOn, { startsOn, ceasedOn: endsOn, reason: 'Stopped by the investor' });
}

/** Paused for three months, in the middle of which we are. */
function pausedSip(draft: ClientDraft, folio: FolioDraft): void {
  const { today } = draft.calendar;
  const from = addMonths(today, -1);
  startSip(draft, folio, folio.openedOn, { paused: { from, to: addMonths(from, 3) }, frequency: 'monthly' });
}

export function sipAndLumpsum(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 1, 66));
  buyNowAndThen(draft, folio, anyGrowth, calendar.lastBusinessDay, 100_000, 4);
  startSip(draft, folio, between(draft, folio.openedOn, (calendar.today - 20) as DayNumber));
  if (random.chance(0.25)) startSip(draft, folio, between(draft, folio.openedOn, calendar.today));
}

/** Tax savers: a sum before March ends, or an instalment each month. */
export function elssSaver(draft: ClientDraft): void {
  const { random } = draft;
  const folio = draft.openFolio(cameOn(draft, 5, 66));
  const fund = draft.pickFund(['elss']);
  draft.buy(folio, fund, folio.openedOn, random.pick([10_000, 25_000, 50_000, 100_000, 150_000]));
  if (random.chance(0.5)) startSip(draft, folio, folio.openedOn, { fund });
  else if (random.chance(0.3)) {
    const thisYear = draft.daysAgo(random.between(20, 120));
    draft.buy(folio, fund, thisYear, random.pick([20_000, 50_000, 100_000, 150_000]));
  }
  // What is three years old may go; younger lots stay where they are.
  if (random.chance(0.2)) draft.sell(folio, fund, draft.daysAgo(random.between(5, 300)), { by: 'all' });
}
