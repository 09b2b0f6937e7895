import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Rgb = readonly [number, number, number];
export const corners = {
  topLeft: [220, 30, 30],
  topRight: [30, 200, 40],
  bottomLeft: [40, 60, 220],
  bottomRight: [240, 220, 40],
} as const satisfies Record<string, Rgb>;

/** Four quarters of four colours, so that one sees what was turned and what was cut. */
export function quarters(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row =
        y < height / 2 ? (['topLeft', 'topRight'] as const) : (['bottomLeft', 'bottomRight'] as const);
      pixels.set(corners[row[x < width / 2 ? 0 : 1]], (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const secretMake = 'SecretCameraMaker';
export const secretXmp = 'xmp-secret-note';

/** A phone's photo: place, camera and a note in it, and lying on its side as the orientation says. */
export const phonePhoto = (width: number, height: number, orientation: number): Promise<Buffer> =>
  quarters(width, height)
    .withExif({
      IFD0: { Make: secretMake },
      IFD3: { GPSLatitude: '9/1 55/1 53/1', GPSLongitude: '76/1 16/1 2/1' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${secretXmp}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    )
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A small file that claims, and holds, more pixels than anybody's camera: one bit each, all the same. */
export function pixelBomb(side: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colour in the middle of each quarter of a finished picture. */
export async function cornersOf(picture: Uint8Array): Promise<Record<keyof typeof corners, Rgb>> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const i = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
  };
  return {
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  };
}

/** Which of the four colours this is: lossy pictures are never exact. */
export function nameOf([r, g, b]: Rgb): keyof typeof corners {
  const far = ([x, y, z]: Rgb) => (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
  const names = Object.keys(corners) as (keyof typeof corners)[];
  return names.reduce((best, name) => (far(corners[name]) < far(corners[best]) ? name : best));
}
