import { createStore } from '../../../lib/store/store.ts';
import { realTimers, type Timers } from '../../../lib/time/timers.ts';
import { merge } from './draft-path.ts';

/** A form as the server has it. */
export interface StoredDraft {
  readonly id: string;
  readonly version: number;
  readonly changedAt: string;
}

export type SaveState =
  | { readonly kind: 'new' | 'changed' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

/** Another device, or another person, has saved the form in between. */
interface Clash<Values, Stored> {
  /** Paths of the values that both have changed. */
  readonly paths: readonly string[];
  readonly theirs: Stored;
  /** Mine, with what only the other side has changed. */
  readonly mine: Values;
}

export interface ServerDraftState<Values, Facts, Stored> {
  readonly id: string | null;
  readonly version: number | null;
  readonly draft: Values;
  /** What only the server knows about it. */
  readonly facts: Facts;
  readonly save: SaveState;
  /** What the server refused, by path of the values. */
  readonly refused: Readonly<Record<string, string>>;
  readonly clash: Clash<Values, Stored> | null;
}

/** A failed call as the draft sees it. */
interface Failure {
  readonly status: number;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the device keeps until the server has it. */
export interface SavedDraft<Values> {
  readonly version: number | null;
  /** As the server had it in that version. */
  readonly base: Values;
  readonly draft: Values;
}

export interface ServerDraftOptions<Values, Facts, Stored extends StoredDraft> {
  /** One that was started before; null: a new one. */
  readonly opened: Stored | null;
  readonly empty: { readonly draft: Values; readonly facts: Facts };
  readonly read: (stored: Stored) => { readonly draft: Values; readonly facts: Facts };
  /** What the server has found out fills in fields that nobody has filled in. */
  readonly fill: (draft: Values, facts: Facts) => Values;
  /** Whether a new one has something that anybody would look for again. */
  readonly isWorthSaving: (draft: Values) => boolean;
  /** `before` is what the server has. */
  readonly save: (requested: {
    id?: string;
    version?: number;
    draft: Values;
    before: Values;
  }) => Promise<Stored>;
  readonly load: (id: string) => Promise<Stored>;
  readonly keep: (saved: SavedDraft<Values> | null) => void;
  readonly failureOf: (error: unknown) => Failure;
  readonly onCreated: (id: string) => void;
  readonly timers?: Timers;
}

/** Long enough for a word, short enough to be saved before anybody looks. */
const PAUSE_MS = 900;
/** A line may be dead although the device believes it has one. */
const RETRY_MS = 10_000;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The values of one form, saved on the server a moment after each change and at each step. */
export class ServerDraft<Values, Facts, Stored extends StoredDraft> {
  readonly #options: ServerDraftOptions<Values, Facts, Stored>;
  readonly #timers: Timers;
  readonly #store;
  readonly getSnapshot;
  readonly subscribe;
  /** As the server has it. */
  #base: Values;
  #pause: () => void = () => {};
  #running: Promise<boolean> | null = null;

  constructor(options: ServerDraftOptions<Values, Facts, Stored>) {
    const { opened, empty, read, fill, timers = realTimers } = options;
    const started = opened === null ? empty : read(opened);
    this.#options = options;
    this.#timers = timers;
    this.#base = started.draft;
    const { facts } = started;
    this.#store = createStore<ServerDraftState<Values, Facts, Stored>>({
      id: opened?.id ?? null,
      version: opened?.version ?? null,
      // It goes to the server with what is changed next.
      draft: opened === null ? started.draft : fill(started.draft, facts),
      facts,
      save: opened === null ? { kind: 'new' } : { kind: 'saved', at: new Date(opened.changedAt) },
      refused: {},
      clash: null,
    });
    this.getSnapshot = this.#store.getSnapshot;
    this.subscribe = this.#store.subscribe;
  }

  readonly change = (next: (draft: Values) => Values): void => {
    const { draft, version, save } = this.getSnapshot();
    const changed = next(draft);
    if (changed === draft) return;
    this.#update({ draft: changed, ...(save.kind !== 'saving' && { save: { kind: 'changed' } }) });
    this.#options.keep({ version, base: this.#base, draft: changed });
    this.#pause();
    this.#pause = this.#timers.after(PAUSE_MS, () => void this.flush());
  };

  /** Saves what is not saved. False when the server does not have it afterwards. */
  readonly flush = async (): Promise<boolean> => {
    this.#pause();
    if (this.#running !== null) await this.#running;
    const { id, draft, clash } = this.getSnapshot();
    if (clash !== null || (id === null && !this.#options.isWorthSaving(draft))) return false;
    return this.#isDirty() ? this.#run(() => this.#send()) : true;
  };

  /** Of a clash: mine counts, or theirs. */
  readonly settle = (whose: 'mine' | 'theirs'): Promise<boolean> => {
    const { clash } = this.getSnapshot();
    if (clash === null) return Promise.resolve(true);
    const { theirs, mine } = clash;
    return this.#run(() => this.#accept(theirs, whose === 'mine' ? mine : this.#options.read(theirs).draft));
  };

  /** Takes what the device kept from before. */
  restore(saved: SavedDraft<Values>): void {
    if (isSame(saved.draft, this.#base)) {
      this.#options.keep(null);
      return;
    }
    // What was saved since the device kept this is met as another device's.
    this.#base = saved.base;
    this.#update({ draft: saved.draft, version: saved.version, save: { kind: 'changed' } });
    void this.flush();
  }

  close(): void {
    this.#pause();
  }

  #update(part: Partial<ServerDraftState<Values, Facts, Stored>>): void {
    this.#store.set({ ...this.getSnapshot(), ...part });
  }

  #isDirty(): boolean {
    return !isSame(this.getSnapshot().draft, this.#base);
  }

  #run(work: () => Promise<boolean>): Promise<boolean> {
    this.#running ??= work().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #send(): Promise<boolean> {
    const { id, version, draft } = this.getSnapshot();
    this.#update({ save: { kind: 'saving' } });
    try {
      const named = { ...(id !== null && { id }), ...(version !== null && { version }) };
      this.#take(await this.#options.save({ draft, before: this.#base, ...named }), draft);
    } catch (error) {
      return this.#fail(this.#options.failureOf(error));
    }
    if (this.#isDirty()) return this.#send();
    this.#options.keep(null);
    this.#update({ save: { kind: 'saved', at: new Date(this.#timers.now()) } });
    return true;
  }

  #take(stored: Stored, sent: Values): void {
    const { draft, id } = this.getSnapshot();
    const { read, fill, onCreated } = this.#options;
    const { draft: theirs, facts } = read(stored);
    this.#base = theirs;
    const newest = fill(merge(sent, draft, theirs).value as Values, facts);
    this.#update({ id: stored.id, version: stored.version, draft: newest, facts, refused: {} });
    if (id === null) onCreated(stored.id);
  }

  async #fail({ status, message, fields }: Failure): Promise<boolean> {
    const { id, draft } = this.getSnapshot();
    if (status === 409 && id !== null) {
      try {
        return await this.#meet(await this.#options.load(id), draft);
      } catch (error) {
        this.#update({ save: { kind: 'failed', message: this.#options.failureOf(error).message } });
        return false;
      }
    }
    if (status === 0) {
      this.#update({ save: { kind: 'offline' } });
      this.#pause();
      this.#pause = this.#timers.after(RETRY_MS, () => void this.flush());
    } else {
      const paths = Object.entries(fields).map(([path, text]) => [path.replace(/^draft\./, ''), text]);
      this.#update({ save: { kind: 'failed', message }, refused: Object.fromEntries(paths) });
    }
    return false;
  }

  /** What both sides changed in different fields goes together; where they clash, somebody has to say. */
  #meet(theirs: Stored, mine: Values): Promise<boolean> {
    const { value, clashes } = merge(this.#base, mine, this.#options.read(theirs).draft);
    const together = value as Values;
    if (clashes.length === 0) return this.#accept(theirs, together);
    this.#update({ clash: { paths: clashes, theirs, mine: together }, save: { kind: 'changed' } });
    return Promise.resolve(false);
  }

  #accept(theirs: Stored, draft: Values): Promise<boolean> {
    const { draft: base, facts } = this.#options.read(theirs);
    this.#base = base;
    this.#update({ version: theirs.version, facts, draft, clash: null });
    if (this.#isDirty()) return this.#send();
    this.#options.keep(null);
    this.#update({ save: { kind: 'saved', at: new Date(theirs.changedAt) } });
    return Promise.resolve(true);
  }
}
