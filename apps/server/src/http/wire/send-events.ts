import { EVENT_STREAM_TYPE } from '@hub/contract';
import type { FastifyReply } from 'fastify';
import type { EventsReply } from '../../news/events-reply.ts';
import { eventStream } from './event-stream.ts';

interface EventsOptions {
  readonly mayGoOn: () => Promise<unknown>;
  readonly heartbeatMs: number;
}

/** An answer that stays open, past proxies that would keep or change it. */
export async function sendEvents(
  reply: FastifyReply,
  events: EventsReply,
  options: EventsOptions,
): Promise<FastifyReply> {
  const { raw } = reply;
  const stream = await eventStream({ ...options, events, untaken: () => raw.writableLength });
  // Gone while the stream was opened: nobody would close it.
  if (raw.destroyed) stream.destroy();
  return reply
    .header('content-type', EVENT_STREAM_TYPE)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
