import { pageTexts } from '@hub/contract/texts/file-texts';
import { colour, drawTable, type Pen } from '../documents/draw-table.ts';
import { margin, openPdf, partsDone } from '../documents/open-pdf.ts';
import { cellText } from './table/cell-text.ts';
import { isFigure, type WrittenTable } from './table/export-table.ts';

const size = { title: 13, note: 8 } as const;
const FOOT = 22;

/** A4 across, the header on every page, names that wrap, figures to the right. Pages leave as they are done. */
export async function* writePdf<Row>(table: WrittenTable<Row>): AsyncGenerator<Uint8Array> {
  const { title, columns, rows } = table;
  const doc = openPdf({ title, layout: 'landscape', keepsPages: false });
  const pen = penOf(doc, table.footer);
  heading(pen, table);
  const shown = columns.map(({ header, kind, width }) => ({
    header,
    width,
    kind: isFigure(kind) ? ('figure' as const) : kind,
  }));
  for await (const _ of drawTable(pen, shown, textsOf(rows, columns))) yield* partsDone(doc);
  doc.end();
  for await (const part of doc) yield part as Uint8Array;
}

async function* textsOf<Row>(
  rows: WrittenTable<Row>['rows'],
  columns: WrittenTable<Row>['columns'],
): AsyncGenerator<string[]> {
  for await (const row of rows) yield columns.map(({ value, kind }) => cellText(value(row), kind));
}

function penOf(doc: PDFKit.PDFDocument, footer: string | undefined): Pen {
  let page = 0;
  const pen: Pen = {
    doc,
    y: margin,
    bottom: () => doc.page.height - margin - FOOT,
    newPage() {
      doc.addPage();
      page += 1;
      pen.y = margin;
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

function heading<Row>(pen: Pen, { title, notes }: Pick<WrittenTable<Row>, 'title' | 'notes'>): void {
  const { doc } = pen;
  const width = doc.page.width - 2 * margin;
  doc.font('bold').fontSize(size.title).fillColor(colour.ink).text(title, margin, pen.y, { width });
  pen.y = doc.y + 3;
  doc.font('regular').fontSize(size.note).fillColor(colour.mute);
  for (const note of notes) {
    doc.text(note, margin, pen.y, { width });
    pen.y = doc.y + 1;
  }
  pen.y += 8;
}
