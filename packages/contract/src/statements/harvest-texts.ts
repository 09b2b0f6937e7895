import { groupIndian } from '@hub/domain';
import type { MessageChannel } from '../calls/opportunity/opportunity-messages.ts';
import { type Draft, draftFor } from '../opportunity/message-texts.ts';

/** The file of the tax harvest. */
export const harvestFileTexts = {
  titles: { allowance: 'Tax harvest', load: 'Exit loads that end soon' },
  asOn: (day: string): string => `Prices of ${day}`,
  rowCount: (count: number): string => (count === 1 ? '1 holding' : `${groupIndian(count)} holdings`),
  foundBy: (words: string): string => `found by “${words}”`,
  notes: {
    allowance:
      'Units whose long-term gain fits what is left of the client’s allowance of the year: one allowance for all rows of a client, as far as this book knows. Tax saved: what the gain would be taxed above an allowance, with cess and without surcharge.',
    load: 'Units that bear an exit load now and none from the day named.',
  },
  investor: 'Investor',
  folio: 'Folio',
  scheme: 'Scheme',
  taxSaved: 'Tax saved (₹)',
  longGain: 'Long-term gain (₹)',
  allowanceLeft: 'Allowance left (₹)',
  units: 'Units',
  saleValue: 'Sale value (₹)',
  lastDay: 'Last day',
  holding: 'Holding (₹)',
  load: 'Exit load today (₹)',
  withoutFrom: 'Without from',
  theirValue: 'Their value (₹)',
  gainInThem: 'Gain in them (₹)',
} as const;

const drafts: Readonly<Record<'allowance' | 'load', Draft>> = {
  allowance: {
    subject: 'Your tax-free gain of this year',
    about:
      'in {scheme} you have a long-term gain of {amount} that fits your tax-free allowance of this financial year, if you sell by {date}. Shall we look at it together?',
  },
  load: {
    subject: 'Your exit load in {scheme} ends soon',
    about:
      'a part of your units in {scheme} bears an exit load of {amount} today and none from {date}. If you plan to redeem, please talk to me first.',
  },
};

/** What a message about a holding begins with, to be written over. */
export const harvestDraft = (kind: keyof typeof drafts, channel: MessageChannel, sender: string) =>
  draftFor(drafts[kind], channel, sender);
