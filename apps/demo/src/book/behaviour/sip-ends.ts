import { addMonths, type DayNumber, dateOfDayNumber } from '@hub/domain';
import type { ClientDraft } from '../draft/client-draft.ts';
import { layMandate } from '../plans/lay-mandate.ts';
import { coreEquity } from './funds.ts';
import { buyNowAndThen, cameOn } from './savers.ts';
import { startSip } from './sip-habits.ts';

/** Well within the two months that the lists look back or ahead (handbook §4). */
const WINDOW_DAYS = 55;

/** No later than the 28th, so that counting months back and forth ends where it began. */
function onPlainDay(day: DayNumber): DayNumber {
  return (day - Math.max(0, dateOfDayNumber(day).day - 28)) as DayNumber;
}

/** Stopped by the investor: most of them lately, some earlier this year. */
export function stoppedSip(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 10, 50));
  const daysAgo = random.chance(0.7) ? random.between(2, WINDOW_DAYS) : random.between(65, 240);
  const ceasedOn = (calendar.today - daysAgo) as DayNumber;
  const endsOn = random.chance(0.4) ? addMonths(folio.openedOn, 120) : undefined;
  startSip(draft, folio, folio.openedOn, {
    ceasedOn,
    reason: random.pick(['Stopped by the investor', 'Needs the money elsewhere', 'Account changed']),
    frequency: 'monthly',
    ...(endsOn === undefined ? {} : { endsOn }),
  });
  if (random.chance(0.2)) layMandate(draft, folio, 10_000, folio.openedOn, 'CANCELLED');
}

/** A SIP of so many months whose last instalment falls on about that day. */
function sipEndingOn(draft: ClientDraft, lastDue: DayNumber): void {
  const { random, calendar } = draft;
  const months = random.pick([12, 24, 36, 36, 60]);
  const startsOn = addMonths(lastDue, -(months - 1));
  const inBook = startsOn > calendar.start + 40;
  const first = inBook ? startsOn : addMonths(lastDue, -11);
  const folio = draft.openFolio(calendar.onOrAfter((first - 25) as DayNumber));
  startSip(draft, folio, folio.openedOn, { startsOn: first, endsOn: lastDue, frequency: 'monthly' });
}

export function maturedSip(draft: ClientDraft): void {
  const { random, calendar } = draft;
  sipEndingOn(draft, onPlainDay((calendar.today - random.between(6, WINDOW_DAYS - 3)) as DayNumber));
}

export function maturingSip(draft: ClientDraft): void {
  const { random, calendar } = draft;
  sipEndingOn(draft, onPlainDay((calendar.today + random.between(7, WINDOW_DAYS)) as DayNumber));
}

const MANDATE_REJECTED = 'Mandate rejected by the bank';

/** Words of the desk that send a form back: not in good order (handbook §4). */
const refusals = [
  'Signature differs from our records',
  'KYC of the first holder is on hold',
  'Bank proof does not show the account holder',
  'EUIN missing and no declaration given',
  'Amount in words and in figures differ',
  'Third-party cheque',
];

export function rejectedSip(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 8, 40));
  buyNowAndThen(draft, folio, coreEquity, draft.daysAgo(100), 85_000, 2);
  const rejectedOn = (calendar.today - random.between(1, WINDOW_DAYS)) as DayNumber;
  const { status } = layMandate(
    draft,
    folio,
    10_000,
    (rejectedOn - 6) as DayNumber,
    random.chance(0.6) ? 'REJECTED' : 'APPROVED',
  );
  const refusal = random.pick(refusals);
  startSip(draft, folio, folio.openedOn, {
    registeredOn: (rejectedOn - 9) as DayNumber,
    startsOn: onPlainDay((rejectedOn + 20) as DayNumber),
    rejectedOn,
    reason: status === 'REJECTED' ? MANDATE_REJECTED : refusal,
    umrn: null,
    frequency: 'monthly',
  });
}

/** Debits that fail: two of three so far, one, or the three that end a plan (handbook §1.2). */
export function bouncingSip(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 9, 30));
  const bounces = random.weighted([
    [2, 60],
    [1, 15],
    [3, 25],
  ] as const);
  const startsOn = onPlainDay((folio.openedOn + 28) as DayNumber);
  const end = onPlainDay((calendar.today - random.between(8, 40)) as DayNumber);
  startSip(draft, folio, folio.openedOn, {
    startsOn,
    lastBounces: bounces,
    frequency: 'monthly',
    ...(bounces === 3 ? { ceasedOn: end, reason: 'Three debits in a row failed' } : {}),
  });
}

/** Applied for, the first debit still to come: mandates on their way to the bank. */
export function newSip(draft: ClientDraft): void {
  const { random } = draft;
  const formOn = draft.daysAgo(random.between(2, 16));
  const folio = draft.openFolio(formOn);
  const mandate = layMandate(draft, folio, 20_000, formOn, random.pick(['INITIATED', 'SENT', 'APPROVED']));
  startSip(draft, folio, formOn, { umrn: mandate.umrn, frequency: 'monthly' });
  if (random.chance(0.5)) draft.buy(folio, draft.pickFund(coreEquity), formOn, draft.sum(30_000));
}
