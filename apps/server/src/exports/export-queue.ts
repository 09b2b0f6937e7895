import { serverTexts } from '@hub/contract/texts/server-texts';
import { limited, Refusal } from '../calls/refusal/refusal.ts';

export interface ExportBounds {
  /** Files written at once by this process; a user has one of them. */
  readonly running: number;
  /** Exports of one user that wait, are written or are being sent. */
  readonly perUser: number;
  /** The same of all users together. */
  readonly open: number;
}

/** Two leave room for everything else on two cores. What is open is a file on the disk at most. */
const exportBounds: ExportBounds = { running: 2, perUser: 3, open: 12 };

/** For whoever was refused: about as long as a file takes. */
const RETRY_SECONDS = 10;

interface ExportPlace {
  /** Settles when the file may be written; rejects when nobody waits for it any more. */
  readonly turn: Promise<void>;
  /** The file is written: the next one may be. */
  written(): void;
  /** It was sent, or given up. */
  close(): void;
}

interface Entry {
  readonly user: string;
  state: 'waiting' | 'running' | 'sending';
  readonly start: () => void;
}

/** Who may write a file and when: first come, first served, one at a time for each user. */
export function createExportQueue(bounds: ExportBounds = exportBounds) {
  const entries = new Set<Entry>();
  const countOf = (wanted: (entry: Entry) => boolean): number => [...entries].filter(wanted).length;
  const running = (user?: string): number =>
    countOf((entry) => entry.state === 'running' && (user === undefined || entry.user === user));

  function next(): void {
    for (const entry of entries) {
      if (running() >= bounds.running) return;
      if (entry.state !== 'waiting' || running(entry.user) > 0) continue;
      entry.state = 'running';
      entry.start();
    }
  }

  return {
    /** A place in the queue, or at once a refusal in words. */
    enter(user: string, signal: AbortSignal): ExportPlace {
      signal.throwIfAborted();
      if (countOf((entry) => entry.user === user) >= bounds.perUser) {
        throw limited(RETRY_SECONDS, serverTexts.exports.yoursAreBusy);
      }
      if (entries.size >= bounds.open) {
        throw new Refusal('unavailable', serverTexts.exports.allAreBusy, {
          retryAfterSeconds: RETRY_SECONDS,
        });
      }
      const { promise: turn, resolve, reject } = Promise.withResolvers<void>();
      const entry: Entry = { user, state: 'waiting', start: resolve };
      const close = (): void => {
        signal.removeEventListener('abort', close);
        if (!entries.delete(entry)) return;
        // Nobody hears it once the turn has come.
        reject(signal.reason);
        next();
      };
      signal.addEventListener('abort', close);
      turn.catch(() => {});
      entries.add(entry);
      next();
      return {
        turn,
        written() {
          if (entry.state === 'running') entry.state = 'sending';
          next();
        },
        close,
      };
    },
    /** How many there are of each kind now. */
    counts: () => ({
      waiting: countOf(({ state }) => state === 'waiting'),
      running: running(),
      sending: countOf(({ state }) => state === 'sending'),
    }),
  };
}
