import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@hub/contract';

/** Twice as large as a mail shows it, and sharp on paper. */
const PIXELS = 108;

const drawn = new Map<string, Promise<Uint8Array>>();

async function draw(file: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(await readFile(file), { density: 600 })
    .resize(PIXELS, PIXELS, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
}

/** The asset manager's mark as PNG, for mails and papers. It is drawn once: nobody changes it. */
export function brandMark({ logo }: Pick<Brand, 'logo'>, brandDir: string): Promise<Uint8Array> {
  const file = join(brandDir, logo.mark);
  const mark = drawn.get(file) ?? draw(file);
  drawn.set(file, mark);
  return mark;
}
