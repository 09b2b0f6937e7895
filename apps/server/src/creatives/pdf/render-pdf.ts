import type { PDFDocument as Approved } from '@cantoo/pdf-lib';
import PDFDocument from 'pdfkit';
import type { Creative, Renderer } from '../layout/creative.ts';
import type { LayoutBox } from '../layout/layout.ts';
import { sourceBytes } from '../layout/source-file.ts';
import { cleanPdf } from './clean-pdf.ts';
import { drawPdfBox } from './draw-pdf-box.ts';

const isOn =
  (no: number, count: number) =>
  ({ page = 1 }: LayoutBox): boolean =>
    page === 'all' || (page === 'last' ? no === count : page === no);

/** For each page that has boxes, a sheet of its own with nothing but them. */
async function drawSheets(creative: Creative, pages: readonly (readonly LayoutBox[])[]): Promise<Uint8Array> {
  const { width, height } = creative.layout;
  const doc = new PDFDocument({ autoFirstPage: false, size: [width, height], margin: 0 });
  const written = Array.fromAsync(doc as AsyncIterable<Uint8Array>);
  for (const boxes of pages) {
    doc.addPage();
    for (const box of boxes) await drawPdfBox(doc, box, creative);
  }
  doc.end();
  return Buffer.concat(await written);
}

/** What is wrong with the pages of a document for this layout; null when nothing is. */
export function pagesFault(document: Approved, { width, height, boxes }: Creative['layout']): string | null {
  const pages = document.getPages();
  const largest = Math.max(0, ...boxes.map(({ page }) => (typeof page === 'number' ? page : 1)));
  if (pages.length < largest) return `has ${pages.length} pages, and a box stands on page ${largest}`;
  for (const [at, page] of pages.entries()) {
    if (!boxes.some(isOn(at + 1, pages.length))) continue;
    const box = page.getMediaBox();
    const isSame = Math.abs(box.width - width) <= 1 && Math.abs(box.height - height) <= 1;
    if (!isSame || box.x !== 0 || box.y !== 0 || page.getRotation().angle !== 0)
      return `page ${at + 1} is not ${width} × ${height} points, upright and from the corner`;
  }
  return null;
}

/** The approved pages, all of them, with the distributor's text as text. */
export const renderPdf: Renderer = async (creative, { onProgress, signal }) => {
  const document = await cleanPdf(await sourceBytes(creative.source));
  const fault = pagesFault(document, creative.layout);
  if (fault !== null) throw new Error(`The document ${fault}.`);
  onProgress(20);
  signal.throwIfAborted();
  const pages = document.getPages();
  const boxes = pages.map((_, at) => creative.layout.boxes.filter(isOn(at + 1, pages.length)));
  const filled = boxes.filter((own) => own.length > 0);
  const sheets = await document.embedPdf(
    await drawSheets(creative, filled),
    filled.map((_, at) => at),
  );
  onProgress(70);
  signal.throwIfAborted();
  const waiting = [...sheets];
  for (const [at, page] of pages.entries()) {
    const sheet = (boxes[at]?.length ?? 0) > 0 ? waiting.shift() : undefined;
    if (sheet !== undefined) page.drawPage(sheet, { x: 0, y: 0 });
  }
  const body = await document.save();
  onProgress(100);
  return { body, mediaType: 'application/pdf', ending: 'pdf' };
};
