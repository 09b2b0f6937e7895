import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Creative } from '../layout/creative.ts';
import type { LayoutBox } from '../layout/layout.ts';
import { renderCreative } from '../render-creative.ts';
import { decodePng } from '../test/decode-png.ts';
import {
  isWithin,
  sampleBoxes,
  sampleCreative,
  sampleLayout,
  sampleLink,
  sampleLogo,
  samplePoster,
  sampleRaster,
  unwatched,
} from '../test/sample-creative.ts';
import { renderPreview } from './render-preview.ts';

const [width, height] = [1080, 500];
const before = sampleRaster(width, height);
let source: Buffer;
let logo: Buffer;
beforeAll(async () => {
  [source, logo] = await Promise.all([samplePoster().png({ compressionLevel: 1 }).toBuffer(), sampleLogo()]);
});

async function made(creative: Creative): Promise<Uint8Array> {
  const { body } = await renderCreative(creative, unwatched);
  if (typeof body === 'string') throw new Error('a picture is held');
  return body;
}

const drawn = async (fields: Partial<Creative['fields']>, boxes = sampleLayout().boxes) => {
  const { fields: all, ...rest } = sampleCreative({ source, layout: { ...sampleLayout(), boxes } });
  return decodePng(await made({ ...rest, fields: { ...all, ...fields } }));
};

/** The smallest rectangle around all pixels that differ from the source, among those that `counts` lets count. */
function changedIn(data: Uint8Array, counts: (x: number, y: number) => boolean) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < data.length; at += 3) {
    if (data[at] === before[at] && data[at + 1] === before[at + 1] && data[at + 2] === before[at + 2])
      continue;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    if (!counts(x, y)) continue;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? null : { left, top, right, bottom };
}

const { boxes: places } = sampleLayout();
const boxOf = (field: string): LayoutBox => {
  const box = places.find((one) => one.field === field);
  if (box === undefined) throw new Error(field);
  return box;
};

/** What changed in the box of a field. */
const changedBox = (data: Uint8Array, field: string) => {
  const box = boxOf(field);
  return changedIn(data, (x, y) => isWithin(x, y, box));
};

/** Ink beyond the padding would be ink that wanted out of the box. */
function expectInside(data: Uint8Array, box: LayoutBox): void {
  const { x, y, padding } = box;
  const ink = changedIn(data, (px, py) => isWithin(px, py, box));
  expect(ink).not.toBeNull();
  expect(ink?.left).toBeGreaterThanOrEqual(x + padding);
  expect(ink?.top).toBeGreaterThanOrEqual(y + padding);
  expect(ink?.right).toBeLessThan(x + box.width - padding);
  expect(ink?.bottom).toBeLessThan(y + box.height - padding);
}

