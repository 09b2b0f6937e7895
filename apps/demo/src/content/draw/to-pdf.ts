import type PDFDocument from 'pdfkit';
import { fontRuns } from '../../../../server/src/creatives/layout/font-runs.ts';
import type { Ink, Shape, Words } from './shapes.ts';
import { startOf } from './typeface.ts';

type Doc = InstanceType<typeof PDFDocument>;

function drawInk(doc: Doc, { d, fill, stroke, line = 1, opacity = 1 }: Ink): void {
  doc.path(d).opacity(opacity);
  if (stroke === undefined) doc.fill(fill ?? 'black');
  else doc.lineWidth(line).lineCap('round').lineJoin('round').stroke(stroke);
}

function writeWords(doc: Doc, words: Words): void {
  let x = startOf(words);
  for (const { font, text } of fontRuns(words.text)) {
    doc.font(font.fileOf(words.weight)).fontSize(words.size).fillColor(words.fill).opacity(1);
    doc.text(text, x, words.y, { lineBreak: false, baseline: 'alphabetic' });
    x += doc.widthOfString(text);
  }
}

/** Shapes on the page that is open; words stay text. */
export function drawOn(doc: Doc, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if ('shapes' in shape) {
      doc.save().translate(shape.x, shape.y).scale(shape.scale);
      drawOn(doc, shape.shapes);
      doc.restore();
    } else if ('text' in shape) writeWords(doc, shape);
    else drawInk(doc, shape);
  }
}
