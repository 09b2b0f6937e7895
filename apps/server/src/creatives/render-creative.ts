import type { Creative, MadeCreative, Renderer, RenderOptions } from './creative.ts';
import type { Layout } from './layout.ts';

/** What draws each type, loaded when the first of it is made. */
const renderers: Readonly<Record<Layout['type'], () => Promise<Renderer>>> = {
  IMAGE: async () => (await import('./render-image.ts')).renderImage,
  GIF: async () => (await import('./render-gif.ts')).renderGif,
  PDF: async () => (await import('./render-pdf.ts')).renderPdf,
  HTML: async () => (await import('./render-html.ts')).renderHtml,
  VIDEO: async () => (await import('./render-video.ts')).renderVideo,
};

/** The approved piece with the distributor's boxes filled. Everything outside of them is as it was. */
export async function renderCreative(creative: Creative, options: RenderOptions): Promise<MadeCreative> {
  const render = await renderers[creative.layout.type]();
  return render(creative, options);
}
