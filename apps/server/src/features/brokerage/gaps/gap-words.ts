import type { BrokerageGapName } from '@hub/contract/calls/brokerage/brokerage-shapes';
import { formatRupees, moneyOf, paise } from '@hub/domain';

const words: Readonly<Record<BrokerageGapName, string>> = {
  'missing-folio': 'was expected and did not come',
  hold: 'was worked out and is held',
  rate: 'by another rate than the rate card’s',
  days: 'for days that were not counted',
  'gst-basis': 'because GST was taken out of a rate that has it on top, or left in one that has it within',
  'clawback-twice': 'taken back a second time',
  'not-expected': 'was not expected',
  other: 'of which the cause is not known',
};

/** `₹821.92 too little, by another rate than the rate card’s`. */
export function gapInWords(gap: BrokerageGapName, amount: string): string {
  const size = moneyOf(amount);
  const rupees = formatRupees(paise(size < 0n ? -size : size));
  if (gap === 'missing-folio' || gap === 'hold') return `${rupees} ${words[gap]}`;
  return `${rupees} too ${size < 0n ? 'much' : 'little'}: ${words[gap]}`;
}
