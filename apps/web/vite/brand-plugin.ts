import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { drawIcon, iconNames } from './app-icons.ts';
import { appManifest } from './app-manifest.ts';
import type { BrandFile } from './brand-file.ts';
import { themeColours, themeCss } from './tokens.ts';

const brandId = '\0virtual:brand';
const themeId = '\0virtual:theme.css';

/** Brings the brand into the app: its data as `virtual:brand`, its colours as `virtual:theme.css`. */
export function brandPlugin({ brand, mark }: BrandFile): Plugin {
  // Who is an internal team is the server's answer: their ARNs have no business in a public file.
  const published = {
    ...brand,
    internalTeams: { ...brand.internalTeams, groups: [] },
    // Where the service team is written to by the server alone.
    support: { ...brand.support, helpline: { ...brand.support.helpline, email: '' } },
  };
  const colours = themeColours(brand.colours);
  const manifest = appManifest(brand, colours.light);
  return {
    name: 'hub:brand',
    resolveId(id) {
      if (id === 'virtual:brand') return brandId;
      if (id === 'virtual:theme.css') return themeId;
      return null;
    },
    load(id) {
      if (id === themeId) return themeCss(brand.colours);
      if (id !== brandId) return null;
      return [
        `import markUrl from ${JSON.stringify(`${mark}?inline`)};`,
        `export const brand = ${JSON.stringify(published)};`,
        'export { markUrl };',
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/favicon.svg' && request.url !== '/manifest.webmanifest') return next();
        const icon = request.url === '/favicon.svg';
        response.setHeader('content-type', icon ? 'image/svg+xml' : 'application/manifest+json');
        response.end(icon ? readFileSync(mark) : manifest);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const drawing = readFileSync(mark);
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: drawing });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
      for (const fileName of iconNames) {
        const source = await drawIcon(fileName, drawing, brand.colours.primary);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    transformIndexHtml(html) {
      const tags: HtmlTagDescriptor[] = [
        ...['application-name', 'apple-mobile-web-app-title'].map((name) => ({
          tag: 'meta',
          injectTo: 'head' as const,
          attrs: { name, content: brand.productName },
        })),
        ...(['light', 'dark'] as const).map((scheme) => ({
          tag: 'meta',
          injectTo: 'head' as const,
          attrs: {
            name: 'theme-color',
            content: colours[scheme],
            media: `(prefers-color-scheme: ${scheme})`,
          },
        })),
      ];
      return {
        html: html.replaceAll('%PRODUCT%', brand.productName).replaceAll('%BRAND%', brand.name),
        tags,
      };
    },
  };
}
