import type { Brand } from '@hub/contract';
import { pageTexts } from '@hub/contract/texts/file-texts';
import { formatDate } from '@hub/domain';
import { drawMix, drawSummary, heightOf, type MixPart, type SummaryPart } from './draw-summary.ts';
import { colour, drawTable, type Pen, type TableColumn } from './draw-table.ts';
import { figures, margin, openPdf } from './open-pdf.ts';

/** A statement, a receipt or a certificate: parts one below the other in the brand's frame. */
export interface PrintedDocument {
  readonly brand: Pick<Brand, 'name' | 'legalName' | 'address' | 'colours' | 'disclaimer'>;
  /** The asset manager's, as PNG: at the head of each page before its name. */
  readonly mark?: Uint8Array | undefined;
  /** The distributor's, PNG or JPEG: at the head of each page, on the other side. */
  readonly logo?: Uint8Array | undefined;
  readonly title: string;
  /** The day its figures are of. */
  readonly asOn: Temporal.PlainDate | null;
  readonly parts: readonly DocumentPart[];
  /** Asked for when the file is opened. */
  readonly password?: string | undefined;
}

export type DocumentPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | SummaryPart
  | MixPart
  | { readonly kind: 'picture'; readonly png: Uint8Array; readonly width: number }
  | { readonly kind: 'facts'; readonly heading?: string; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly heading?: string;
      /** Smaller, under the heading. */
      readonly note?: string;
      readonly columns: readonly TableColumn[];
      /** Ready texts, one per column. */
      readonly rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
    };

interface Fact {
  readonly label: string;
  readonly value: string;
}

const size = { brand: 15, title: 13, heading: 10, text: 9, small: 7 } as const;
const gap = 10;
const labelShare = 0.32;
const markSize = 26;
const logoBox = { width: 120, height: 32 } as const;

/**
 * The document as a PDF. Every page says which of how many it is, so all of them are kept until the end: it is meant
 * for tens of pages, a list of any length is for `exports/`.
 */
export async function* writeDocument(document: PrintedDocument): AsyncGenerator<Uint8Array> {
  const { title: words, password } = document;
  const doc = openPdf({ title: words, layout: 'portrait', keepsPages: true, password });
  const pen = penOf(doc, document);
  title(pen, document);
  for (const part of document.parts) {
    if (part.kind === 'paragraph') paragraph(pen, part.text);
    else if (part.kind === 'picture') picture(pen, part);
    else if (part.kind === 'summary' || part.kind === 'mix') {
      makeRoom(pen, heightOf(part));
      if (part.kind === 'summary') drawSummary(pen, part, document.brand.colours);
      else drawMix(pen, part, document.brand.colours);
    } else await block(pen, part);
    pen.y += gap;
  }
  footers(doc, document);
  doc.end();
  for await (const part of doc) yield part as Uint8Array;
}

const widthOf = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * margin;

const smallPrint = ({ legalName, address, disclaimer }: PrintedDocument['brand']): string =>
  `${legalName}, ${address}\n${disclaimer}`;

/** Each page begins with the brand, and ends above the small print however long that is. */
function penOf(doc: PDFKit.PDFDocument, { brand, mark, logo }: PrintedDocument): Pen {
  let bottom = 0;
  const pen: Pen = {
    doc,
    y: margin,
    bottom: () => bottom,
    newPage() {
      doc.addPage();
      bottom = footTop(doc, brand) - gap;
      // Where a page ends is decided here: pdfkit must not begin one by itself.
      doc.page.margins.bottom = 0;
      doc.rect(0, 0, doc.page.width, 6).fill(brand.colours.primary);
      doc.font('bold').fontSize(size.brand).fillColor(brand.colours.primary);
      const beside = logo === undefined ? 0 : logoBox.width + gap;
      const indent = mark === undefined ? 0 : markSize + 8;
      if (mark !== undefined) {
        doc.image(Buffer.from(mark), margin, margin - 4, { width: markSize, height: markSize });
      }
      doc.text(brand.name, margin + indent, margin, { width: widthOf(doc) - beside - indent });
      pen.y = Math.max(doc.y, mark === undefined ? 0 : margin - 4 + markSize) + gap;
      if (logo !== undefined) pen.y = Math.max(pen.y, putLogo(doc, logo) + gap);
    },
  };
  pen.newPage();
  return pen;
}

