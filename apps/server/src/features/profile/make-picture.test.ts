import { texts } from '@hub/contract';
import { PICTURE_BYTES } from '@hub/contract/calls/profile/profile';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../calls/refusal/refusal.ts';
import {
  cornersOf,
  nameOf,
  phonePhoto,
  pixelBomb,
  quarters,
  secretMake,
  secretXmp,
} from '../../pictures/test/sample-pictures.ts';
import { makePicture } from './make-picture.ts';
import { readWebp } from './test/webp-chunks.ts';

const refusedAt = async (body: Uint8Array, crop?: Parameters<typeof makePicture>[1]) => {
  const outcome = await makePicture(body, crop).catch((error: unknown) => error);
  return outcome instanceof Refusal ? outcome.fields : 'taken';
};
const notOne = { picture: texts.field.picture };

const seen = async (picture: Uint8Array) => {
  const { topLeft, topRight, bottomLeft, bottomRight } = await cornersOf(picture);
  return [topLeft, topRight, bottomLeft, bottomRight].map(nameOf);
};
const upright = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

describe('a picture', () => {
  it('becomes a WebP of 512 by 512, whatever it was', async () => {
    for (const body of [
      await quarters(900, 700).jpeg().toBuffer(),
      await quarters(64, 64).png().toBuffer(),
      await quarters(700, 900).webp().toBuffer(),
      await quarters(700, 900).webp({ lossless: true }).toBuffer(),
      await quarters(300, 300).toColourspace('b-w').jpeg().toBuffer(),
      await quarters(300, 300).toColourspace('cmyk').jpeg().toBuffer(),
      await quarters(300, 300).toColourspace('rgb16').png().toBuffer(),
      await quarters(300, 300).png({ palette: true }).toBuffer(),
      await quarters(300, 300).jpeg({ progressive: true }).toBuffer(),
    ]) {
      expect(readWebp(await makePicture(body))).toEqual({ chunks: ['VP8 '], width: 512, height: 512 });
    }
  });

  it('keeps nothing of the original but its pixels: no place, no camera, no note, no colour profile', async () => {
    const photo = await phonePhoto(800, 600, 1);
    const before = photo.toString('latin1');
    for (const secret of [secretMake, secretXmp, 'Exif', 'ICC_PROFILE']) expect(before).toContain(secret);
    const picture = await makePicture(photo);
    // One chunk of pixels and nothing else: no EXIF, no `XMP `, no ICCP.
    expect(readWebp(picture).chunks).toEqual(['VP8 ']);
    const after = Buffer.from(picture).toString('latin1');
    for (const secret of [secretMake, secretXmp, 'Exif', 'GPS', 'ICC', 'xmp'])
      expect(after).not.toContain(secret);
    const { exif, xmp, icc, iptc, orientation } = await sharp(picture).metadata();
    expect([exif, xmp, icc, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stands upright, however the phone was held', async () => {
    // Where the four corners of the stored pixels come to lie, by EXIF's own table.
    const turned: Record<number, string[]> = {
      1: ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'],
      2: ['topRight', 'topLeft', 'bottomRight', 'bottomLeft'],
      3: ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'],
      4: ['bottomLeft', 'bottomRight', 'topLeft', 'topRight'],
      5: ['topLeft', 'bottomLeft', 'topRight', 'bottomRight'],
      6: ['bottomLeft', 'topLeft', 'bottomRight', 'topRight'],
      7: ['bottomRight', 'topRight', 'bottomLeft', 'topLeft'],
      8: ['topRight', 'bottomRight', 'topLeft', 'bottomLeft'],
    };
    for (const [orientation, expected] of Object.entries(turned)) {
      const photo = await phonePhoto(400, 400, Number(orientation));
      expect(await seen(await makePicture(photo)), orientation).toEqual(expected);
    }
  });

  it('is cut from its middle when nobody says where', async () => {
    expect(await seen(await makePicture(await quarters(1000, 400).png().toBuffer()))).toEqual(upright);
    expect(await seen(await makePicture(await quarters(400, 1000).png().toBuffer()))).toEqual(upright);
  });

  it('is cut where the user says, in pixels of the picture as it stands upright', async () => {
    const wide = await quarters(800, 400).png().toBuffer();
    expect(await seen(await makePicture(wide, { left: 0, top: 0, size: 200 }))).toEqual(
      Array(4).fill('topLeft'),
    );
    expect(await seen(await makePicture(wide, { left: 400, top: 200, size: 200 }))).toEqual(
      Array(4).fill('bottomRight'),
    );
    // Stored 800 by 400 and turned a quarter: upright it is 400 by 800, and its top left was the bottom left.
    const onItsSide = await phonePhoto(800, 400, 6);
    expect(await seen(await makePicture(onItsSide, { left: 0, top: 0, size: 200 }))).toEqual(
      Array(4).fill('bottomLeft'),
    );
    expect(await seen(await makePicture(onItsSide, { left: 200, top: 600, size: 200 }))).toEqual(
      Array(4).fill('topRight'),
    );
  });

  it('refuses at the crop what lies outside it; one pixel over the edge is rounding', async () => {
    const body = await quarters(120, 90).png().toBuffer();
    await fc.assert(
      fc.asyncProperty(
        fc.record({ left: fc.nat(130), top: fc.nat(100), size: fc.integer({ min: 64, max: 130 }) }),
        async (crop) => {
          const over = Math.max(crop.left + crop.size - 120, crop.top + crop.size - 90);
          const expected = over > 1 ? { crop: texts.field.invalid } : 'taken';
          expect(await refusedAt(body, crop)).toEqual(expected);
        },
      ),
      { numRuns: 60, examples: [[{ left: 0, top: 0, size: 91 }], [{ left: 0, top: 0, size: 92 }]] },
    );
  });

  it('has a white ground where it was clear', async () => {
    const clear = sharp({
      create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { topLeft } = await cornersOf(await makePicture(await clear.png().toBuffer()));
    for (const value of topLeft) expect(value).toBeGreaterThan(250);
  });

  it('of an animation is its first frame', async () => {
    const red = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#dc1e1e' } })
      .png()
      .toBuffer();
    const blue = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#283cdc' } })
      .png()
      .toBuffer();
    const animation = await sharp([red, blue], { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    expect(await seen(await makePicture(animation))).toEqual(Array(4).fill('topLeft'));
  });
});

describe('what is no picture', () => {
  const text = (body: string) => Buffer.from(body);
  it('is refused at the field by what it is: SVG, GIF, TIFF, AVIF, PDF, HTML, ZIP, a script, nothing', async () => {
    const files = {
      svg: text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>',
      ),
      gif: await quarters(100, 100).gif().toBuffer(),
      tiff: await quarters(100, 100).tiff().toBuffer(),
      avif: await quarters(100, 100).avif({ effort: 0 }).toBuffer(),
      pdf: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
      html: text('<!doctype html><script>alert(1)</script>'),
      zip: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
      script: text('#!/bin/sh\nid'),
      nothing: Buffer.alloc(0),
      'a JPEG only in its first bytes': Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        text('<script>'),
      ]),
      'a PNG only in its first bytes': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'a WebP only in its first bytes': text('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
    };
    for (const [name, body] of Object.entries(files)) expect(await refusedAt(body), name).toEqual(notOne);
  });

  it('is one that was cut off on its way', async () => {
    for (const whole of [
      await quarters(400, 400).jpeg().toBuffer(),
      await quarters(400, 400).png({ compressionLevel: 0 }).toBuffer(),
      await quarters(400, 400).webp({ lossless: true }).toBuffer(),
    ]) {
      for (const part of [0.2, 0.5, 0.9]) {
        expect(await refusedAt(whole.subarray(0, Math.floor(whole.length * part))), String(part)).toEqual(
          notOne,
        );
      }
    }
  });

  it('is one of more than 5 MB, and one byte decides', async () => {
    const picture = await quarters(100, 100).jpeg().toBuffer();
    const padded = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
    expect(await refusedAt(padded(PICTURE_BYTES))).toBe('taken');
    expect(await refusedAt(padded(PICTURE_BYTES + 1))).toEqual(notOne);
  });

  it('is a small file with far too many pixels', async () => {
    const bomb = pixelBomb(12_000);
    expect(bomb.length).toBeLessThan(50_000);
    expect(await refusedAt(bomb)).toEqual(notOne);
    expect(await refusedAt(pixelBomb(1000))).toBe('taken');
  });

  it('is one too small to know anybody on, and that is said', async () => {
    const small = { picture: texts.field.pictureSmall };
    expect(await refusedAt(await quarters(63, 400).png().toBuffer())).toEqual(small);
    expect(await refusedAt(await quarters(1, 1).png().toBuffer())).toEqual(small);
  });

  it('never breaks anything, however it is damaged', async () => {
    const whole = await phonePhoto(120, 90, 6);
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const body = Buffer.from(whole);
        for (const [at, byte] of changes) body[at] = byte;
        const outcome = await refusedAt(body);
        if (outcome !== 'taken') expect(Object.keys(outcome ?? {})).toEqual(['picture']);
      }),
      { numRuns: 60 },
    );
  });
});
