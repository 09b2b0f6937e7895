import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type {
  ChannelListener,
  Database,
  JobConnection,
  Listening,
  OwnerSession,
  Scope,
  Tx,
} from '../database.ts';
import { guarded, refuseNesting, type Statement, scopeStatement } from '../scope.ts';
import { OpenTransaction } from '../transaction.ts';
import { type Field, rowReader } from '../values/decode.ts';
import { encodeParams } from '../values/encode.ts';
import { PREPARED_PER_CONNECTION, statementName } from '../values/statement-name.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { type DiskOptions, DiskSpace } from './disk-space.ts';
import { closeToOthers, privateFolder } from './private-files.ts';
import { PrivateNodeFS } from './private-node-fs.ts';
import { Queue } from './queue.ts';

const { serialize } = protocol;
const utf8 = new TextEncoder();
/** Those the migrations create; PGlite brings them as files of their own. */
const extensions = { btree_gin, pg_trgm };

export interface PgliteOptions {
  /** The folder that holds our files, or `memory` for a database that ends with the process. */
  readonly dataDir: string;
  /** A dump of a data folder to begin with instead of an empty cluster. */
  readonly snapshot?: Blob;
  readonly disk?: DiskOptions;
}

/**
 * PostgreSQL inside this process. It is one connection, so everything waits its turn in one queue;
 * the statements are the same messages PostgreSQL gets, only handed over in memory.
 */
export class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  readonly #pglite: PGlite;
  readonly #release: () => void;
  readonly #disk: DiskSpace | null;
  readonly #queue = new Queue();
  /** Whether the role of the app exists yet and is in force. */
  #secured = false;
  /** The texts that are prepared under their name. */
  readonly #prepared = new Set<string>();

  private constructor(pglite: PGlite, release: () => void, disk: DiskSpace | null) {
    this.#pglite = pglite;
    this.#release = release;
    this.#disk = disk;
  }

  static async open(options: PgliteOptions): Promise<PgliteDatabase> {
    if (options.dataDir === 'memory') {
      const pglite = await PGlite.create({
        extensions,
        ...(options.snapshot && { loadDataDir: options.snapshot }),
      });
      return new PgliteDatabase(pglite, () => {}, null);
    }
    const release = lockDataDir(options.dataDir);
    try {
      const disk = options.disk ? new DiskSpace(options.dataDir, options.disk) : null;
      disk?.checkNow();
      const cluster = await prepareCluster(options.dataDir, options.snapshot);
      const pglite = await PGlite.create({ fs: new PrivateNodeFS(cluster), extensions });
      return new PgliteDatabase(pglite, release, disk);
    } catch (error) {
      release();
      throw error;
    }
  }

  read<T>(scope: Scope, text: string, params: readonly unknown[] = []): Promise<T[]> {
    const statement = { text, params };
    const first = scopeStatement(scope);
    return this.#exclusive(async () => {
      await this.#secure();
      const all = first === null ? [statement] : [first, statement];
      return (await this.#send(all, all.length - 1)) as T[];
    });
  }

  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#exclusive(async () => {
      await this.#secure();
      // Asked at the same time, they come one after the other: between those of one, nobody else's role is in force.
      const turns = new Queue();
      const tx = new OpenTransaction(
        scope,
        (statements, at) => turns.run(() => this.#send(statements, at)),
        (statement, chunks) => turns.run(() => this.#copy(statement, chunks)),
      );
      const first = scopeStatement(scope);
      const start = { text: 'begin', params: [] };
      try {
        await this.#send(first === null ? [start] : [start, first], 0);
        const result = await guarded(() => work(tx));
        tx.end();
        const [done] = await this.#pglite.exec('commit');
        if (done?.command !== 'COMMIT')
          throw new Error('The transaction had failed before and was rolled back');
        return result;
      } catch (error) {
        tx.end();
        await this.#pglite.exec('rollback');
        throw error;
      }
    });
  }

  asOwner<T>(work: (session: OwnerSession) => Promise<T>): Promise<T> {
    const session: OwnerSession = {
      query: (text, params = []) => this.#send([{ text, params }], 0) as Promise<never[]>,
      script: async (text) => {
        this.#disk?.check(text);
        await this.#pglite.exec(text);
      },
    };
    return this.#exclusive(async () => {
      try {
        return await this.#unsecured(() => guarded(() => work(session)));
      } finally {
        // The tables may have another shape now.
        this.#prepared.clear();
      }
    });
  }

  /** pg-boss brings its own BEGIN and COMMIT and expects pglite's own value types. */
  readonly jobConnection: JobConnection = {
    db: {
      executeSql: (text, params = []) =>
        this.#exclusive(() =>
          this.#unsecured(async () => {
            this.#disk?.check(text);
            if (params.length > 0) return this.#pglite.query<Record<string, unknown>>(text, params);
            const results = await this.#pglite.exec(text);
            return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) };
          }),
        ),
      listen: async (channel, notified, connected) => {
        const close = await this.#listen(channel, notified);
        connected();
        return { close };
      },
    },
  };

  listen(channel: string, listener: ChannelListener): Listening {
    const listening = this.#listen(channel, listener.notified);
    listening.then(listener.up, listener.down);
    return { close: () => listening.then((close) => close()) };
  }

  async #listen(channel: string, notified: (payload: string) => void): Promise<() => Promise<void>> {
    const stop = await this.#exclusive(() => this.#pglite.listen(channel, notified));
    return () => this.#exclusive(() => stop());
  }

  /** The whole database as a file, for tests that start from it. */
  dump(): Promise<Blob> {
    return this.#exclusive(() => this.#unsecured(() => this.#pglite.dumpDataDir('none')));
  }

  async close(): Promise<void> {
    await this.#queue.run(async () => {
      if (this.#pglite.closed) return;
      await this.#pglite.close();
      this.#release();
    });
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    try {
      refuseNesting();
    } catch (error) {
      return Promise.reject(error);
    }
    return this.#queue.run(work);
  }

  async #secure(): Promise<void> {
    if (this.#secured) return;
    await this.#pglite.exec('set role hub_app');
    this.#secured = true;
  }

  async #unsecured<T>(work: () => Promise<T>): Promise<T> {
    if (this.#secured) {
      await this.#pglite.exec('reset role');
      this.#secured = false;
    }
    try {
      return await work();
    } catch (error) {
      // Whatever was begun must not poison the one connection.
      await this.#pglite.exec('rollback');
      throw error;
    }
  }

  async #copy(statement: string, chunks: Iterable<string>): Promise<void> {
    this.#disk?.check(statement);
    const messages = [serialize.query(statement)];
    for (const chunk of chunks) messages.push(serialize.copyData(utf8.encode(chunk).buffer));
    messages.push(serialize.copyDone());
    await this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }

  async #send(statements: readonly Statement[], at: number): Promise<unknown[]> {
    const messages: Uint8Array[] = [];
    for (const { text, params } of statements) {
      this.#disk?.check(text);
      const name = this.#keeps(text) ? statementName(text) : '';
      if (!this.#prepared.has(text)) {
        // After an error we cannot know whether the name exists; closing what does not is no error.
        if (name !== '') messages.push(serialize.close({ type: 'S', name }));
        messages.push(serialize.parse({ name, text }));
      }
      messages.push(
        serialize.bind({ statement: name, values: encodeParams(params) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      );
    }
    messages.push(serialize.sync());
    try {
      const replies = await this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
      for (const { text } of statements) if (this.#keeps(text)) this.#prepared.add(text);
      return rowsOf(replies as readonly Reply[], at);
    } catch (error) {
      for (const { text } of statements) this.#prepared.delete(text);
      throw error;
    }
  }

  #keeps(text: string): boolean {
    return this.#prepared.has(text) || this.#prepared.size < PREPARED_PER_CONNECTION;
  }
}

