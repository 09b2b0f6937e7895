import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Creative } from '../layout/creative.ts';
import { ownFolder, ownLink, ownPiece, watched } from '../test/own-piece.ts';
import { look, NoFfmpegError } from './find-ffmpeg.ts';
import { renderVideo } from './render-video.ts';
import { runFfmpeg, startFfmpeg } from './run-ffmpeg.ts';

const size = { width: 320, height: 240 } as const;
const text = { colour: '#ffffff', background: '#102030', size: 14, smallest: 6 } as const;
const card = { ...text, page: 'card' } as const;

const filmOf = (source: string, part: Partial<Creative> = {}): Creative =>
  ownPiece(
    {
      type: 'VIDEO',
      ...size,
      card: { background: '#ffffff' },
      boxes: [
        { field: 'name', x: 10, y: 200, width: 150, height: 30, ...text },
        { field: 'arn', x: 170, y: 200, width: 140, height: 30, ...text },
        { field: 'name', x: 10, y: 10, width: 150, height: 20, ...card },
        { field: 'tagline', x: 10, y: 40, width: 150, height: 20, ...card },
        { field: 'phone', x: 10, y: 70, width: 150, height: 20, ...card },
        { field: 'qr', page: 'card', x: 170, y: 10, width: 140, height: 140 },
        { field: 'risk', x: 0, y: 180, width: 320, height: 60, ...card, lines: 3 },
      ],
    },
    { source, ...part },
  );

/** What ffmpeg says of a file when it is asked for nothing. */
const saidOf = async (path: string): Promise<string> => (await startFfmpeg(['-i', path])).said;

