import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spokenRiskLine } from '@hub/contract/texts/risk-lines';
import sharp from 'sharp';
import { runFfmpeg } from '../../../../server/src/creatives/video/run-ffmpeg.ts';
import { type HeardLine, narrate } from '../../voice/narration.ts';
import { type SpokenLanguage, speak } from '../../voice/speak.ts';
import { writeWav } from '../../voice/wav.ts';
import { toSvg } from '../draw/to-svg.ts';
import { FILM, frame } from './film.ts';
import type { PosterLook } from './poster.ts';

interface FilmPlace {
  readonly folder: string;
  readonly name: string;
  readonly language: SpokenLanguage;
}

/** The file in which the risk line of a film is read aloud. */
export const spokenFile = (name: string): string => `${name}-risk.wav`;

/** The drawing moves on with each sentence, in so many pictures. */
const STEPS = 4;

/** Each picture, and how long it stands, as ffmpeg reads it. */
async function drawFrames(
  lines: readonly HeardLine[],
  look: PosterLook,
  { frames, seconds }: { readonly frames: string; readonly seconds: number },
): Promise<string> {
  const list = ['ffconcat version 1.0'];
  for (const [no, { line, from }] of lines.entries()) {
    const start = no === 0 ? 0 : from - 0.2;
    const until = lines[no + 1] === undefined ? seconds : (lines[no + 1]?.from ?? 0) - 0.2;
    for (let step = 0; step < STEPS; step++) {
      const moment = (no * STEPS + step) / (lines.length * STEPS - 1);
      const file = `${no}-${step}.png`;
      await sharp(await toSvg(frame(line, look, moment), FILM))
        .flatten()
        .png({ compressionLevel: 1 })
        .toFile(join(frames, file));
      list.push(`file ${file}`, `duration ${((until - start) / STEPS).toFixed(3)}`);
    }
  }
  const path = join(frames, 'list.txt');
  await writeFile(path, [...list, `file ${lines.length - 1}-${STEPS - 1}.png`, ''].join('\n'));
  return path;
}

/** What is said is also shown, since a film in a chat is often seen without its sound. The risk line is a file of its own. */
export async function drawFilm(
  sentences: readonly string[],
  look: PosterLook,
  { folder, name, language }: FilmPlace,
): Promise<void> {
  const { speech, lines, seconds } = await narrate([sentences], language);
  const frames = await mkdtemp(join(folder, 'frames-'));
  try {
    const sound = join(frames, 'said.wav');
    await writeFile(sound, writeWav(speech));
    const list = await drawFrames(lines, look, { frames, seconds });
    await runFfmpeg([
      ...['-f', 'concat', '-i', list, '-i', sound, '-r', `${FILM.rate}`, '-pix_fmt', 'yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'animation', '-crf', '20'],
      ...['-c:a', 'aac', '-b:a', '96k', '-ar', '48000', '-ac', '1', '-t', seconds.toFixed(3)],
      ...['-movflags', '+faststart', '-y', join(folder, `${name}.mp4`)],
    ]);
  } finally {
    await rm(frames, { recursive: true });
  }
  const risk = await speak(spokenRiskLine(language) ?? '', language);
  await writeFile(join(folder, spokenFile(name)), writeWav(risk));
}
