import { createHash } from 'node:crypto';
import { href } from '@hub/contract';
import type { Security } from '../../../calls/call-context.ts';
import type { Config } from '../../../config/config.ts';
import type { PrintedFields } from './generated.repository.ts';

/** What the signature of a piece is over. */
export interface SignedPiece {
  readonly contentId: string;
  readonly version: number;
  readonly arn: string;
  /** The day it was made on. */
  readonly day: Temporal.PlainDate;
  readonly language: string;
  /** Of what was put on it; null in a link that was made before there was one. */
  readonly digest: string | null;
}

const ticketForm =
  /^([1-9][0-9]{0,5})\.([0-9]{8})\.([a-z]{2})\.(?:([A-Za-z0-9_-]{16})\.)?([A-Za-z0-9_-]{86})$/;
const userForm = /^[1-9][0-9]{0,5}$/;

/** The digits of the ARN, which stands on the piece itself. */
export const userIdOf = (arn: string): string => arn.replace('ARN-', '');

const compact = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '');

/**
 * Of all that a distributor's piece differs in from anybody else's: a version never changes its file or its boxes, a
 * logo or picture never its bytes. Short, because it stands in the QR; 96 bits are more than anybody tries.
 */
export function digestOf({ name, phone, email, city, logo, picture }: PrintedFields): string {
  const drawn = JSON.stringify([name, phone, email, city, logo, picture]);
  return createHash('sha256').update(drawn).digest().subarray(0, 12).toString('base64url');
}

const signedText = (contentId: string, arn: string, [version, ...rest]: readonly string[]): string =>
  ['content', contentId, version, arn, ...rest].join('\n');

export function ticketOf(
  security: Pick<Security, 'sign'>,
  piece: Omit<SignedPiece, 'digest'>,
  printed: PrintedFields,
): string {
  const parts = [`${piece.version}`, compact(piece.day), piece.language, digestOf(printed)];
  return [...parts, security.sign(signedText(piece.contentId, piece.arn, parts))].join('.');
}

/** Where the QR of a piece leads. */
export const linkOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { arn, contentId, ticket }: { readonly arn: string; readonly contentId: string; readonly ticket: string },
): string =>
  `${publicUrl}${href('co-branding/view-content', { contentId, userId: userIdOf(arn) })}?t=${ticket}`;

interface SharedLink {
  readonly id: string;
  readonly userId: string;
  readonly t?: string | undefined;
}

/** What a link says, where the signature is ours; null for every other, whatever is wrong with it. */
export function readLink(
  security: Pick<Security, 'isSigned'>,
  { id, userId, t = '' }: SharedLink,
): SignedPiece | null {
  const [, version = '', day = '', language = '', digest = null, signature = ''] = ticketForm.exec(t) ?? [];
  if (signature === '' || !userForm.test(userId)) return null;
  const arn = `ARN-${userId}`;
  const parts = [version, day, language, ...(digest === null ? [] : [digest])];
  if (!security.isSigned(signedText(id, arn, parts), signature)) return null;
  return {
    contentId: id,
    version: Number(version),
    arn,
    day: Temporal.PlainDate.from(day),
    language,
    digest,
  };
}
