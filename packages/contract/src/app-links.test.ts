import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appLinkPatterns } from './app-links.ts';
import { deepLinkTargets } from './urls/deep-link.ts';
import { paths } from './urls/paths.ts';

const shell = (file: string) =>
  readFileSync(new URL(`../../../apps/mobile/${file}`, import.meta.url), 'utf8');

describe('the addresses that open the app', () => {
  it('cover every screen a deep link may lead to', () => {
    const covers = (path: string) =>
      appLinkPatterns.some((pattern) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      );
    for (const route of deepLinkTargets) expect(covers(paths[route]), route).toBe(true);
  });

  it('leave logins, calls and the pages of the server to the browser', () => {
    expect(appLinkPatterns).toEqual(['/', '/distributor/*', '/view-content/*', '/view-certificate']);
  });

  it("are the ones the Android shell claims, on the brand's host and verified", () => {
    const manifest = shell('android/app/src/main/AndroidManifest.xml');
    const filter = /<intent-filter android:autoVerify="true">([\s\S]*?)<\/intent-filter>/.exec(manifest)?.[1];
    expect(filter).toMatch(/<data android:scheme="https" android:host="\$\{hubHost\}" \/>/);
    const claimed = [...(filter ?? '').matchAll(/<data android:(path|pathPrefix)="([^"]+)" \/>/g)].map(
      ([, kind, path]) => (kind === 'pathPrefix' ? `${path}*` : path),
    );
    expect(claimed).toEqual(appLinkPatterns);
  });

  it('come from the one host that the iOS shell names', () => {
    expect(shell('ios/App/App/App.entitlements')).toContain('<string>applinks:$(HUB_HOST)</string>');
  });
});
