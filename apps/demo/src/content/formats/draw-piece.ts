import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { spokenLanguages } from '../../voice/speak.ts';
import type { Shape } from '../draw/shapes.ts';
import { drawOn } from '../draw/to-pdf.ts';
import { toSvg } from '../draw/to-svg.ts';
import type { DemoPiece, SheetWords } from './demo-piece.ts';
import { drawFilm } from './draw-film.ts';
import { mailPage } from './mail.ts';
import { POSTER, type PosterLook, type PosterWords, poster } from './poster.ts';
import { SHEET, sheet } from './sheet.ts';

interface Place {
  readonly folder: string;
  readonly name: string;
  readonly language: string;
}

/** Of a poster's size; a moving picture is lighter so. */
export const GIF_SCALE = 2 / 3;
const GIF_FRAMES = 8;
const GIF_DELAY_MS = 180;

async function drawPng(
  path: string,
  shapes: readonly Shape[],
  size: typeof POSTER | typeof SHEET,
  scale = 1,
) {
  await sharp(await toSvg(shapes, size, scale))
    .flatten()
    .png({ palette: true, effort: 2, dither: 0 })
    .toFile(path);
}

async function drawImage(words: PosterWords, look: PosterLook, { folder, name, language }: Place) {
  await drawPng(join(folder, `${name}.png`), poster(words, look, { language }), POSTER);
}

async function drawGif(words: PosterWords, look: PosterLook, { folder, name, language }: Place) {
  const frames = await Promise.all(
    Array.from({ length: GIF_FRAMES }, async (_, no) => {
      const shapes = poster(words, look, { language, moment: no / (GIF_FRAMES - 1) });
      const picture = sharp(await toSvg(shapes, POSTER, GIF_SCALE));
      // Few colours, so that those of a distributor's logo have places left.
      return picture.flatten().png({ palette: true, colours: 40, dither: 0, effort: 1 }).toBuffer();
    }),
  );
  // The last one stays for a while before it begins again.
  const delay = frames.map((_, no) => (no === frames.length - 1 ? 2000 : GIF_DELAY_MS));
  await sharp(frames, { join: { animated: true } })
    .gif({ delay, loop: 0, effort: 1, dither: 0 })
    .toFile(join(folder, `${name}.gif`));
}

async function drawPdf(pages: readonly SheetWords[], look: PosterLook, { folder, name, language }: Place) {
  const [first] = pages;
  if (first === undefined) return;
  const { width, height } = SHEET;
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, size: [width, height], margin: 0, lang: `${language}-IN` },
    info: { Title: first.title, Author: look.brand.name },
  });
  const written = pipeline(doc, createWriteStream(join(folder, `${name}.pdf`)));
  for (const [no, page] of pages.entries()) {
    doc.addPage();
    drawOn(doc, sheet(page, look, no, language));
  }
  doc.end();
  await written;
  await drawPreview(first, look, { folder, name, language });
}

/** A mail looks near enough to a page of ours. */
async function drawPreview(words: SheetWords, look: PosterLook, { folder, name, language }: Place) {
  const preview = join(folder, `${name}-preview.png`);
  await drawPng(preview, sheet(words, look, 0, language), SHEET, 1.6);
}

async function drawMail(words: SheetWords, look: PosterLook, place: Place) {
  await writeFile(join(place.folder, `${place.name}.html`), await mailPage(words, look, place.language));
  await drawPreview(words, look, place);
}

/** All files of a piece, each in its languages. */
export async function drawPiece(piece: DemoPiece, look: PosterLook, folder: string): Promise<void> {
  const each = async <Words>(
    words: Readonly<Record<string, Words>>,
    draw: (words: Words, look: PosterLook, place: Place) => Promise<void>,
  ) => {
    for (const [language, own] of Object.entries(words)) {
      await draw(own, look, { folder, name: `${piece.id}-${language}`, language });
    }
  };
  if (piece.type === 'IMAGE') await each(piece.words, drawImage);
  else if (piece.type === 'GIF') await each(piece.words, drawGif);
  else if (piece.type === 'PDF') await each(piece.words, drawPdf);
  else if (piece.type === 'HTML') await each(piece.words, drawMail);
  else {
    for (const language of spokenLanguages) {
      const sentences = piece.words[language];
      if (sentences) await drawFilm(sentences, look, { folder, name: `${piece.id}-${language}`, language });
    }
  }
}
