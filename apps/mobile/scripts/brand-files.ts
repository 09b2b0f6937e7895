import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellBrand } from '../brand.ts';

interface Place {
  readonly folder: string;
  readonly brand: ShellBrand;
  /** Whose https links open the app. */
  readonly host: string;
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

function colourSet(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => `0x${hex.slice(at, at + 2).toUpperCase()}`);
  const color = { 'color-space': 'srgb', components: { alpha: '1.000', blue, green, red } };
  return JSON.stringify({ colors: [{ color, idiom: 'universal' }], info: { author: 'xcode', version: 1 } });
}

/** All that the two native projects know of the brand. */
export async function writeBrandFiles({ folder, brand: shell, host }: Place): Promise<void> {
  const { brand, appId, teamId, scheme, mark } = shell;
  const { android, ios } = brand.versions;
  await writeFile(
    join(folder, 'android/brand.properties'),
    properties({
      appId: appId.android,
      appName: brand.productName,
      scheme,
      host,
      primary: brand.colours.primary,
      versionName: android,
      versionCode: versionCode(android),
    }),
  );
  await writeFile(
    join(folder, 'ios/brand.xcconfig'),
    xcconfig({
      PRODUCT_BUNDLE_IDENTIFIER: appId.ios,
      ...(teamId !== null && { DEVELOPMENT_TEAM: teamId }),
      HUB_APP_NAME: brand.productName,
      HUB_URL_SCHEME: scheme,
      HUB_HOST: host,
      MARKETING_VERSION: ios,
      CURRENT_PROJECT_VERSION: versionCode(ios),
    }),
  );
  const assets = join(folder, 'ios/App/App/Assets.xcassets');
  await mkdir(join(assets, 'Brand.colorset'), { recursive: true });
  await writeFile(join(assets, 'Brand.colorset/Contents.json'), colourSet(brand.colours.primary));
  await copyFile(mark, join(assets, 'Mark.imageset/mark.svg'));
}
