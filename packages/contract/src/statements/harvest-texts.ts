import { groupIndian } from '@hub/domain';
import type { MessageChannel } from '../calls/opportunity/opportunity-messages.ts';
import { type Draft, draftFor } from '../opportunity/message-texts.ts';

/** The file of the tax harvest. */
export const harvestFileTexts = {
  titles: { allowance: 'Tax harvest', load: 'Exit loads ending soon' },
  asOn: (day: string): string => `NAV of ${day}`,
  rowCount: (count: number): string => (count === 1 ? '1 holding' : `${groupIndian(count)} holdings`),
  foundBy: (words: string): string => `found by “${words}”`,
  notes: {
    allowance:
      'Units whose long-term gain is within the client’s unused LTCG exemption of the year: one exemption for all rows of a client, as per this book. Tax saved: the tax on this gain without the exemption, with cess and without surcharge.',
    load: 'Units with an exit load now and none from the date shown.',
  },
  investor: 'Investor',
  folio: 'Folio',
  scheme: 'Scheme',
  taxSaved: 'Tax saved (₹)',
  longGain: 'Long-term gain (₹)',
  allowanceLeft: 'LTCG exemption left (₹)',
  units: 'Units',
  saleValue: 'Sale value (₹)',
  lastDay: 'Last day',
  holding: 'Holding (₹)',
  load: 'Exit load today (₹)',
  withoutFrom: 'Load-free from',
  theirValue: 'Value of these units (₹)',
  gainInThem: 'Gain on these units (₹)',
} as const;

const drafts: Readonly<Record<'allowance' | 'load', Draft>> = {
  allowance: {
    subject: 'Your tax-free gain of this year',
    about:
      'in {scheme} you have a long-term gain of {amount} within your tax-free limit of this financial year, if you redeem by {date}. Shall we look at it together?',
  },
  load: {
    subject: 'Your exit load in {scheme} ends soon',
    about:
      'a part of your units in {scheme} has an exit load of {amount} today and none from {date}. If you plan to redeem, please talk to me first.',
  },
};

/** What a message about a holding begins with, to be written over. */
export const harvestDraft = (kind: keyof typeof drafts, channel: MessageChannel, sender: string) =>
  draftFor(drafts[kind], channel, sender);
