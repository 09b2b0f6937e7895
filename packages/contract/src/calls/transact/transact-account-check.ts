import { isIfsc } from '@hub/domain';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { applicationScreens } from './transact-applications.ts';

const { ifsc: wrongIfsc, invalid, required } = texts.field;

/** What one rupee to an account says about it. */
export const accountFaults = ['another-name', 'none', 'no-answer'] as const;
export type AccountFault = (typeof accountFaults)[number];

export const accountFaultTexts: Readonly<Record<AccountFault, string>> = {
  'another-name': 'The account belongs to another name. Enter an account of the investor.',
  none: 'The bank has no such account, or it is closed. Check the account number.',
  'no-answer': 'The bank did not answer. Try again in a minute, or upload a proof.',
};

export const accountQuestion = {
  ifsc: text(11, wrongIfsc).check(z.refine((typed) => isIfsc(typed), wrongIfsc)),
  account: text(18, invalid).check(z.regex(/^\d{6,18}$/, invalid)),
};

export const accountVerdict = z.object({
  isGood: z.boolean(),
  fault: z.nullable(z.enum(accountFaults)),
  /** What the user reads. */
  message: z.nullable(z.string()),
});
export type AccountVerdict = z.infer<typeof accountVerdict>;

/** A penny drop: whether an account is that of one of these people. Whose it is otherwise is not said. */
export const checkAccount = built('transact.checkAccount', 'POST', '/{hub}/applications/account', {
  repeat: 'safe',
  access: applicationScreens,
  request: z.object({
    ...accountQuestion,
    names: z.array(text(120, invalid)).check(z.minLength(1, required), z.maxLength(4, invalid)),
  }),
  response: accountVerdict,
  reason: 'The spec has no call for a penny drop.',
});
