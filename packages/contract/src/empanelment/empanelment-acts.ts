import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { filledText, text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid, required, tooLong } = texts.field;
const about = 'distributors';
const arn = filledText(12, invalid);
const arnField = { label: 'ARN', kind: 'arn', isGiven: true } as const;
const words = text(300, required, tooLong);

export const reviewForm = declareAct({
  ...{ name: 'empanelment.review', about, approval: 'never' },
  title: 'Take up the form',
  did: 'took up the form of {subject}',
  asks: 'reason',
  input: z.object({ arn }),
  fields: { arn: arnField },
});

export const approveForm = declareAct({
  ...{ name: 'empanelment.approve', about, approval: 'always' },
  title: 'Empanel',
  did: 'empanelled {subject}',
  asks: 'reason, second person',
  input: z.object({ arn }),
  fields: { arn: arnField },
});

export const requestAgain = declareAct({
  ...{ name: 'empanelment.ask', about, approval: 'never' },
  title: 'Ask for steps or papers again',
  did: 'asked {subject} for steps or papers again',
  asks: 'words for the applicant',
  input: z.object({ arn, items: z.array(text(40, invalid)).check(z.maxLength(40, invalid)), words }),
  fields: {
    arn: arnField,
    items: { label: 'Steps and papers', kind: 'choices' },
    words: { label: 'What is wrong with them', kind: 'words', help: 'The applicant reads it.' },
  },
});

export const rejectForm = declareAct({
  ...{ name: 'empanelment.reject', about, approval: 'never' },
  title: 'Do not accept',
  did: 'did not accept the form of {subject}',
  asks: 'words for the applicant',
  input: z.object({ arn, words }),
  fields: { arn: arnField, words: { label: 'Why', kind: 'words', help: 'The applicant reads it.' } },
});

export const endCallback = declareAct({
  ...{ name: 'empanelment.called', about, approval: 'never' },
  title: 'Called',
  did: 'called somebody who wanted to be called',
  asks: 'reason',
  input: z.object({ mobile: text(20, invalid) }),
  fields: { mobile: { label: 'Mobile number', kind: 'mobile', isGiven: true } },
});

export const empanelmentActTexts = {
  status: 'Status',
  requested: 'Asked for',
  words: 'Words',
  review: (arn: string): string => `Take up the form of ${arn}`,
  approve: (arn: string): string => `Empanel ${arn}`,
  before: (arn: string): string => `${arn} is empanelled already`,
  request: (arn: string): string => `Ask ${arn} for steps or papers again`,
  reject: (arn: string): string => `Do not accept the form of ${arn}`,
  called: 'Take a call off the list',
  caller: 'who wanted to be called',
  waits: 'waits',
  done: 'called',
  effects: {
    review: 'The applicant sees that the form is being checked.',
    approve: 'The ARN can log in at once, and is notified.',
    notified: 'The applicant is notified.',
    onlyThese: 'Nothing else of the form can be changed.',
  },
} as const;
