import type {
  OrderTimelineEvent,
  RecordDetails,
  RecordRow,
} from '@hub/contract/calls/transact/transact-records';
import { declineMessageTexts } from '@hub/contract/declines/decline-message-texts';
import type { Decline } from '@hub/contract/declines/decline-texts';
import { declineReasons } from '@hub/contract/declines/decline-texts';
import { eventTitle, nextTexts } from '@hub/contract/orders/event-texts';
import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { actsOf } from '@hub/contract/orders/record-acts';
import { orderTermsSchema } from '@hub/contract/orders/terms/terms-schema';
import { dayText, rupeesText, writeMoney } from '@hub/domain';
import { isRefunded, orderMoney } from '@hub/domain/orders/state/apply-order-event';
import { type OrderStatus, waitingFor } from '@hub/domain/orders/state/order-status';
import type { HistoryFilter } from '@hub/domain/orders/state/record-statuses';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import type { EventRow } from '../orders/orders.repository.ts';
import { isDebitedOrder } from '../payment/debit.service.ts';
import type { LastPayment, RecordLine } from './records.repository.ts';

/** Which filter of the history an order is under (Spec §4). What was declined or cancelled is under none but all. */
export const statusesOf: Readonly<Record<Exclude<HistoryFilter, 'all'>, readonly OrderStatus[]>> = {
  'Pending for confirmation': ['pending'],
  CONFIRMED: ['confirmed', 'paid', 'submitted', 'allotted', 'rejected'],
  'Link Expired': ['expired'],
};

const filterOf = (status: OrderStatus): HistoryFilter | null =>
  (Object.keys(statusesOf) as (keyof typeof statusesOf)[]).find((name) =>
    statusesOf[name].includes(status),
  ) ?? null;

export const recordRow = (line: RecordLine): RecordRow => ({
  reference: line.reference,
  kind: line.kind,
  investor: { id: line.investorId, name: line.investor },
  folioNo: line.folioNo,
  scheme: line.summary.scheme,
  target: line.summary.target,
  headline: line.summary.headline,
  amount: line.summary.amount,
  navOn: line.navOn,
  isPaidByHand: line.due !== null && !isDebitedOrder(line),
  // Orders from before a mandate could come with one do not say.
  newMandate: line.summary.newMandate ?? null,
  status: line.status,
  historyStatus: filterOf(line.status),
  recordStatus: line.status === 'pending' ? 'PENDING' : 'CLOSED',
  type: line.type,
  isRefunded: isRefunded(line),
  isInBook: line.isInBook,
  canOrderAgain: canOrderAgain(line),
  waitsOn: waitsOn(line),
  createdAt: line.createdAt,
  changedAt: line.changedAt,
  expiresAt: line.status === 'pending' || line.status === 'expired' ? line.expiresAt : null,
});

/** What came to nothing, of somebody in the book: a form for newcomers is kept with their application. */
const canOrderAgain = ({ kind, status, isInBook }: RecordLine): boolean =>
  isInBook && kind !== 'folio' && (status === 'expired' || status === 'declined' || status === 'rejected');

