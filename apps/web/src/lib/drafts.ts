import type { SecureStore } from './storage/secure-store.ts';
import type { StoredDraft } from './storage/stored-values.ts';
import { realTimers, type Timers } from './timers.ts';

/** Form drafts, encrypted, per distributor; they survive a reload, a session's end and being offline. */
export interface Drafts {
  load<T>(form: string): Promise<T | null>;
  /** Never rejects: a form must not break because its draft could not be kept. False when it was not. */
  save(form: string, value: unknown): Promise<boolean>;
  remove(form: string): Promise<void>;
}

const KEPT = 50;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** `owner` is the signed-in ARN: a shared computer never shows one distributor's draft to another. */
export function createDrafts(
  storage: SecureStore,
  owner: () => string | null,
  timers: Pick<Timers, 'now'> = realTimers,
): Drafts {
  const nameOf = (form: string) => `${owner() ?? 'visitor'}/${form}`;
  const fresh = (draft: StoredDraft) => timers.now() - draft.savedAt < KEPT_MS;

  let queue: Promise<unknown> = Promise.resolve();
  const change = (edit: (drafts: Map<string, StoredDraft>) => void): Promise<void> => {
    const turn = queue.then(async () => {
      const drafts = new Map(Object.entries((await storage.read('drafts')) ?? {}));
      edit(drafts);
      const kept = [...drafts].filter(([, draft]) => fresh(draft)).slice(-KEPT);
      await storage.write('drafts', Object.fromEntries(kept));
    });
    queue = turn.catch(() => {});
    return turn;
  };

  return {
    async load<T>(form: string) {
      const name = nameOf(form);
      await queue;
      const draft = (await storage.read('drafts'))?.[name];
      return draft && fresh(draft) ? (draft.value as T) : null;
    },
    save(form, value) {
      const name = nameOf(form);
      return change((drafts) => {
        drafts.delete(name); // the newest stands last
        drafts.set(name, { savedAt: timers.now(), value });
      }).then(
        () => true,
        () => false,
      );
    },
    remove(form) {
      const name = nameOf(form);
      return change((drafts) => drafts.delete(name));
    },
  };
}
