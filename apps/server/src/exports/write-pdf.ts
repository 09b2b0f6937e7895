import PDFDocument from 'pdfkit';
import { cellText } from './cell-text.ts';
import { isFigure, type WrittenTable } from './export-table.ts';
import { pdfFonts } from './pdf-fonts.ts';

const margin = 30;
const padding = 3.5;
const size = { title: 13, note: 8, cell: 7 } as const;
const colour = { ink: '#14201b', mute: '#5b6660', line: '#dfe5e1', head: '#e6f1ec' } as const;
const FOOT = 22;
/** Figures of one width stand under each other; Inter's kerning would swallow the point after a 7. */
const figures = { tnum: true, kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const styles = {
  text: {},
  date: { lineBreak: false },
  figure: { align: 'right', features: figures },
} as const satisfies Record<string, PDFKit.Mixins.TextOptions>;

/** A4 across, the header on every page, names that wrap, figures to the right. Pages leave as they are done. */
export async function* writePdf<Row>(table: WrittenTable<Row>): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: table.title },
  });
  const { regular, bold } = pdfFonts();
  doc.registerFont('regular', regular).registerFont('bold', bold);
  shapeFiguresByCharacter(doc.font('regular'));
  for await (const _ of draw(doc, table)) {
    // pdfkit writes on, whether anybody reads or not: what is done leaves before the next page is begun.
    for (let part = doc.read(); part !== null; part = doc.read()) yield part as Uint8Array;
  }
  doc.end();
  for await (const part of doc) yield part as Uint8Array;
}

interface Run {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly unknown[];
  readonly advanceWidth: number;
}

/**
 * Shaping is nearly all of a PDF's cost, and pdfkit shapes a figure five times. Of one width and without kerning its
 * characters do not touch each other, so each of them is shaped once and a figure is put together from them.
 * The method is pdfkit's own: should it be called otherwise one day, a PDF takes longer and looks the same.
 */
function shapeFiguresByCharacter(doc: PDFKit.PDFDocument): void {
  const { _font: font } = doc as unknown as { _font: { layoutRun?(text: string, features?: unknown): Run } };
  const shape = font.layoutRun?.bind(font);
  if (shape === undefined) return;
  const shaped = new Map<string, Run>();
  const characterRun = (character: string): Run => {
    const run = shaped.get(character) ?? shape(character, figures);
    shaped.set(character, run);
    return run;
  };
  font.layoutRun = (text, features) => {
    if (features !== figures) return shape(text, features);
    const runs = Array.from(text, characterRun);
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
    };
  };
}

/** A date is never broken at its hyphens; pdfkit breaks whatever it is given a width for. */
const optionsOf = ({ style, width }: Cell): PDFKit.Mixins.TextOptions =>
  style === styles.date ? style : { ...style, width };

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly style: PDFKit.Mixins.TextOptions;
}

/** Yields after each page. */
async function* draw<Row>(doc: PDFKit.PDFDocument, table: WrittenTable<Row>): AsyncGenerator<void> {
  const { title, notes, columns, rows, footer } = table;
  let page = 0;
  let y = margin;
  const places = placesOf(columns, 842 - 2 * margin);
  const cellsOf = (
    text: (column: (typeof columns)[number]) => string,
    style: (column: (typeof columns)[number]) => Cell['style'],
  ): Cell[] =>
    columns.map((column, index) => ({
      text: text(column),
      x: places[index]?.x ?? margin,
      width: (places[index]?.width ?? 0) - 2 * padding,
      style: style(column),
    }));

  const heightOf = (cells: readonly Cell[]): number =>
    2 * padding + Math.max(...cells.map((cell) => doc.heightOfString(cell.text || ' ', optionsOf(cell))));

  const put = (cells: readonly Cell[], height: number): void => {
    for (const cell of cells) {
      if (cell.text !== '') doc.text(cell.text, cell.x + padding, y + padding, optionsOf(cell));
    }
    y += height;
  };

  const header = (): void => {
    doc.font('bold').fontSize(size.cell);
    const cells = cellsOf(
      ({ header: words }) => words,
      ({ kind }) => (isFigure(kind) ? styles.figure : styles.text),
    );
    const height = heightOf(cells);
    doc.rect(margin, y, doc.page.width - 2 * margin, height).fill(colour.head);
    doc.fillColor(colour.ink);
    put(cells, height);
    doc.font('regular').fontSize(size.cell);
  };

  const newPage = (): void => {
    doc.addPage();
    page += 1;
    y = margin;
    // The foot lies in the margin, where pdfkit would begin a page of its own.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.font('regular').fontSize(size.note).fillColor(colour.mute);
    const foot = doc.page.height - margin - 4;
    if (footer) doc.text(footer, margin, foot, { lineBreak: false });
    doc.text(`Page ${page}`, margin, foot, { width: doc.page.width - 2 * margin, align: 'right' });
    doc.page.margins.bottom = bottom;
  };

  newPage();
  const width = doc.page.width - 2 * margin;
  doc.font('bold').fontSize(size.title).fillColor(colour.ink).text(title, margin, y, { width });
  y = doc.y + 3;
  doc.font('regular').fontSize(size.note).fillColor(colour.mute);
  for (const note of notes) {
    doc.text(note, margin, y, { width });
    y = doc.y + 1;
  }
  y += 8;
  header();
  for await (const row of rows) {
    const cells = cellsOf(
      ({ value, kind }) => cellText(value(row), kind),
      ({ kind }) => (isFigure(kind) ? styles.figure : styles[kind]),
    );
    const height = heightOf(cells);
    if (y + height > doc.page.height - margin - FOOT) {
      newPage();
      header();
      yield;
    }
    doc.fillColor(colour.ink);
    put(cells, height);
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(colour.line)
      .stroke();
  }
}

/** The page's width shared out as the columns ask. */
function placesOf(columns: readonly { readonly width: number }[], width: number) {
  const asked = columns.reduce((sum, column) => sum + column.width, 0);
  let x = margin;
  return columns.map((column) => {
    const place = { x, width: (column.width / asked) * width };
    x += place.width;
    return place;
  });
}