/** In the upper right corner, as large as its box allows; where the box ends. */
function putLogo(doc: PDFKit.PDFDocument, logo: Uint8Array): number {
  const { width, height } = logoBox;
  const left = margin + widthOf(doc) - width;
  doc.image(Buffer.from(logo), left, margin - gap, { fit: [width, height], align: 'right' });
  return margin - gap + height;
}

const pageNumberWidth = 70;
const footWidth = (doc: PDFKit.PDFDocument): number => widthOf(doc) - pageNumberWidth;

function footTop(doc: PDFKit.PDFDocument, brand: PrintedDocument['brand']): number {
  doc.font('regular').fontSize(size.small);
  return doc.page.height - margin - doc.heightOfString(smallPrint(brand), { width: footWidth(doc) });
}

function footers(doc: PDFKit.PDFDocument, { brand }: PrintedDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    const top = footTop(doc, brand);
    doc.fillColor(colour.mute).text(smallPrint(brand), margin, top, { width: footWidth(doc) });
    const place = { width: pageNumberWidth, align: 'right' } as const;
    doc.text(pageTexts.pageOf(at - start + 1, count), margin + footWidth(doc), top, place);
  }
}

function title(pen: Pen, { title: words, asOn }: PrintedDocument): void {
  const { doc } = pen;
  doc.font('bold').fontSize(size.title).fillColor(colour.ink);
  doc.text(words, margin, pen.y, { width: widthOf(doc) });
  pen.y = doc.y + 2;
  if (asOn !== null) {
    doc.font('regular').fontSize(size.text).fillColor(colour.mute);
    doc.text(pageTexts.asOn(formatDate(asOn)), margin, pen.y, { width: widthOf(doc) });
    pen.y = doc.y;
  }
  pen.y += gap;
}

/** What has no room any more goes to the next page. */
function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height > pen.bottom()) pen.newPage();
}

function paragraph(pen: Pen, text: string): void {
  const { doc } = pen;
  const options = { width: widthOf(doc) };
  for (const lines of text.split('\n')) {
    doc.font('regular').fontSize(size.text);
    makeRoom(pen, doc.heightOfString(lines || ' ', options));
    doc
      .font('regular')
      .fontSize(size.text)
      .fillColor(colour.ink)
      .text(lines || ' ', margin, pen.y, options);
    pen.y = doc.y;
  }
}

/** A square one, for a code that is scanned. */
function picture(pen: Pen, { png, width }: Extract<DocumentPart, { kind: 'picture' }>): void {
  makeRoom(pen, width);
  pen.doc.image(Buffer.from(png), margin, pen.y, { width });
  pen.y += width;
}

async function block(pen: Pen, part: Extract<DocumentPart, { kind: 'facts' | 'table' }>): Promise<void> {
  const { doc } = pen;
  // A heading, or a table's header, keeps some of what it is about on its page.
  makeRoom(pen, (part.kind === 'table' ? 8 : 5) * gap);
  if (part.heading !== undefined) {
    doc.font('bold').fontSize(size.heading).fillColor(colour.ink);
    doc.text(part.heading, margin, pen.y, { width: widthOf(doc) });
    pen.y = doc.y + 4;
  }
  if (part.kind === 'table' && part.note !== undefined) {
    doc.font('regular').fontSize(size.small).fillColor(colour.mute);
    doc.text(part.note, margin, pen.y - 2, { width: widthOf(doc) });
    pen.y = doc.y + 4;
  }
  if (part.kind === 'facts') for (const fact of part.facts) putFact(pen, fact);
  else for await (const _ of drawTable(pen, part));
}

function putFact(pen: Pen, { label, value }: Fact): void {
  const { doc } = pen;
  const labelWidth = widthOf(doc) * labelShare;
  const ofLabel = { width: labelWidth - gap };
  const ofValue = { width: widthOf(doc) - labelWidth, features: figures };
  doc.font('regular').fontSize(size.text);
  const height = Math.max(doc.heightOfString(label, ofLabel), doc.heightOfString(value || ' ', ofValue)) + 3;
  makeRoom(pen, height);
  doc.font('regular').fontSize(size.text);
  doc.fillColor(colour.mute).text(label, margin, pen.y, ofLabel);
  doc.fillColor(colour.ink).text(value || ' ', margin + labelWidth, pen.y, ofValue);
  pen.y += height;
}
