import { gapNames } from '@hub/contract/calls/brokerage/brokerage-shapes';
import {
  alwaysOneOf,
  type ListStateIn,
  listStateOf,
  maybe,
  oneOf,
  text,
} from '../../../ui/list/list-state.ts';
import { periodFields } from './period.ts';

const payoutViews = ['payout', 'gaps', 'at-risk', 'forecast'] as const;
export type PayoutView = (typeof payoutViews)[number];

/** Which part of the payout page is shown, and what of the gaps. */
export const payoutState = listStateOf({
  view: alwaysOneOf(payoutViews, 'payout'),
  ...periodFields('this-year'),
  gap: oneOf(gapNames),
  words: text('q'),
  /** The month whose invoice is open. */
  invoice: maybe(/^20\d{2}-\d{2}$/),
});
export type PayoutState = ListStateIn<typeof payoutState>;
