import { redact } from '@hub/contract';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Log } from '../../calls/call-context.ts';
import type { Config } from '../../config/config.ts';
import { boundedCache } from '../limits/bounded-cache.ts';
import { redactFields } from './redact-fields.ts';

export type { Logger } from 'pino';

/** ISO 8601, with the text of each second made once: a line per request asks for the time as often. */
function isoTime(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== cachedSecond) {
    cachedSecond = second;
    secondText = new Date(second * 1000).toISOString().slice(0, 20);
  }
  return `"${secondText}${String(now % 1000).padStart(3, '0')}Z"`;
}
let cachedSecond = -1;
let secondText = '';

// Messages are a few constant sentences: each is looked at once.
const redacted = boundedCache<string>(200);

function redactMessage(message: string): string {
  const existing = redacted.get(message);
  if (existing !== undefined) return existing;
  const safe = redact(message);
  redacted.set(message, safe);
  return safe;
}

const destinations = new WeakMap<Logger, DestinationStream>();

/** One JSON line per event. Redaction is a rule of the logger, not a habit of its callers. */
export function createLogger(level: Config['logLevel'], given?: DestinationStream): Logger {
  // Lines are gathered and written together, at the latest after a second: no system call per request.
  const destination = given ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":${isoTime()}`,
      // Errors are written by our own rule below; pino's would look at them a second time.
      serializers: { err: (written) => written },
      formatters: {
        level: (label) => ({ level: label }),
        log: redactFields,
      },
      hooks: {
        logMethod(args, method) {
          const safe = args.map((part) => (typeof part === 'string' ? redactMessage(part) : part));
          method.apply(this, safe as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
  destinations.set(logger, destination);
  return logger;
}

interface AnsweredCall {
  /** A UUID, see `requestIdOf`. */
  readonly requestId: string;
  /** The contract's name of the call. */
  readonly call: string;
  readonly status: number;
  readonly ms: number;
  /** The id of whoever of the staff made it. */
  readonly staff?: string;
}

/**
 * The line every call leaves. Its values are ours and need neither redaction nor escaping, so it is written
 * straight to the log: the general way costs a call as much as its seal.
 */
export function logAnswered(logger: Logger, { requestId, call, status, ms, staff }: AnsweredCall): void {
  const level = status >= 500 ? 'error' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  const who = staff === undefined ? '' : `"staff":"${staff}",`;
  destinations
    .get(logger)
    ?.write(
      `{"level":"${level}","time":${isoTime()},"requestId":"${requestId}","call":"${call}",${who}"status":${status},"ms":${ms},"msg":"answered"}\n`,
    );
}

/** The log of one request. Not a child logger: most requests write nothing, and a child costs each of them. */
export const requestLog = (logger: Logger, requestId: string): Log => ({
  info: (fields, message) => logger.info({ requestId, ...fields }, message),
  warn: (fields, message) => logger.warn({ requestId, ...fields }, message),
  error: (fields, message) => logger.error({ requestId, ...fields }, message),
});
