import { columnWidths } from './column-widths.ts';
import { figures, margin } from './open-pdf.ts';

export interface TableColumn {
  readonly header: string;
  /** A date is never broken at its hyphens; figures stand to the right, digit under digit. */
  readonly kind: 'text' | 'date' | 'figure';
  /** Shares out what is left of the page's width once every cell has its room. */
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

type Texts = readonly string[];

interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: Iterable<Texts> | AsyncIterable<Texts>;
  /** The last row, in bold, asked for when all others are drawn. */
  readonly total?: () => Texts | null;
}

const padding = 3.5;
const cellSize = 7;
/** So many rows say how wide the columns are; what is wider in a later one is set smaller. */
const MEASURED_ROWS = 200;
export const colour = { ink: '#14201b', mute: '#5b6660', line: '#dfe5e1', head: '#e6f1ec' } as const;

type Font = 'regular' | 'bold';

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly size: number;
  /** pdfkit breaks whatever it is given a width for. */
  readonly options: PDFKit.Mixins.TextOptions;
}

/** Rows of ready texts under a header that every page repeats. Yields after each page. */
export async function* drawTable(pen: Pen, { columns, rows, total }: Table): AsyncGenerator<void> {
  const { first, all } = await withFirst(rows);
  const { header, row } = rowsOn(pen, columns, first);
  header();
  for await (const texts of all) {
    if (!row(texts, 'regular')) continue;
    yield;
  }
  const sums = total?.() ?? null;
  if (sums !== null) row(sums, 'bold');
}

/** The first rows, and all of them: read once, one after another. */
async function withFirst(rows: Table['rows']) {
  const read = (async function* () {
    yield* rows;
  })();
  const first: Texts[] = [];
  while (first.length < MEASURED_ROWS) {
    const next = await read.next();
    if (next.done) break;
    first.push(next.value);
  }
  const all = (async function* () {
    yield* first;
    yield* read;
  })();
  return { first, all };
}

/** How the header and a row are put; a row says whether it began a page. */
function rowsOn(pen: Pen, columns: readonly TableColumn[], first: readonly Texts[]) {
  const { doc } = pen;
  const width = doc.page.width - 2 * margin;
  const places = placesOf(doc, columns, first);
  const cellsOf = (texts: Texts, font: Font): Cell[] => {
    doc.font(font).fontSize(cellSize);
    return places.map((place, at) => cellIn(doc, place, texts[at] ?? ''));
  };
  const heightOf = (cells: readonly Cell[]): number =>
    2 * padding +
    Math.max(
      ...cells.map(({ text, size, options }) => doc.fontSize(size).heightOfString(text || ' ', options)),
    );
  const put = (cells: readonly Cell[], height: number): void => {
    doc.fillColor(colour.ink);
    for (const { text, x, size, options } of cells) {
      if (text !== '') doc.fontSize(size).text(text, x + padding, pen.y + padding, options);
    }
    pen.y += height;
  };
  const header = (): void => {
    doc.font('bold').fontSize(cellSize);
    const cells = places.map((place, at) => cellIn(doc, place, columns[at]?.header ?? '', true));
    const height = heightOf(cells);
    doc.rect(margin, pen.y, width, height).fill(colour.head);
    put(cells, height);
  };
  const row = (texts: Texts, font: Font): boolean => {
    const cells = cellsOf(texts, font);
    const height = heightOf(cells);
    const needsPage = pen.y + height > pen.bottom();
    if (needsPage) {
      pen.newPage();
      header();
      doc.font(font);
    }
    put(cells, height);
    const line = doc.moveTo(margin, pen.y).lineTo(margin + width, pen.y);
    line.lineWidth(0.5).strokeColor(colour.line).stroke();
    return needsPage;
  };
  return { header, row };
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly kind: TableColumn['kind'];
}

/** A text in its place, smaller where its widest word has no room. A header's words go below each other. */
function cellIn(doc: PDFKit.PDFDocument, { x, width, kind }: Place, text: string, isHeader = false): Cell {
  const room = width - 2 * padding;
  const { least } = needOf(doc, isHeader ? 'text' : kind, text);
  // A hair less than the room: pdfkit breaks what fills it to the last point.
  const size = least > room ? (cellSize * room * 0.995) / least : cellSize;
  const options = {
    date: { lineBreak: false },
    figure: { align: 'right', features: figures, width: room },
    text: { width: room },
    header: { ...(kind === 'figure' && { align: 'right' as const }), width: room },
  } as const satisfies Record<string, PDFKit.Mixins.TextOptions>;
  return { text, x, size, options: options[isHeader ? 'header' : kind] };
}

/** In the font and size that are set. */
function needOf(doc: PDFKit.PDFDocument, kind: TableColumn['kind'], text: string) {
  const options = kind === 'figure' ? { features: figures } : {};
  const widthOf = (part: string): number => doc.widthOfString(part, options);
  const most = widthOf(text);
  return { least: kind === 'text' ? Math.max(...text.split(/\s+/).map(widthOf)) : most, most };
}

/** Where each column stands, by its header and the first rows. */
function placesOf(
  doc: PDFKit.PDFDocument,
  columns: readonly TableColumn[],
  first: readonly Texts[],
): Place[] {
  doc.font('bold').fontSize(cellSize);
  const heads = columns.map(({ header }) => needOf(doc, 'text', header).least);
  doc.font('regular');
  const needs = columns.map(({ kind, width }, at) => {
    const cells = first.map((texts) => needOf(doc, kind, texts[at] ?? ''));
    const widest = (of: 'least' | 'most'): number =>
      Math.max(heads[at] ?? 0, ...cells.map((need) => need[of])) + 2 * padding + 0.1;
    return { least: widest('least'), most: widest('most'), share: width };
  });
  const widths = columnWidths(needs, doc.page.width - 2 * margin);
  let x = margin;
  return columns.map(({ kind }, at) => {
    const place = { x, width: widths[at] ?? 0, kind };
    x += place.width;
    return place;
  });
}
