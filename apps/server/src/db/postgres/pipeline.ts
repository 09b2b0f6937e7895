import type { Connection, Submittable } from 'pg';
import type { Statement } from '../scope.ts';
import { type Field, type RowReader, rowReader } from '../values/decode.ts';
import { encodeParams } from '../values/encode.ts';
import { PREPARED_PER_CONNECTION, statementName } from '../values/statement-name.ts';

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

const noRows: RowReader = () => ({});

/** Statements this connection has prepared, with how to read their rows. */
const prepared = new WeakMap<Connection, Map<string, RowReader | null>>();

/** Statements that belong together, and where the rows of one of them go. */
export interface Request {
  readonly statements: readonly Statement[];
  /** The statement whose rows are wanted. */
  readonly at: number;
  readonly done: (error: Error | null, rows: unknown[]) => void;
}

/** One statement on its way; `ask` when its rows are wanted. */
interface Sent {
  readonly statement: Statement;
  readonly request: Request | null;
  readonly rows: unknown[];
  reader: RowReader | null;
}

const sentOf = ({ statements, ...request }: Request): Sent[] =>
  statements.map((statement, i) => ({
    statement,
    request: i === request.at ? { statements, ...request } : null,
    rows: [],
    reader: null,
  }));

/**
 * Several statements in one network round trip and, outside BEGIN, one implicit transaction:
 * Parse (the first time only), Bind, Execute for each, then a single Sync. That is what makes a
 * row-secured read as cheap as a bare one. Speaks pg's interface for custom queries, like pg-cursor.
 */
export class Pipeline implements Submittable {
  readonly #sent: readonly Sent[];
  #existing: Map<string, RowReader | null> | undefined;
  /** The statement whose reply is being read. */
  #current = 0;
  #failure: Error | null = null;

  constructor(requests: readonly Request[]) {
    this.#sent = requests.flatMap(sentOf);
  }

  submit(connection: Connection): Error | undefined {
    const wire = connection as unknown as Wire;
    let existing = prepared.get(connection);
    if (existing === undefined) {
      existing = new Map();
      prepared.set(connection, existing);
    }
    this.#existing = existing;
    let values: (string | null)[][];
    try {
      values = this.#sent.map(({ statement }) => encodeParams(statement.params));
    } catch (error) {
      // pg calls handleError with what submit returns; nothing was sent.
      return error as Error;
    }
    wire.stream.cork();
    try {
      this.#sent.forEach((sent, i) => {
        const { statement, request } = sent;
        const name = statementName(statement.text);
        const reader = existing.get(name);
        const isPrepared = reader !== undefined;
        const keeps = isPrepared || existing.size < PREPARED_PER_CONNECTION;
        const saved = keeps ? name : '';
        if (!isPrepared) {
          // After an error we cannot know whether the name exists; closing what does not is no error.
          if (keeps) wire.close({ type: 'S', name });
          wire.parse({ name: saved, text: statement.text });
        }
        wire.bind({ statement: saved, values: values[i] as (string | null)[] });
        if (request !== null) {
          if (reader) sent.reader = reader;
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
    const sent = this.#sent[this.#current];
    if (sent) sent.reader = rowReader(message.fields);
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    const sent = this.#sent[this.#current];
    if (!sent?.request || sent.reader === null || this.#failure !== null) return;
    try {
      sent.rows.push(sent.reader(message.fields));
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
    const existing = this.#existing as Map<string, RowReader | null>;
    for (const { statement, request, reader } of this.#sent) {
      const name = statementName(statement.text);
      if (existing.size >= PREPARED_PER_CONNECTION && !existing.has(name)) continue;
      if (request !== null) existing.set(name, reader ?? noRows);
      else if (!existing.has(name)) existing.set(name, null);
    }
    for (const { request, rows } of this.#sent) request?.done(this.#failure, rows);
  }

  handleError(error: Error): void {
    // Forget them all: the next use prepares afresh (also after a migration changed a result's shape).
    for (const { statement } of this.#sent) this.#existing?.delete(statementName(statement.text));
    for (const { request } of this.#sent) request?.done(error, []);
  }
}
