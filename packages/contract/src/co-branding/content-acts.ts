import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { actFolder } from '../acts/act-file.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid, tooLong } = texts.field;
const about = 'content';

export const addContent = declareAct({
  ...{ name: 'content.add', about, approval: 'always' },
  title: 'Add pieces and videos',
  did: 'added marketing pieces and videos of {subject}',
  asks: 'reason, second person',
  input: z.object({ folder: actFolder }),
  fields: {
    folder: { label: 'Folder', kind: 'file', help: 'With content.json and the files that it names.' },
  },
});

export const recallPiece = declareAct({
  ...{ name: 'content.recall', about, approval: 'never' },
  title: 'Recall',
  did: 'recalled {subject}',
  asks: 'words for distributors',
  input: z.object({ id: text(60, invalid), words: text(200, invalid, tooLong) }),
  fields: {
    id: { label: 'Piece', kind: 'text', isGiven: true, help: 'As the list prints it.' },
    words: { label: 'Why', kind: 'words', help: 'Distributors and whoever opens a copy read it.' },
  },
});

export const contentActTexts = {
  add: (folder: string): string => `Add the pieces and videos of ${folder}`,
  piece: (id: string): string => `Piece ${id}`,
  video: (id: string): string => `Video ${id}`,
  version: (version: number): string => `version ${version}`,
  asNamed: 'as in the folder',
  nothing: 'The folder has nothing new.',
  notified: 'Distributors are notified of what is new.',
  recall: (id: string): string => `Recall ${id}`,
  state: 'State',
  current: 'in use',
  recalled: 'recalled',
  effect: 'Nobody may use it any more, and its copies say so.',
  unreadable: (manifest: string, why: string): string => `${manifest} of the folder cannot be read: ${why}`,
  refused: 'The folder is refused, nothing was imported:',
} as const;
