import { workerData } from 'node:worker_threads';
import type { DrawnBrand } from '../drawing/draw-once.ts';
import { demoPieces } from './demo-pieces.ts';
import { paletteOf } from './draw/palette.ts';
import { drawPiece } from './formats/draw-piece.ts';

const { folder, brand } = workerData as { readonly folder: string; readonly brand: DrawnBrand };
const palette = paletteOf(brand.colours);

for (const piece of demoPieces) {
  await drawPiece(piece, { brand, palette, ground: piece.ground, scene: piece.scene }, folder);
}
