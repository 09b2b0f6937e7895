import * as z from 'zod/mini';
import { draftSchema } from '../../applications/draft-schema.ts';
import { applicationFactsSchema } from '../../applications/facts-schema.ts';
import { built } from '../../call/declare.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { accountQuestion, accountVerdict } from './transact-account-check.ts';
import { applicationVersion, savedProof } from './transact-applications.ts';

/*
 * What an investor does with a shared link: without a session, and plain. The token names the form; nothing of the
 * distributor's book is in a reply, and nothing but the investor's own part of the form can be changed.
 */
const { id: wrongId, required } = texts.field;
const forInvestors = { auth: 'none', access: 'anyone', reply: 'plain' } as const;
const linked = { ...forInvestors, link: 'token' } as const;
const post = { ...linked, body: 'json', repeat: 'safe' } as const;
const reason = 'The spec has no call for an investor who fills in a form that was started for them.';

const token = text(43, wrongId).check(z.regex(/^[0-9A-Za-z_-]{43}$/, wrongId));

const sharedReply = z.object({
  link: z.enum(['open', 'expired', 'used', 'revoked', 'unknown']),
  /** Null when the link opens nothing. */
  form: z.nullable(
    z.object({
      version: z.int(),
      /** Who asks. The EUIN is empty until somebody has entered one. */
      distributor: z.object({ name: z.string(), arn: z.string(), euin: z.string() }),
      expiresAt: z.string(),
      draft: draftSchema,
      facts: applicationFactsSchema,
      changedAt: z.string(),
      changedBy: z.enum(['distributor', 'investor']),
      now: z.string(),
    }),
  ),
});
export type SharedApplication = z.infer<typeof sharedReply>;

export const openShared = built('transact.openShared', 'POST', '/{hub}/applications/shared/open', {
  ...post,
  request: z.object({ token }),
  response: sharedReply,
  reason,
});

/** `isDone`: the investor has nothing to add, and the link works no more. */
export const saveShared = built('transact.saveShared', 'POST', '/{hub}/applications/shared/save', {
  ...post,
  request: z.object({ token, version: applicationVersion, draft: draftSchema, isDone: z.boolean(required) }),
  response: sharedReply,
  reason,
});

/** A penny drop to an account of one of the people in the form. */
export const checkSharedAccount = built(
  'transact.checkSharedAccount',
  'POST',
  '/{hub}/applications/shared/account',
  {
    ...post,
    request: z.object({ token, ...accountQuestion }),
    response: accountVerdict,
    reason,
  },
);

export const uploadSharedProof = built(
  'transact.uploadSharedProof',
  'POST',
  '/{hub}/applications/shared/proof',
  {
    ...linked,
    body: 'multipart',
    repeat: 'never',
    request: z.object({ token }),
    response: savedProof,
    reason,
  },
);

const choice = { code: z.string(), name: z.string() };

/** What a form chooses from. The same for everybody, so it needs no token. */
export const sharedLists = built('transact.sharedLists', 'GET', '/{hub}/applications/shared/lists', {
  ...forInvestors,
  request: z.object({}),
  response: z.object({
    countries: z.array(z.object(choice)),
    relations: z.array(z.object({ ...choice, mayBeGuardian: z.boolean() })),
  }),
  reason,
});
