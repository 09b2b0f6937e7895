export interface CsvLayout {
  readonly separator: string;
  /** CAMS writes some exports with every value between apostrophes. */
  readonly quote: '"' | "'";
}

const separators = [',', ';', '|', '\t'] as const;

/** Reports sometimes put a title above the headings; nobody writes more lines than this. */
export const HEADING_LINES = 10;

/** And the headings begin and end within so much, blank lines above not counted. A WBR9's have some 2,000. */
export const HEADING_BYTES = 65_536;

/** The widest feed has some 130 columns. */
export const MOST_COLUMNS = 1000;

/**
 * How the file is divided, from the lines at its top: as the uppermost line is that then reads as headings,
 * else as the uppermost that is divided at all. Null when none is.
 */
export function csvLayout(
  topLines: readonly string[],
  isHeading: (cells: readonly string[]) => boolean,
): CsvLayout | null {
  const readings = topLines.flatMap((line) => {
    const bare = line.replace(/"[^"]*"/g, (quoted) => quoted.replace(/[,;|\t]/g, ' '));
    return separators
      .map((separator) => ({ line, separator, cells: bare.split(separator, MOST_COLUMNS + 1).map(unquoted) }))
      .filter(({ cells }) => cells.length > 1 && cells.length <= MOST_COLUMNS)
      .sort((one, other) => other.cells.length - one.cells.length);
  });
  const best = readings.find(({ cells }) => isHeading(cells)) ?? readings[0];
  if (best === undefined) return null;
  return { separator: best.separator, quote: best.line.trimStart().startsWith("'") ? "'" : '"' };
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
