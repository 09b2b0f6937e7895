import { readApplicationFacts } from '@hub/contract/applications/facts-schema';
import type { ApplicationReply } from '@hub/contract/calls/transact/transact-applications';
import { isPan } from '@hub/domain';
import {
  type ApplicationDraft,
  type ApplicationKind,
  emptyDraft,
} from '@hub/domain/applications/application-draft';
import { type ApplicationFacts, noApplicationFacts } from '@hub/domain/applications/application-facts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import { createStore, type ReadableStore } from '../../../../lib/store/store.ts';
import { realTimers, type Timers } from '../../../../lib/time/timers.ts';
import { merge } from './draft-path.ts';
import { fillKnown } from './fill-known.ts';

/** What the store needs of a form as the server has it, whoever fills it in. */
export type StoredForm = Pick<
  ApplicationReply,
  'id' | 'version' | 'draft' | 'facts' | 'changedAt' | 'changedBy'
>;

export type SaveState =
  | { readonly kind: 'new' | 'changed' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

/** Another device, or the investor, has saved the form in between. */
interface Clash {
  /** Paths of the draft that both have changed. */
  readonly paths: readonly string[];
  readonly theirs: StoredForm;
  /** Mine, with what only the other side has changed. */
  readonly mine: ApplicationDraft;
}

export interface ApplicationState {
  readonly id: string | null;
  readonly version: number | null;
  readonly draft: ApplicationDraft;
  readonly facts: ApplicationFacts;
  readonly save: SaveState;
  /** What the server refused, by path of the draft. */
  readonly refused: Readonly<Record<string, string>>;
  readonly clash: Clash | null;
}

/** A failed call as the store sees it. */
interface Failure {
  readonly status: number;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface StoreOptions {
  readonly kind: ApplicationKind;
  /** One that was begun before; null: a new one. */
  readonly opened: StoredForm | null;
  /** `before` is what the server has. */
  readonly save: (asked: {
    id?: string;
    version?: number;
    draft: ApplicationDraft;
    before: ApplicationDraft;
  }) => Promise<StoredForm>;
  readonly load: (id: string) => Promise<StoredForm>;
  /** What the device keeps until the server has it. */
  readonly keep: (kept: KeptDraft | null) => void;
  readonly failureOf: (error: unknown) => Failure;
  readonly onCreated: (id: string) => void;
  readonly timers?: Timers;
}

export interface KeptDraft {
  readonly version: number | null;
  /** As the server had it in that version. */
  readonly base: ApplicationDraft;
  readonly draft: ApplicationDraft;
}

export interface ApplicationStore extends ReadableStore<ApplicationState> {
  change(next: (draft: ApplicationDraft) => ApplicationDraft): void;
  /** Saves what is not saved. False when the server does not have it afterwards. */
  flush(): Promise<boolean>;
  /** Of a clash: mine counts, or theirs. */
  settle(whose: 'mine' | 'theirs'): Promise<boolean>;
  /** Takes what the device kept from before. */
  restore(kept: KeptDraft): void;
  close(): void;
}

/** Long enough for a word, short enough to be saved before anybody looks. */
const PAUSE_MS = 900;
/** A line may be dead although the device believes it has one. */
const RETRY_MS = 10_000;

/** One form, saved on the server a moment after each change and at each step. */
export function createApplicationStore(options: StoreOptions): ApplicationStore {
  const { kind, opened, failureOf, timers = realTimers } = options;
  /** As the server has it. */
  let base = (opened?.draft as ApplicationDraft | undefined) ?? emptyDraft(kind);
  let pause: () => void = () => {};
  let running: Promise<boolean> | null = null;
  const store = createStore<ApplicationState>({
    id: opened?.id ?? null,
    version: opened?.version ?? null,
    draft: base,
    facts: opened === null ? noApplicationFacts : readApplicationFacts(opened.facts),
    save: opened === null ? { kind: 'new' } : { kind: 'saved', at: new Date(opened.changedAt) },
    refused: {},
    clash: null,
  });
  const update = (part: Partial<ApplicationState>) => store.set({ ...store.getSnapshot(), ...part });
  const isDirty = () => JSON.stringify(store.getSnapshot().draft) !== JSON.stringify(base);
  /** Before there is a PAN there is nothing that anybody would look for again. */
  const isSavable = () => {
    const { id, draft, clash } = store.getSnapshot();
    return clash === null && (id !== null || isPan(clientPanOf(draft)));
  };

  function take(reply: StoredForm, sent: ApplicationDraft): void {
    const { draft, id } = store.getSnapshot();
    const facts = readApplicationFacts(reply.facts);
    base = reply.draft as ApplicationDraft;
    const newest = fillKnown(merge(sent, draft, base).value as ApplicationDraft, facts);
    update({ id: reply.id, version: reply.version, draft: newest, facts, refused: {} });
    if (id === null) options.onCreated(reply.id);
  }

  async function sendOnce(): Promise<boolean> {
    const { id, version, draft } = store.getSnapshot();
    update({ save: { kind: 'saving' } });
    try {
      const asked = { draft, before: base, ...(id !== null && { id }), ...(version !== null && { version }) };
      take(await options.save(asked), draft);
    } catch (error) {
      return fail(failureOf(error));
    }
    if (isDirty()) return sendOnce();
    options.keep(null);
    update({ save: { kind: 'saved', at: new Date(timers.now()) } });
    return true;
  }

  async function fail({ status, message, fields }: Failure): Promise<boolean> {
    const { id, draft } = store.getSnapshot();
    if (status === 409 && id !== null) {
      try {
        return await meet(await options.load(id), draft);
      } catch (error) {
        update({ save: { kind: 'failed', message: failureOf(error).message } });
        return false;
      }
    }
    if (status === 0) {
      update({ save: { kind: 'offline' } });
      pause();
      pause = timers.after(RETRY_MS, () => void flush());
    } else {
      const refused = Object.fromEntries(
        Object.entries(fields).map(([path, text]) => [path.replace(/^draft\./, ''), text]),
      );
      update({ save: { kind: 'failed', message }, refused });
    }
    return false;
  }

  /** What both sides changed in different fields goes together; where they clash, somebody has to say. */
  function meet(theirs: StoredForm, mine: ApplicationDraft): Promise<boolean> {
    const { value, clashes } = merge(base, mine, theirs.draft);
    const together = value as ApplicationDraft;
    if (clashes.length > 0) {
      update({ clash: { paths: clashes, theirs, mine: together }, save: { kind: 'changed' } });
      return Promise.resolve(false);
    }
    return accept(theirs, together);
  }

  function accept(theirs: StoredForm, draft: ApplicationDraft): Promise<boolean> {
    base = theirs.draft as ApplicationDraft;
    update({ version: theirs.version, facts: readApplicationFacts(theirs.facts), draft, clash: null });
    if (isDirty()) return sendOnce();
    options.keep(null);
    update({ save: { kind: 'saved', at: new Date(theirs.changedAt) } });
    return Promise.resolve(true);
  }

  const run = (work: () => Promise<boolean>): Promise<boolean> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };

  async function flush(): Promise<boolean> {
    pause();
    if (running !== null) await running;
    if (!isSavable()) return false;
    return isDirty() ? run(sendOnce) : true;
  }

  function change(next: (draft: ApplicationDraft) => ApplicationDraft): void {
    const { draft, version, save } = store.getSnapshot();
    const changed = next(draft);
    if (changed === draft) return;
    update({ draft: changed, ...(save.kind !== 'saving' && { save: { kind: 'changed' } }) });
    options.keep({ version, base, draft: changed });
    pause();
    pause = timers.after(PAUSE_MS, () => void flush());
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    change,
    flush,
    settle(whose) {
      const { clash } = store.getSnapshot();
      if (clash === null) return Promise.resolve(true);
      const { theirs, mine } = clash;
      return run(() => accept(theirs, whose === 'mine' ? mine : (theirs.draft as ApplicationDraft)));
    },
    restore(kept) {
      if (JSON.stringify(kept.draft) === JSON.stringify(base)) return options.keep(null);
      // What was saved since the device kept this is met as another device's.
      base = kept.base;
      update({ draft: kept.draft, version: kept.version, save: { kind: 'changed' } });
      void flush();
    },
    close: () => pause(),
  };
}
