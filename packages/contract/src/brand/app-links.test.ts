import { describe, expect, it } from 'vitest';
import { deepLinkTargets } from '../urls/deep-link.ts';
import { paths } from '../urls/paths.ts';
import { appLinkPatterns } from './app-links.ts';

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
});
