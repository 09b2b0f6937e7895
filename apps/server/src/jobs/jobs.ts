import type { Tx } from '../db/database.ts';

export interface JobOptions {
  /** Not before this instant. */
  readonly startAfter?: Date;
}

export interface RunningJob<D> {
  readonly id: string;
  readonly data: D;
  /** Aborted when the job has run too long. */
  readonly signal: AbortSignal;
}

export interface JobDefinition<D extends object> {
  /** `<feature>.<verb>`, e.g. `messenger.send`. Letters, digits, dot, dash and underscore. */
  readonly name: string;
  /** Further tries after a failure; default 5, with growing pauses. */
  readonly retries?: number;
  /** Enqueued by itself at these times, Indian time, once however many processes run. */
  readonly cron?: string;
  /** How many run at once in this process; default 1. */
  readonly concurrency?: number;
  readonly run: (job: RunningJob<D>) => Promise<void>;
}

/** Background work on the same database. A job exists exactly when its transaction committed. */
export interface Jobs {
  /** Before `start`: what this process knows how to do. */
  register<D extends object>(definition: JobDefinition<D>): void;
  /** Part of the caller's transaction. Returns the job's id. */
  enqueue<D extends object>(tx: Tx, name: string, data: D, options?: JobOptions): Promise<string>;
  start(): Promise<void>;
  /** Takes no new job and waits for those under way. */
  stop(): Promise<void>;
}
