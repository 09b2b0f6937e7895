import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { total } from '../figures/money-sum.ts';

/** Paid, without what is held. */
export const paidOf = (received: BrokerageLine['received']) =>
  total(received.filter(({ hold }) => hold === null).map(({ amount }) => amount));