describe('an image with a distributor on it', () => {
  it('is changed inside its boxes and nowhere else', async () => {
    const image = await drawn({ logo, picture: logo });
    expect([image.width, image.height, image.channels]).toEqual([width, height, 3]);
    const isOutside = (x: number, y: number) => !places.some((box) => isWithin(x, y, box));
    expect(changedIn(image.data, isOutside)).toBeNull();
    for (const { field } of sampleBoxes) {
      expect(changedBox(image.data, field), field).not.toBeNull();
    }
  });

  it.each([
    ['a short name', 'Om'],
    ['60 characters', 'Venkata Lakshmi Narasimha Raghavendra Subramaniam & Sons Ltd'],
    ['60 characters without a space', 'W'.repeat(60)],
    ['Devanagari', 'श्रीमती राजेश्वरी लक्ष्मीनारायण क्षत्रिय एण्ड सन्स प्रा. लि.'],
    ['Tamil', 'செந்தில்நாதன் கிருஷ்ணமூர்த்தி ஸ்ரீனிவாசன்'],
    ['Bengali', 'শ্রীজ্ঞানেন্দ্রনাথ বন্দ্যোপাধ্যায় অ্যান্ড কোং'],
    ['Gujarati', 'શ્રીકૃષ્ણ જ્ઞાનેન્દ્ર'],
    ['Telugu', 'శ్రీకృష్ణ జ్ఞానేంద్ర'],
    ['Kannada', 'ಶ್ರೀಕೃಷ್ಣ ಜ್ಞಾನೇಂದ್ರ'],
    ['Malayalam', 'ശ്രീകൃഷ്ണ ജ്ഞാനേന്ദ്ര'],
    ['scripts side by side', 'Ravi राजेश செந்தில் রবি & Co'],
    ['markup', '<span size="999999">Ravi</span> & <b>Sons'],
  ])('keeps %s within its box', async (_, name) => {
    const { data } = await drawn({ name, email: 'a.very.long.address.of.a.firm@distributors.example.in' });
    for (const field of ['name', 'arn', 'tagline', 'phone', 'email', 'city', 'approval']) {
      expectInside(data, boxOf(field));
    }
  });

  it('shows markup as the text it is', async () => {
    const [markup, plain] = await Promise.all([drawn({ name: '<b>Ravi</b>' }), drawn({ name: 'Ravi' })]);
    const inkOf = (data: Uint8Array) => changedBox(data, 'name');
    expect(inkOf(markup.data)?.right).toBeGreaterThan(inkOf(plain.data)?.right ?? 0);
  });

  it('leaves the place of a logo and of what is not shown as it was approved', async () => {
    const { data } = await drawn({ phone: undefined, email: undefined, city: undefined });
    for (const field of ['logo', 'picture', 'phone', 'email', 'city']) {
      expect(changedBox(data, field), field).toBeNull();
    }
  });

  it('shows the piece where a logo is transparent', async () => {
    const { data } = await drawn({ logo });
    const { x, y, padding } = boxOf('logo');
    // The disc of 300 × 200 in 116 × 116: 77 high, from 20 to 97, and its corners hold nothing.
    expectInside(data, boxOf('logo'));
    const disc = changedBox(data, 'logo');
    expect((disc?.right ?? 0) - (disc?.left ?? 0)).toBeLessThanOrEqual(76);
    const centre = ((y + 60) * width + x + 60) * 3;
    expect([...data.subarray(centre, centre + 3)]).toEqual([0xd0, 0x10, 0x20]);
    expect(changedIn(data, (px, py) => px < x + padding + 15 && isWithin(px, py, boxOf('logo')))).toBeNull();
  });

  it.each([1, 0.5])('has a QR that another library reads, at %d of its size', async (scale) => {
    const file = await made(sampleCreative({ source }));
    const { x: left, y: top, width: side } = boxOf('qr');
    const code = await sharp(file).extract({ left, top, width: side, height: side }).toBuffer();
    const sent = await sharp(code)
      .resize(side * scale)
      .png()
      .toBuffer();
    // A camera has more pixels than the picture it looks at.
    const seen = await sharp(sent).resize(600).ensureAlpha().raw().toBuffer();
    expect(jsQR(new Uint8ClampedArray(seen), 600, 600)?.data).toBe(sampleLink);
  });

  it('says the same words in the risk line, whoever it is for', async () => {
    const [one, other] = await Promise.all([
      drawn({}),
      drawn({ name: 'Ravi', city: 'Nagpur', arn: 'ARN-7' }),
    ]);
    const { x, y, width: w, height: h } = boxOf('risk');
    const rows = (data: Uint8Array) => data.subarray((y * width + x) * 3, ((y + h - 1) * width + x + w) * 3);
    expect(rows(one.data)).toEqual(rows(other.data));
  });

  it.each(['risk', 'tagline', 'arn'])('is not made when there is no room for the whole %s', async (field) => {
    const boxes = sampleLayout().boxes.map((box) =>
      box.field === field ? { ...box, width: 40, padding: 2 } : box,
    );
    await expect(drawn({}, boxes as LayoutBox[])).rejects.toThrow(`box ${field}: its text has no room`);
    expect(DISTRIBUTOR_TAGLINE).toBe('AMFI-registered Mutual Fund Distributor');
  });

  it('keeps a JPEG a JPEG and a transparent PNG transparent', async () => {
    const jpeg = await renderCreative(
      sampleCreative({ source: await samplePoster().jpeg().toBuffer() }),
      unwatched,
    );
    expect(jpeg).toMatchObject({ mediaType: 'image/jpeg', ending: 'jpg' });
    expect(await sharp(jpeg.body as Uint8Array).metadata()).toMatchObject({ format: 'jpeg', width, height });
    const clear = await samplePoster().ensureAlpha(0).png({ compressionLevel: 1 }).toBuffer();
    const { channels, data } = decodePng(await made(sampleCreative({ source: clear })));
    expect([channels, data[3]]).toEqual([4, 0]);
  });

  it('is refused when it has another size than its layout says', async () => {
    const small = await samplePoster(540, 250).png().toBuffer();
    await expect(made(sampleCreative({ source: small }))).rejects.toThrow(
      '540 × 250 pixels and its layout 1080 × 500',
    );
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort();
    await expect(renderCreative(sampleCreative({ source }), { ...unwatched, signal })).rejects.toThrow(
      'abort',
    );
  });

  it('has a preview that looks like it', async () => {
    const flat = { width, height, channels: 3, background: '#f4e8d0' } as const;
    const creative = sampleCreative({ source: await sharp({ create: flat }).png().toBuffer() });
    const preview = await renderPreview(creative, 270);
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 270, height: 125 });
    const small = sharp(await made(creative))
      .resize(270, 125, { fit: 'fill' })
      .removeAlpha();
    const bare = sharp(creative.source).resize(270, 125, { fit: 'fill' }).removeAlpha();
    const [shown, piece, blank] = await Promise.all(
      [sharp(preview), small, bare].map((one) => one.raw().toBuffer()),
    );
    if (!shown || !piece || !blank) throw new Error('three pictures');
    const apart = (one: Buffer) =>
      one.reduce((sum, value, at) => sum + Math.abs(value - (piece[at] ?? 0)), 0);
    expect(apart(shown)).toBeLessThan(apart(blank) / 3);
  });
});
