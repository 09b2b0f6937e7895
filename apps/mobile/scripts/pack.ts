import { fileURLToPath } from 'node:url';
import { shellBrand } from '../brand.ts';
import { writeBrandFiles } from './brand-files.ts';
import { drawIcons } from './icons.ts';
import { packWebApp } from './web-app.ts';

/** Makes the shells ready for `cap sync`: the web app with its configuration, and everything of the brand. */
const folder = fileURLToPath(new URL('..', import.meta.url));
const origin = process.env.HUB_ORIGIN;
if (!origin || !URL.canParse(origin)) {
  console.error('HUB_ORIGIN must name the server the app talks to, for example https://partner.example');
  process.exit(1);
}
const hub = new URL(origin);
const brand = shellBrand();

await packWebApp({ folder, origin: hub.origin });
await writeBrandFiles({ folder, brand, host: brand.brand.deepLinkHosts[0] ?? hub.hostname });
await drawIcons({ folder, brand });
console.log(
  `${brand.brand.productName} (${brand.appId.android}, ${brand.appId.ios}) is packed for ${hub.origin}`,
);
