import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Creative, RenderOptions } from '../layout/creative.ts';
import { layoutSchema } from '../layout/layout.ts';

export const ownLink = 'https://hub.example.in/view-content/own-piece/100001?t=1.20261117.en.abc';

/** A piece of one's own for a renderer: its layout is the test's. */
export const ownPiece = (
  layout: Omit<z.input<typeof layoutSchema>, 'languages'>,
  part: Pick<Creative, 'source'> & Partial<Creative>,
): Creative => ({
  layout: layoutSchema.parse({ ...layout, languages: [{ language: 'en', source: 's', preview: 'p' }] }),
  language: 'en',
  fields: {
    name: 'Meera Iyer',
    arn: 'ARN-100001',
    phone: '98200 12345',
    email: 'meera@example.in',
    city: 'Pune',
  },
  link: ownLink,
  approvalNo: 'AR/2026/0042',
  validTo: Temporal.PlainDate.from('2027-03-31'),
  ...part,
});

/** A folder for one test, gone after it. */
export function ownFolder(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'hub-creative-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

export const watched = (part: Partial<RenderOptions> = {}): RenderOptions => ({
  onProgress: () => {},
  signal: new AbortController().signal,
  folder: '/nowhere',
  ...part,
});
