import { gapNames } from '@hub/contract/calls/brokerage/brokerage-shapes';
import { alwaysOneOf, type ListStateIn, listStateOf, oneOf, text } from '../../../ui/list/list-state.ts';
import { periodFields } from './period.ts';

const payoutViews = ['payout', 'gaps', 'at-risk', 'forecast'] as const;
export type PayoutView = (typeof payoutViews)[number];

/** Which part of the payout page is shown, and what of the gaps. */
export const payoutState = listStateOf({
  view: alwaysOneOf(payoutViews, 'payout'),
  ...periodFields('this-year'),
  gap: oneOf(gapNames),
  words: text('q'),
});
export type PayoutState = ListStateIn<typeof payoutState>;
