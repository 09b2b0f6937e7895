import { imageRatio } from './cobrand-image.ts';

/** An image may cost twice what putting ready layers on it costs; the rest is fitting and drawing the texts. */
const bounds = { image: 0.5 };

const image = await imageRatio();
console.log(
  `a 2,000 × 2,000 image at ${image.toFixed(2)} of the bare composite; at least ${bounds.image.toFixed(2)}`,
);
if (image < bounds.image) process.exitCode = 1;
