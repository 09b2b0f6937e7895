import { sheetTexts } from '@hub/contract/arn-register/sheet-texts';
import { FeedFault, readTable } from '../features/book/feeds/feeds.public.ts';
import { readXlsxInThread } from './read-xlsx-in-thread.ts';

interface SheetRow {
  /** As a person counts them, headings included. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A sheet of a master: small enough to be looked at whole, because it lands whole or not at all. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Why a sheet cannot be read at all, in words for whoever chose it. */
export class SheetFault extends Error {}

const MOST_ROWS = 500_000;
const PK = [0x50, 0x4b, 0x03, 0x04];

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');
/** Above its headings a sheet may have a title. */
const isHeading = (cells: readonly string[]): boolean => cells.filter((cell) => cell !== '').length > 1;

async function fromXlsx(bytes: Uint8Array): Promise<Sheet> {
  const rows = await readXlsxInThread(bytes);
  if (rows === null) throw new SheetFault(sheetTexts.damagedSheet);
  const first = rows.findIndex(isHeading);
  const numbered = rows.map((cells, at) => ({ line: at + 1, cells }));
  return {
    columns: rows[first] ?? [],
    rows: numbered.slice(first + 1).filter(({ cells }) => isFilled(cells)),
  };
}

/** AMFI's list as its page fetches it: records, alone or below `data`. */
function fromJson(bytes: Uint8Array): Sheet {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new SheetFault(sheetTexts.notASheet);
  }
  const records = Array.isArray(parsed) ? parsed : (parsed as { data?: unknown } | null)?.data;
  if (!Array.isArray(records)) throw new SheetFault(sheetTexts.notASheet);
  const columns = new Set<string>();
  for (const record of records) for (const name of Object.keys(record ?? {})) columns.add(name);
  const names = [...columns];
  const cell = (value: unknown): string =>
    value === null || value === undefined || typeof value === 'object' ? '' : String(value).trim();
  return {
    columns: names,
    rows: records.map((record, at) => ({
      line: at + 1,
      cells: names.map((name) => cell((record as Record<string, unknown> | null)?.[name])),
    })),
  };
}

async function fromCsv(bytes: Uint8Array): Promise<Sheet> {
  const table = await readTable(
    (async function* () {
      yield bytes;
    })(),
  );
  const rows: SheetRow[] = [];
  for await (const batch of table.batches) {
    for (const row of batch) {
      if (row.damage !== null) throw new SheetFault(`${row.line}: ${row.damage.reason}`);
      rows.push({ line: row.line, cells: table.columns.map((_, at) => row.at(at)) });
    }
    if (rows.length > MOST_ROWS) break;
  }
  return { columns: table.columns, rows: rows.filter(({ cells }) => isFilled(cells)) };
}

/** Which form it has, its first bytes say, never its name. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  try {
    const first = Buffer.from(bytes.subarray(0, 64)).toString('latin1').trimStart()[0];
    const sheet = PK.every((byte, at) => bytes[at] === byte)
      ? await fromXlsx(bytes)
      : first === '{' || first === '['
        ? fromJson(bytes)
        : await fromCsv(bytes);
    if (sheet.rows.length > MOST_ROWS) throw new SheetFault(sheetTexts.tooManyRows(MOST_ROWS));
    return sheet;
  } catch (error) {
    if (error instanceof FeedFault) throw new SheetFault(error.message);
    throw error;
  }
}
