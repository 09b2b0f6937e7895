import sharp from 'sharp';
import type { Creative, RenderOptions } from '../layout/creative.ts';
import { type Layout, type LayoutBox, layoutSchema } from '../layout/layout.ts';

const text = { colour: '#102030', smallest: 12, size: 26 };

/** 1,080 × 500, with a place for everything. */
export const sampleLayout = (type: Layout['type'] = 'IMAGE', boxes = sampleBoxes): Layout =>
  layoutSchema.parse({
    type,
    width: 1080,
    height: 500,
    languages: [{ language: 'en', source: 'poster.png', preview: 'poster-preview.png' }],
    boxes,
  });

export const sampleBoxes = [
  {
    field: 'name',
    x: 40,
    y: 150,
    width: 600,
    height: 120,
    ...text,
    size: 64,
    weight: 700,
    lines: 2,
    padding: 6,
  },
  { field: 'arn', x: 40, y: 280, width: 200, height: 40, ...text, weight: 600, padding: 4 },
  { field: 'tagline', x: 250, y: 280, width: 450, height: 40, ...text, padding: 4 },
  { field: 'phone', x: 40, y: 330, width: 200, height: 40, ...text, padding: 4 },
  { field: 'email', x: 250, y: 330, width: 400, height: 40, ...text, padding: 4 },
  { field: 'city', x: 660, y: 330, width: 150, height: 40, ...text, padding: 4 },
  { field: 'logo', x: 710, y: 150, width: 120, height: 120, padding: 2 },
  { field: 'picture', x: 40, y: 10, width: 120, height: 120 },
  { field: 'qr', x: 850, y: 150, width: 210, height: 210 },
  { field: 'approval', x: 40, y: 375, width: 700, height: 34, ...text, size: 18, padding: 4 },
  {
    ...{ field: 'risk', x: 0, y: 420, width: 1080, height: 80, size: 28, smallest: 16, lines: 2 },
    ...{ colour: '#ffffff', background: '#102030', align: 'centre', padding: 10 },
  },
] as const;

/** No two neighbouring pixels of it are alike, so nothing can change unseen. */
export function sampleRaster(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    data.set([180 + ((x * 7 + y) % 60), 190 + ((y * 5) % 50), 170 + ((x + y * 3) % 80)], at * 3);
  }
  return data;
}

export const samplePoster = (width = 1080, height = 500) =>
  sharp(sampleRaster(width, height), { raw: { width, height, channels: 3 } });

/** A red disc with nothing around it. */
export const sampleLogo = (): Promise<Buffer> => {
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="90" fill="#d01020"/></svg>';
  return sharp(Buffer.from(disc)).png().toBuffer();
};

/** As long as a signed link is. */
export const sampleLink = `https://hub.example.in/view-content/sip-start-early/100001?t=1.20261117.en.${'c4D-'.repeat(4)}.${'aB3_'.repeat(21)}xy`;

export const sampleCreative = (part: Pick<Creative, 'source'> & Partial<Creative>): Creative => ({
  layout: sampleLayout(),
  language: 'en',
  fields: {
    name: 'Meera Iyer',
    arn: 'ARN-100001',
    phone: '98200 12345',
    email: 'gypsy@example.in',
    city: 'Pune',
  },
  link: sampleLink,
  approvalNo: 'AR/2026/11/0042',
  validTo: Temporal.PlainDate.from('2027-03-31'),
  ...part,
});

/** Renders without anybody watching; what is written goes nowhere. */
export const unwatched: RenderOptions = {
  onProgress: () => {},
  signal: new AbortController().signal,
  folder: '/nowhere',
};

export const isWithin = (x: number, y: number, box: Omit<LayoutBox, 'field'>): boolean =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
