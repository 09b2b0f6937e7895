import type { Platform } from '@hub/domain';
import type { ErrorLog } from '../calls/app-state/app-state.ts';
import { texts } from '../texts/texts.ts';
import { redact } from './redact.ts';

const MAX_MESSAGE = 1_000;
const MAX_STACK = 6_000;

export interface ErrorReport {
  readonly error: unknown;
  /** How it surfaced. */
  readonly type: 'error' | 'unhandledrejection' | 'render';
  readonly platform: Platform;
  /** The screen, by its route id. */
  readonly module: string;
  /** ISO instant; the clock is the caller's. */
  readonly timestamp: string;
  readonly ip: string | null;
}

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : Object.prototype.toString.call(error);
};

/** Cut to length without leaving half a character. */
const clip = (text: string, length: number): string => text.slice(0, length).toWellFormed();

/** Spec §3 and §7. Values of type, appId and module are our choice, and nothing private leaves (S7-42). */
export function errorLogPayload({ error, type, platform, module, timestamp, ip }: ErrorReport): ErrorLog {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    type,
    appId: `distributor-hub-${platform}`,
    module,
    timestamp,
    error_log: JSON.stringify({
      // Redacted before it is cut: half a number would no longer look like one.
      message: clip(redact(messageOf(error)), MAX_MESSAGE),
      stack: clip(redact(stack), MAX_STACK),
      timestamp,
    }),
    ip: ip ?? '',
  };
}

/** Spec §8. Logged, never shown (S8-12). */
export const errorLogResult = (delivered: boolean): string =>
  delivered ? texts.errorLog.sent : texts.errorLog.failed;