function secondsOf(said: string): number {
  const [, minutes, seconds] = /Duration: 00:(\d\d):(\d\d\.\d\d)/.exec(said) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** The picture at this second, as red, green, blue and alpha. */
async function frameAt(path: string, second: number, folder: string): Promise<Uint8ClampedArray> {
  const frame = join(folder, `frame-${second}.png`);
  await runFfmpeg(['-ss', `${second}`, '-i', path, '-frames:v', '1', '-y', frame]);
  const pixels = await sharp(frame).ensureAlpha().raw().toBuffer();
  return new Uint8ClampedArray(pixels);
}

const pixelAt = (pixels: Uint8ClampedArray, x: number, y: number): number[] =>
  [0, 1, 2].map((channel) => pixels[(y * size.width + x) * 4 + channel] ?? -1);

describe('a video', () => {
  const folder = ownFolder();
  const source = join(folder.path, 'film.mp4');
  const silent = join(folder.path, 'silent.webm');
  const spoken = join(folder.path, 'spoken.wav');

  beforeAll(async () => {
    const picture = ['-f', 'lavfi', '-i', 'color=c=0x3070b0:s=320x240:r=25:d=2'];
    const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];
    await runFfmpeg([...picture, ...sound, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', source]);
    await runFfmpeg([...picture, '-c:v', 'libvpx', '-b:v', '100k', silent]);
    await runFfmpeg(['-f', 'lavfi', '-i', 'sine=frequency=880:duration=6', spoken]);
    return () => folder[Symbol.dispose]();
  });

  it('keeps size, rate and sound, has the strip over the film and a card of 5 seconds with a QR that reads', async () => {
    using work = ownFolder();
    const heard: number[] = [];
    const made = await renderVideo(
      filmOf(source),
      watched({ folder: work.path, onProgress: (percent) => heard.push(percent) }),
    );
    expect(made).toEqual({ body: join(work.path, 'made.mp4'), mediaType: 'video/mp4', ending: 'mp4' });
    expect(readdirSync(work.path)).toEqual(['made.mp4']);

    const said = await saidOf(made.body as string);
    expect(said).toMatch(/Video: h264 .*yuv420p.*, 320x240.*, 25 fps/);
    expect(said).toMatch(/Audio: aac/);
    const seconds = secondsOf(said);
    expect(seconds - secondsOf(await saidOf(source))).toBeGreaterThanOrEqual(4.98);
    expect(seconds - secondsOf(await saidOf(source))).toBeLessThan(5.2);

    const film = await frameAt(made.body as string, 1, work.path);
    const [red = 0, green = 0, blue = 0] = pixelAt(film, 160, 100);
    expect(
      [red, green, blue].map((value, at) => Math.abs(value - ([0x30, 0x70, 0xb0][at] ?? 0)) < 12),
    ).toEqual([true, true, true]);
    expect(Math.max(...pixelAt(film, 12, 202))).toBeLessThan(70);

    for (const second of [2.2, seconds - 0.3]) {
      const end = await frameAt(made.body as string, second, work.path);
      expect(jsQR(end, size.width, size.height)?.data).toBe(ownLink);
    }

    expect(heard).toEqual([...heard].sort((one, other) => one - other));
    expect(heard.at(-1)).toBe(100);
  });

  it('is an mp4 that begins with its index, also from a silent webm', async () => {
    using work = ownFolder();
    const { body } = await renderVideo(filmOf(silent), watched({ folder: work.path }));
    const bytes = await (await import('node:fs/promises')).readFile(body as string);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const said = await saidOf(body as string);
    expect(said).not.toContain('Audio:');
    expect(secondsOf(said)).toBeGreaterThanOrEqual(6.98);
  });

  it.each(['film.mp4', 'silent.webm'])('of %s has the risk line read aloud with its card', async (name) => {
    using work = ownFolder();
    const film = filmOf(join(folder.path, name), { spoken });
    const { body } = await renderVideo(film, watched({ folder: work.path }));
    expect(readdirSync(work.path)).toEqual(['made.mp4']);
    // The card stands as long as the reading takes: 2 s and 6.
    expect(secondsOf(await saidOf(body as string))).toBeGreaterThanOrEqual(7.98);
    // Silent where nothing is read: after its end, and before it in a film without a sound.
    const loudness = async (from: number) => {
      const heard = [
        '-ss',
        `${from}`,
        '-t',
        '1',
        '-i',
        body as string,
        '-af',
        'volumedetect',
        '-f',
        'null',
        '-',
      ];
      const [, found] = /mean_volume: (-?[\d.]+) dB/.exec((await startFfmpeg(heard)).said) ?? [];
      return Number(found);
    };
    expect(await loudness(4)).toBeGreaterThan(-40);
    expect((await loudness(0.5)) > -60).toBe(name === 'film.mp4');
  });

  it.each([
    ['too short', ['-f', 'lavfi', '-i', 'sine=duration=2'], 'must take 5 to 20'],
    ['too long', ['-f', 'lavfi', '-i', 'sine=duration=21'], 'must take 5 to 20'],
  ])('does not take a recording that is %s', async (_, input, words) => {
    using work = ownFolder();
    const wrong = join(folder.path, 'wrong.wav');
    await runFfmpeg([...input, '-y', wrong]);
    await expect(
      renderVideo(filmOf(source, { spoken: wrong }), watched({ folder: work.path })),
    ).rejects.toThrow(words);
    const script = { spoken: Buffer.from('#!/bin/sh\n') };
    await expect(renderVideo(filmOf(source, script), watched({ folder: work.path }))).rejects.toThrow(
      'is no WAV',
    );
    expect(readdirSync(work.path)).toEqual([]);
  });

  it('that is stopped leaves no file', async () => {
    using work = ownFolder();
    const stop = new AbortController();
    const making = renderVideo(
      filmOf(source),
      watched({ folder: work.path, signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) }),
    );
    await expect(making).rejects.toThrow('enough');
    expect(readdirSync(work.path)).toEqual([]);
  });

  it.each([
    ['a script', Buffer.from('#!/bin/sh\necho'), 'is no mp4 or webm video'],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n'), 'is no mp4 or webm video'],
    ['half a head', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'is no mp4 or webm video'],
  ])('that is %s is refused, and nothing is left', async (_, body, words) => {
    using work = ownFolder();
    const making = renderVideo({ ...filmOf(source), source: body }, watched({ folder: work.path }));
    await expect(making).rejects.toThrow(words);
    expect(readdirSync(work.path)).toEqual([]);
  });

  it('of another size than its layout is refused', async () => {
    using work = ownFolder();
    const piece = filmOf(source);
    const other = { ...piece, layout: { ...piece.layout, width: 640 } };
    await expect(renderVideo(other, watched({ folder: work.path }))).rejects.toThrow('has 320 × 240 pixels');
  });
});

describe('ffmpeg', () => {
  const PATH = ':/nowhere';
  it('of the package is the last to be taken, and none of the folder one stands in', async () => {
    expect(await look({ PATH })).toMatch(/node_modules.*ffmpeg/);
    expect(await look({ PATH, HUB_FFMPEG: process.execPath })).toBe(process.execPath);
  });

  it('of the package never runs in production, where it is said what to do', async () => {
    for (const env of [
      { PATH, HUB_MODE: 'production' },
      { PATH, HUB_FFMPEG: '/nowhere/ffmpeg' },
    ]) {
      await expect(look(env)).rejects.toThrow(NoFfmpegError);
      await expect(look(env)).rejects.toThrow(/HUB_FFMPEG/);
    }
  });
});
