import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ShellBrand } from '../brand.ts';
import { androidLinks, iosEntitlements } from './app-links.ts';

interface Place {
  readonly folder: string;
  readonly brand: ShellBrand;
  /** Whose https links open the app. */
  readonly hosts: readonly string[];
}

/** '3.21' → 32100: the stores want a number that only rises. */
export function versionCode(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 10_000 + minor * 100 + patch;
}

/** Java's properties format: what is not plain ASCII goes as an escape. */
export const properties = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([key, value]) => {
      const text = String(value)
        .replaceAll('\\', '\\\\')
        .replace(
          /[^\x20-\x7e]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      return `${key}=${text}\n`;
    })
    .join('');

/** `//` would begin a comment. */
export const xcconfig = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} = ${String(value).replaceAll('//', '/$()/')}\n`)
    .join('');

function iosColour(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => `0x${hex.slice(at, at + 2).toUpperCase()}`);
  return { 'color-space': 'srgb', components: { alpha: '1.000', blue, green, red } };
}

const iosColours = (light: string, dark: string): string =>
  JSON.stringify({
    colors: [
      { color: iosColour(light), idiom: 'universal' },
      {
        appearances: [{ appearance: 'luminosity', value: 'dark' }],
        color: iosColour(dark),
        idiom: 'universal',
      },
    ],
    info: { author: 'xcode', version: 1 },
  });

const androidColours = (colours: Readonly<Record<string, string>>): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<resources>
${Object.entries(colours)
  .map(([name, hex]) => `    <color name="${name}">${hex}</color>\n`)
  .join('')}</resources>
`;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** All that the two native projects know of the brand. */
export async function writeBrandFiles({ folder, brand: shell, hosts }: Place): Promise<void> {
  const { brand, appId, teamId, scheme, mark } = shell;
  const { android, ios } = brand.versions;
  const { primary, scale } = brand.colours;
  const dark = scale.at(-1) ?? primary;
  await write(
    join(folder, 'android/brand.properties'),
    properties({
      appId: appId.android,
      appName: brand.productName,
      scheme,
      versionName: android,
      versionCode: versionCode(android),
    }),
  );
  const res = join(folder, 'android/app/src/brand/res');
  await write(
    join(res, 'values/colours.xml'),
    androidColours({ brand_primary: primary, brand_splash: primary }),
  );
  await write(join(res, 'values-night/colours.xml'), androidColours({ brand_splash: dark }));
  await write(join(folder, 'android/app/src/brand/AndroidManifest.xml'), androidLinks(hosts));
  await write(
    join(folder, 'ios/brand.xcconfig'),
    xcconfig({
      PRODUCT_BUNDLE_IDENTIFIER: appId.ios,
      ...(teamId !== null && { DEVELOPMENT_TEAM: teamId }),
      HUB_APP_NAME: brand.productName,
      HUB_URL_SCHEME: scheme,
      MARKETING_VERSION: ios,
      CURRENT_PROJECT_VERSION: versionCode(ios),
    }),
  );
  const assets = join(folder, 'ios/App/App/Assets.xcassets');
  await write(join(assets, 'Brand.colorset/Contents.json'), iosColours(primary, dark));
  await write(join(folder, 'ios/App/App/App.entitlements'), iosEntitlements(hosts));
  await copyFile(mark, join(assets, 'Mark.imageset/mark.svg'));
}
