import PDFDocument from 'pdfkit';
import { lockOptions, lockPdf } from './lock-pdf.ts';
import { pdfFonts } from './pdf-fonts.ts';

export const margin = 30;

/** Figures of one width stand under each other; Inter's kerning would swallow the point after a 7. */
export const figures = { tnum: true, kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** Words with figures among them: as wide as they are, and no point is swallowed. */
export const wordsAndFigures = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

interface Sheet {
  readonly title: string;
  readonly layout: 'portrait' | 'landscape';
  /** Whether pages can still be drawn on when later ones are begun; otherwise they leave as they are done. */
  readonly keepsPages: boolean;
  /** Asked for when the file is opened. */
  readonly password?: string | undefined;
}

/** A4 with our fonts, `regular` and `bold`, and no page yet. */
export function openPdf({ title, layout, keepsPages, password }: Sheet): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin,
    autoFirstPage: false,
    bufferPages: keepsPages,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title },
    ...(password !== undefined && lockOptions(password)),
  });
  if (password !== undefined) lockPdf(doc, password);
  const { regular, bold } = pdfFonts();
  doc.registerFont('regular', regular).registerFont('bold', bold);
  shapeFiguresByCharacter(doc.font('regular'));
  return doc;
}

/** What is done so far: pdfkit writes on, whether anybody reads or not. */
export function* partsDone(doc: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let part = doc.read(); part !== null; part = doc.read()) yield part as Uint8Array;
}

interface Run {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly unknown[];
  readonly advanceWidth: number;
}

/**
 * Shaping is nearly all of a PDF's cost, and pdfkit shapes a figure five times: 4,000 rows of a register with five
 * amounts take 46 s of processor time without this and 5 s with it. Of one width and without kerning its
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
