import type { CallContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import { issueLink } from '../../../links/links.ts';

/** The purpose of the link. */
export const LOGOUT_LINK = 'device-logout' as const;

/** As long as the longest session can go on. */
const DAYS = 30;

/** A link that ends one session and no other, with the transaction that opens that session. */
export async function issueLogoutLink(
  { security, clock }: Pick<CallContext, 'security' | 'clock'>,
  tx: Tx,
  { arn, sessionId }: { readonly arn: string; readonly sessionId: string },
): Promise<string> {
  const now = clock.now();
  const terms = {
    purpose: LOGOUT_LINK,
    arn,
    details: { session: sessionId },
    expiresAt: now.add({ hours: 24 * DAYS }),
  };
  return (await issueLink(tx, security.digest, terms, now)).token;
}
