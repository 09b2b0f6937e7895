import type { Tx } from '../db/database.ts';

export interface JobOptions {
  /** Not before this instant. */
  readonly startAfter?: Date;
}

interface RunningJob<D> {
  readonly id: string;
  readonly data: D;
  /** Aborted when the job has run too long. */
  readonly signal: AbortSignal;
}

export interface JobDefinition<D = object> {
  /** Further tries after a failure; default 5, with growing pauses. */
  readonly retries?: number;
  /** Seconds to which the pauses grow; default 300. */
  readonly longestPause?: number;
  /** Enqueued by itself at these times, Indian time, once however many processes run. */
  readonly cron?: string;
  /** How many run at once in this process; default 1. */
  readonly concurrency?: number;
  readonly run: (job: RunningJob<D>) => Promise<void>;
}

/**
 * Every job of the product: its name, `<feature>.<verb>` in letters, digits, dot, dash and underscore, and what it is
 * given. A feature adds its own in its `f.jobs.ts` with `declare module`; then the list below must have it.
 */
export interface JobData {
  'platform.upkeep': object;
}

/** A definition for each name: a job that can be enqueued and is not in the list is a type error. */
export type JobList<Data extends object = JobData> = {
  readonly [Name in keyof Data]: JobDefinition<Data[Name]>;
};

/** Background work on the same database. A job exists exactly when its transaction committed. */
export interface Jobs<Data extends object = JobData> {
  /** Part of the caller's transaction. Returns the job's id. */
  enqueue<Name extends keyof Data & string>(
    tx: Tx,
    name: Name,
    data: Data[Name],
    options?: JobOptions,
  ): Promise<string>;
}
