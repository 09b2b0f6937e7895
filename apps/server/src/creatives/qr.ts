import QRCode from 'qrcode';
import { emptyRaster, type Raster } from './raster.ts';

/** Modules of white around the code that readers need (ISO 18004). */
const QUIET = 4;

/**
 * The code of a link, black on white, its modules a whole number of pixels wide: they stay even when the picture is
 * made smaller. Fails where there is no room for two pixels.
 */
export function drawQr(link: string, { width, height }: { width: number; height: number }): Raster {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const scale = Math.floor(Math.min(width, height) / side);
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
