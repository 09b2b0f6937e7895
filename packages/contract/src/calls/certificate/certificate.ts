import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

const { id: wrongId } = texts.field;

const certificate = z.object({
  id: z.string(),
  kind: z.enum(['empanelment', 'training']),
  title: z.string(),
  holder: z.string(),
  arn: z.string(),
  issuedOn: z.string(),
  validTo: z.nullable(z.string()),
  /** Expired, or taken back. */
  validity: z.enum(['valid', 'expired', 'revoked']),
  /** What the public link ends with: whoever has it sees this certificate and nothing else. */
  ticket: z.string(),
});
export type Certificate = z.infer<typeof certificate>;

/**
 * Feeds the public certificate page too: with `c`, what a link's ticket reveals; without, the caller's own. A stranger
 * without a ticket is shown nothing (S2-30).
 */
export const certificates = built('certificate.list', 'GET', '/{hub}/certificate/getall', {
  auth: 'optional',
  access: 'anyone',
  request: z.object({ c: z.optional(text(200, wrongId)) }),
  response: z.object({
    /** Whether the ticket was signed by us; null where none was sent. */
    isGenuine: z.nullable(z.boolean()),
    items: z.array(certificate),
  }),
});

export const certificateFile = built('certificate.file', 'POST', '/{hub}/certificate/file', {
  auth: 'none',
  access: 'anyone',
  repeat: 'safe',
  reply: 'file',
  request: z.object({ c: text(200, wrongId).check(z.minLength(1, wrongId)) }),
  response: z.unknown(),
  reason: 'A certificate is handed on as a PDF.',
});
