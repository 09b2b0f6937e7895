import { Worker } from 'node:worker_threads';
import type { ExportFormat } from './export-file.ts';
import type { Cells, FromWriter, ToWriter } from './export-messages.ts';
import type { ExportTable, Letterhead } from './table/export-table.ts';
import type { ReadyFile } from './table/ready-file.ts';

/** Rows that go to the writer at a time: it holds no more, and this thread no more than a page read. */
export const BATCH_ROWS = 50;
/** A file of any length needs less: whatever needs more ends alone, and the server goes on. */
const MOST_MEGABYTES = 256;

interface Task {
  /** A file open for writing. */
  readonly fd: number;
  readonly signal: AbortSignal;
  /** Told how many rows are in the file, each time the writer asks for more. */
  readonly onWritten: (rows: number) => void;
}

interface WriteTask<Row> extends Task {
  readonly table: ExportTable<Row>;
  readonly format: ExportFormat;
  readonly letterhead?: Letterhead;
}

interface ReadyTask extends Task {
  readonly file: ReadyFile;
}

async function* inBatches<Row>({ columns, rows }: ExportTable<Row>): AsyncGenerator<Cells[]> {
  let batch: Cells[] = [];
  for await (const row of rows) {
    batch.push(columns.map(({ value }) => value(row)));
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Gives the writer its rows as it asks for them, until it has the file. */
async function writeWith(
  worker: Worker,
  startNow: ToWriter,
  batches: AsyncGenerator<Cells[]>,
  { signal, onWritten }: Omit<Task, 'fd'>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let written = 0;
  const send = async (): Promise<void> => {
    onWritten(written);
    const batch = await batches.next();
    const rows = batch.done ? [] : batch.value;
    worker.postMessage({ kind: 'rows', rows } satisfies ToWriter);
    written += rows.length;
  };
  const heard = (message: FromWriter): void => {
    if (message.kind === 'want') send().catch(reject);
    else if (message.kind === 'done') resolve(message.size);
    // An error that travels loses its code, and a full disk is known by it.
    else reject(Object.assign(message.error as Error, { code: message.code }));
  };
  const ended = (): void => reject(new Error('The thread that wrote a file has ended'));
  const stop = (): void => reject(signal.reason);
  worker.on('message', heard).once('error', reject).once('exit', ended);
  signal.addEventListener('abort', stop);
  try {
    worker.postMessage(startNow);
    const size = await promise;
    worker.off('message', heard).off('error', reject).off('exit', ended);
    return size;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Threads that write files; one that is free is used again, one that was stopped or broke is not. */
export function createWriters() {
  const free: Worker[] = [];
  const all = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    // Alone it keeps no process alive.
    worker.unref();
    all.add(worker);
    worker.once('exit', () => {
      all.delete(worker);
      const at = free.indexOf(worker);
      if (at >= 0) free.splice(at, 1);
    });
    return worker;
  }

  /** Has it written and says how many bytes it took. Rows are read as the writer asks for them. */
  async function run(
    startNow: ToWriter,
    batches: AsyncGenerator<Cells[]>,
    { signal, onWritten }: Omit<Task, 'fd'>,
  ): Promise<number> {
    signal.throwIfAborted();
    const worker = free.pop() ?? start();
    try {
      const size = await writeWith(worker, startNow, batches, { signal, onWritten });
      free.push(worker);
      return size;
    } catch (error) {
      // In the middle of a file, it is of no use for another. The file is not closed before it is gone.
      await worker.terminate();
      throw error;
    } finally {
      // Its error, if any, was told.
      batches.return(undefined).catch(() => {});
    }
  }

  function write<Row>({ table, format, letterhead, ...task }: WriteTask<Row>): Promise<number> {
    const { title, notes, footer, columns } = table;
    const head = {
      title,
      notes,
      ...(footer !== undefined && { footer }),
      ...(letterhead !== undefined && { letterhead }),
      // A function cannot be sent.
      columns: columns.map(({ value: _, ...column }) => column),
    };
    return run({ kind: 'begin', head, format, fd: task.fd }, inBatches(table), task);
  }

  const writeReady = ({ file, ...task }: ReadyTask): Promise<number> =>
    run({ kind: 'ready', file, fd: task.fd }, (async function* () {})(), task);

  return {
    write,
    writeReady,
    close: async (): Promise<void> => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
