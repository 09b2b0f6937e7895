/**
 * Time as the product sees it. Business days are Indian days whatever the server's zone.
 * Synchronous, so that a rule can ask without waiting.
 */
export interface Clock {
  /** Whole milliseconds: the database keeps microseconds, and what is read back must be what was written. */
  now(): Temporal.Instant;
  /** Today's date in India. */
  today(): Temporal.PlainDate;
}

/** A clock that a demo can set; every process on the same database shares it. */
export interface SettableClock extends Clock {
  /** From now on it is this instant; time keeps running. */
  set(instant: Temporal.Instant): Promise<void>;
  /** Back to real time. */
  reset(): Promise<void>;
  /** Reads what another process may have set. */
  refresh(): Promise<void>;
}
