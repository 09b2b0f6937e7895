import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runFfmpeg } from '../../../server/src/creatives/video/run-ffmpeg.ts';
import { paletteOf } from '../content/draw/palette.ts';
import { toSvg } from '../content/draw/to-svg.ts';
import type { DrawnBrand } from '../drawing/draw-once.ts';
import { narrate } from '../voice/narration.ts';
import { writeWav } from '../voice/wav.ts';
import { captionsOf } from './captions.ts';
import { type Moment, momentsOf } from './film-timing.ts';
import type { DemoVideo } from './films/demo-video.ts';
import { SLIDE, slide } from './slide.ts';

const POSTER_SCALE = 0.75;
const LAST_SECONDS = 0.1;

interface Film {
  readonly video: DemoVideo;
  readonly brand: DrawnBrand;
  /** Where its files go. */
  readonly folder: string;
}

const lookOf = ({ name, colours }: DrawnBrand) => ({ brand: { name }, palette: paletteOf(colours) });

async function drawPoster({ video, brand, folder }: Film): Promise<void> {
  const { title, slides, id } = video;
  const shown = { heading: title, points: [], moment: 1, place: `${slides.length} parts` };
  await sharp(await toSvg(slide(video, shown, lookOf(brand)), SLIDE, POSTER_SCALE))
    .flatten()
    .jpeg({ quality: 82 })
    .toFile(join(folder, `${id}.jpg`));
}

async function drawMoment({ video, brand }: Film, moment: Moment, file: string): Promise<void> {
  const { slides } = video;
  const { heading = '', said = [] } = slides[moment.slide] ?? {};
  const points = said.flatMap(([, point]) => point ?? []).slice(0, moment.points);
  const place = `${moment.slide + 1} of ${slides.length}`;
  const shapes = slide(video, { heading, points, moment: moment.drawn, place }, lookOf(brand));
  await sharp(await toSvg(shapes, SLIDE))
    .flatten()
    .png({ compressionLevel: 1 })
    .toFile(file);
}

/** The pictures and how long each stands, as ffmpeg reads it. The last one comes again: so the film is as long as its sound. */
async function drawMoments(film: Film, moments: readonly Moment[], to: { frames: string; seconds: number }) {
  const lines = ['ffconcat version 1.0'];
  for (const [no, moment] of moments.entries()) {
    await drawMoment(film, moment, join(to.frames, `${no}.png`));
    const until = moments[no + 1]?.from ?? to.seconds - LAST_SECONDS;
    lines.push(`file ${no}.png`, `duration ${(until - moment.from).toFixed(3)}`);
  }
  const list = join(to.frames, 'list.txt');
  await writeFile(list, [...lines, `file ${moments.length - 1}.png`, ''].join('\n'));
  return list;
}

/**
 * `<id>.webm`, `<id>.jpg` and `<id>.vtt` in the folder. What is heard comes first: subtitles and pictures follow it. A
 * picture stands until the next one, so that two minutes are some fifty pictures.
 */
export async function drawVideo(film: Film): Promise<void> {
  const { video, folder } = film;
  const { id, slides } = video;
  const { speech, lines, seconds } = await narrate(
    slides.map(({ said }) => said.map(([line]) => line)),
    'en',
  );
  await drawPoster(film);
  await writeFile(join(folder, `${id}.vtt`), captionsOf(lines));
  const frames = await mkdtemp(join(folder, 'frames-'));
  try {
    const sound = join(frames, 'said.wav');
    await writeFile(sound, writeWav(speech));
    const list = await drawMoments(film, momentsOf(video, lines), { frames, seconds });
    await runFfmpeg([
      ...['-f', 'concat', '-i', list, '-i', sound, '-vsync', 'vfr', '-pix_fmt', 'yuv420p'],
      ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-crf', '12', '-b:v', '2M'],
      // Each picture by itself: whoever jumps is there at once.
      ...['-g', '1', '-auto-alt-ref', '0', '-c:a', 'libopus', '-b:a', '40k', '-ar', '48000'],
      ...['-compression_level', '1'],
      ...['-t', seconds.toFixed(3), '-y', join(folder, `${id}.webm`)],
    ]);
  } finally {
    await rm(frames, { recursive: true });
  }
}
