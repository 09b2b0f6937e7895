import sharp from 'sharp';
import { drawLayers } from '../apps/server/src/creatives/draw/draw-layers.ts';
import type { Creative } from '../apps/server/src/creatives/layout/creative.ts';
import { layoutSchema } from '../apps/server/src/creatives/layout/layout.ts';
import { renderImage } from '../apps/server/src/creatives/picture/render-image.ts';
import { sampleCreative, sampleLogo, unwatched } from '../apps/server/src/creatives/test/sample-creative.ts';
import { median } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const side = 2000;

const text = { colour: '#102030', size: 48, smallest: 20, padding: 4 };
const layout = layoutSchema.parse({
  type: 'IMAGE',
  width: side,
  height: side,
  languages: [{ language: 'en', source: 'poster.png', preview: 'preview.png' }],
  boxes: [
    { field: 'name', x: 80, y: 1480, width: 1100, height: 160, ...text, size: 96, weight: 700, lines: 2 },
    { field: 'arn', x: 80, y: 1660, width: 360, height: 60, ...text, weight: 600 },
    { field: 'tagline', x: 460, y: 1660, width: 900, height: 60, ...text },
    { field: 'phone', x: 80, y: 1730, width: 360, height: 60, ...text },
    { field: 'email', x: 460, y: 1730, width: 900, height: 60, ...text },
    { field: 'approval', x: 80, y: 1800, width: 1200, height: 50, ...text, size: 28 },
    { field: 'logo', x: 1220, y: 1480, width: 300, height: 160 },
    { field: 'qr', x: 1560, y: 1440, width: 400, height: 400 },
    { field: 'risk', x: 0, y: 1870, width: side, height: 130, ...text, lines: 2, background: '#ffffff' },
  ],
});

/** Sky, hills and a sun: a drawing as posters are, neither flat nor noise. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fde6c4"/><stop offset="1" stop-color="#cfe8e2"/></linearGradient></defs>
  <rect width="${side}" height="${side}" fill="url(#sky)"/><circle cx="1450" cy="480" r="230" fill="#f4a340"/>
  <path d="M0 1200 Q500 800 1000 1150 T2000 1000 V1440 H0 Z" fill="#2f7d6b"/>
</svg>`;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** One image of another distributor each time: only what is the same for all of them may be kept. */
async function openStudio() {
  const source = await sharp(Buffer.from(drawing)).removeAlpha().png().toBuffer();
  const fields = {
    name: 'Venkata Lakshmi Narasimha Raghavendra & Sons Ltd',
    arn: 'ARN-100001',
    phone: '98200 12345',
    email: 'office@example.in',
    logo: await sampleLogo(),
  };
  const creative: Creative = { ...sampleCreative({ source }), layout, fields };
  const layers = await drawLayers(layout.boxes, creative);
  const bare = () => sharp(source).composite(layers).removeAlpha().png().toBuffer();
  let no = 100_000;
  const made = () => {
    no += 1;
    const name = `Venkata${no} Lakshmi Narasimha Raghavendra${no} & Sons Ltd`;
    return renderImage({ ...creative, fields: { ...fields, name, arn: `ARN-${no}` } }, unwatched);
  };
  return { bare, made };
}

/** How fast a 2,000 × 2,000 image is made, from the profile's words to the PNG, against layers that are there already. */
export async function imageRatio(): Promise<number> {
  const { bare, made } = await openStudio();
  await bare();
  await made();
  const times = { bare: [] as number[], made: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.bare.push(await milliseconds(bare));
    times.made.push(await milliseconds(made));
  }
  const [base, ours] = [median(times.bare), median(times.made)];
  console.log(
    `  bare ${base.toFixed(0)} ms, with texts, logo and QR drawn ${ours.toFixed(0)} ms, ratio ${(base / ours).toFixed(2)}`,
  );
  return base / ours;
}

/** The largest memory while the second half of so many images is made, against the first half. */
export async function memoryGrowth(images: number): Promise<number> {
  const { made } = await openStudio();
  const sizes: number[] = [];
  for (let no = 0; no < images; no += 1) {
    await made();
    sizes.push(process.memoryUsage.rss() / 1_048_576);
  }
  const half = Math.ceil(images / 2);
  const [early, late] = [Math.max(...sizes.slice(0, half)), Math.max(...sizes.slice(half))];
  console.log(
    `  ${images} images: largest memory ${early.toFixed(0)} MB, in the second half ${late.toFixed(0)} MB`,
  );
  return late / early;
}
