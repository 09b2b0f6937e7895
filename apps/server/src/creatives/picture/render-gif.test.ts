import { decompressFrames, parseGIF } from 'gifuct-js';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../layout/layout.ts';
import { layoutSchema } from '../layout/layout.ts';
import { renderCreative } from '../render-creative.ts';
import { isWithin, sampleCreative, sampleLink, sampleLogo, unwatched } from '../test/sample-creative.ts';

const [width, height] = [480, 480];
const delays = [100, 250, 1200];

const text = { colour: '#102030', smallest: 8, size: 20, padding: 2 };
const layout: Layout = layoutSchema.parse({
  type: 'GIF',
  width,
  height,
  languages: [{ language: 'en', source: 'a.gif', preview: 'a.png' }],
  boxes: [
    { field: 'name', x: 10, y: 250, width: 230, height: 40, ...text },
    { field: 'arn', x: 10, y: 300, width: 230, height: 30, ...text, background: '#ffffff' },
    { field: 'tagline', x: 10, y: 340, width: 230, height: 30, ...text },
    { field: 'logo', x: 10, y: 380, width: 100, height: 40 },
    { field: 'qr', x: 260, y: 230, width: 200, height: 200 },
    { field: 'risk', x: 0, y: 440, width, height: 40, ...text, size: 12, lines: 2, background: '#ffffff' },
  ],
});

/** Frames that differ in every pixel, of so many colours each. */
function frames(colours: number): Buffer {
  const data = Buffer.alloc(width * height * 3 * delays.length);
  for (let frame = 0; frame < delays.length; frame++) {
    for (let at = 0; at < width * height; at++) {
      const colour = (at + Math.floor(at / width) * 3 + frame) % colours;
      data.set([100 + (colour >> 1), 255 - colour, (colour * 31) % 256], (frame * width * height + at) * 3);
    }
  }
  return data;
}

const gifOf = (data: Buffer, loop: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height: height * delays.length, channels: 3, pageHeight: height } })
    .gif({ delay: delays, loop, dither: 0, interPaletteMaxError: 0 })
    .toBuffer();

/** By another library than the one that wrote it, each frame over the ones before. */
function decoded(body: Uint8Array) {
  const canvas = new Uint8ClampedArray(width * height * 4);
  const parts = decompressFrames(parseGIF(new Uint8Array(body).buffer), true);
  return parts.map(({ patch, dims, delay }) => {
    for (let at = 0; at < patch.length; at += 4) {
      if (patch[at + 3] === 0) continue;
      const [x, y] = [dims.left + ((at / 4) % dims.width), dims.top + Math.floor(at / 4 / dims.width)];
      canvas.set(patch.subarray(at, at + 4), (y * width + x) * 4);
    }
    return { delay, data: canvas.slice() };
  });
}

async function made(colours: number, loop = 0) {
  const before = frames(colours);
  const seen: number[] = [];
  const fields = { name: 'Meera Iyer', arn: 'ARN-100001', logo: await sampleLogo() };
  const creative = sampleCreative({ source: await gifOf(before, loop), layout, fields });
  const { body, ...rest } = await renderCreative(creative, {
    ...unwatched,
    onProgress: (percent) => seen.push(percent),
  });
  return { before, body: body as Uint8Array, rest, seen };
}

describe('a GIF with a distributor on it', () => {
  it('keeps its frames, how long each stands and how often they are shown', async () => {
    const { body, rest, seen } = await made(60, 3);
    expect(rest).toEqual({ mediaType: 'image/gif', ending: 'gif' });
    expect(decoded(body).map(({ delay }) => delay)).toEqual(delays);
    expect(await sharp(body, { animated: true }).metadata()).toMatchObject({ pages: 3, loop: 3 });
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(100);
  });

  it.each([60, 250])('of %d colours changes inside its boxes only, in every frame', async (colours) => {
    const { before, body } = await made(colours);
    for (const [no, { data }] of decoded(body).entries()) {
      let [outside, inside] = [0, 0];
      for (let at = 0; at < width * height; at++) {
        const was = before.subarray((no * width * height + at) * 3, (no * width * height + at) * 3 + 3);
        const isSame = was.every((value, channel) => value === data[at * 4 + channel]);
        const isInBox = layout.boxes.some((box) => isWithin(at % width, Math.floor(at / width), box));
        if (!isSame && isInBox) inside += 1;
        if (!isSame && !isInBox) outside += 1;
      }
      expect({ no, outside }).toEqual({ no, outside: 0 });
      expect(inside).toBeGreaterThan(1000);
    }
  });

  it('has a QR in every frame that another library reads', async () => {
    for (const { data } of decoded((await made(250)).body)) {
      const code = new Uint8ClampedArray(200 * 200 * 4);
      for (let y = 0; y < 200; y++) {
        const start = ((230 + y) * width + 260) * 4;
        code.set(data.subarray(start, start + 200 * 4), y * 200 * 4);
      }
      expect(jsQR(code, 200, 200)?.data).toBe(sampleLink);
    }
  });

  it('stops between two frames when it is told to', async () => {
    const stop = new AbortController();
    const creative = sampleCreative({ source: await gifOf(frames(60), 0), layout });
    const seen: number[] = [];
    const onProgress = (percent: number) => {
      seen.push(percent);
      if (percent > 10) stop.abort();
    };
    await expect(renderCreative(creative, { ...unwatched, onProgress, signal: stop.signal })).rejects.toThrow(
      'abort',
    );
    expect(seen).toEqual([10, 30]);
  });
});
