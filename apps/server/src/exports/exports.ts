import type { Brand } from '@hub/contract';
import { type OpenTemporary, openNameless } from '../temporary/nameless-file.ts';
import { type ExportFormat, nameOf, typeOf } from './export-file.ts';
import { createExportQueue, type ExportBounds } from './export-queue.ts';
import type { FileReply } from './file-reply.ts';
import type { ExportTable } from './table/export-table.ts';
import type { ReadyFile } from './table/ready-file.ts';
import { createWriters } from './write-in-thread.ts';

interface Order {
  /** Whose it is: the bound per user is counted by it. */
  readonly user: string;
  readonly format: ExportFormat;
  readonly today: Temporal.PlainDate;
  /** Aborted when nobody waits for the file any more. */
  readonly signal: AbortSignal;
}

interface ExportOrder<Row> extends Order {
  /** Called when its turn has come: what waits holds nothing. */
  readonly read: () => Promise<ExportTable<Row>>;
}

/** A file that is known as a whole; its kind is the order's format. */
interface ReadyOrder extends Order {
  readonly read: () => Promise<{ readonly title: string; readonly count: number; readonly file: ReadyFile }>;
}

export interface Exports {
  /** Refuses at once what is too much, then waits for its turn. */
  file<Row>(order: ExportOrder<Row>): Promise<FileReply>;
  /** The same for a statement. */
  ready(order: ReadyOrder): Promise<FileReply>;
  counts(): { readonly waiting: number; readonly running: number; readonly sending: number };
  close(): Promise<void>;
}

interface ExportSettings {
  /** Whose name stands at the head of a page. */
  readonly brand: Pick<Brand, 'name' | 'colours'>;
  readonly bounds?: ExportBounds;
  readonly openTemporary?: OpenTemporary;
}

/**
 * Lists as files, a bounded number at once, written by other threads to the disk and sent from there: a slow download
 * holds neither memory nor anybody's turn.
 */
export function createExports({ brand, bounds, openTemporary = openNameless }: ExportSettings): Exports {
  const queue = createExportQueue(bounds);
  const writers = createWriters();

  type Written = { readonly fd: number; readonly onWritten: (rows: number) => void };

  /** Waits for the turn, reads, and answers how the file is to be written. */
  async function inTurn<Read extends { readonly title: string; readonly count: number }>(
    { user, format, today, signal }: Order,
    read: () => Promise<Read>,
    writeTo: (what: Read, to: Written) => Promise<number>,
  ): Promise<FileReply> {
    const place = queue.enter(user, signal);
    try {
      await place.turn;
      const what = await read();
      return {
        fileName: nameOf(what.title, format, today),
        contentType: typeOf(format),
        rows: what.count,
        async write(onWritten) {
          const file = await openTemporary();
          try {
            const size = await writeTo(what, { fd: file.fd, onWritten });
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
  }

  return {
    file: ({ read, ...order }) =>
      inTurn(order, read, (table, to) =>
        writers.write({
          table,
          format: order.format,
          letterhead: { name: brand.name, colour: brand.colours.primary, owner: order.user },
          signal: order.signal,
          ...to,
        }),
      ),
    ready: ({ read, ...order }) =>
      inTurn(order, read, ({ file }, to) => writers.writeReady({ file, signal: order.signal, ...to })),
    counts: queue.counts,
    close: writers.close,
  };
}
