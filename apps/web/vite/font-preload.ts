import type { Plugin } from 'vite';

/** The one font file every page needs is asked for with the document, not after the style sheet. */
export function fontPreload(file: RegExp): Plugin {
  return {
    name: 'hub:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => file.test(name));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
