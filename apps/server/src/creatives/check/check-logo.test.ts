import { randomBytes } from 'node:crypto';
import { LOGO_BYTES } from '@hub/contract/calls/co-branding/co-branding';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleLogo, samplePoster } from '../test/sample-creative.ts';
import { checkLogo } from './check-logo.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><image href="http://evil.example/x.png"/></svg>';
const script = '<script>alert(1)</script>';
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A head that says 10,000 × 10,000, and hardly anything behind it. */
const bomb = (): Promise<Buffer> =>
  sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

describe('a logo', () => {
  it('that is transparent stays so, and keeps its size', async () => {
    const { logo } = await checkLogo(await sampleLogo());
    expect(logo).toMatchObject({ mediaType: 'image/png', width: 300, height: 200, hasTransparency: true });
    expect(await sharp(logo?.body).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
  });

  it('as a JPEG is written anew, upright, small enough and with nothing but its pixels', async () => {
    const photo = await samplePoster(1600, 400)
      .jpeg({ quality: 60 })
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { logo } = await checkLogo(photo);
    expect(logo).toMatchObject({ mediaType: 'image/jpeg', width: 300, height: 1200, hasTransparency: false });
    const { exif, icc, orientation } = await sharp(logo?.body).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  });

  it('that is opaque has no transparency, also as a PNG with an alpha channel', async () => {
    const { logo } = await checkLogo(await samplePoster(120, 60).ensureAlpha(1).png().toBuffer());
    expect(logo?.hasTransparency).toBe(false);
  });

  it.each([
    ['a renamed script', async () => Buffer.from(script), 'wrongType'],
    [
      'a script behind the first bytes of a PNG',
      async () => Buffer.concat([pngHead, Buffer.from(script)]),
      'wrongType',
    ],
    ['an SVG with a link to elsewhere', async () => Buffer.from(svg), 'wrongType'],
    ['a WebP', () => samplePoster(200, 200).webp().toBuffer(), 'wrongType'],
    ['a GIF', () => samplePoster(200, 200).gif().toBuffer(), 'wrongType'],
    [
      'half a PNG',
      async () => (await samplePoster(200, 200).png().toBuffer()).subarray(0, 5000),
      'wrongType',
    ],
    ['nothing', async () => Buffer.alloc(0), 'wrongType'],
    ['100 megapixels', bomb, 'tooManyPixels'],
    ['too many bytes', async () => Buffer.concat([pngHead, randomBytes(LOGO_BYTES)]), 'tooLarge'],
    ['a dot', () => samplePoster(99, 40).png().toBuffer(), 'tooSmall'],
  ])('is refused when it is %s', async (_, body, fault) => {
    expect(await checkLogo(await body())).toEqual({ logo: null, fault });
  });
});
