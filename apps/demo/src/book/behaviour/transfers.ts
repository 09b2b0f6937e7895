import { addMonths, type DayNumber, dateOfDayNumber } from '@hub/domain';
import type { ClientDraft } from '../draft/client-draft.ts';
import { layPlan } from '../plans/lay-plan.ts';
import { coreEquity, hybrids, shortBonds } from './funds.ts';
import { startSip } from './sip-habits.ts';

/** Half of them end within the two months that the lists look ahead. */
function lastDayOf(draft: ClientDraft): DayNumber {
  const { random, calendar } = draft;
  const ahead = random.chance(0.55) ? random.between(3, 54) : random.between(70, 500);
  const day = (calendar.today + ahead) as DayNumber;
  return (day - Math.max(0, dateOfDayNumber(day).day - 28)) as DayNumber;
}

/** A sum put to rest, and moved into shares month by month or week by week. */
export function stpClient(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const fund = draft.pickFund(['liquid', 'liquid', ...shortBonds]);
  const target = draft.pickFund(coreEquity);
  const frequency = random.weighted([
    ['monthly', 70],
    ['weekly', 30],
  ] as const);
  const endsOn = lastDayOf(draft);
  const wanted = addMonths(endsOn, -random.pick([6, 9, 12]));
  const startsOn = Math.min(wanted, addMonths(calendar.today, -2)) as DayNumber;
  const folio = draft.openFolio(calendar.onOrAfter((startsOn - 12) as DayNumber));
  const sum = draft.sum(580_000);
  draft.buy(folio, fund, folio.openedOn, sum);
  const parts = ((endsOn - startsOn) / 30.4) * (frequency === 'weekly' ? 4.35 : 1) + 1;
  const amount = Math.max(1000, Math.floor((sum * 0.9) / parts / 500) * 500);
  layPlan(draft, {
    kind: 'STP',
    folio,
    fund,
    target,
    amount,
    frequency,
    registeredOn: folio.openedOn,
    startsOn,
    endsOn,
  });
  if (random.chance(0.3)) startSip(draft, folio, folio.openedOn);
}

/** A monthly income out of what was saved. */
export function swpClient(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const fund = draft.pickFund([...hybrids, 'corporate', 'short', 'equity-savings']);
  const endsOn = lastDayOf(draft);
  const wanted = addMonths(endsOn, -random.pick([12, 24, 36]));
  const startsOn = Math.min(wanted, addMonths(calendar.today, -2)) as DayNumber;
  const folio = draft.openFolio(calendar.onOrAfter((startsOn - 40) as DayNumber));
  const sum = Math.max(300_000, draft.sum(1015_000));
  draft.buy(folio, fund, folio.openedOn, sum);
  const amount = Math.max(2000, Math.round((sum * 0.006) / 500) * 500);
  const isQuarterly = random.chance(0.1);
  layPlan(draft, {
    kind: 'SWP',
    folio,
    fund,
    amount: isQuarterly ? amount * 3 : amount,
    frequency: isQuarterly ? 'quarterly' : 'monthly',
    registeredOn: (startsOn - 9) as DayNumber,
    startsOn,
    endsOn,
    ...(random.chance(0.1)
      ? { ceasedOn: (calendar.today - random.between(5, 90)) as DayNumber, reason: 'Stopped by the investor' }
      : {}),
  });
}
