import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { actFile } from '../acts/act-file.ts';
import { filledText, text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { schemeMasterTexts } from './scheme-master-texts.ts';

const { invalid } = texts.field;
const { fields: labels, faults } = schemeMasterTexts;
const about = 'masters';
const approval = 'always';
const code = filledText(12, faults.unknownScheme);
const day = text(10, faults.day).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, faults.day));
const codeField = { label: labels.code, kind: 'text', isGiven: true } as const;

/** Any of the files that a scheme stands in: whole or not at all. */
export const loadSchemes = declareAct({
  name: 'scheme.load',
  ...{ about, approval, ...schemeMasterTexts.load },
  input: z.object({ file: actFile, unknown: z.enum(['add', 'leave'], invalid) }),
  fields: {
    file: { label: labels.file, kind: 'file', help: labels.fileHelp },
    unknown: { label: labels.unknown, kind: 'choice', options: labels.unknownOptions },
  },
});

export const mergeScheme = declareAct({
  name: 'scheme.merge',
  ...{ about, approval, ...schemeMasterTexts.merge },
  input: z.object({ code, into: code, on: day }),
  fields: {
    code: codeField,
    into: { label: labels.into, kind: 'text' },
    on: { label: labels.on, kind: 'day' },
  },
});

export const closeScheme = declareAct({
  name: 'scheme.close',
  ...{ about, approval, ...schemeMasterTexts.close },
  input: z.object({ code }),
  fields: { code: codeField },
});

export const reopenScheme = declareAct({
  name: 'scheme.reopen',
  ...{ about, approval, ...schemeMasterTexts.reopen },
  input: z.object({ code }),
  fields: { code: codeField },
});

export const planNfo = declareAct({
  name: 'scheme.nfo',
  ...{ about, approval, ...schemeMasterTexts.nfo },
  input: z.object({ code, opens: day, closes: day }),
  fields: {
    code: codeField,
    opens: { label: labels.opens, kind: 'day' },
    closes: { label: labels.closes, kind: 'day' },
  },
});
