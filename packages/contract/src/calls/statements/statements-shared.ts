import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, unitsText } from '../../schemas/figure-schemas.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { sharedStatementPaths } from '../../urls/shared-statement-paths.ts';
import { distributor } from './statement-shapes.ts';

/* What an investor does with a shared statement's link: without a session, and plain. */

const { id: wrongId, panEnd } = texts.field;
const forInvestors = { auth: 'none', access: 'anyone', reply: 'plain', body: 'json', link: 'token' } as const;
const reason = 'The spec has no call for an investor who opens a shared statement.';

const token = text(43, wrongId).check(z.regex(/^[0-9A-Za-z_-]{43}$/, wrongId));

/** So many wrong answers, and the link is locked for good. */
export const SHARED_STATEMENT_TRIES = 5;

const lastFour = text(4, panEnd).check(z.toUpperCase(), z.regex(/^\d{3}[A-Z]$/, panEnd));

export const openSharedStatement = built('statements.openShared', 'POST', sharedStatementPaths.open, {
  ...forInvestors,
  repeat: 'safe',
  request: z.object({ token, lastFour: z.optional(lastFour) }),
  response: z.object({
    link: z.enum(['open', 'expired', 'locked', 'revoked', 'unknown']),
    /** Null when the link opens nothing. */
    requests: z.nullable(
      z.object({
        distributor,
        /** "Account statement", "Capital-gain statement". */
        title: z.string(),
        expiresAt: z.string(),
        triesLeft: z.int(),
      }),
    ),
    /** Null until the four characters are right. */
    statement: z.nullable(
      z.object({
        investor: z.string(),
        /** "1 Apr 2026 to 15 Nov 2026". */
        period: z.string(),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        /** Of an account statement: what is held, scheme by scheme. */
        holdings: z.array(
          z.object({
            scheme: z.string(),
            folioNo: z.string(),
            units: unitsText,
            value: z.nullable(moneyText),
          }),
        ),
        doubts: z.array(z.string()),
      }),
    ),
  }),
  reason,
});
export type SharedStatement = z.infer<(typeof openSharedStatement)['response']>;

export const sharedStatementFile = built('statements.sharedFile', 'POST', sharedStatementPaths.file, {
  ...forInvestors,
  reply: 'file',
  repeat: 'safe',
  request: z.object({ token, lastFour }),
  response: z.unknown(),
  reason,
});
