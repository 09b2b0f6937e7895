import type { Connection, Submittable } from 'pg';
import { arrayReader, type Field, type RowReader, rowReader } from './decode.ts';
import { encodeParams } from './encode.ts';
import type { Statement } from './scope.ts';
import { KEPT_PER_CONNECTION, statementName } from './statement-name.ts';

/** What pg's own Connection can do beyond its published types. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: (string | null)[] }): void;
  describe(message: { type: 'S' | 'P'; name: string }): void;
  execute(message: { portal?: string; rows?: number }): void;
  close(message: { type: 'S' | 'P'; name: string }): void;
  sync(): void;
  sendCopyFail(message: string): void;
}

type Readers = { readonly row: RowReader; readonly cells: (cells: readonly (string | null)[]) => unknown[] };

const noRows: Readers = { row: () => ({}), cells: () => [] };

/** Statements this connection has prepared, with how to read their rows. */
const prepared = new WeakMap<Connection, Map<string, Readers | null>>();

/**
 * Several statements in one network round trip and, outside BEGIN, one implicit transaction:
 * Parse (the first time only), Bind, Execute for each, then a single Sync. That is what makes a
 * row-secured read as cheap as a bare one. Speaks pg's interface for custom queries, like pg-cursor.
 */
export class Pipeline implements Submittable {
  readonly #statements: readonly Statement[];
  readonly #at: number;
  readonly #asArrays: boolean;
  readonly #done: (error: Error | null, rows: unknown[]) => void;
  readonly #rows: unknown[] = [];
  #known: Map<string, Readers | null> | undefined;
  #readers: Readers | null = null;
  /** The statement whose reply is being read. */
  #current = 0;
  #failure: Error | null = null;

  constructor(
    statements: readonly Statement[],
    /** The statement whose rows are wanted. */
    at: number,
    rowMode: 'object' | 'array',
    done: (error: Error | null, rows: unknown[]) => void,
  ) {
    this.#statements = statements;
    this.#at = at;
    this.#asArrays = rowMode === 'array';
    this.#done = done;
  }

  submit(connection: Connection): Error | undefined {
    const wire = connection as unknown as Wire;
    let known = prepared.get(connection);
    if (known === undefined) {
      known = new Map();
      prepared.set(connection, known);
    }
    this.#known = known;
    let values: (string | null)[][];
    try {
      values = this.#statements.map((statement) => encodeParams(statement.params));
    } catch (error) {
      // pg calls handleError with what submit returns; nothing was sent.
      return error as Error;
    }
    wire.stream.cork();
    try {
      this.#statements.forEach((statement, i) => {
        const wanted = i === this.#at;
        const name = statementName(statement.text);
        const readers = known.get(name);
        const isKnown = readers !== undefined;
        const keeps = isKnown || known.size < KEPT_PER_CONNECTION;
        const kept = keeps ? name : '';
        if (!isKnown) {
          // After an error we cannot know whether the name exists; closing what does not is no error.
          if (keeps) wire.close({ type: 'S', name });
          wire.parse({ name: kept, text: statement.text });
        }
        wire.bind({ statement: kept, values: values[i] as (string | null)[] });
        if (wanted) {
          if (readers) this.#readers = readers;
          else wire.describe({ type: 'P', name: '' });
        }
        wire.execute({});
      });
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return undefined;
  }

  handleRowDescription(message: { fields: readonly Field[] }): void {
    this.#readers = { row: rowReader(message.fields), cells: arrayReader(message.fields) };
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#current !== this.#at || this.#readers === null || this.#failure !== null) return;
    try {
      this.#rows.push(
        this.#asArrays ? this.#readers.cells(message.fields) : this.#readers.row(message.fields),
      );
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete(): void {
    this.#current++;
  }

  handleEmptyQuery(): void {
    this.#current++;
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: Connection): void {
    (connection as unknown as Wire).sendCopyFail('not supported');
  }

  handleCopyData(): void {}

  handleReadyForQuery(): void {
    const known = this.#known as Map<string, Readers | null>;
    this.#statements.forEach((statement, i) => {
      const name = statementName(statement.text);
      if (known.size >= KEPT_PER_CONNECTION && !known.has(name)) return;
      if (i === this.#at) known.set(name, this.#readers ?? noRows);
      else if (!known.has(name)) known.set(name, null);
    });
    this.#done(this.#failure, this.#rows);
  }

  handleError(error: Error): void {
    // Forget them all: the next use prepares afresh (also after a migration changed a result's shape).
    for (const statement of this.#statements) this.#known?.delete(statementName(statement.text));
    this.#done(error, []);
  }
}
