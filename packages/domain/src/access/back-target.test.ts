import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTarget } from './back-target.ts';
import { routeIds } from './routes.ts';

const stored = { route: 'transact/sip', hasSavedData: true } as const;

describe('back navigation', () => {
  it('returns to the stored page when it has saved data', () => {
    expect(backTarget({ current: 'transact/cart', stored, platform: 'web' })).toBe('transact/sip');
    expect(backTarget({ current: 'dashboard', stored, platform: 'android' })).toBe('transact/sip');
  });

  it('goes to the dashboard without a stored page, or when it has nothing saved', () => {
    expect(backTarget({ current: 'nav', stored: null, platform: 'web' })).toBe('dashboard');
    const empty = { ...stored, hasSavedData: false };
    expect(backTarget({ current: 'nav', stored: empty, platform: 'ios' })).toBe('dashboard');
  });

  it('does not return to the page one is on, saved or not', () => {
    expect(backTarget({ current: 'transact/sip', stored, platform: 'web' })).toBe('dashboard');
  });

  it('goes from the dashboard to the landing page on native and leaves on web (readings, 11)', () => {
    expect(backTarget({ current: 'dashboard', stored: null, platform: 'android' })).toBe('landing');
    expect(backTarget({ current: 'dashboard', stored: null, platform: 'ios' })).toBe('landing');
    expect(backTarget({ current: 'dashboard', stored: null, platform: 'web' })).toBe('leave');
  });

  it('leaves from the landing page, behind which there is nothing', () => {
    expect(backTarget({ current: 'landing', stored: null, platform: 'android' })).toBe('leave');
  });

  it('never leads to where one is, and without saved pages always comes to an end', () => {
    const anyRoute = fc.constantFrom(...routeIds);
    const anyPlatform = fc.constantFrom('web' as const, 'android' as const, 'ios' as const);
    fc.assert(
      fc.property(
        anyRoute,
        fc.option(fc.record({ route: anyRoute, hasSavedData: fc.boolean() })),
        anyPlatform,
        (current, remembered, platform) => {
          expect(backTarget({ current, stored: remembered, platform })).not.toBe(current);
          const steps = [];
          let here: ReturnType<typeof backTarget> = current;
          while (here !== 'leave' && steps.length < 5) {
            steps.push(here);
            here = backTarget({ current: here, stored: null, platform });
          }
          expect(here).toBe('leave');
        },
      ),
    );
  });
});
