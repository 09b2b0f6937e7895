import { CONSOLE_PATH, PROVIDER_RETURN_PATH } from '@hub/contract/console/staff-call';
import { build, type InlineConfig, type Plugin } from 'vite';
import { isBase } from './area-chunk.ts';
import { fontPreload } from './font-preload.ts';
import { hashedStyles } from './hashed-styles.ts';

/** Beside the manifest of the app: `budgets.mjs` reads both. */
export const CONSOLE_MANIFEST = '.vite/console-manifest.json';

/**
 * The operations console is a build of its own into the same folder. It shares many modules with the app, and in one
 * build each of them would change how the app's first files are cut: so a distributor's files cannot grow by it.
 */
export async function buildConsole(config: InlineConfig, dist: string): Promise<void> {
  await build({
    ...config,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...(config.plugins ?? []), hashedStyles(), fontPreload(/inter-text.*\.woff2$/)],
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: CONSOLE_MANIFEST,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${config.root}/console.html`,
        output: {
          entryFileNames: 'assets/console-[hash].js',
          chunkFileNames: 'assets/console-[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'react', test: isBase, priority: 1 }] },
        },
      },
    },
  });
}

const isScreen = (path: string): boolean =>
  (path === CONSOLE_PATH || path.startsWith(`${CONSOLE_PATH}/`)) &&
  !path.startsWith(`${CONSOLE_PATH}/api/`) &&
  path !== PROVIDER_RETURN_PATH;

/** What of the console the server answers in development: its calls and the provider's way back. */
export const isConsoleCall = (path: string): boolean =>
  path.startsWith(`${CONSOLE_PATH}/`) && !isScreen(path);

/** In development too the addresses of the console open a page of their own. */
export function devConsolePage(): Plugin {
  return {
    name: 'hub:dev-console-page',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const [path = '/'] = (request.url ?? '/').split('?', 1);
        if (isScreen(path)) request.url = '/console.html';
        next();
      });
    },
  };
}
