import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface AppConfig {
  readonly ipLookupUrl?: string;
}

/** Inside a shell the page's own origin is the phone, so that the configuration must name the server. */
function withOrigin<Config extends AppConfig>(config: Config, origin: string) {
  const { ipLookupUrl } = config;
  return {
    ...config,
    origin,
    ...(ipLookupUrl !== undefined && { ipLookupUrl: new URL(ipLookupUrl, origin).href }),
  };
}

interface Packed {
  readonly folder: string;
  /** Where it goes; the shells take it from the folder's own `www`. */
  readonly www?: string;
  readonly origin: string;
  /** As the server tells it at /app-config.json. */
  readonly config: AppConfig;
}

/** The web app's build, without what only a server needs, and the server's configuration beside it. */
export async function packWebApp({
  folder,
  www = join(folder, 'www'),
  origin,
  config,
}: Packed): Promise<void> {
  const dist = join(folder, '../web/dist');
  await readFile(join(dist, 'app.html')).catch(() => {
    throw new Error('The web app is not built yet: run npm start once, or npm run build -w @hub/web');
  });
  await rm(www, { recursive: true, force: true });
  await cp(dist, www, { recursive: true, filter: (path) => !/\.(?:br|gz)$|[/\\]\.vite$/.test(path) });
  // Not the prerendered landing page: the app decides where it starts.
  await rename(join(www, 'app.html'), join(www, 'index.html'));
  await writeFile(join(www, 'app-config.json'), `${JSON.stringify(withOrigin(config, origin))}\n`);
}
