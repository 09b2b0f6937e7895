import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type {
  ChannelListener,
  Database,
  JobConnection,
  Listening,
  OwnerSession,
  Scope,
  Tx,
} from '../database.ts';
import { guarded, refuseNesting, type Statement, scopeStatement, withoutRoundabouts } from '../scope.ts';
import { OpenTransaction } from '../transaction.ts';
import { Pipeline, type Request } from './pipeline.ts';
import { listenOnPostgres } from './postgres-listener.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** How long a statement waits for a connection to come free. */
  readonly waitMs?: number;
  /** A connection that broke while idle; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
  /** A transaction that lost to another one and runs again. */
  readonly onLostRace?: (error: Error) => void;
}

/** A statement that takes longer is a bug, not patience. */
const sessionSettings = [
  "set timezone to 'UTC'",
  "set datestyle to 'ISO'",
  "set bytea_output to 'hex'",
  // Compiling a plan costs more than any of our statements.
  'set jit to off',
  "set statement_timeout to '60s'",
  "set idle_in_transaction_session_timeout to '60s'",
].join(';');

/** A prepared statement whose table changed underneath, or that a pooler dropped: nothing ran, ask again. */
function isStalePlan(error: Error): boolean {
  const { code, message } = error as pg.DatabaseError;
  return code === '26000' || (code === '0A000' && message.includes('cached plan'));
}

/** Two transactions waited for each other, or saw each other's rows change: one was undone whole and may run again. */
const hasLostRace = (error: unknown): boolean => {
  const { code } = error as Partial<pg.DatabaseError>;
  return code === '40P01' || code === '40001';
};
const triesInAll = 4;

/** The pool's own words carry no code: whoever waited in vain is told that the database has too much to do. */
const noConnection = (cause: Error): Error =>
  /\btimeout\b/.test(cause.message) && !('code' in cause)
    ? Object.assign(new Error('No connection to the database came free in time', { cause }), {
        code: '53300',
      })
    : cause;

export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly jobConnection: JobConnection;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #onLostRace: PostgresOptions['onLostRace'];

  constructor(options: PostgresOptions) {
    this.#url = options.url;
    this.#onLostRace = options.onLostRace;
    this.jobConnection = { connectionString: options.url };
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize ?? 10,
      application_name: 'hub',
      connectionTimeoutMillis: options.waitMs ?? 10_000,
      onConnect: async (client) => {
        await client.query(`${sessionSettings}; set role hub_app`);
      },
    });
    this.#pool.on('error', (error) => options.onIdleError?.(error));
    // While a connection is in use its query reports the failure; without a listener Node would exit.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async read<T>(scope: Scope, text: string, params: readonly unknown[] = []): Promise<T[]> {
    refuseNesting();
    const statement = { text, params };
    const first = scopeStatement(scope);
    const all = first === null ? [statement] : [first, statement];
    try {
      return (await this.#once(all)) as T[];
    } catch (error) {
      if (isStalePlan(error as Error)) return (await this.#once(all)) as T[];
      throw error;
    }
  }

  async transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    refuseNesting();
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#try(scope, work);
      } catch (error) {
        if (!hasLostRace(error) || tries === triesInAll) throw error;
        this.#onLostRace?.(error as Error);
      }
    }
  }

  async #try<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error) => {
      throw noConnection(error);
    });
    const { run, send } = together(client);
    const tx = new OpenTransaction(scope, run, (statement, chunks) => {
      send();
      return pipeline(Readable.from(chunks, { objectMode: true }), client.query(copyFrom(statement)));
    });
    let broken: Error | undefined;
    try {
      const first = scopeStatement(scope);
      const start = { text: 'begin', params: [] };
      // Not waited for: it travels with the first statement.
      const started = run(first === null ? [start] : [start, first], 0);
      started.catch(() => {});
      const result = await guarded(() => work(tx));
      await started;
      tx.end();
      await commit(client);
      return result;
    } catch (error) {
      tx.end();
      await client.query('rollback').catch((cause) => {
        broken = cause;
      });
      throw error;
    } finally {
      // A connection that could not roll back is thrown away.
      client.release(broken);
    }
  }

  async asOwner<T>(work: (session: OwnerSession) => Promise<T>): Promise<T> {
    refuseNesting();
    const client = new pg.Client({ connectionString: this.#url, application_name: 'hub-owner' });
    await client.connect();
    try {
      await client.query("set timezone to 'UTC'");
      return await work({
        query: (text, params = []) => submit(client, [{ text, params }]) as Promise<never[]>,
        script: async (text) => {
          await client.query(text);
        },
      });
    } finally {
      await client.end();
    }
  }

  listen(channel: string, listener: ChannelListener): Listening {
    return listenOnPostgres(this.#url, channel, listener);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #once(statements: readonly Statement[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.#pool.connect((failure, client, release) => {
        if (client === undefined) {
          reject(failure === undefined ? failure : noConnection(failure));
          return;
        }
        const done = (error: Error | null, rows: unknown[]) => {
          release();
          if (error === null) resolve(rows);
          else reject(error);
        };
        client.query(new Pipeline([{ statements, at: statements.length - 1, done }]));
      });
    });
  }
}

function submit(client: pg.ClientBase, statements: readonly Statement[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, rows: unknown[]) => (error === null ? resolve(rows) : reject(error));
    client.query(new Pipeline([{ statements, at: 0, done }]));
  });
}

/** What a transaction asks for at the same time travels together: a round trip costs more than most statements. */
function together(client: pg.ClientBase) {
  let waiting: Request[] = [];
  const send = () => {
    if (waiting.length === 0) return;
    const requests = waiting;
    waiting = [];
    client.query(new Pipeline(withoutRoundabouts(requests)));
  };
  const run = (statements: readonly Statement[], at: number) =>
    new Promise<unknown[]>((resolve, reject) => {
      const done = (error: Error | null, rows: unknown[]) => (error === null ? resolve(rows) : reject(error));
      if (waiting.push({ statements, at, done }) === 1) queueMicrotask(send);
    });
  return { run, send };
}

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error; that must not look like success. */
async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction had failed before and was rolled back');
}
