import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type NativePlatform = 'android' | 'ios';

/** What the shell tells the page about a plugin before any script runs, as Capacitor's own JSExport writes it. */
export interface PluginHeader {
  readonly name: string;
  readonly methods: readonly { readonly name: string; readonly rtype?: string }[];
}

// The plugins are the web app's dependencies, Capacitor's Android runtime is the mobile app's.
const resolvers = ['../../apps/web/package.json', '../../apps/mobile/package.json'].map((path) =>
  createRequire(new URL(path, import.meta.url)),
);

/** The folder of an installed package, wherever npm put it. */
export function packageFolder(name: string): string {
  for (const resolver of resolvers) {
    try {
      return dirname(resolver.resolve(`${name}/package.json`));
    } catch {
      // not this one's dependency
    }
  }
  throw new Error(`${name} is not installed`);
}

const pluginPackages = [
  '@capacitor/app',
  '@capacitor/browser',
  '@capacitor/camera',
  '@capacitor/device',
  '@capacitor/filesystem',
  '@capacitor/network',
  '@capacitor/preferences',
  '@capacitor/push-notifications',
  '@capacitor/screen-orientation',
  '@capacitor/share',
];

/** Every plugin has these from its base class, on both systems. */
const inherited = [
  { name: 'addListener' },
  { name: 'removeListener' },
  { name: 'removeAllListeners', rtype: 'promise' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
];

interface Dialect {
  readonly folder: string;
  readonly endings: readonly string[];
  readonly plugin: RegExp;
  readonly method: RegExp;
}

/** How the plugins' own native sources name a plugin and its methods. */
const dialects: Readonly<Record<NativePlatform, Dialect>> = {
  android: {
    folder: 'android/src/main',
    endings: ['.java', '.kt'],
    plugin: /@CapacitorPlugin\(\s*name\s*=\s*"(\w+)"/,
    method:
      /@PluginMethod(?<rtype>\([^)]*\))?\s+(?:@\w+(?:\([^)]*\))?\s+)*(?:public void|(?:override )?fun) (?<name>\w+)\(/g,
  },
  ios: {
    folder: 'ios/Sources',
    endings: ['.swift'],
    plugin: /let jsName = "(\w+)"/,
    method:
      /CAPPluginMethod\(name: "(?<name>\w+)", returnType: (?<rtype>\w+)|\.init\(#selector\((?<name>\w+)\)/g,
  },
};

const returnsPromise = (declared: string | undefined): boolean =>
  declared === undefined || /promise/i.test(declared);

/** Our own plugin stands in the projects themselves. */
const ownSources: Readonly<Record<NativePlatform, string>> = {
  android: 'android/app/src/main/java',
  ios: 'ios/App/App',
};
const mobile = fileURLToPath(new URL('../../apps/mobile/', import.meta.url));

function headerOf(root: string, platform: NativePlatform): PluginHeader {
  const { endings, plugin, method } = dialects[platform];
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const source = sources.find((text) => plugin.test(text)) ?? '';
  const name = plugin.exec(source)?.[1];
  if (!name) throw new Error(`${root} names no ${platform} plugin`);
  const own = [...source.matchAll(method)].map(({ groups = {} }) => ({
    name: groups.name ?? '',
    ...(returnsPromise(groups.rtype) && { rtype: 'promise' }),
  }));
  const names = new Set(own.map((entry) => entry.name));
  return { name, methods: [...own, ...inherited.filter((entry) => !names.has(entry.name))] };
}

/** Read from the installed plugins' native sources, so that the page is offered exactly what a phone offers. */
export const pluginHeaders = (platform: NativePlatform): PluginHeader[] =>
  [
    join(mobile, ownSources[platform]),
    ...pluginPackages.map((name) => join(packageFolder(name), dialects[platform].folder)),
  ].map((root) => headerOf(root, platform));

/** The script that Capacitor's shells inject, as installed. */
export const nativeBridgeScript = (): string =>
  readFileSync(
    join(packageFolder('@capacitor/android'), 'capacitor/src/main/assets/native-bridge.js'),
    'utf8',
  );
