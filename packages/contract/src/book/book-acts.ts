import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { actFile } from '../acts/act-file.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid } = texts.field;

export const importFeed = declareAct({
  ...{ name: 'file.import', about: 'files', approval: 'never' },
  title: 'Bring in a registrar’s file',
  did: 'brought in {subject}',
  asks: 'reason',
  input: z.object({ feed: z.enum(['cams', 'kfin'], invalid), file: actFile }),
  fields: {
    feed: { label: 'Registrar', kind: 'choice', options: { cams: 'CAMS', kfin: 'KFintech' } },
    file: { label: 'File', kind: 'file', help: 'DBF, CSV or text is recognised by its content.' },
  },
});

export const importNavs = declareAct({
  ...{ name: 'nav.import', about: 'navs', approval: 'never' },
  title: 'Bring in NAVs',
  did: 'brought in the NAVs of {subject}',
  asks: 'reason',
  input: z.object({ file: actFile }),
  fields: { file: { label: 'File', kind: 'file', help: 'As AMFI publishes it.' } },
});

export const rollBackFile = declareAct({
  ...{ name: 'file.rollback', about: 'file-rollback', approval: 'always' },
  title: 'Take a file back',
  did: 'rolled back {subject}',
  asks: 'reason, second person',
  input: z.object({ import: text(18, invalid) }),
  fields: { import: { label: 'Import', kind: 'text', isGiven: true, help: 'Its number.' } },
});

export const rebuildBook = declareAct({
  ...{ name: 'book.rebuild', about: 'jobs', approval: 'never' },
  title: 'Make the book again from the ledger',
  did: 'made the book again from the ledger',
  asks: 'reason',
  input: z.object({}),
  fields: {},
});

export const fileActTexts = {
  import: (file: string): string => `Bring in ${file}`,
  navs: (file: string): string => `Bring in the NAVs of ${file}`,
  rollBack: (file: string): string => `Take back ${file}`,
  rebuild: 'Make positions and figures again from the ledger',
  book: 'the book',
  figures: 'Positions and figures',
  asStored: 'as stored',
  fromLedger: 'as the ledger says',
  file: 'File',
  before: 'not brought in',
  importedBefore: (id: string): string => `brought in before, import ${id}`,
  isImport: 'being brought in',
  rows: 'Rows in the book',
  none: 'none',
  whole: 'Each row is taken or goes to the quarantine, with its reason.',
  opposite: 'Each entry gets an opposite one; the book is then what it was without the file.',
  noImport: (id: string): string => `There is no import ${id}.`,
  isBack: (file: string): string => `${file} was rolled back before.`,
  isRunning: (file: string): string => `${file} is still being brought in.`,
  navsStay: 'A NAV file cannot be rolled back: import one with the right NAVs.',
} as const;
