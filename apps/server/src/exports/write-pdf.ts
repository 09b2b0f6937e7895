import { pageTexts } from '@hub/contract/texts/file-texts';
import { colour, drawTable, type Pen } from '../documents/draw-table.ts';
import { margin, openPdf, partsDone, wordsAndFigures } from '../documents/open-pdf.ts';
import { cellText, figureText } from './table/cell-text.ts';
import { type ExportColumn, isFigure, type Letterhead, type WrittenTable } from './table/export-table.ts';

const size = { brand: 11, title: 13, note: 8 } as const;
const FOOT = 22;

/**
 * A4 across, the header on every page, names that wrap, figures to the right, sums below the last row. Pages leave as
 * they are done.
 */
export async function* writePdf<Row>(table: WrittenTable<Row>): AsyncGenerator<Uint8Array> {
  const { title, rows } = table;
  const doc = openPdf({ title, layout: 'landscape', keepsPages: false });
  const pen = penOf(doc, table);
  const columns = table.columns.filter(({ isOffPaper }) => !isOffPaper);
  const hasMore = columns.length < table.columns.length;
  heading(pen, title, hasMore ? [...table.notes, pageTexts.moreInSheet] : table.notes);
  const shown = columns.map(({ header, kind, width }) => ({
    header,
    width,
    kind: isFigure(kind) ? ('figure' as const) : kind,
  }));
  const { textsOf, total } = readingOf(columns);
  for await (const _ of drawTable(pen, { columns: shown, rows: textsOf(rows), total })) yield* partsDone(doc);
  doc.end();
  for await (const part of doc) yield part as Uint8Array;
}

/** The rows as texts, and what their sums are once all are read. */
function readingOf<Row>(columns: readonly ExportColumn<Row>[]) {
  const sums: (bigint | null)[] = columns.map(({ isSummed }) => (isSummed ? 0n : null));
  let count = 0;
  async function* textsOf(rows: WrittenTable<Row>['rows']): AsyncGenerator<string[]> {
    for await (const row of rows) {
      count += 1;
      yield columns.map(({ value, kind }, at) => {
        const text = value(row);
        const sum = sums[at];
        if (text !== null && typeof sum === 'bigint' && isFigure(kind))
          sums[at] = sum + BigInt(figureText(text, kind.decimals).replace('.', ''));
        return cellText(text, kind);
      });
    }
  }
  const sumText = (sum: bigint, { kind }: ExportColumn<Row>): string => {
    if (!isFigure(kind)) return '';
    const digits = String(sum < 0n ? -sum : sum).padStart(kind.decimals + 1, '0');
    const whole = digits.slice(0, digits.length - kind.decimals);
    const fraction = kind.decimals === 0 ? '' : `.${digits.slice(-kind.decimals)}`;
    return cellText(`${sum < 0n ? '-' : ''}${whole}${fraction}`, kind);
  };
  /** One row is its own sum. */
  const total = (): string[] | null => {
    const hasSums = columns.some(({ isSummed, total: exact }) => isSummed || exact !== undefined);
    if (count < 2 || !hasSums) return null;
    return columns.map((column, at) => {
      const sum = sums[at];
      if (column.total !== undefined) return cellText(column.total, column.kind);
      if (typeof sum === 'bigint') return sumText(sum, column);
      return at === 0 ? pageTexts.total : '';
    });
  };
  return { textsOf, total };
}

function penOf<Row>(
  doc: PDFKit.PDFDocument,
  { footer, letterhead }: Pick<WrittenTable<Row>, 'footer' | 'letterhead'>,
): Pen {
  let page = 0;
  const pen: Pen = {
    doc,
    y: margin,
    bottom: () => doc.page.height - margin - FOOT,
    newPage() {
      doc.addPage();
      page += 1;
      pen.y = letterhead ? head(doc, letterhead) : margin;
      // The foot lies in the margin, where pdfkit would begin a page of its own.
      const { bottom } = doc.page.margins;
      doc.page.margins.bottom = 0;
      doc.font('regular').fontSize(size.note).fillColor(colour.mute);
      const foot = doc.page.height - margin - 4;
      if (footer) doc.text(footer, margin, foot, { lineBreak: false });
      doc.text(pageTexts.page(page), margin, foot, { width: doc.page.width - 2 * margin, align: 'right' });
      doc.page.margins.bottom = bottom;
    },
  };
  pen.newPage();
  return pen;
}

/** The asset manager's name to the left, whose list it is to the right; where the list begins. */
function head(doc: PDFKit.PDFDocument, { name, colour: ofBrand, owner }: Letterhead): number {
  const width = doc.page.width - 2 * margin;
  doc.rect(0, 0, doc.page.width, 5).fill(ofBrand);
  doc
    .font('bold')
    .fontSize(size.brand)
    .fillColor(ofBrand)
    .text(name, margin, margin - 8, { width });
  const y = doc.y + 6;
  doc.font('regular').fontSize(size.note).fillColor(colour.mute);
  doc.text(owner, margin, margin - 5, { width, align: 'right' });
  return y;
}

function heading(pen: Pen, title: string, notes: readonly string[]): void {
  const { doc } = pen;
  const width = doc.page.width - 2 * margin;
  doc.font('bold').fontSize(size.title).fillColor(colour.ink).text(title, margin, pen.y, { width });
  pen.y = doc.y + 3;
  doc.font('regular').fontSize(size.note).fillColor(colour.mute);
  for (const note of notes) {
    doc.text(note, margin, pen.y, { width, features: wordsAndFigures });
    pen.y = doc.y + 1;
  }
  pen.y += 8;
}
