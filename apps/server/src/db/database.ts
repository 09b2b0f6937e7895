import type { StaffRight } from '@hub/domain/staff/roles';

/** Somebody of the asset manager's staff: reads what a right opens, and writes nothing. */
export interface StaffScope {
  readonly staff: string;
  readonly rights: readonly StaffRight[];
  /** The relationship manager whose ARNs alone are seen; null sees those of all. */
  readonly rmId: string | null;
}

/**
 * Whose rows a statement may touch. An ARN sees its own rows only, the staff what their rights open, `system` sees all
 * (log-in, jobs, operator), `nobody` sees no tenant row at all.
 */
export type Scope = { readonly arn: string } | StaffScope | 'system' | 'nobody';

/** One open transaction. Every repository takes it as an argument (Design §3). */
export interface Tx {
  query<T = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<T[]>;
  readonly scope: Scope;
  /**
   * One statement as the system inside this transaction, for the few things a tenant may cause
   * but not see: enqueueing a job, writing the outbox or the audit log.
   */
  asSystem<T = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /**
   * COPY … FROM STDIN, the quickest way in for many rows. `target` is a table with its columns in brackets; each
   * chunk is whole lines of the text format (see `copyLine`).
   */
  copy(target: string, chunks: Iterable<string>): Promise<void>;
}

/** A session of the tables' owner, outside row security: migrations and statistics only. */
export interface OwnerSession {
  query<T = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /** Several statements at once, without parameters. */
  script(text: string): Promise<void>;
}

/** How pg-boss reaches the same data: a pool of its own on PostgreSQL, our one connection on PGlite. */
export type JobConnection =
  | { readonly connectionString: string }
  | {
      readonly db: {
        executeSql(text: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
        listen(
          channel: string,
          notified: (payload: string) => void,
          connected: () => void,
        ): Promise<{ close(): Promise<void> }>;
      };
    };

/** What hears a channel of NOTIFY. */
export interface ChannelListener {
  /** A transaction that said this was committed, by any process. */
  notified(payload: string): void;
  /** From here on nothing is missed. */
  up(): void;
  /** Nothing is heard until the next `up`. Said for every try that failed. */
  down(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * The one door to the data. Both kinds return the same JavaScript types: numeric, int8, date and
 * time of day as text, timestamptz as ISO 8601 text in UTC with six decimals, int2/int4 as number,
 * bool as boolean, json parsed, bytea as Uint8Array.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly jobConnection: JobConnection;
  /** One row-secured statement, also one that writes, in one round trip. */
  read<T = Record<string, unknown>>(scope: Scope, text: string, params?: readonly unknown[]): Promise<T[]>;
  /**
   * Runs again from its beginning when it lost to another one (deadlock, serialization), so whatever `work` does outside
   * of the database may be done twice.
   */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  asOwner<T>(work: (session: OwnerSession) => Promise<T>): Promise<T>;
  /** Hears what transactions say on a channel. On PostgreSQL this takes a connection of its own, and keeps it. */
  listen(channel: string, listener: ChannelListener): Listening;
  close(): Promise<void>;
}
