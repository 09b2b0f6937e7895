import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shellBrand } from '../brand.ts';
import { writeBrandFiles } from './brand-files.ts';
import { drawIcons } from './icons.ts';
import { packWebApp } from './web-app.ts';

/** Makes the shells ready for `cap sync`: the web app with its configuration, and everything of the brand. */
const folder = fileURLToPath(new URL('..', import.meta.url));
const brand = shellBrand();
const { deepLinkHosts, productName } = brand.brand;
const { HUB_APP_CONFIG: configFile, HUB_ORIGIN: origin = `https://${deepLinkHosts[0]}` } = process.env;
if (!configFile || !URL.canParse(origin)) {
  console.error(
    'HUB_APP_CONFIG must name the file of the server’s /app-config.json, and HUB_ORIGIN, unless the brand has a host, the server',
  );
  process.exit(1);
}
const hub = new URL(origin);
const hosts = deepLinkHosts.length > 0 ? deepLinkHosts : [hub.hostname];

await packWebApp({ folder, origin: hub.origin, config: JSON.parse(await readFile(configFile, 'utf8')) });
await writeBrandFiles({ folder, brand, hosts });
await drawIcons({ folder, brand });
console.log(`${productName} (${brand.appId.android}, ${brand.appId.ios}) is packed for ${hub.origin}`);
