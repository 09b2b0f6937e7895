import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { imageRatio, memoryGrowth } from './cobrand-image.ts';

/** An image may cost twice what putting ready layers on it costs; the rest is fitting and drawing the texts. */
const bounds = { image: 0.5, growth: 1.25 };
const images = Number(process.env.BENCH_IMAGES ?? 200);

const image = await imageRatio();
console.log(
  `a 2,000 × 2,000 image at ${image.toFixed(2)} of the bare composite; at least ${bounds.image.toFixed(2)}`,
);
if (image < bounds.image) process.exitCode = 1;

const growth = await memoryGrowth(images);
console.log(`memory at ${growth.toFixed(2)} of the first half's; at most ${bounds.growth.toFixed(2)}`);
if (growth > bounds.growth) process.exitCode = 1;

// The library is one of the lists, whose bench has the bare routes; it needs no large book.
const list = spawnSync(process.execPath, [join(import.meta.dirname, 'lists.ts')], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_CASE: 'content', BENCH_INVESTORS: '200', BENCH_ROWS: '5000' },
});
if (list.status !== 0) process.exitCode = 1;
