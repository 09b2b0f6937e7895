import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { changeKinds } from '../../changes/change-texts.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { changePaths } from '../../urls/change-paths.ts';
import { deadLinks } from '../confirmation/confirmation.ts';
import { decline } from '../confirmation/decline.ts';

const { invalid, id: wrongId } = texts.field;

/** A change of folio details that waits for its investor, as the distributor sees it. */
export const waitingChange = z.object({
  id: z.string(),
  kind: z.enum(changeKinds),
  folioNo: z.string(),
  /** Masked contacts that the link went to. */
  sentTo: z.array(z.string()),
  sentAt: z.string(),
  expiresAt: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type WaitingChange = z.infer<typeof waitingChange>;

/** Takes back a change that its investor has not answered. Of contacts and nominations alike. */
export const cancelChange = built('transact.cancelChange', 'POST', '/{hub}/change/cancel', {
  repeat: 'keyed',
  access: ['transact/contact', 'nominee'],
  request: z.object({ id: text(36, wrongId).check(z.uuid(wrongId)) }),
  response: z.object({ id: z.string() }),
  reason: 'A mistyped contact must not wait for a day; the spec lists no call for it.',
});

/** A link of the same change to hand on, made anew each time. */
export const shareChange = built('transact.shareChange', 'POST', '/{hub}/change/link', {
  repeat: 'safe',
  access: ['transact/contact', 'nominee'],
  request: z.object({ id: text(36, wrongId).check(z.uuid(wrongId)) }),
  response: z.object({ url: z.string(), text: z.string(), expiresAt: z.string() }),
  reason: 'A distributor shares the link by WhatsApp or mail; at rest there is only its hash.',
});

/* What an investor does with a link: without a session, plain, and nothing but the token is believed. */
const forInvestors = { auth: 'none', access: 'anyone', body: 'json', reply: 'plain', link: 'token' } as const;
const reason = 'The investor confirms a change without a login; the spec has no call for it.';
const token = text(43, wrongId).check(z.regex(/^[0-9A-Za-z_-]{43}$/, wrongId));

/** Of a contact: the registered one and the new one, and of a second one that is changed with it. */
const codeKeys = ['old', 'old2', 'new', 'new2', 'mobile', 'email'] as const;
export type CodeKey = (typeof codeKeys)[number];

const openChangeReply = z.object({
  link: z.enum(['open', ...deadLinks]),
  change: z.nullable(
    z.object({
      kind: z.enum(changeKinds),
      investorName: z.string(),
      distributor: z.object({ name: z.string(), arn: z.string() }),
      folioNo: z.string(),
      lines: z.array(z.object({ label: z.string(), value: z.string() })),
      /** What follows from it, as paragraphs. */
      notes: z.array(z.string()),
      /** Where a code goes, each to be entered. */
      codes: z.array(z.object({ key: z.enum(codeKeys), label: z.string(), masked: z.string() })),
      expiresAt: z.string(),
      now: z.string(),
    }),
  ),
});
export type OpenChange = z.infer<typeof openChangeReply>;

export const openChange = built('transact.openChange', 'POST', changePaths.open, {
  ...forInvestors,
  repeat: 'safe',
  request: z.object({ token }),
  response: openChangeReply,
  reason,
});

/** One code to each contact, at once. */
export const sendChangeOtp = built('transact.sendChangeOtp', 'POST', changePaths.otp, {
  ...forInvestors,
  repeat: 'never',
  request: z.object({ token }),
  response: z.object({ expiresAt: z.string(), nextAt: z.string() }),
  reason,
});

const otp = text(6, texts.field.otp).check(z.regex(/^\d{6}$/, texts.field.otp));

/** Confirmed with every code, or declined, for which the link is enough. */
export const decideChange = built('transact.decideChange', 'POST', changePaths.decide, {
  ...forInvestors,
  repeat: 'never',
  request: z.object({
    token,
    isConfirmed: z.boolean(invalid),
    codes: z.array(z.object({ key: z.enum(codeKeys, invalid), otp })).check(z.maxLength(4, invalid)),
    decline: z.optional(decline),
  }),
  response: z.object({ isConfirmed: z.boolean(), text: z.string() }),
  reason,
});
