import { type Brand, href } from '@hub/contract';
import type { FastifyInstance } from 'fastify';
import { html } from './html.ts';
import { once } from './once.ts';
import { drawSocialPreview } from './social-preview.ts';

/** The public page in its languages, as `index.html` and `index.hi.html` name themselves. */
const languages = { en: '/', hi: '/?lang=hi' } as const;

const DAY_SECONDS = 86_400;

/** What is for who is signed in, holds a link of their own, or belongs to the server is nobody's find. */
const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/distributor/', '/view-content/', '/view-certificate', '/demo/', '/pictures/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

function sitemap(publicUrl: string): string {
  const alternates = Object.entries(languages).map(
    ([language, path]) =>
      html`<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`,
  );
  const landing = Object.values(languages).map(
    (path) => html`<url><loc>${publicUrl}${path}</loc>${alternates}</url>
`,
  );
  const { text } = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${landing}<url><loc>${publicUrl}${href('empanelment')}</loc></url>
</urlset>
`;
  return text;
}

interface FoundHub {
  readonly brand: Brand;
  readonly brandDir: string;
  readonly publicUrl: string;
}

/** What search engines and messengers ask for. */
export function registerSearchEngines(app: FastifyInstance, { brand, brandDir, publicUrl }: FoundHub): void {
  const preview = once(() => drawSocialPreview(brand, brandDir));
  const remaining = `public, max-age=${DAY_SECONDS}`;
  app.get('/robots.txt', (_, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': remaining })
      .send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', (_, reply) =>
    reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': remaining })
      .send(sitemap(publicUrl)),
  );
  app.get('/social-preview.png', async (_, reply) =>
    reply
      .headers({
        'content-type': 'image/png',
        'cache-control': remaining,
        // Shown by whoever previews the link.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(await preview()),
  );
}
