import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Media, MediaFile } from '../features/call-context.ts';
import type { Clock } from '../ports/clock/clock.ts';
import type { Files } from '../ports/files/files.ts';
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
      const [body = '', given = ''] = text.split('.');
      const sent = Buffer.from(given, 'base64url');
      const right = mark(body);
      if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null;
      const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
      return ticket.e > nowSeconds() ? ticket : null;
    },
  };
}

async function send(
  request: FastifyRequest<{ Params: { ticket: string } }>,
  reply: FastifyReply,
  { tickets, files }: { tickets: ReturnType<typeof mediaTickets>; files: Files },
): Promise<FastifyReply> {
  const ticket = tickets.read(request.params.ticket);
  const whole = ticket && (await files.sizeOf(ticket.f));
  if (ticket === null || whole === null) return reply.code(404).send();
  reply
    .header('content-type', ticket.m)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=3600, immutable')
    .header('x-content-type-options', 'nosniff')
    // Nothing in it runs, whatever it is.
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    .header('cross-origin-resource-policy', 'same-site');
  if (ticket.n !== undefined) reply.header('content-disposition', attachment(ticket.n));
  const range = readRange(request.headers.range, whole);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${whole}`).send();
  const part = range ?? { start: 0, end: whole - 1 };
  if (range !== null) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${whole}`);
  reply.header('content-length', whole === 0 ? 0 : part.end - part.start + 1);
  if (request.method === 'HEAD' || whole === 0) return reply.send();
  const found = await files.get(ticket.f, part);
  return found === null ? reply.code(404).send() : reply.send(found.body);
}

export function registerMedia(
  app: FastifyInstance,
  deps: { readonly tickets: ReturnType<typeof mediaTickets>; readonly files: Files; readonly prefix: string },
): void {
  app.get<{ Params: { ticket: string } }>(
    `${deps.prefix}/:ticket`,
    { exposeHeadRoute: true },
    (request, reply) => send(request, reply, deps),
  );
}
