import * as z from 'zod/mini';
import { texts } from '../texts/texts.ts';
import { text } from './text-schema.ts';

const { invalid, tooLong, plainText } = texts.field;

/** Marks nobody sees: direction overrides, zero-width spaces, soft hyphens. Indic scripts need the two joiners. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;
const visible = (typed: string) => typed.normalize('NFC').replace(invisible, '');
const asLine = (typed: string) => visible(typed).replace(/\s+/gu, ' ').trim();
/** Lines stay lines, with one empty one between paragraphs. */
const asParagraphs = (typed: string) =>
  visible(typed)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

const typed = (max: number, tidy: (typed: string) => string, allowed: RegExp) =>
  // More than is kept, because tidying takes some of it away; but nobody makes us tidy a megabyte.
  text(10 * max, invalid, tooLong).check(
    z.overwrite(tidy),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.regex(allowed, plainText),
    // No script stacks so many marks on one letter; such a tower would cover the lines around it.
    z.refine((saved) => !/\p{M}{6}/u.test(saved), plainText),
  );

/** Of somebody or something: letters of every script, digits and what stands between them; nothing like markup. */
/* @__NO_SIDE_EFFECTS__ */
export const typedName = (max: number) => typed(max, asLine, /^[^<>\p{Cc}\p{Cs}\p{Co}\p{Cn}]*$/u);

/** One line of what somebody wants to say. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLine = (max: number) => typed(max, asLine, /^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}]*$/u);

/** As many lines as somebody likes. */
/* @__NO_SIDE_EFFECTS__ */
export const typedParagraphs = (max: number) =>
  typed(max, asParagraphs, /^(?:[^\p{Cc}\p{Cs}\p{Co}\p{Cn}]|\n)*$/u);
