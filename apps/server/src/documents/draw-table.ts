import { figures, margin } from './open-pdf.ts';

export interface TableColumn {
  readonly header: string;
  /** A date is never broken at its hyphens; figures stand to the right, digit under digit. */
  readonly kind: 'text' | 'date' | 'figure';
  /** Shares out the width of the page. */
  readonly width: number;
}

/** The page under the pen: where it stands, and how to begin another. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  y: number;
  /** Nothing is put below. */
  readonly bottom: () => number;
  readonly newPage: () => void;
}

const padding = 3.5;
const cellSize = 7;
export const colour = { ink: '#14201b', mute: '#5b6660', line: '#dfe5e1', head: '#e6f1ec' } as const;

const styles = {
  text: {},
  date: { lineBreak: false },
  figure: { align: 'right', features: figures },
} as const satisfies Record<TableColumn['kind'], PDFKit.Mixins.TextOptions>;

interface Cell {
  readonly text: string;
  readonly x: number;
  /** pdfkit breaks whatever it is given a width for. */
  readonly options: PDFKit.Mixins.TextOptions;
}

/** Rows of ready texts under a header that every page repeats. Yields after each page. */
export async function* drawTable(
  pen: Pen,
  columns: readonly TableColumn[],
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<void> {
  const { doc } = pen;
  const width = doc.page.width - 2 * margin;
  const places = placesOf(columns, width);
  const cellsOf = (texts: readonly string[], isHeader = false): Cell[] =>
    places.map(({ x, width: room, kind }, at) => ({
      text: texts[at] ?? '',
      x,
      options:
        kind === 'date' && !isHeader
          ? styles.date
          : { ...(kind === 'figure' ? styles.figure : styles.text), width: room - 2 * padding },
    }));
  const heightOf = (cells: readonly Cell[]): number =>
    2 * padding + Math.max(...cells.map(({ text, options }) => doc.heightOfString(text || ' ', options)));
  const put = (cells: readonly Cell[], height: number): void => {
    for (const { text, x, options } of cells) {
      if (text !== '') doc.text(text, x + padding, pen.y + padding, options);
    }
    pen.y += height;
  };
  const header = (): void => {
    doc.font('bold').fontSize(cellSize);
    const cells = cellsOf(
      columns.map(({ header: words }) => words),
      true,
    );
    const height = heightOf(cells);
    doc.rect(margin, pen.y, width, height).fill(colour.head);
    doc.fillColor(colour.ink);
    put(cells, height);
    doc.font('regular').fontSize(cellSize);
  };

  header();
  for await (const row of rows) {
    const cells = cellsOf(row);
    const height = heightOf(cells);
    if (pen.y + height > pen.bottom()) {
      pen.newPage();
      header();
      yield;
    }
    doc.fillColor(colour.ink);
    put(cells, height);
    doc
      .moveTo(margin, pen.y)
      .lineTo(margin + width, pen.y)
      .lineWidth(0.5)
      .strokeColor(colour.line)
      .stroke();
  }
}

/** The page's width shared out as the columns ask. */
function placesOf(columns: readonly TableColumn[], width: number) {
  const requested = columns.reduce((sum, column) => sum + column.width, 0);
  let x = margin;
  return columns.map(({ kind, width: wanted }) => {
    const place = { x, width: (wanted / requested) * width, kind };
    x += place.width;
    return place;
  });
}
