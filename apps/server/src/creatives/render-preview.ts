import type { Creative } from './creative.ts';

/** How the first page or frame will look, `width` pixels wide, as a JPEG. The source is the preview picture. */
export async function renderPreview(_creative: Creative, _width: number): Promise<Uint8Array> {
  throw new Error('not built');
}
