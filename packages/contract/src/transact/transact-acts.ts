import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid } = texts.field;
const about = 'orders';
const input = z.object({ line: text(20, invalid) });
const fields = {
  line: { label: 'Line', kind: 'text', isGiven: true, help: 'Its number in the list.' },
} as const;

export const takeAnswer = declareAct({
  ...{ name: 'registrar.take', about, approval: 'always' },
  title: 'Take the answer',
  did: 'took the answer to {subject}',
  asks: 'reason, second person',
  input,
  fields,
});

export const dropAnswer = declareAct({
  ...{ name: 'registrar.drop', about, approval: 'never' },
  title: 'Drop the answer',
  did: 'dropped the answer to {subject}',
  asks: 'reason',
  input,
  fields,
});

export const heldAnswerTexts = {
  take: (whose: string): string => `Take the answer to ${whose}`,
  drop: (whose: string): string => `Drop the answer to ${whose}`,
  line: 'Line of the registrar',
  held: 'in quarantine',
  taken: 'taken with the next run',
  dropped: 'dropped for good',
  effects: {
    take: 'The order becomes what the line says, within a minute.',
    drop: 'Its order waits for another answer.',
  },
} as const;
