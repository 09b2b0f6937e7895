import { href } from '@hub/contract';
import type { Config } from '../../config/config.ts';
import type { Security } from '../call-context.ts';

/** What the signature of a piece is over. */
export interface SignedPiece {
  readonly contentId: string;
  readonly version: number;
  readonly arn: string;
  /** The day it was made on. */
  readonly day: Temporal.PlainDate;
  readonly language: string;
}

const ticketForm = /^([1-9][0-9]{0,5})\.([0-9]{8})\.([a-z]{2})\.([A-Za-z0-9_-]{86})$/;
const userForm = /^[1-9][0-9]{0,5}$/;

/** The digits of the ARN, which stands on the piece itself. */
export const userIdOf = (arn: string): string => arn.replace('ARN-', '');

const compact = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '');

const signedText = (contentId: string, version: string, arn: string, day: string, language: string): string =>
  ['content', contentId, version, arn, day, language].join('\n');

export function ticketOf(security: Pick<Security, 'sign'>, piece: SignedPiece): string {
  const parts = [`${piece.version}`, compact(piece.day), piece.language] as const;
  const [version, day, language] = parts;
  const signature = security.sign(signedText(piece.contentId, version, piece.arn, day, language));
  return [...parts, signature].join('.');
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
  const [, version = '', day = '', language = '', signature = ''] = ticketForm.exec(t) ?? [];
  if (signature === '' || !userForm.test(userId)) return null;
  const arn = `ARN-${userId}`;
  if (!security.isSigned(signedText(id, version, arn, day, language), signature)) return null;
  return { contentId: id, version: Number(version), arn, day: Temporal.PlainDate.from(day), language };
}
