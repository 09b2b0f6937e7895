import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { actFile } from '../acts/act-file.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid } = texts.field;
const importId = text(18, invalid);
const importField = { label: 'Import', kind: 'text', isGiven: true, help: 'Its number.' } as const;

export const bringRateCard = declareAct({
  ...{ name: 'rate-card.import', about: 'brokerage', approval: 'always' },
  title: 'Bring in a rate card',
  did: 'brought in the rate card {subject}',
  asks: 'reason, second person',
  input: z.object({
    file: actFile,
    version: z.optional(text(60, invalid)),
    from: z.optional(text(10, invalid).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, invalid))),
  }),
  fields: {
    file: { label: 'File', kind: 'file' },
    version: { label: 'Name', kind: 'text', help: 'Where the file does not say it.' },
    from: { label: 'In force from', kind: 'day', help: 'Where the file does not say it.' },
  },
});

export const takeBackRateCard = declareAct({
  ...{ name: 'rate-card.rollback', about: 'brokerage', approval: 'always' },
  title: 'Take a rate card back',
  did: 'took back the rate card of {subject}',
  asks: 'reason, second person',
  input: z.object({ import: importId }),
  fields: { import: importField },
});

export const takeBackPayout = declareAct({
  ...{ name: 'payout.rollback', about: 'file-rollback', approval: 'always' },
  title: 'Take a file of brokerage back',
  did: 'took back {subject}',
  asks: 'reason, second person',
  input: z.object({ import: importId }),
  fields: { import: importField },
});

export const rebuildBrokerage = declareAct({
  ...{ name: 'brokerage.rebuild', about: 'jobs', approval: 'never' },
  title: 'Work out the expected brokerage again',
  did: 'worked out the expected brokerage again for {subject}',
  asks: 'reason',
  input: z.object({ arn: z.optional(text(12, invalid)) }),
  fields: { arn: { label: 'ARN', kind: 'arn', help: 'Of one distributor only.' } },
});

export const brokerageActTexts = {
  card: (version: string): string => `Bring in the rate card ${version}`,
  rateCard: 'Rate card',
  none: 'none',
  inForce: (version: string, lines: number, from: string): string =>
    `${version}: ${lines} lines, in force from ${from}`,
  known: (id: string): string => `brought in before, import ${id}`,
  earlierStays: 'Earlier days keep the card that was in force then.',
  takeBackCard: (file: string): string => `Take back the rate card of ${file}`,
  takeBackPayout: (file: string): string => `Take back ${file}`,
  rows: 'Rows of brokerage',
  inForceStays:
    'A rate card that is in force, or was, is kept for ever: bring in the right one with a later day.',
  expected: 'Expected brokerage',
  asStored: 'as stored',
  again: 'worked out again',
  everybody: 'everybody',
  rebuild: (whose: string): string => `Work out the expected brokerage again for ${whose}`,
  otherFeed: (id: string): string => `Import ${id} is of another kind.`,
  refused: 'The rate card is refused, nothing of it was taken:',
} as const;
