import type { StoredDraft } from '../storage/stored-values.ts';
import { realTimers, type Timers } from '../time/timers.ts';

/** Form drafts, encrypted, per distributor; they survive a reload, a session's end and being offline. */
export interface Drafts {
  load<T>(form: string): Promise<T | null>;
  /** Never rejects: a form must not break because its draft could not be kept. False when it was not. */
  save(form: string, value: unknown): Promise<boolean>;
  /** Saves once the form has been left alone for a moment, or has not been for a while; for every change of a form. */
  saveSoon(form: string, value: unknown): void;
  /** Saves now what still waits: the page is going away, or the session ends. */
  flush(): Promise<void>;
  remove(form: string): Promise<void>;
}

/** What of the device's store drafts need; the console keeps them in its tab. */
interface DraftStorage {
  read(name: 'drafts'): Promise<Readonly<Record<string, StoredDraft>> | null>;
  write(name: 'drafts', drafts: Record<string, StoredDraft>): Promise<void>;
}

const MOST_SAVED = 50;
const SAVED_MS = 30 * 24 * 60 * 60 * 1000;
const QUIET_MS = 400;
/** Whoever types on without a pause is not made to wait longer than this. */
const LATEST_MS = 2000;

/** `owner` is the signed-in ARN: a shared computer never shows one distributor's draft to another. */
export function createDrafts(
  storage: DraftStorage,
  owner: () => string | null,
  timers: Timers = realTimers,
): Drafts {
  const nameOf = (form: string) => `${owner() ?? 'visitor'}/${form}`;
  const fresh = (draft: StoredDraft) => timers.now() - draft.savedAt < SAVED_MS;

  let queue: Promise<unknown> = Promise.resolve();
  const change = (edit: (drafts: Map<string, StoredDraft>) => void): Promise<void> => {
    const turn = queue.then(async () => {
      const drafts = new Map(Object.entries((await storage.read('drafts')) ?? {}));
      edit(drafts);
      const saved = [...drafts].filter(([, draft]) => fresh(draft)).slice(-MOST_SAVED);
      await storage.write('drafts', Object.fromEntries(saved));
    });
    queue = turn.catch(() => {});
    return turn;
  };

  /** By full name: the owner may be gone when their time comes. */
  const waiting = new Map<string, { value: unknown; since: number; cancel: () => void }>();
  const forgetWaiting = (name: string) => {
    waiting.get(name)?.cancel();
    waiting.delete(name);
  };
  const keep = (name: string, value: unknown): Promise<boolean> => {
    forgetWaiting(name);
    return change((drafts) => {
      drafts.delete(name); // the newest stands last
      drafts.set(name, { savedAt: timers.now(), value });
    }).then(
      () => true,
      () => false,
    );
  };

  return {
    async load<T>(form: string) {
      const name = nameOf(form);
      // Whoever is back within a moment finds what has not been written yet.
      const unsaved = waiting.get(name);
      if (unsaved) return unsaved.value as T;
      await queue;
      const draft = (await storage.read('drafts'))?.[name];
      return draft && fresh(draft) ? (draft.value as T) : null;
    },
    save: (form, value) => keep(nameOf(form), value),
    saveSoon(form, value) {
      const name = nameOf(form);
      const since = waiting.get(name)?.since ?? timers.now();
      forgetWaiting(name);
      const pause = Math.min(QUIET_MS, Math.max(0, since + LATEST_MS - timers.now()));
      waiting.set(name, { value, since, cancel: timers.after(pause, () => void keep(name, value)) });
    },
    async flush() {
      await Promise.all([...waiting].map(([name, { value }]) => keep(name, value)));
    },
    remove(form) {
      const name = nameOf(form);
      forgetWaiting(name);
      return change((drafts) => drafts.delete(name));
    },
  };
}
