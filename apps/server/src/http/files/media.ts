import { createHmac, timingSafeEqual } from 'node:crypto';
import { texts } from '@hub/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Media, MediaFile } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import type { Files } from '../../ports/files/files.ts';
import type { Headers } from '../wire/security-headers.ts';
import { readRange } from './read-range.ts';
import { attachment } from './send-file.ts';

interface Ticket {
  /** Name in the files port. */
  readonly f: string;
  /** Media type. */
  readonly m: string;
  /** Until when, in seconds. */
  readonly e: number;
  /** Under which name it is saved; shown in place where there is none. */
  readonly n?: string;
}

/** An address is the same for so long, so that a browser keeps what it loaded, and works for at least as long again. */
const hourSeconds = 3600;

const fileHeaders: Headers = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=3600, immutable',
  'x-content-type-options': 'nosniff',
  // Nothing in it runs, whatever it is.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  // The native shells show it from an origin of their own.
  'cross-origin-resource-policy': 'cross-origin',
  // In the apps a picture is shown and then read to be shared: what was kept for the one does not do for the other.
  vary: 'origin',
};

/**
 * Addresses of files for what loads by itself: pictures, videos, captions. A browser sends no token for them, so the
 * address itself is the right to read that one file for an hour or two; only who may see the file is told it.
 */
export function mediaTickets(options: {
  readonly key: Uint8Array;
  readonly prefix: string;
  readonly clock: Clock;
}): Media & { read(text: string): Ticket | null } {
  const { key, prefix, clock } = options;
  const nowSeconds = () => Math.floor(clock.now().epochMilliseconds / 1000);
  const mark = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    urlOf({ file, mediaType, saveAs }: MediaFile) {
      const until = (Math.floor(nowSeconds() / hourSeconds) + 2) * hourSeconds;
      const ticket: Ticket = { f: file, m: mediaType, e: until, ...(saveAs !== undefined && { n: saveAs }) };
      const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return `${prefix}/${body}.${mark(body).toString('base64url')}`;
    },
    read(text) {
      const [body = '', given = '', ...more] = text.split('.');
      // Compared as text: base64 spells the same bytes in several ways, and an address is right in one only.
      const sent = Buffer.from(given);
      const right = Buffer.from(mark(body).toString('base64url'));
      if (more.length > 0 || sent.length !== right.length || !timingSafeEqual(sent, right)) return null;
      const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
      return ticket.e > nowSeconds() ? ticket : null;
    },
  };
}

const notFound = () => new Refusal('not-found', texts.call.notFound);

/** A file at an address never changes, so there is nothing to compare If-Range with: the whole file is right then. */
const requestedRange = ({ headers }: FastifyRequest, size: number) =>
  headers['if-range'] === undefined ? readRange(headers.range, size) : null;

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { tickets, files }: { tickets: ReturnType<typeof mediaTickets>; files: Files },
): Promise<FastifyReply> {
  const ticket = tickets.read((request.params as { readonly '*': string })['*']);
  const whole = ticket && (await files.sizeOf(ticket.f));
  if (ticket === null || whole === null) throw notFound();
  const range = requestedRange(request, whole);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${whole}`).send();
  const part = range ?? { start: 0, end: whole - 1 };
  const withBody = request.method !== 'HEAD' && whole > 0;
  const found = withBody ? await files.get(ticket.f, part) : null;
  if (withBody && found === null) throw notFound();
  if (range !== null) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${whole}`);
  if (ticket.n !== undefined) reply.header('content-disposition', attachment(ticket.n));
  return reply
    .headers(fileHeaders)
    .header('content-type', ticket.m)
    .header('content-length', part.end - part.start + 1)
    .send(found?.body);
}

/** The ticket is too long for a named part of a route. */
export function registerMedia(
  app: FastifyInstance,
  deps: { readonly tickets: ReturnType<typeof mediaTickets>; readonly files: Files; readonly prefix: string },
): void {
  app.route({
    // Fastify's own HEAD would say the length of what it sends, which is nothing.
    method: ['GET', 'HEAD'],
    url: `${deps.prefix}/*`,
    config: { counts: 'as-file' },
    handler: (request, reply) => send(request, reply, deps),
  });
}
