import {
  type Brand,
  callPath,
  type ErrorReport,
  errorLogPayload,
  errorLogResult,
  failureOf,
} from '@hub/contract';
import { type ErrorLog, logError } from '@hub/contract/calls/app-state/app-state';
import type { PlatformKind } from '../../platform/port.ts';
import { type ClientConfig, serviceAddress } from '../config/config.ts';
import { realTimers, type Timers } from '../time/timers.ts';

export interface ErrorReporter {
  /**
   * Sends one unhandled error to the error endpoint. Answers the result text of Spec §8, or null when the same
   * error was sent within the last minute. Never rejects.
   */
  report(error: unknown, type: ErrorReport['type']): Promise<string | null>;
}

interface ErrorReporterDeps {
  readonly config: Pick<ClientConfig, 'services' | 'origin'>;
  readonly brand: Pick<Brand, 'paths'>;
  readonly platform: PlatformKind;
  /** The screen, by its route id. */
  readonly module: () => string;
  readonly ip: () => Promise<string | null>;
  readonly fetch?: typeof fetch;
  readonly timers?: Pick<Timers, 'now'>;
  /** Where the result text goes: it is logged, never shown (S8-12). */
  readonly log?: (text: string) => void;
}

const ONCE_MS = 60_000;

/** A call given up on purpose is no error. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

const identityOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${error.stack}` : String(error);

export function createErrorReporter(deps: ErrorReporterDeps): ErrorReporter {
  const { config, brand, platform, module, ip } = deps;
  const send = deps.fetch ?? ((input, init) => fetch(input, init));
  const timers = deps.timers ?? realTimers;
  const log = deps.log ?? ((text) => console.info(text));
  const url = serviceAddress(config, logError.service) + callPath(logError, {}, brand.paths);
  const sentAt = new Map<string, number>();

  function isRepeat(error: unknown, now: number): boolean {
    for (const [key, at] of sentAt) if (now - at >= ONCE_MS) sentAt.delete(key);
    const key = identityOf(error);
    if (sentAt.has(key)) return true;
    sentAt.set(key, now);
    return false;
  }

  // Not through the api client: a failing report must neither raise the loader nor cause another error.
  async function post(body: ErrorLog): Promise<boolean> {
    try {
      const reply = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        keepalive: true, // the error may be the page's last act
      });
      return reply.ok && failureOf(await reply.json()) === null;
    } catch {
      return false;
    }
  }

  return {
    async report(error, type) {
      const now = timers.now();
      if (isAbort(error) || isRepeat(error, now)) return null;
      const address = await ip().catch(() => null);
      const timestamp = new Date(now).toISOString();
      const payload = errorLogPayload({ error, type, platform, module: module(), timestamp, ip: address });
      const result = errorLogResult(await post(payload));
      log(result);
      return result;
    },
  };
}

/** Every error nobody caught goes to the reporter (Spec §7). The answer stops it. */
export function reportUnhandled(reporter: ErrorReporter, host: Window = window): () => void {
  const onError = (event: ErrorEvent) => void reporter.report(event.error ?? event.message, 'error');
  const onRejection = (event: PromiseRejectionEvent) =>
    void reporter.report(event.reason, 'unhandledrejection');
  host.addEventListener('error', onError);
  host.addEventListener('unhandledrejection', onRejection);
  return () => {
    host.removeEventListener('error', onError);
    host.removeEventListener('unhandledrejection', onRejection);
  };
}