/** Whom an order waits for: the bank, while it is debited by a mandate. */
const waitsOn = (line: RecordLine): RecordRow['waitsOn'] => {
  const waits = waitingFor(line);
  return waits === 'payer' && isDebitedOrder(line) ? 'bank' : waits;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Why an investor declined; null where that was not said. */
function declineOf({ type, details }: EventRow): Decline | null {
  const reason = declineReasons.find((one) => one === details.reason);
  if (type !== 'declined' || reason === undefined) return null;
  return { reason, remark: textOf(details.remark) ?? '' };
}

/** What an event has to say besides its title. */
function noteOf(event: EventRow): string | null {
  const { type, details } = event;
  const reason = textOf(details.reason);
  switch (type) {
    case 'declined': {
      const decline = declineOf(event);
      return decline && declineMessageTexts.why(decline);
    }
    case 'payment-started': {
      const mode = textOf(details.mode);
      const name = mode === null ? null : payModeTexts[mode as keyof typeof payModeTexts];
      const on = textOf(details.on);
      return on === null ? name : orderMessageTexts.debitedOn(name, dayText(on));
    }
    case 'leg-done':
    case 'allotted': {
      const units = textOf(details.units);
      return units === null ? reason : orderMessageTexts.unitsAt(units, textOf(details.nav) ?? '');
    }
    case 'paid-out': {
      const [amount, on, utr] = [textOf(details.amount), textOf(details.on), textOf(details.reference)];
      if (amount === null || on === null || utr === null) return reason;
      return orderMessageTexts.paidOutNote(
        rupeesText(amount, { decimals: 2 }),
        textOf(details.account),
        dayText(on),
        utr,
      );
    }
    case 'money-goes-back': {
      const amount = textOf(details.amount);
      return amount === null ? reason : `${rupeesText(amount, { decimals: 2 })}: ${reason ?? ''}`;
    }
    default:
      return reason;
  }
}

const eventOf = (event: EventRow, kind: OrderKind): OrderTimelineEvent => ({
  type: event.type,
  at: event.at,
  actor: event.actor,
  title: eventTitle(event.type, kind),
  note: noteOf(event),
});

function nextOf(line: RecordLine, events: readonly EventRow[], now: Temporal.Instant): string | null {
  const waits = waitsOn(line);
  if (waits === null) return isPayoutAwaited(line, now) ? nextTexts.payout : null;
  if (waits === 'bank' && line.status === 'confirmed') return nextTexts.debit;
  const { stopsOn } = (line.result ?? {}) as Result;
  if (waits === 'system' && stopsOn !== undefined) {
    return nextTexts.stop(dayText(stopsOn));
  }
  if (waits !== 'distributor') return nextTexts[waits];
  const { expired, declined, draft } = nextTexts.distributor;
  if (line.status !== 'declined') return line.status === 'expired' ? expired : draft;
  const decline = events.map(declineOf).findLast((one) => one !== null);
  return (decline && declineMessageTexts.next[decline.reason]) ?? declined;
}

interface Result {
  /** The day from which on nothing is debited. */
  readonly stopsOn?: string;
  readonly legs?: readonly {
    readonly schemeCode: string;
    readonly units: string;
    readonly nav: string;
    readonly navOn: string;
    readonly amount: string;
  }[];
  readonly rejection?: NonNullable<RecordDetails['rejection']>;
  readonly payout?: NonNullable<RecordDetails['payout']>;
}

/** Longer than any scheme takes: then nobody tells of payouts, or the order is from before they were told. */
const PAYOUT_DAYS = 10;

function isPayoutAwaited({ kind, status, result, changedAt }: RecordLine, now: Temporal.Instant): boolean {
  const { payout } = (result ?? {}) as Result;
  const until = Temporal.Instant.from(changedAt).add({ hours: 24 * PAYOUT_DAYS });
  return (
    kind === 'redeem' &&
    status === 'allotted' &&
    payout === undefined &&
    Temporal.Instant.compare(now, until) < 0
  );
}

/** Null for terms that the forms of today do not take. */
const termsOf = ({ terms }: RecordLine): RecordDetails['terms'] =>
  orderTermsSchema.safeParse(terms).data ?? null;

export function recordDetails(
  line: RecordLine,
  events: readonly EventRow[],
  payment: LastPayment | null,
  now: Temporal.Instant,
): RecordDetails {
  const { goingBack, refunded } = orderMoney(line);
  const { legs, rejection, payout } = (line.result ?? {}) as Result;
  const nameOf = (code: string) =>
    line.summary.target?.code === code ? line.summary.target : { code, name: line.summary.scheme.name };
  const row = recordRow(line);
  return {
    ...row,
    now: `${now}`,
    lines: [...line.summary.lines],
    events: events.map((event) => eventOf(event, line.kind)),
    next: nextOf(line, events, now),
    acts: [...actsOf(row)],
    sentTo: [...line.sentTo],
    openedAt: line.openedAt,
    payment,
    goingBack: writeMoney(goingBack),
    refunded: writeMoney(refunded),
    allotment:
      legs === undefined
        ? null
        : { legs: legs.map(({ schemeCode, ...leg }) => ({ ...leg, scheme: nameOf(schemeCode) })) },
    rejection: rejection ?? null,
    isPayoutAwaited: isPayoutAwaited(line, now),
    payout: payout ?? null,
    terms: row.canOrderAgain ? termsOf(line) : null,
  };
}
