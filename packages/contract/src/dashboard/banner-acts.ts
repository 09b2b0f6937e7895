import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { typedLine } from '../schemas/typed-text.ts';
import { texts } from '../texts/texts.ts';
import { bannerTexts } from './banner-texts.ts';

const { invalid, required, id: wrongId } = texts.field;
const { fields: labels, faults } = bannerTexts;
const about = 'content';
const day = text(10, faults.day).check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, faults.day));

export const bannerAudiences = [
  'everybody',
  'no-clients',
  'no-sips',
  'sips-maturing',
  'sips-at-risk',
  'kyc-on-hold',
  'arn-at-rest',
] as const;

const content = {
  title: typedLine(60).check(z.minLength(1, required)),
  text: typedLine(200).check(z.minLength(1, required)),
  action: z.optional(typedLine(30)),
  link: z.optional(text(200, faults.link).check(z.regex(/^(?:\/[\w/-]*)?$/, faults.link))),
  tone: z.enum(['brand', 'notice', 'news'], invalid),
  audience: z.enum(bannerAudiences, invalid),
  from: z.optional(day),
  to: z.optional(day),
  place: z.optional(z.int(invalid).check(z.gte(0, invalid), z.lte(99, invalid))),
};
const contentFields = {
  title: { label: labels.title, kind: 'text' },
  text: { label: labels.text, kind: 'words' },
  action: { label: labels.action, kind: 'text' },
  link: { label: labels.link, kind: 'text', help: labels.linkHelp },
  tone: { label: labels.tone, kind: 'choice', options: labels.tones },
  audience: { label: labels.audience, kind: 'choice', options: labels.audiences },
  from: { label: labels.from, kind: 'day' },
  to: { label: labels.to, kind: 'day', help: labels.toHelp },
  place: { label: labels.place, kind: 'number', help: labels.placeHelp },
} as const;
const id = text(10, wrongId).check(z.regex(/^\d{1,9}$/, wrongId));
const idField = { label: labels.id, kind: 'text', isGiven: true } as const;

export const addBanner = declareAct({
  name: 'banner.add',
  about,
  approval: 'always',
  ...bannerTexts.add,
  input: z.object(content),
  fields: contentFields,
});

export const changeBanner = declareAct({
  name: 'banner.change',
  about,
  approval: 'always',
  ...bannerTexts.change,
  input: z.object({ id, ...content }),
  fields: { id: idField, ...contentFields },
});

/** At once: what should not stand there waits for nobody. */
export const endBanner = declareAct({
  name: 'banner.end',
  about,
  approval: 'never',
  ...bannerTexts.end,
  input: z.object({ id }),
  fields: { id: idField },
});
