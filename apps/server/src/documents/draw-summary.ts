import type { Brand } from '@hub/contract';
import { colour, type Pen } from './draw-table.ts';
import { figures, margin } from './open-pdf.ts';

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** What a paper comes to, in a box above all else: one line, the first figure in bold. */
export interface SummaryPart {
  readonly kind: 'summary';
  readonly figures: readonly Figure[];
}

/** Parts of a whole as one bar, each with its name, its share and its rupees below. */
export interface MixPart {
  readonly kind: 'mix';
  readonly heading: string;
  readonly parts: readonly {
    readonly name: string;
    readonly share: string;
    readonly value: string;
    /** Of the whole, 0 to 1: how much of the bar it gets. */
    readonly width: number;
  }[];
}

type Colours = Brand['colours'];

const padding = 12;
const summaryHeight = 48;
const mixHeight = 64;
const barHeight = 6;
const size = { label: 7, value: 12, heading: 10, name: 8 } as const;

export const heightOf = ({ kind }: SummaryPart | MixPart): number =>
  kind === 'summary' ? summaryHeight : mixHeight;

const widthOf = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * margin;

/** The brand's shades, far enough from each other to be told apart, and its accent. */
const shadesOf = ({ scale, primary, accent }: Colours): string[] => [
  primary,
  accent,
  scale[4] ?? primary,
  scale[9] ?? primary,
  scale[2] ?? accent,
  '#8a9590',
];

/** As large as its box allows, and never broken. */
function oneLine(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width, font, points }: { x: number; y: number; width: number; font: string; points: number },
): void {
  doc.font(font).fontSize(points);
  const wide = doc.widthOfString(text, { features: figures });
  if (wide > width) doc.fontSize(Math.max(4, (points * width) / wide));
  doc.text(text, x, y, { lineBreak: false, features: figures });
}

export function drawSummary(pen: Pen, { figures: all }: SummaryPart, { scale }: Colours): void {
  const { doc } = pen;
  const top = pen.y;
  doc
    .roundedRect(margin, top, widthOf(doc), summaryHeight, 6)
    .fillAndStroke(scale[0] ?? colour.head, scale[2] ?? colour.line);
  const cell = (widthOf(doc) - padding) / Math.max(1, all.length);
  for (const [at, { label, value }] of all.entries()) {
    const x = margin + padding + at * cell;
    const width = cell - padding;
    if (at > 0) {
      doc
        .moveTo(x - padding / 2, top + 10)
        .lineTo(x - padding / 2, top + summaryHeight - 10)
        .stroke(colour.line);
    }
    doc.fillColor(colour.mute);
    oneLine(doc, label, { x, y: top + 11, width, font: 'regular', points: size.label });
    doc.fillColor(colour.ink);
    oneLine(doc, value, { x, y: top + 23, width, font: at === 0 ? 'bold' : 'regular', points: size.value });
  }
  pen.y = top + summaryHeight;
}

export function drawMix(pen: Pen, { heading, parts }: MixPart, colours: Colours): void {
  const { doc } = pen;
  const shades = shadesOf(colours);
  const shade = (at: number): string => shades[at % shades.length] ?? colours.primary;
  const top = pen.y;
  doc.font('bold').fontSize(size.heading).fillColor(colour.ink).text(heading, margin, top);
  const bar = top + 17;
  let left = margin;
  for (const [at, { width }] of parts.entries()) {
    const wide = widthOf(doc) * width;
    doc.rect(left, bar, Math.max(0.5, wide - 1), barHeight).fill(shade(at));
    left += wide;
  }
  const cell = widthOf(doc) / Math.max(1, parts.length);
  for (const [at, { name, share, value }] of parts.entries()) {
    const x = margin + at * cell;
    const width = cell - 20;
    doc.rect(x, bar + 15, 6, 6).fill(shade(at));
    doc.fillColor(colour.ink);
    oneLine(doc, `${name} ${share}`, { x: x + 11, y: bar + 13, width, font: 'regular', points: size.name });
    oneLine(doc, value, { x: x + 11, y: bar + 25, width, font: 'bold', points: size.name });
  }
  pen.y = top + mixHeight;
}
