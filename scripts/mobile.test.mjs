import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appLinkPatterns } from '@hub/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './steps/run.mjs';
import { syncShells } from './steps/shells.mjs';

const sharp = createRequire(join(root, 'apps/mobile/package.json'))('sharp');

/** A brand of its own, with two hosts, in a copy of the project that holds nothing but the shells. */
const brand = {
  slug: 'north-star',
  productName: 'North Star & Söhne',
  logo: { mark: 'mark.svg' },
  colours: { primary: '#123456', scale: ['#eeeeff', '#01020a'] },
  apps: {
    android: { packageName: 'example.north.android', sha256Fingerprints: [] },
    ios: { teamId: 'NORTH00001', bundleId: 'example.north.ios' },
  },
  deepLinkHosts: ['partner.north.example', 'hub.north.example'],
  versions: { android: '3.21', ios: '4.0.2' },
};
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="20" fill="#ff0000"/></svg>';

const before = process.env.HUB_BRAND;
let copy;
const mobile = () => join(copy, 'apps/mobile');
const read = (path) => readFile(join(mobile(), path), 'utf8');

/** What git would not keep is written by the sync itself. */
const isWritten = (path) =>
  /[/\\](?:www|brand|node_modules|public)$|brand\.(?:properties|xcconfig)$|\.png$/.test(path);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'hub-shells-'));
  await cp(join(root, 'apps/mobile'), mobile(), { recursive: true, filter: (path) => !isWritten(path) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await mkdir(join(copy, 'brands/north'), { recursive: true });
  await writeFile(join(copy, 'brands/north/brand.json'), JSON.stringify(brand));
  await writeFile(join(copy, 'brands/north/mark.svg'), mark);
  await mkdir(join(copy, 'apps/web/dist/assets'), { recursive: true });
  await writeFile(join(copy, 'apps/web/dist/app.html'), 'the app');
  await writeFile(join(copy, 'apps/web/dist/index.html'), 'the landing page');
  await writeFile(join(copy, 'apps/web/dist/assets/app.js'), 'code');
  await writeFile(join(copy, 'apps/web/dist/assets/app.js.br'), 'code, packed');
  await writeFile(
    join(copy, 'config.json'),
    JSON.stringify({ wireKey: { id: '0', key: 'k' }, services: {}, ipLookupUrl: '/client-ip' }),
  );
  process.env.HUB_BRAND = 'brands/north';
  process.env.HUB_APP_CONFIG = join(copy, 'config.json');
  await syncShells(mobile());
}, 120_000);

afterAll(async () => {
  if (before === undefined) delete process.env.HUB_BRAND;
  else process.env.HUB_BRAND = before;
  delete process.env.HUB_APP_CONFIG;
  await rm(copy, { recursive: true, force: true });
});

