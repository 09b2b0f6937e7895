import { redact } from '@hub/contract';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import type { Log } from '../features/call-context.ts';
import { boundedCache } from './bounded-cache.ts';
import { redactFields } from './redact-fields.ts';

export type { Logger } from 'pino';

/** ISO 8601, with the text of each second made once: a line per request asks for the time as often. */
function isoTime(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== knownSecond) {
    knownSecond = second;
    secondText = new Date(second * 1000).toISOString().slice(0, 20);
  }
  return `,"time":"${secondText}${String(now % 1000).padStart(3, '0')}Z"`;
}
let knownSecond = -1;
let secondText = '';

// Messages are a few constant sentences: each is looked at once.
const redacted = boundedCache<string>(200);

function redactMessage(message: string): string {
  const known = redacted.get(message);
  if (known !== undefined) return known;
  const safe = redact(message);
  redacted.set(message, safe);
  return safe;
}

/** One JSON line per event. Redaction is a rule of the logger, not a habit of its callers. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: isoTime,
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
    // Lines are gathered and written together, at the latest after a second: no system call per request.
    destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
}

/** The log of one request. Not a child logger: most requests write nothing, and a child costs each of them. */
export const requestLog = (logger: Logger, requestId: string): Log => ({
  info: (fields, message) => logger.info({ requestId, ...fields }, message),
  warn: (fields, message) => logger.warn({ requestId, ...fields }, message),
  error: (fields, message) => logger.error({ requestId, ...fields }, message),
});
