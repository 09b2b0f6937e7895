import { type Brand, href } from '@hub/contract';
import { type RouteId, routes } from '@hub/domain';
import { appIcons } from './app-icons.ts';

const sizesOf = (name: keyof typeof appIcons) => `${appIcons[name].size}x${appIcons[name].size}`;

/** What a long press on the installed icon offers. */
const shortcuts = [
  'investor/list',
  'transact/initiate',
  'transact/history',
  'nav',
] as const satisfies RouteId[];

/** The installed app opens at the dashboard; whoever has no session is asked for the login there. */
export const appManifest = (brand: Brand, colour: string): string =>
  JSON.stringify({
    id: '/',
    name: brand.productName,
    short_name: brand.productName,
    description: `Clients, transactions and statements for distributors of ${brand.name}.`,
    lang: 'en-IN',
    start_url: href('dashboard'),
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    categories: ['finance', 'business'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: sizesOf('icon-192.png') },
      { src: '/icon-512.png', type: 'image/png', sizes: sizesOf('icon-512.png') },
      {
        src: '/icon-maskable-512.png',
        type: 'image/png',
        sizes: sizesOf('icon-maskable-512.png'),
        purpose: 'maskable',
      },
    ],
    shortcuts: shortcuts.map((route) => ({
      name: routes[route].title,
      url: href(route),
      icons: [{ src: '/icon-192.png', type: 'image/png', sizes: sizesOf('icon-192.png') }],
    })),
  });
