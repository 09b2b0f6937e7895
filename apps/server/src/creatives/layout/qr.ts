import QRCode from 'qrcode';
import { emptyRaster, type Raster } from './raster.ts';

/** Modules of white around the code that readers need (ISO 18004). */
const QUIET = 4;

/**
 * The code of a link, black on white, its modules a whole number of pixels wide: they stay even when the picture is
 * made smaller. In a small box it repairs less, so that its modules have two pixels; fails where they have no room.
 */
export function drawQr(link: string, { width, height }: { width: number; height: number }): Raster {
  const sizes = (['M', 'L'] as const).map((errorCorrectionLevel) => {
    const { modules } = QRCode.create(link, { errorCorrectionLevel });
    const side = modules.size + 2 * QUIET;
    return { modules, side, scale: Math.floor(Math.min(width, height) / side) };
  });
  const { modules, side, scale } = sizes.find((one) => one.scale >= 2) ?? (sizes[1] as (typeof sizes)[0]);
  if (scale < 2) {
    throw new Error(
      `The QR of this link needs a box of ${side * 2} pixels; its box has ${width} × ${height}.`,
    );
  }
  const raster = emptyRaster({ width, height, background: '#ffffff' });
  const left = Math.floor((width - modules.size * scale) / 2);
  const top = Math.floor((height - modules.size * scale) / 2);
  const pixels = new Uint32Array(raster.data.buffer);
  const black = new Uint32Array(new Uint8Array([0, 0, 0, 255]).buffer)[0] ?? 0;
  for (let row = 0; row < modules.size * scale; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(Math.floor(row / scale), column)) continue;
      const start = (top + row) * width + left + column * scale;
      pixels.fill(black, start, start + scale);
    }
  }
  return raster;
}
