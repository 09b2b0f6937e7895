import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';

type Step = 'confirm' | 'pay' | 'submit' | 'allot' | 'payout';

interface StepToCome {
  readonly id: Step;
  readonly text: string;
}

const last: Readonly<Record<RecordDetails['kind'], string>> = {
  lumpsum: 'The registrar allots the units',
  redeem: 'The registrar redeems the units',
  switch: 'The registrar switches the units',
  sip: 'The SIP is registered',
  stp: 'The STP is registered',
  swp: 'The SWP is registered',
  pause: 'The SIP is paused',
  stop: 'The plan is stopped',
  folio: 'The folio is opened',
};

const words = (kind: RecordDetails['kind']): Readonly<Record<Step, string>> => ({
  confirm: 'The investor confirms',
  pay: 'The investor pays',
  submit: 'The order goes to the registrar',
  allot: last[kind],
  payout: 'The bank pays out the money',
});

const left: Readonly<Partial<Record<OrderStatus, readonly Step[]>>> = {
  draft: ['confirm', 'pay', 'submit', 'allot', 'payout'],
  pending: ['confirm', 'pay', 'submit', 'allot', 'payout'],
  confirmed: ['pay', 'submit', 'allot', 'payout'],
  paid: ['submit', 'allot', 'payout'],
  submitted: ['allot', 'payout'],
};

/** What is still ahead of an order, the next step first; nothing when it is over or waits for a new link. */
export function stepsToCome({
  kind,
  status,
  isPayoutAwaited = false,
}: Pick<RecordDetails, 'kind' | 'status'> &
  Partial<Pick<RecordDetails, 'isPayoutAwaited'>>): readonly StepToCome[] {
  const isTaken = (step: Step) =>
    step === 'pay' ? orderDefinitions[kind].hasPayment : step !== 'payout' || kind === 'redeem';
  const ahead = isPayoutAwaited ? (['payout'] as const) : (left[status] ?? []);
  const steps = ahead.filter(isTaken);
  return steps.map((id) => ({ id, text: words(kind)[id] }));
}
