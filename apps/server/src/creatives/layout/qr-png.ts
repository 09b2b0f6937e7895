import type { PictureBox } from './layout.ts';
import { drawQr } from './qr.ts';

/** The code of a link as a picture of its own, with so many pixels to each of its box. */
export async function qrPng(link: string, box: PictureBox, scale: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height, data } = drawQr(link, { width: box.width * scale, height: box.height * scale });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
