import { moneyOf, writeMoney } from '@hub/domain';
import type { MandateTerms, NewMandate } from '@hub/domain/mandates/checks/mandate';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import * as z from 'zod/mini';
import { orderTexts } from '../orders/terms/order-texts.ts';
import { requestedMoneyPattern } from '../schemas/figure-schemas.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { mandateFieldTexts } from './mandate-field-texts.ts';

const { field } = texts;
const { wrong } = orderTexts;

const isDay = (typed: string): boolean => {
  try {
    return Temporal.PlainDate.from(typed, { overflow: 'reject' }).toString() === typed;
  } catch {
    return false;
  }
};
const isoDay = text(10, mandateFieldTexts.wrong.day).check(
  z.regex(/^\d{4}-\d\d-\d\d$/, { error: mandateFieldTexts.wrong.day, abort: true }),
  z.refine(isDay, mandateFieldTexts.wrong.noSuchDay),
);

export const mandateId = text(20, field.id).check(z.regex(/^[A-Z0-9]{4,20}$/, field.id));

const asked = {
  account: text(16, wrong.account).check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}-[0-9A-Z]{1,4}$/, wrong.account)),
  channel: z.enum(mandateChannels, mandateFieldTexts.wrong.channel),
  vpa: z.nullable(text(100, mandateFieldTexts.wrong.vpa)),
  limit: text(16, wrong.amount).check(z.regex(requestedMoneyPattern, wrong.amount)),
  endsOn: isoDay,
};

/** `MandateTerms` as a request carries them. */
export const mandateTermsSchema = z.strictObject({
  folioNo: text(30, field.folio).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/, field.folio)),
  ...asked,
  startsOn: isoDay,
  repairs: z.nullable(mandateId),
});
export type MandateTermsWire = z.infer<typeof mandateTermsSchema>;

export const readMandateTerms = (wire: MandateTermsWire): MandateTerms => ({
  ...wire,
  limit: moneyOf(wire.limit),
  startsOn: Temporal.PlainDate.from(wire.startsOn),
  endsOn: Temporal.PlainDate.from(wire.endsOn),
});

/** The mandate that is registered with an order: folio and first day are the order's. */
export const newMandateSchema = z.strictObject(asked, mandateFieldTexts.wrong.newMandate);
type NewMandateWire = z.infer<typeof newMandateSchema>;

export const readNewMandate = (wire: NewMandateWire): NewMandate => ({
  ...wire,
  limit: moneyOf(wire.limit),
  endsOn: Temporal.PlainDate.from(wire.endsOn),
});

export const writeNewMandate = (requested: NewMandate): NewMandateWire => ({
  ...requested,
  limit: writeMoney(requested.limit),
  endsOn: `${requested.endsOn}`,
});
