import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { actFile } from '../acts/act-file.ts';
import { texts } from '../texts/texts.ts';

const { invalid } = texts.field;
export const publicLists = {
  ifsc: 'IFSC branches',
  pincodes: 'Pincodes',
  holidays: 'Holidays',
  banks: 'Banks',
} as const;

export const importPublicList = declareAct({
  ...{ name: 'list.import', about: 'masters', approval: 'depends' },
  title: 'Bring in a public list',
  did: 'brought in {subject}',
  asks: 'reason; holidays: second person',
  input: z.object({ list: z.enum(['ifsc', 'pincodes', 'holidays', 'banks'], invalid), file: actFile }),
  fields: {
    list: { label: 'List', kind: 'choice', options: publicLists },
    file: { label: 'File', kind: 'file' },
  },
});

export const listActTexts = {
  sentence: (list: keyof typeof publicLists, file: string): string =>
    `Bring in ${publicLists[list]} of ${file}`,
  asStored: 'as stored',
  ofFile: (file: string): string => `and what ${file} has`,
  onTop: 'A file comes on top of what there is.',
} as const;
