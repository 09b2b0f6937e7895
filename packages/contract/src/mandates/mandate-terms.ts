import { moneyOf } from '@hub/domain';
import type { MandateTerms } from '@hub/domain/mandates/checks/mandate';
import * as z from 'zod/mini';
import { mandateDay, newMandateFields } from '../orders/terms/new-mandate-schema.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { field } = texts;

export const mandateId = text(20, field.id).check(z.regex(/^[A-Z0-9]{4,20}$/, field.id));

/** `MandateTerms` as a request carries them. */
export const mandateTermsSchema = z.strictObject({
  folioNo: text(30, field.folio).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/, field.folio)),
  ...newMandateFields,
  startsOn: mandateDay,
  repairs: z.nullable(mandateId),
});
export type MandateTermsWire = z.infer<typeof mandateTermsSchema>;

export const readMandateTerms = (wire: MandateTermsWire): MandateTerms => ({
  ...wire,
  limit: moneyOf(wire.limit),
  startsOn: Temporal.PlainDate.from(wire.startsOn),
  endsOn: Temporal.PlainDate.from(wire.endsOn),
});
