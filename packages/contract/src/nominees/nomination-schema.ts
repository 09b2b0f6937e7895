import type { NominationTerms, NomineeTerms } from '@hub/domain/nominees/nominee';
import { parseShare } from '@hub/domain/nominees/nominee-shares';
import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { nomineeTexts } from './nominee-texts.ts';

const { invalid } = texts.field;

const isDay = (typed: string): boolean => {
  try {
    return Temporal.PlainDate.from(typed, { overflow: 'reject' }).toString() === typed;
  } catch {
    return false;
  }
};
const isoDay = text(10, nomineeTexts.wrong.day).check(
  z.regex(/^\d{4}-\d\d-\d\d$/, { error: nomineeTexts.wrong.day, abort: true }),
  z.refine(isDay, nomineeTexts.wrong.day),
);
const name = text(200, nomineeTexts.wrong.name);
const relation = text(2, invalid);

const nomineeSchema = z.strictObject({
  name,
  relation,
  share: z.nullable(
    text(8, nomineeTexts.wrong.share).check(z.regex(/^\d{1,3}(?:\.\d{0,2})?$/, nomineeTexts.wrong.share)),
  ),
  birthDate: z.nullable(isoDay),
  guardian: z.nullable(z.strictObject({ name, relation })),
});
export type NomineeWire = z.infer<typeof nomineeSchema>;

/** More than any limit: what is above the limit of the day is said in words. */
const MOST_SENT = 20;

/** `NominationTerms` as a request carries them. */
export const nominationSchema = z.strictObject({
  nominees: z.array(nomineeSchema).check(z.maxLength(MOST_SENT, invalid)),
  isOptOut: z.boolean(invalid),
});
export type NominationWire = z.infer<typeof nominationSchema>;

const readNominee = (wire: NomineeWire): NomineeTerms => ({
  ...wire,
  share: wire.share === null ? null : parseShare(wire.share),
  birthDate: wire.birthDate === null ? null : Temporal.PlainDate.from(wire.birthDate),
});

export const readNomination = ({ nominees, isOptOut }: NominationWire): NominationTerms => ({
  nominees: nominees.map(readNominee),
  isOptOut,
});
