import { parentPort } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import type { XlsxReply } from './xlsx-reply.ts';

type Cell = string | number | boolean | Date | null;

/** A day, as whoever reads the sheet sees it: times of day are of no interest in a master. */
const cellText = (cell: Cell): string =>
  cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();

async function read(body: Uint8Array): Promise<XlsxReply> {
  try {
    const rows = (await readSheet(Buffer.from(body))) as readonly (readonly Cell[])[];
    return { rows: rows.map((row) => row.map(cellText)) };
  } catch {
    return { fault: 'damaged' };
  }
}

parentPort?.on('message', async (body: Uint8Array) => parentPort?.postMessage(await read(body)));
