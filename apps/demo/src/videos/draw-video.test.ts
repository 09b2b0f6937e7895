import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownFolder } from '../../../server/src/creatives/test/own-piece.ts';
import { probeVideo, videoKind } from '../../../server/src/creatives/video/probe-video.ts';
import { runFfmpeg, startFfmpeg } from '../../../server/src/creatives/video/run-ffmpeg.ts';
import { readCaptions } from '../../../server/src/features/prostart/import/read-captions.ts';
import { testConfig } from '../../../server/src/http/test/test-config.ts';
import { allVideos } from './all-videos.ts';
import { drawVideo } from './draw-video.ts';

describe('a film of two slides', () => {
  const folder = ownFolder();
  const film = join(folder.path, 'short.webm');
  const read = (name: string) => readFileSync(join(folder.path, name));

  beforeAll(async () => {
    const [video] = allVideos;
    const slides = [
      { heading: 'Wait', said: [['An instalment is due.', 'A point']] },
      { heading: 'Next', said: [['Ask when.']] },
    ] as const;
    if (video === undefined) throw new Error('There is no film');
    const short = { ...video, id: 'short', slides };
    await drawVideo({ video: short, brand: testConfig().brand, folder: folder.path });
    return () => folder[Symbol.dispose]();
  }, 120_000);

  const lines = () => {
    const captions = readCaptions(read('short.vtt').toString(), Number.POSITIVE_INFINITY);
    if ('fault' in captions) throw new Error(captions.fault);
    return captions.lines.map(({ fromMs, toMs, line }) => ({ line, from: fromMs / 1000, to: toMs / 1000 }));
  };

  const loudness = async (from: number, seconds: number) => {
    const heard = ['-ss', `${from}`, '-t', `${seconds}`, '-i', film, '-vn', '-af', 'volumedetect'];
    const { said } = await startFfmpeg([...heard, '-f', 'null', '-']);
    return Number(/mean_volume: (-?[\d.]+) dB/.exec(said)?.[1]);
  };

  const pictureAt = async (second: number) => {
    const frame = join(folder.path, `frame-${second}.png`);
    await runFfmpeg(['-i', film, '-vf', `fps=5,trim=start=${second}`, '-frames:v', '1', '-y', frame]);
    return sharp(frame).greyscale().resize(128, 72, { fit: 'fill' }).raw().toBuffer();
  };
  const differing = (one: Buffer, other: Buffer) =>
    one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40).length;

  it('is 720p with a sound, as long as what is said, with a poster', async () => {
    const kind = videoKind(read('short.webm'));
    const facts = kind && (await probeVideo(film, kind));
    expect(facts).toMatchObject({ width: 1280, height: 720, hasSound: true });
    const spoken = lines();
    expect(spoken.map(({ line }) => line)).toEqual(['An instalment is due.', 'Ask when.']);
    const rest = (facts?.seconds ?? 0) - (spoken.at(-1)?.to ?? 0);
    expect(rest).toBeGreaterThan(0.8);
    expect(rest).toBeLessThan(1.6);
    expect(await sharp(read('short.jpg')).metadata()).toMatchObject({ width: 960, height: 540 });
  });

  it('is heard while its subtitles say so, and quiet between them', async () => {
    const [one, two] = lines();
    if (one === undefined || two === undefined) throw new Error('It has no lines');
    for (const { from, to } of [one, two]) expect(await loudness(from, to - from - 0.2)).toBeGreaterThan(-30);
    expect(await loudness(one.to + 0.1, two.from - one.to - 0.3)).toBeLessThan(-45);
  });

  it('shows a point when it is said, and the next slide with its first line', async () => {
    const [one, two] = lines();
    if (one === undefined || two === undefined) throw new Error('It has no lines');
    const [before, during, next] = [
      await pictureAt(0.2),
      await pictureAt(one.to - 0.3),
      await pictureAt(two.to - 0.2),
    ];
    expect(differing(before, during)).toBeGreaterThan(10);
    expect(differing(during, next)).toBeGreaterThan(30);
  });
});

describe('the films of the demo', () => {
  it.each(allVideos.map((video) => [video.id, video] as const))('%s says about two minutes', (_, video) => {
    const said = video.slides.flatMap((one) => one.said);
    const words = said.flatMap(([line]) => line.split(' ')).length;
    // At 2.4 words a second, with the quiet between lines: from 1:45 to 2:20.
    expect(words).toBeGreaterThan(245);
    expect(words).toBeLessThan(300);
    for (const { said: lines } of video.slides) {
      const points = lines.flatMap(([, point]) => point ?? []);
      expect(points.length).toBeGreaterThan(0);
      expect(points.length).toBeLessThan(5);
      for (const point of points) expect(point.length).toBeLessThan(42);
    }
    // A subtitle stands on two lines of a phone.
    for (const [line] of said) expect(line.length).toBeLessThan(110);
  });
});
