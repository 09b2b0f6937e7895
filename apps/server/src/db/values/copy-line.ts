/** A value as COPY's text format writes it. Numbers, bigints and booleans need no escape; null is `\N`. */
type Cell = string | number | bigint | boolean | null;

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found) : text;

/** One text of a line that somebody writes cell by cell. */
export const copyText = (text: string | null): string => (text === null ? '\\N' : escaped(text));

function cellText(cell: Cell): string {
  if (cell === null || typeof cell === 'string') return copyText(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  return String(cell);
}

/** One row for `Tx.copy`. A text with a NUL cannot be stored by PostgreSQL and is refused by it. */
function copyLine(cells: readonly Cell[]): string {
  let line = '';
  for (let index = 0; index < cells.length; index++) {
    if (index > 0) line += '\t';
    line += cellText(cells[index] ?? null);
  }
  return `${line}\n`;
}

/** Rows put together to chunks of a size the socket likes. */
export function* copyChunks<T>(rows: Iterable<T>, cellsOf: (row: T) => readonly Cell[]): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(cellsOf(row));
    if (chunk.length < 64_000) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
