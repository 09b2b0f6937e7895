import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { imageRatio } from './cobrand-image.ts';

/** An image may cost twice what putting ready layers on it costs; the rest is fitting and drawing the texts. */
const bounds = { image: 0.5 };

const image = await imageRatio();
console.log(
  `a 2,000 × 2,000 image at ${image.toFixed(2)} of the bare composite; at least ${bounds.image.toFixed(2)}`,
);
if (image < bounds.image) process.exitCode = 1;

// The library is one of the lists, whose bench has the bare routes; it needs no large book.
const list = spawnSync(process.execPath, [join(import.meta.dirname, 'lists.ts')], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_CASE: 'content', BENCH_INVESTORS: '200', BENCH_ROWS: '5000' },
});
if (list.status !== 0) process.exitCode = 1;
