import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import { isWithin, type OrderValues } from './order-values.ts';
import { type StartInput, startAfter } from './plan-starts-offered.ts';
import { dayOf } from './plan-values.ts';
import { valuesOfTerms } from './terms-in-form.ts';

/** An order that was sent, as its form takes it. */
export type OrderedBefore = Pick<RecordDetails, 'scheme' | 'target'> & {
  readonly terms: NonNullable<RecordDetails['terms']>;
};

/**
 * What a form begins with that orders the same once more. Days that have passed, and an account, a mandate or an EUIN
 * that is not there any more, are those of a new form.
 */
export function orderedAgain(order: OrderedBefore, requested: StartInput, fresh: OrderValues): OrderValues {
  const { orderFacts, today } = requested;
  const again: OrderValues = { ...fresh, ...valuesOfTerms(order) };
  const hasAccount = orderFacts.folio?.banks.some(({ key }) => key === again.account) === true;
  const hasMandate = again.mandate === '' || orderFacts.mandates.some(({ id }) => id === again.mandate);
  // What came with an order that was not confirmed is cancelled, and comes with this one again.
  const isCancelled = orderFacts.mandates.some(
    ({ id, status }) => id === again.mandate && status === 'CANCELLED',
  );
  const hadOwn = order.terms.kind === 'sip' && order.terms.newMandate !== undefined;
  const hasEuin = orderFacts.distributor.euins.some(
    ({ euin, validFrom, validTo }) => euin === again.euin && isWithin(validFrom, validTo, today),
  );
  const values: OrderValues = {
    ...again,
    account: hasAccount ? again.account : fresh.account,
    mandate: hadOwn && isCancelled ? NEW_MANDATE : hasMandate ? again.mandate : fresh.mandate,
    euin: hasEuin || again.isExecutionOnly ? again.euin : fresh.euin,
    ...(isPast(again.from, today) && { from: fresh.from, to: fresh.to }),
  };
  return { ...values, startsOn: startAfter(requested, values) };
}

function isPast(day: string, today: Temporal.PlainDate): boolean {
  const date = dayOf(day);
  return date !== null && Temporal.PlainDate.compare(date, today) <= 0;
}
