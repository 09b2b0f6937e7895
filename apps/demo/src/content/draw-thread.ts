import { workerData } from 'node:worker_threads';
import type { DrawnBrand } from '../drawing/draw-once.ts';
import { demoPieces } from './demo-pieces.ts';
import { paletteOf } from './draw/palette.ts';
import type { Drawn } from './draw-content.ts';
import { drawPiece } from './formats/draw-piece.ts';
import { withFacts } from './fund-facts.ts';

interface Work {
  readonly folder: string;
  readonly brand: DrawnBrand;
  readonly facts: Drawn;
}

const { folder, brand, facts: drawn } = workerData as Work;
const palette = paletteOf(brand.colours);

for (const piece of demoPieces.filter(({ id }) => drawn.id === null || id === drawn.id)) {
  const look = { brand, palette, ground: piece.ground, scene: piece.scene };
  await drawPiece(withFacts(piece, drawn.facts), look, folder);
}
