import { randomBytes, randomUUID } from 'node:crypto';
import type { Security } from '../calls/call-context.ts';
import type { Tx } from '../db/database.ts';
import { findLink, insertLink, markRevoked, markUsed, type StoredLink } from './links.repository.ts';

export type LinkPurpose =
  | 'order-confirmation'
  | 'order-payment'
  | 'folio-change'
  | 'mandate'
  | 'empanelment'
  | 'application'
  | 'statement'
  | 'device-logout';

/** What a link is good for. `details` is JSON in the words of the feature that issues it. */
export interface LinkTerms {
  readonly purpose: LinkPurpose;
  readonly arn: string;
  readonly details: object;
  readonly expiresAt: Temporal.Instant;
}

export type OpenedLink =
  | { readonly status: 'open'; readonly arn: string; readonly id: string; readonly details: unknown }
  | { readonly status: 'expired' | 'used' | 'revoked' | 'unknown' };

/** A link as whoever opens it names it. */
interface RequestedLink {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly now: Temporal.Instant;
}

type Digest = Security['digest'];

/** 256 random bits, as base64url. */
const tokenBytes = 32;
const hashOf = (digest: Digest, token: string): string => digest('link', token).toString('hex');

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** The token goes into the link's URL and is kept nowhere; the id is for whoever may want to revoke the link. */
export async function issueLink(
  tx: Tx,
  digest: Digest,
  { purpose, arn, details, expiresAt }: LinkTerms,
  now: Temporal.Instant,
  token = newToken(),
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID();
  const hash = hashOf(digest, token);
  await insertLink(tx, { arn, id, hash, purpose, details, expiresAt: `${expiresAt}`, at: `${now}` });
  return { id, token };
}

/** What a link says, for the page that it opens. It stays as good as it was. */
export async function peekLink(tx: Tx, digest: Digest, requested: RequestedLink): Promise<OpenedLink> {
  return opened(await findLink(tx, hashOf(digest, requested.token), requested.purpose, `${requested.now}`));
}

/** Consumes the link with the caller's transaction: it answers `open` once, and again only if that rolls back. */
export async function useLink(tx: Tx, digest: Digest, requested: RequestedLink): Promise<OpenedLink> {
  const find = () => findLink(tx, hashOf(digest, requested.token), requested.purpose, `${requested.now}`);
  const found = await find();
  const link = opened(found);
  if (found === null || link.status !== 'open' || (await markUsed(tx, found, `${requested.now}`)))
    return link;
  // Somebody else was quicker, and has used or revoked it.
  return opened(await find());
}

/** False when it was used, revoked, or never there. */
export const revokeLink = (tx: Tx, arn: string, id: string, now: Temporal.Instant): Promise<boolean> =>
  markRevoked(tx, arn, id, `${now}`);

function opened(link: StoredLink | null): OpenedLink {
  if (link === null) return { status: 'unknown' };
  if (link.used) return { status: 'used' };
  if (link.revoked) return { status: 'revoked' };
  if (link.expired) return { status: 'expired' };
  return { status: 'open', arn: link.arn, id: link.id, details: link.details };
}
