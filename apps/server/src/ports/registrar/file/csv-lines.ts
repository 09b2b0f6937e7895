const needsQuotes = /[",\r\n]/;

export const csvLine = (cells: readonly (string | null)[]): string =>
  cells
    .map((cell) => cell ?? '')
    .map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');

/** The cells of one line; null when a quote is not closed. */
export function csvCells(line: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (line[at] === '"') {
      let cell = '';
      for (at += 1; ; at += 1) {
        if (at >= line.length) return null;
        if (line[at] !== '"') cell += line[at];
        else if (line[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
      cells.push(cell.trim());
      at += 1;
    } else {
      const end = line.indexOf(',', at);
      cells.push(line.slice(at, end === -1 ? line.length : end).trim());
      at = end === -1 ? line.length : end;
    }
    if (at >= line.length) return cells;
    if (line[at] !== ',') return null;
    at += 1;
    if (at === line.length) return [...cells, ''];
  }
}
