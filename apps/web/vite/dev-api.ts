import { type Brand, matchInvestorPage, serviceOf } from '@hub/contract';
import type { Plugin, ProxyOptions } from 'vite';
import { isConsoleCall } from './console-build.ts';

const serverPages =
  /^\/(?:app-config\.json|openapi\.json|api-docs|healthz|readyz|metrics|client-ip|demo|payments|logout-device)(?:[/?]|$)/;

/** In development the page comes from Vite and every call of the contract from the server at `HUB_API`. */
export function proxyTo(api: string, paths: Brand['paths']): Record<string, ProxyOptions> {
  return {
    '^/': {
      target: api,
      bypass: ({ url = '/' }) => {
        const isCall =
          serviceOf(url, paths) || serverPages.test(url) || isConsoleCall(url.split('?', 1)[0] ?? '');
        return isCall ? null : url;
      },
    },
  };
}

/** Writes the server's configuration into the page, as the server itself does with the built one. */
export function devConfig(api: string | undefined): Plugin {
  return {
    name: 'hub:dev-config',
    apply: 'serve',
    async transformIndexHtml() {
      if (!api) return [];
      const config = await fetch(`${api}/app-config.json`).then((reply) => reply.text());
      const children = config.replaceAll('<', '\\u003c');
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'hub-config' }, children }];
    },
  };
}

/** In development too the addresses of an investor open a page of their own. */
export function devInvestorPage(): Plugin {
  return {
    name: 'hub:dev-investor-page',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const [path = '/'] = (request.url ?? '/').split('?', 1);
        if (matchInvestorPage(path) !== null) request.url = '/confirm.html';
        next();
      });
    },
  };
}
