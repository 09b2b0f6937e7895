import { href } from '@hub/contract';
import { routeIds } from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

const safe = (path: string | null | undefined) => safeReturn(path, 'aranya');

describe('where a login leads back to', () => {
  it('is the asked screen with its query', () => {
    expect(safe('/distributor/nav?scheme=1#top')).toBe('/distributor/nav?scheme=1#top');
    expect(safe('/distributor/co-branding/detail/7')).toBe('/distributor/co-branding/detail/7');
  });

  it('is never an address outside the app', () => {
    for (const path of [
      'https://evil.example/distributor/nav',
      '//evil.example/distributor/nav',
      '/\\evil.example',
      '/distributor/nav\u0000',
      'javascript:alert(1)',
      'distributor/nav',
      '',
      null,
      undefined,
    ]) {
      expect(safe(path)).toBeNull();
    }
  });

  it('is never a login page, the landing page or an unknown one: the login would lead in a circle or nowhere', () => {
    for (const path of ['/', '/login/', '/login/arn', '/login/aranya-employee', '/nowhere']) {
      expect(safe(path)).toBeNull();
    }
  });

  it('never leads to another origin, whatever is put before a real path', () => {
    const ours = routeIds.map(someHref);
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.constantFrom(...ours), (before, path) => {
        const found = safe(before + path);
        if (found !== null) expect(new URL(found, 'https://own.example').origin).toBe('https://own.example');
      }),
    );
  });
});

function someHref(route: (typeof routeIds)[number]): string {
  const build = href as (route: string, params: Record<string, string>, slug: string) => string;
  return build(route, { id: '1', contentId: '1', userId: '1', token: '1' }, 'aranya');
}
