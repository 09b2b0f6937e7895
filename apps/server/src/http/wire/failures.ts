import { failureReplyFor, type Service, texts, WireError, type WireErrorKind } from '@hub/contract';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { FastifyReply } from 'fastify';
import { Refusal, type RefusalKind, statusOf } from '../../calls/refusal/refusal.ts';
import { DiskFullError } from '../../db/embedded/disk-space.ts';

const kindOfStatus: Readonly<Record<number, RefusalKind>> = {
  404: 'not-found',
  405: 'method',
  408: 'malformed',
  413: 'too-large',
  415: 'media-type',
  429: 'limited',
};

const textOfKind: Readonly<Partial<Record<RefusalKind, string>>> = {
  'not-found': texts.call.notFound,
  method: serverTexts.call.methodNotAllowed,
  'too-large': texts.call.tooLarge,
  'media-type': serverTexts.call.wrongMediaType,
  limited: texts.call.tooMany,
  malformed: texts.call.unreadable,
};

const kindOfWireError: Readonly<Record<WireErrorKind, RefusalKind>> = {
  malformed: 'malformed',
  'media-type': 'media-type',
  invalid: 'malformed',
  // An answer of ours that breaks the contract: our fault.
  reply: 'failed',
};

function refusalForWire(error: WireError): Refusal {
  const kind = kindOfWireError[error.kind];
  return error.kind === 'invalid'
    ? new Refusal(kind, texts.call.invalidFields, { fields: error.fields })
    : new Refusal(kind, textOfKind[kind] ?? texts.call.failed);
}

const statusCodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

/** PostgreSQL's classes for a lost connection, too many of them and a server that stops, and Node's own words. */
const databaseGone = /^(?:08|53|57P|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$|ENOTFOUND$)/;

const isDatabaseGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && databaseGone.test(String(error.code));

/** Ours, before the database meets it, or the system's, for a file. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFullError ||
  (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'));

/** Every error becomes a refusal here and nowhere else. What we did not foresee tells the caller nothing. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof WireError) return refusalForWire(error);
  if (isDiskFull(error))
    return new Refusal('unavailable', serverTexts.call.diskFull, { retryAfterSeconds: 60 });
  if (isDatabaseGone(error)) return new Refusal('unavailable', texts.call.failed, { retryAfterSeconds: 5 });
  const status = statusCodeOf(error);
  if (status < 400 || status > 499) return new Refusal('failed', texts.call.failed);
  const kind = kindOfStatus[status] ?? 'malformed';
  return new Refusal(kind, textOfKind[kind] ?? texts.call.failed);
}

/** The failure shape of the service that was called (Spec §7, §8). Never sealed: a proxy may read why. */
export function sendFailure(reply: FastifyReply, service: Service | null, refusal: Refusal): FastifyReply {
  const { fields, retryAfterSeconds, code } = refusal;
  // The error log has one text for every failure (Spec §8).
  const message = service === 'errorlog' ? texts.errorLog.failed : refusal.message;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(statusOf(refusal.kind))
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ ...failureReplyFor(service, message, fields), ...(code && { code }) }));
}
