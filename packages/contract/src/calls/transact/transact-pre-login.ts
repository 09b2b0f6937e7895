import { isPan } from '@hub/domain';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { orderTexts } from '../../orders/terms/order-texts.ts';
import { amount, folioNo } from '../../orders/terms/terms-fields.ts';
import { schemeCode } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { arn } from '../session/session.ts';

const { field } = texts;

/** What may be started without a login: a purchase, or a redemption to the folio's own account. */
export const preLoginKinds = ['lumpsum', 'redeem'] as const;
export type PreLoginKind = (typeof preLoginKinds)[number];

export const preLoginTexts = {
  wrong: { kind: 'Choose a lumpsum or a redemption.', amount: 'Enter the amount to invest.' },
  tooOften: 'Too many transactions were started from here. Try again in an hour, or log in.',
  /** The same whether or not a folio was found. */
  accepted:
    'If the ARN, PAN and folio belong together, the investor gets a link at the mobile number and e-mail registered in the folio. Nothing happens until the investor confirms.',
} as const;

/**
 * Starts an order of an investor without a login (`/login/pre-login-transaction`). Every request is answered alike and
 * in the same time: whether the three belong together, and whether the order is allowed, is looked at afterwards, and
 * only the investor hears of it.
 */
export const startPreLoginOrder = built('transact.preLoginOrder', 'POST', '/{hub}/trans/prelogin', {
  auth: 'none',
  access: 'anyone',
  repeat: 'never',
  request: z
    .object({
      arn,
      pan: text(20, field.pan).check(z.refine((typed) => isPan(typed.trim().toUpperCase()), field.pan)),
      folioNo,
      kind: z.enum(preLoginKinds, preLoginTexts.wrong.kind),
      schemeCode,
      /** Null: all units, of a redemption. */
      amount: z.nullable(amount),
      /** Null: the investor orders without advice. */
      euin: z.nullable(text(7, orderTexts.wrong.euin).check(z.regex(/^E\d{6}$/, orderTexts.wrong.euin))),
    })
    .check(
      z.refine(({ kind, amount: given }) => kind === 'redeem' || given !== null, {
        error: preLoginTexts.wrong.amount,
        path: ['amount'],
      }),
    ),
  response: z.object({ status: z.literal('Success') }),
  reason: 'The spec has the screen of a transaction before login and shows no call for it.',
});
