import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { writeFile } from './export-file.ts';
import type { Cells, FromWriter, ToWriter } from './export-messages.ts';
import { writeReady } from './write-ready.ts';

/*
 * A thread that writes files, one after another: setting a PDF or packing a workbook is work that would keep every
 * other call waiting. It asks for rows when it has none left, so it never holds more than one batch of them.
 */
const port = parentPort;
if (port === null) throw new Error('This file is the program of a worker thread');
const say = (message: FromWriter): void => port.postMessage(message);

let arrived: ((rows: readonly Cells[]) => void) | null = null;

async function* rowsWanted(): AsyncGenerator<Cells> {
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<readonly Cells[]>();
    arrived = resolve;
    say({ kind: 'want' });
    const rows = await promise;
    if (rows.length === 0) return;
    yield* rows;
  }
}

/** The file is open already and has no name on the disk: only its number is known here. */
function append(fd: number, part: Uint8Array, from: number): void {
  for (let at = 0; at < part.length; ) at += writeSync(fd, part, at, part.length - at, from + at);
}

async function keep(parts: AsyncIterable<Uint8Array>, fd: number): Promise<void> {
  let size = 0;
  for await (const part of parts) {
    append(fd, part, size);
    size += part.length;
  }
  say({ kind: 'done', size });
}

function write(started: Extract<ToWriter, { fd: number }>): Promise<void> {
  if (started.kind === 'ready') return keep(writeReady(started.file), started.fd);
  const { head, format, fd } = started;
  const columns = head.columns.map((column, at) => ({
    ...column,
    value: (row: Cells): string | null => row[at] ?? null,
  }));
  return keep(writeFile(format, { ...head, columns, rows: rowsWanted() }), fd);
}

port.on('message', (message: ToWriter) => {
  if (message.kind === 'rows') arrived?.(message.rows);
  else
    write(message).catch((error: unknown) =>
      say({ kind: 'failed', error, code: (error as NodeJS.ErrnoException).code }),
    );
});
