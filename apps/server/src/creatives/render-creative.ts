import type { Creative, MadeCreative, Renderer, RenderOptions } from './layout/creative.ts';
import type { Layout } from './layout/layout.ts';

/** What draws each type, loaded when the first of it is made. */
const renderers: Readonly<Record<Layout['type'], () => Promise<Renderer>>> = {
  IMAGE: async () => (await import('./picture/render-image.ts')).renderImage,
  GIF: async () => (await import('./picture/render-gif.ts')).renderGif,
  PDF: async () => (await import('./pdf/render-pdf.ts')).renderPdf,
  HTML: async () => (await import('./html/render-html.ts')).renderHtml,
  VIDEO: async () => (await import('./video/render-video.ts')).renderVideo,
};

/** The approved piece with the distributor's boxes filled. Everything outside of them is as it was. */
export async function renderCreative(creative: Creative, options: RenderOptions): Promise<MadeCreative> {
  const render = await renderers[creative.layout.type]();
  return render(creative, options);
}
