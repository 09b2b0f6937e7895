import type { RecordDetails } from '@hub/contract/calls/transact-records';
import type { OrderStatus } from '@hub/domain';

type Step = 'confirm' | 'pay' | 'submit' | 'allot';

interface StepToCome {
  readonly id: Step;
  readonly text: string;
}

const words = (kind: RecordDetails['kind']): Readonly<Record<Step, string>> => ({
  confirm: 'The investor confirms',
  pay: 'The investor pays',
  submit: 'The order goes to the registrar',
  allot:
    kind === 'redeem'
      ? 'The registrar redeems the units'
      : kind === 'switch'
        ? 'The registrar switches the units'
        : 'The registrar allots the units',
});

const left: Readonly<Partial<Record<OrderStatus, readonly Step[]>>> = {
  draft: ['confirm', 'pay', 'submit', 'allot'],
  pending: ['confirm', 'pay', 'submit', 'allot'],
  confirmed: ['pay', 'submit', 'allot'],
  paid: ['submit', 'allot'],
  submitted: ['allot'],
};

/** What is still ahead of an order, the next step first; nothing when it is over or waits for a new link. */
export function stepsToCome({ kind, status }: Pick<RecordDetails, 'kind' | 'status'>): readonly StepToCome[] {
  const steps = (left[status] ?? []).filter((step) => step !== 'pay' || kind === 'lumpsum');
  return steps.map((id) => ({ id, text: words(kind)[id] }));
}
