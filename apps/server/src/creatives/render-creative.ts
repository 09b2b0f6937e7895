import type { Creative, MadeCreative, Renderer, RenderOptions } from './creative.ts';
import type { Layout } from './layout.ts';

const notBuilt = async (): Promise<Renderer> => {
  throw new Error('not built');
};

/** What draws each type, loaded when the first of it is made. */
const renderers: Readonly<Record<Layout['type'], () => Promise<Renderer>>> = {
  IMAGE: notBuilt,
  GIF: notBuilt,
  PDF: notBuilt,
  HTML: notBuilt,
  VIDEO: notBuilt,
};

/** The approved piece with the distributor's boxes filled. Everything outside of them is as it was. */
export async function renderCreative(creative: Creative, options: RenderOptions): Promise<MadeCreative> {
  const render = await renderers[creative.layout.type]();
  return render(creative, options);
}
