import type PDFDocument from 'pdfkit';
import { documentKind } from '../../ports/files/document-kind.ts';
import { type BoxContent, mustBeWhole, textOf } from '../draw/draw-box.ts';
import { drawText, HALF_CAPITAL, startOf } from '../draw/draw-text.ts';
import { type FittedText, fitText, type Measure, plainText } from '../layout/fit-text.ts';
import { fontRuns } from '../layout/font-runs.ts';
import { isTall } from '../layout/fonts.ts';
import { isTextBox, type LayoutBox, type PictureBox, type TextBox } from '../layout/layout.ts';
import { qrPng } from '../layout/qr-png.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** Pixels to a point, so that codes and letters are sharp in print. */
const QR_SCALE = 4;
const LETTER_SCALE = 5;

const measureIn =
  (doc: Doc, weight: TextBox['weight']): Measure =>
  async (text) =>
    fontRuns(text).reduce(
      (sum, run) => sum + doc.font(run.font.fileOf(weight)).fontSize(100).widthOfString(run.text) / 100,
      0,
    );

async function writeLines(doc: Doc, box: TextBox, fitted: FittedText): Promise<void> {
  const { lines, size, lineHeight } = fitted;
  const measure = measureIn(doc, box.weight);
  const room = box.width - 2 * box.padding;
  const first = box.y + (box.height - (lines.length - 1) * lineHeight) / 2 + HALF_CAPITAL * size;
  for (const [no, line] of lines.entries()) {
    let x = box.x + box.padding + startOf(box.align, room - (await measure(line)) * size);
    for (const { font, text } of fontRuns(line)) {
      doc.font(font.fileOf(box.weight)).fontSize(size).fillColor(box.colour);
      doc.text(text, x, first + no * lineHeight, { lineBreak: false, baseline: 'alphabetic' });
      x += doc.widthOfString(text);
    }
  }
}

async function writeText(doc: Doc, box: TextBox, content: BoxContent): Promise<void> {
  const text = plainText(textOf(box.field, content) ?? '');
  if (text === '') return;
  const room = { ...box, width: box.width - 2 * box.padding, height: box.height - 2 * box.padding };
  const fitted = await fitText(text, room, measureIn(doc, box.weight));
  mustBeWhole(box.field, fitted);
  if (!isTall(text)) {
    fill(doc, box);
    await writeLines(doc, box, fitted);
    return;
  }
  const { x, y, width, height } = box;
  doc.image(await lettersPng(box, text), x, y, { width, height });
  doc.markContent('Span', { actual: text });
  doc.save().addContent('3 Tr');
  await writeLines(doc, box, fitted);
  doc.restore().endMarkedContent();
}

/**
 * Letters of India are drawn by HarfBuzz: what pdfkit shapes by itself is wrong in some syllables. The text lies over
 * the picture unseen, so that it is found and copied.
 */
async function lettersPng(box: TextBox, text: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const larger = (value: number): number => Math.round(value * LETTER_SCALE);
  const { width, height, data } = await drawText(
    {
      ...box,
      ...{ width: larger(box.width), height: larger(box.height), padding: larger(box.padding) },
      ...{ size: larger(box.size), smallest: larger(box.smallest) },
    },
    text,
  );
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function fill(doc: Doc, { x, y, width, height, background }: LayoutBox): void {
  if (background !== undefined) doc.rect(x, y, width, height).fill(background);
}

async function pngOf(picture: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture, { pages: 1 }).autoOrient().png().toBuffer();
}

async function placePicture(doc: Doc, box: PictureBox, { fields, link }: BoxContent): Promise<void> {
  const { x, y, width, height, padding } = box;
  if (box.field === 'qr') {
    doc.image(await qrPng(link, box, QR_SCALE), x, y, { width, height });
    return;
  }
  const picture = fields[box.field];
  if (picture === undefined) return;
  fill(doc, box);
  const body = documentKind(picture)?.type === 'jpeg' ? Buffer.from(picture) : await pngOf(picture);
  const align = ({ left: undefined, centre: 'center', right: 'right' } as const)[box.align];
  doc.image(body, x + padding, y + padding, {
    fit: [width - 2 * padding, height - 2 * padding],
    valign: 'center',
    ...(align && { align }),
  });
}

/** A box on the page that is open, and nothing outside of it. */
export async function drawPdfBox(doc: Doc, box: LayoutBox, content: BoxContent): Promise<void> {
  doc.save().rect(box.x, box.y, box.width, box.height).clip();
  if (isTextBox(box)) await writeText(doc, box, content);
  else await placePicture(doc, box, content);
  doc.restore();
}
