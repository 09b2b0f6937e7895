import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportFormat, nameOf, typeOf } from './export-file.ts';
import { createExportQueue, type ExportBounds } from './export-queue.ts';
import type { ExportTable } from './export-table.ts';
import type { FileReply } from './file-reply.ts';
import { createWriters } from './write-in-thread.ts';

interface ExportOrder<Row> {
  /** Whose it is: the bound per user is counted by it. */
  readonly user: string;
  readonly format: ExportFormat;
  readonly today: Temporal.PlainDate;
  /** Aborted when nobody waits for the file any more. */
  readonly signal: AbortSignal;
  /** Called when its turn has come: what waits holds nothing. */
  readonly read: () => Promise<ExportTable<Row>>;
}

export interface Exports {
  /** Refuses at once what is too much, then waits for its turn. */
  file<Row>(order: ExportOrder<Row>): Promise<FileReply>;
  counts(): { readonly waiting: number; readonly running: number; readonly sending: number };
  close(): Promise<void>;
}

/** Nameless as soon as it is open: whatever happens to the process, no client data stays behind. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `hub-export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/**
 * Lists as files, a bounded number at once, written by other threads to the disk and sent from there: a slow download
 * holds neither memory nor anybody's turn.
 */
export function createExports(bounds?: ExportBounds): Exports {
  const queue = createExportQueue(bounds);
  const writers = createWriters();

  return {
    async file({ user, format, today, signal, read }) {
      const place = queue.enter(user, signal);
      try {
        await place.turn;
        const table = await read();
        return {
          fileName: nameOf(table.title, format, today),
          contentType: typeOf(format),
          rows: table.count,
          async write(onWritten) {
            const file = await openNameless();
            try {
              const size = await writers.write({ table, format, fd: file.fd, signal, onWritten });
              place.written();
              const body = file.createReadStream({ start: 0, signal });
              body.once('close', place.close);
              return { size, body };
            } catch (error) {
              place.close();
              await file.close();
              throw error;
            }
          },
        };
      } catch (error) {
        place.close();
        throw error;
      }
    },
    counts: queue.counts,
    close: writers.close,
  };
}
