import { moneyOf } from '@hub/domain';
import type { MandateTerms } from '@hub/domain/mandates/checks/mandate';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import * as z from 'zod/mini';
import { orderTexts } from '../orders/terms/order-texts.ts';
import { requestedMoneyPattern } from '../schemas/figure-schemas.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { mandateTexts } from './mandate-texts.ts';

const { field } = texts;
const { wrong } = orderTexts;

const isDay = (typed: string): boolean => {
  try {
    return Temporal.PlainDate.from(typed, { overflow: 'reject' }).toString() === typed;
  } catch {
    return false;
  }
};
const isoDay = text(10, mandateTexts.wrong.day).check(
  z.regex(/^\d{4}-\d\d-\d\d$/, { error: mandateTexts.wrong.day, abort: true }),
  z.refine(isDay, mandateTexts.wrong.noSuchDay),
);

export const mandateId = text(20, field.id).check(z.regex(/^[A-Z0-9]{4,20}$/, field.id));

/** `MandateTerms` as a request carries them. */
export const mandateTermsSchema = z.strictObject({
  folioNo: text(30, field.folio).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/, field.folio)),
  account: text(16, wrong.account).check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}-[0-9A-Z]{1,4}$/, wrong.account)),
  channel: z.enum(mandateChannels, mandateTexts.wrong.channel),
  vpa: z.nullable(text(100, mandateTexts.wrong.vpa)),
  limit: text(16, wrong.amount).check(z.regex(requestedMoneyPattern, wrong.amount)),
  startsOn: isoDay,
  endsOn: isoDay,
  repairs: z.nullable(mandateId),
});
export type MandateTermsWire = z.infer<typeof mandateTermsSchema>;

export const readMandateTerms = (wire: MandateTermsWire): MandateTerms => ({
  ...wire,
  limit: moneyOf(wire.limit),
  startsOn: Temporal.PlainDate.from(wire.startsOn),
  endsOn: Temporal.PlainDate.from(wire.endsOn),
});
