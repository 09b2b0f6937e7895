import { groupIndian } from '@hub/domain';
import { everyTexts } from '../words/plan-texts.ts';

type Every = keyof typeof everyTexts;

const schemes = (count: number): string => (count === 1 ? '1 scheme' : `${groupIndian(count)} schemes`);
const orders = (count: number): string => (count === 1 ? '1 order' : `${groupIndian(count)} orders`);

/** Several schemes in one form of an order. */
export const severalTexts = {
  title: 'Schemes of this order',
  /** Of the one in the fields. */
  summary: 'Summary of this scheme',
  next: 'Another scheme',
  /** While one of them is in the fields. */
  keep: 'Save this scheme',
  /** Out of the fields: an entered one is gone, a changed one stays as it was. */
  leaveOut: 'Leave this one out',
  leaveAsItWas: 'Keep it as it was',
  change: (name: string) => `Change ${name}`,
  remove: (name: string) => `Remove ${name}`,
  inFields: 'In the fields below',
  gone: 'No longer in your cart: it was sent or removed elsewhere.',
  stays: 'They stay in your cart until they are sent. EUIN and payment are chosen once, for all of them.',
  /** Said to whoever leaves the form. */
  left: (count: number) =>
    count === 1 ? '1 order stays in your cart.' : `${groupIndian(count)} orders stay in your cart.`,
  /** `₹25,000 in 3 schemes`; without a figure where they do not add up. */
  total: (count: number, figure: string | null, every: Every | null) =>
    figure === null
      ? schemes(count)
      : `${figure}${every === null ? '' : ` ${everyTexts[every]}`} in ${schemes(count)}`,
  /** In the place of a summary while the fields are empty. */
  none: (count: number) => `Choose another scheme, or send the ${orders(count)} above.`,
  discarded: (count: number) =>
    count === 1
      ? 'What you entered will be lost, and 1 order will leave the cart. Nothing was sent.'
      : `What you entered will be lost, and ${groupIndian(count)} orders will leave the cart. Nothing was sent.`,
} as const;
