import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runFfmpeg } from '../../../server/src/creatives/video/run-ffmpeg.ts';
import { paletteOf } from '../content/draw/palette.ts';
import { toSvg } from '../content/draw/to-svg.ts';
import type { DrawnBrand } from '../drawing/draw-once.ts';
import type { DemoVideo } from './demo-video.ts';
import { SLIDE, slide } from './slide.ts';

/** How long a slide stands: two sentences that are read in peace. */
const SLIDE_SECONDS = 7;
const LINE_SECONDS = SLIDE_SECONDS / 2;
/** Frames a second: a drawing that grows slowly needs no more. */
const RATE = 2;
const POSTER_SCALE = 1.5;

const stamp = (seconds: number): string =>
  Temporal.PlainTime.from('00:00')
    .add({ milliseconds: seconds * 1000 })
    .toString({ smallestUnit: 'millisecond' });

/** Said a little after the slide has come, and gone a little before the next. */
const captionsOf = ({ slides }: DemoVideo): string =>
  [
    'WEBVTT',
    ...slides
      .flatMap(({ said }) => said)
      .map((line, no) => {
        const from = no * LINE_SECONDS;
        return `${stamp(from + 0.25)} --> ${stamp(from + LINE_SECONDS - 0.1)}\n${line}`;
      }),
    '',
  ].join('\n\n');

/** `<id>.webm`, `<id>.jpg` and `<id>.vtt` in the folder. */
export async function drawVideo(
  video: DemoVideo,
  { name, colours }: DrawnBrand,
  folder: string,
): Promise<void> {
  const { id, title, slides } = video;
  const look = { brand: { name }, palette: paletteOf(colours) };
  const poster = slide(video, { heading: title, moment: 1, progress: 0 }, look);
  await sharp(await toSvg(poster, SLIDE, POSTER_SCALE))
    .flatten()
    .jpeg({ quality: 82 })
    .toFile(join(folder, `${id}.jpg`));
  await writeFile(join(folder, `${id}.vtt`), captionsOf(video));

  const perSlide = SLIDE_SECONDS * RATE;
  const count = slides.length * perSlide;
  const frames = await mkdtemp(join(folder, 'frames-'));
  try {
    for (let no = 0; no < count; no++) {
      const heading = slides[Math.floor(no / perSlide)]?.heading ?? '';
      const moment = no / (count - 1);
      const shapes = slide(video, { heading, moment, progress: (no + 1) / count }, look);
      await sharp(await toSvg(shapes, SLIDE))
        .flatten()
        .png({ compressionLevel: 1 })
        .toFile(join(frames, `${no}.png`));
    }
    await runFfmpeg([
      ...['-framerate', `${RATE}`, '-i', join(frames, '%d.png'), '-pix_fmt', 'yuv420p'],
      ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-crf', '12', '-b:v', '600k'],
      ...['-g', `${perSlide}`, '-auto-alt-ref', '0', '-y', join(folder, `${id}.webm`)],
    ]);
  } finally {
    await rm(frames, { recursive: true });
  }
}