interface Reply {
  readonly name: string;
  readonly fields?: readonly unknown[];
}

function rowsOf(replies: readonly Reply[], at: number): unknown[] {
  const rows: unknown[] = [];
  let current = 0;
  let read: ((cells: readonly (string | null)[]) => unknown) | undefined;
  for (const reply of replies) {
    if (reply.name === 'commandComplete' || reply.name === 'emptyQuery') current++;
    else if (current !== at) continue;
    else if (reply.name === 'rowDescription') {
      const fields = reply.fields as readonly Field[];
      read = rowReader(fields);
    } else if (reply.name === 'dataRow') rows.push(read?.(reply.fields as readonly (string | null)[]));
  }
  return rows;
}

/**
 * The cluster is made beside its place and moved there whole: a process killed while it was being
 * made leaves nothing that looks like a database. One killed later is repaired from its own log by
 * PostgreSQL when it opens; only the process file it left behind has to go, since our lock has
 * already shown that nobody runs.
 */
async function prepareCluster(dataDir: string, snapshot: Blob | undefined): Promise<string> {
  const cluster = join(dataDir, 'pglite');
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('pglite.new')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    const fresh = join(dataDir, `pglite.new-${process.pid}`);
    privateFolder(fresh);
    const pglite = await PGlite.create({
      fs: new PrivateNodeFS(fresh),
      extensions,
      ...(snapshot && { loadDataDir: snapshot }),
    });
    await pglite.close();
    rmSync(cluster, { recursive: true, force: true });
    renameSync(fresh, cluster);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  // What an earlier version made was open to everybody.
  closeToOthers(cluster);
  return cluster;
}
