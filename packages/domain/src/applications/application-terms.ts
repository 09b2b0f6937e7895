import type { MandateTerms } from '../mandates/checks/mandate.ts';
import type { OrderTerms } from '../orders/terms/order-terms.ts';
import type { PlanEnd } from '../orders/terms/plan-terms.ts';
import type { ApplicationDraft, OrderDraft } from './application-draft.ts';
import { amountOf, dayOf } from './draft-values.ts';
import { readTopUpDraft } from './read-top-up.ts';

/** What is reserved for an application: the numbers its order and its mandate will have. */
export interface Reserved {
  readonly folioNo: string;
  readonly account: string;
  readonly mandate: string;
}

function endOf(end: OrderDraft['end']): PlanEnd | null {
  if (end.by !== 'date') return end;
  const date = dayOf(end.date);
  return date === null ? null : { by: 'date', date };
}

/** The order that the application sends; null while something of it is missing, and for a folio without one. */
export function applicationTerms(
  { kind, order, advice }: ApplicationDraft,
  { folioNo, account, mandate }: Reserved,
): OrderTerms | null {
  const { schemeCode, idcw, payMode, frequency, firstNow } = order;
  const amount = amountOf(order.amount);
  if (kind === 'zero-balance' || schemeCode === '' || idcw === null || amount === null) return null;
  const terms = {
    folioNo,
    schemeCode,
    idcw,
    amount,
    euin: advice.euin === '' ? null : advice.euin,
    isExecutionOnly: advice.isExecutionOnly,
    subArn: advice.subArn === '' ? null : advice.subArn,
  };
  if (kind === 'lumpsum') {
    return payMode === null ? null : { ...terms, kind, payMode, account, mandate: null };
  }
  const startsOn = dayOf(order.startsOn);
  const end = endOf(order.end);
  const topUp = order.topUp === null ? null : readTopUpDraft(order.topUp);
  if (frequency === null || startsOn === null || end === null || (order.topUp !== null && topUp === null))
    return null;
  return {
    ...terms,
    kind,
    frequency,
    day: order.day,
    startsOn,
    end,
    replaces: null,
    topUp,
    mandate,
    firstNow: firstNow === null ? null : { payMode: firstNow, account },
  };
}

export function applicationMandate(
  { kind, mandate }: ApplicationDraft,
  { folioNo, account }: Reserved,
): MandateTerms | null {
  const { channel, vpa } = mandate;
  const [limit, startsOn, endsOn] = [amountOf(mandate.limit), dayOf(mandate.startsOn), dayOf(mandate.endsOn)];
  if (kind !== 'sip' || channel === null || limit === null || startsOn === null || endsOn === null)
    return null;
  return { folioNo, account, channel, vpa: vpa === '' ? null : vpa, limit, startsOn, endsOn, repairs: null };
}
