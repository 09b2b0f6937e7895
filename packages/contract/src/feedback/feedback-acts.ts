import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid, tooLong } = texts.field;

export const answerQuery = declareAct({
  ...{ name: 'query.answer', about: 'queries', approval: 'never' },
  title: 'Answer',
  did: 'answered {subject}',
  asks: 'the answer',
  input: z.object({ reference: text(20, invalid), text: text(2000, invalid, tooLong) }),
  fields: {
    reference: { label: 'Query', kind: 'text', isGiven: true, help: 'Like Q-7K3M9T2A.' },
    text: { label: 'Answer', kind: 'words', help: 'At most 2000 letters. The distributor reads it.' },
  },
});

export const queryActTexts = {
  sentence: (reference: string): string => `Answer ${reference}`,
  status: 'Status',
  answered: 'answered',
  effect: 'The distributor is notified.',
} as const;