describe('npm run mobile -- sync', () => {
  it.each(['android/app/src/main/assets/public', 'ios/App/App/public'])(
    'puts the web app and its server into %s',
    async (folder) => {
      expect(await read(`${folder}/index.html`)).toBe('the app');
      expect(await read(`${folder}/assets/app.js`)).toBe('code');
      await expect(read(`${folder}/assets/app.js.br`)).rejects.toThrow('ENOENT');
      expect(JSON.parse(await read(`${folder}/app-config.json`))).toEqual({
        wireKey: { id: '0', key: 'k' },
        services: {},
        origin: 'https://partner.north.example',
        ipLookupUrl: 'https://partner.north.example/client-ip',
      });
    },
  );

  it('names both apps, with versions that only rise', async () => {
    expect((await read('android/brand.properties')).trim().split('\n')).toEqual([
      'appId=example.north.android',
      'appName=North Star & S\\u00f6hne',
      'scheme=north-star',
      'versionName=3.21',
      'versionCode=32100',
    ]);
    expect((await read('ios/brand.xcconfig')).trim().split('\n')).toEqual([
      'PRODUCT_BUNDLE_IDENTIFIER = example.north.ios',
      'DEVELOPMENT_TEAM = NORTH00001',
      'HUB_APP_NAME = North Star & Söhne',
      'HUB_URL_SCHEME = north-star',
      'MARKETING_VERSION = 4.0.2',
      'CURRENT_PROJECT_VERSION = 40002',
    ]);
  });

  it("opens the app by links of all the brand's hosts, to the addresses that the server tells Apple", async () => {
    const manifest = await read('android/app/src/brand/AndroidManifest.xml');
    expect(manifest).toContain('<intent-filter android:autoVerify="true">');
    const data = [...manifest.matchAll(/<data android:(\w+)="([^"]+)" \/>/g)].map(([, kind, of]) => [
      kind,
      of,
    ]);
    expect(data.filter(([kind]) => kind === 'scheme' || kind === 'host')).toEqual([
      ['scheme', 'https'],
      ['host', 'partner.north.example'],
      ['host', 'hub.north.example'],
    ]);
    expect(
      data.flatMap(([kind, of]) => (kind === 'pathPrefix' ? [`${of}*`] : kind === 'path' ? [of] : [])),
    ).toEqual(appLinkPatterns);
    const entitled = await read('ios/App/App/App.entitlements');
    expect([...entitled.matchAll(/<string>applinks:([^<]+)<\/string>/g)].map(([, host]) => host)).toEqual(
      brand.deepLinkHosts,
    );
  });

  it('offers the page every plugin that it asks for', async () => {
    const wanted = Object.keys(
      JSON.parse(await readFile(join(root, 'apps/web/package.json'), 'utf8')).dependencies,
    ).filter((name) => name.includes('capacitor') && name !== '@capacitor/core');
    expect(wanted).toContain('@capacitor/filesystem');
    const gradle = await read('android/app/capacitor.build.gradle');
    const swift = await read('ios/App/CapApp-SPM/Package.swift');
    for (const name of wanted) {
      expect(gradle).toContain(`implementation project(':${name.slice(1).replace('/', '-')}')`);
      expect(swift).toContain(`node_modules/${name}"`);
    }
  });

  it('builds and registers our own plugin, and keeps the app out of the task switcher on both systems', async () => {
    const java = 'android/app/src/main/java/hub/shell';
    const activity = await read(`${java}/MainActivity.java`);
    expect(activity.indexOf('registerPlugin(ShellPlugin.class)')).toBeGreaterThan(0);
    // Capacitor takes a plugin only before it has made its bridge.
    expect(activity.indexOf('registerPlugin(')).toBeLessThan(activity.indexOf('super.onCreate('));
    expect(activity).toContain('setRecentsScreenshotEnabled(false)');
    expect(activity).toContain('FLAG_SECURE');
    const scene = await read('ios/App/App/SceneDelegate.swift');
    expect(scene).toContain('bridge?.registerPluginInstance(ShellPlugin())');
    expect(scene).toContain('window.rootViewController = HubViewController()');
    expect(scene).toContain('func sceneWillResignActive');
    const project = await read('ios/App/App.xcodeproj/project.pbxproj');
    for (const file of (await readdir(join(mobile(), 'ios/App/App'))).filter((name) =>
      name.endsWith('.swift'),
    )) {
      expect(project).toContain(`/* ${file} in Sources */,`);
    }
    const keys = [await read(`${java}/DeviceKey.java`), await read('ios/App/App/DeviceKey.swift')];
    expect(keys[0]).toContain('"AndroidKeyStore"');
    expect(keys[0]).toContain('setUserAuthenticationRequired(true)');
    expect(keys[1]).toContain('kSecAttrTokenIDSecureEnclave');
    expect(keys[1]).toContain('.biometryCurrentSet');
    const named = await readFile(join(root, 'apps/web/src/platform/native-shell.ts'), 'utf8');
    const wanted = [...named.matchAll(/^ {2}(\w+)\([^)]*\): Promise/gm)].map(([, name]) => name);
    const offered = await read(`${java}/ShellPlugin.java`);
    const apple = await read('ios/App/App/ShellPlugin.swift');
    expect(wanted).toContain('sign');
    for (const name of wanted) {
      expect(offered, name).toMatch(new RegExp(`@PluginMethod\\s+public void ${name}\\(PluginCall call\\)`));
      // iOS offers the code of an SMS above the keyboard by itself.
      if (name !== 'awaitCode') expect(apple, name).toContain(`@objc func ${name}(_ call: CAPPluginCall)`);
      if (name !== 'awaitCode') expect(apple, name).toContain(`CAPPluginMethod(name: "${name}"`);
    }
  });

  it('draws an icon for every density of Android, see-through around the mark', async () => {
    for (const [density, legacy] of Object.entries({
      mdpi: 48,
      hdpi: 72,
      xhdpi: 96,
      xxhdpi: 144,
      xxxhdpi: 192,
    })) {
      const folder = join(mobile(), `android/app/src/brand/res/mipmap-${density}`);
      const icon = await sharp(join(folder, 'ic_launcher.png')).metadata();
      expect([icon.width, icon.height], density).toEqual([legacy, legacy]);
      const drawn = sharp(join(folder, 'ic_launcher_foreground.png'));
      const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels], density).toEqual([legacy * 2.25, legacy * 2.25, 4]);
      expect([...data.subarray(0, 4)][3], density).toBe(0);
      const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
      expect([...data.subarray(middle, middle + 4)], density).toEqual([255, 0, 0, 255]);
    }
  });

  it("draws Apple's three icons whole, each on its own ground", async () => {
    const folder = 'ios/App/App/Assets.xcassets/AppIcon.appiconset';
    const { images } = JSON.parse(await read(`${folder}/Contents.json`));
    const corners = {};
    for (const { filename } of images) {
      const drawn = sharp(join(mobile(), folder, filename));
      const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels], filename).toEqual([1024, 1024, 3]);
      corners[filename] = data.subarray(0, 3).toString('hex');
    }
    expect(corners).toEqual({ 'icon.png': '123456', 'icon-dark.png': '01020a', 'icon-tinted.png': '000000' });
  });

  it('has a splash of its own in the dark', async () => {
    const res = 'android/app/src/brand/res';
    expect(await read(`${res}/values/colours.xml`)).toContain('<color name="brand_splash">#123456</color>');
    expect(await read(`${res}/values-night/colours.xml`)).toContain(
      '<color name="brand_splash">#01020a</color>',
    );
    const { colors } = JSON.parse(await read('ios/App/App/Assets.xcassets/Brand.colorset/Contents.json'));
    const [light, dark] = colors;
    expect(light.color.components).toMatchObject({ red: '0x12', green: '0x34', blue: '0x56' });
    expect(dark.appearances).toEqual([{ appearance: 'luminosity', value: 'dark' }]);
    expect(dark.color.components).toMatchObject({ red: '0x01', green: '0x02', blue: '0x0A' });
    expect(await read('ios/App/App/Assets.xcassets/Mark.imageset/mark.svg')).toBe(mark);
  });
});
