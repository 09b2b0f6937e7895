import { moneyOf, writeMoney } from '@hub/domain';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import type { NewMandate } from '@hub/domain/orders/terms/new-mandate';
import * as z from 'zod/mini';
import { mandateFieldTexts } from '../../mandates/fields/mandate-field-texts.ts';
import { requestedMoneyPattern } from '../../schemas/figure-schemas.ts';
import { text } from '../../schemas/text-schema.ts';
import { orderTexts } from './order-texts.ts';

const { wrong } = orderTexts;

const isDay = (typed: string): boolean => {
  try {
    return Temporal.PlainDate.from(typed, { overflow: 'reject' }).toString() === typed;
  } catch {
    return false;
  }
};
export const mandateDay = text(10, mandateFieldTexts.wrong.day).check(
  z.regex(/^\d{4}-\d\d-\d\d$/, { error: mandateFieldTexts.wrong.day, abort: true }),
  z.refine(isDay, mandateFieldTexts.wrong.noSuchDay),
);

/** What every mandate is asked for, of a SIP or on its own. */
export const newMandateFields = {
  account: text(16, wrong.account).check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}-[0-9A-Z]{1,4}$/, wrong.account)),
  channel: z.enum(mandateChannels, mandateFieldTexts.wrong.channel),
  vpa: z.nullable(text(100, mandateFieldTexts.wrong.vpa)),
  limit: text(16, wrong.amount).check(z.regex(requestedMoneyPattern, wrong.amount)),
  endsOn: mandateDay,
};

/** The mandate that is registered with an order: folio and first day are the order's. */
export const newMandateSchema = z.strictObject(newMandateFields, mandateFieldTexts.wrong.newMandate);
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
