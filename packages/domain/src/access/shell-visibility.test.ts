import { describe, expect, it } from 'vitest';
import { ifa, signedOut } from '../../test/visitors.ts';
import { routeIds } from './routes.ts';
import {
  headerVisible,
  isMobile,
  rotateOverlayShown,
  showsSidePanel,
  usesOldPlatformStyle,
} from './shell-visibility.ts';

describe('the side panel', () => {
  it('shows on distributor screens with a stored profile, and nowhere else', () => {
    expect(showsSidePanel('nav', ifa)).toBe(true);
    expect(showsSidePanel('brokerage', ifa)).toBe(true);
    expect(showsSidePanel('profile', signedOut)).toBe(false);
    expect(showsSidePanel('nav', { ...signedOut, loginType: 0 })).toBe(false);
    for (const route of ['landing', 'login', 'empanelment/form', 'co-branding/view-content'] as const) {
      expect(showsSidePanel(route, ifa), route).toBe(false);
    }
    expect(routeIds.filter((route) => showsSidePanel(route, ifa))).toHaveLength(87);
  });
});

describe('the header', () => {
  const hiddenAt = (...where: [platform: 'web' | 'android' | 'ios', widthPx?: number]) =>
    routeIds.filter((route) => !headerVisible(route, ...where));

  it('is hidden on web only where an investor reads: view-content and the shared form', () => {
    expect(hiddenAt('web')).toEqual(['co-branding/view-content', 'transact/shared-form']);
    expect(hiddenAt('web', 992)).toEqual(['co-branding/view-content', 'transact/shared-form']);
  });

  it('is hidden on mobile on landing, OTP login, view-content and the shared form', () => {
    const expected = ['landing', 'login/otp', 'co-branding/view-content', 'transact/shared-form'];
    expect(hiddenAt('android', 1280)).toEqual(expected);
    expect(hiddenAt('ios')).toEqual(expected);
    expect(hiddenAt('web', 991)).toEqual(expected);
  });

  it('takes for mobile the native app and the web below 992 px (readings, 14)', () => {
    expect(isMobile('web', 991)).toBe(true);
    expect(isMobile('web', 992)).toBe(false);
    expect(isMobile('ios', 1280)).toBe(true);
  });
});

describe('the rotate-device overlay', () => {
  const phone = { width: 800, height: 575, landscape: true, coarsePointer: true, platform: 'web' } as const;

  it('shows in landscape when width or height is 575 px or less', () => {
    expect(rotateOverlayShown(phone)).toBe(true);
    expect(rotateOverlayShown({ ...phone, height: 576 })).toBe(false);
    expect(rotateOverlayShown({ ...phone, width: 575, height: 600 })).toBe(true);
  });

  it('does not show in portrait, on native, or in a low desktop window', () => {
    expect(rotateOverlayShown({ ...phone, landscape: false })).toBe(false);
    expect(rotateOverlayShown({ ...phone, platform: 'android' })).toBe(false);
    expect(rotateOverlayShown({ ...phone, width: 1200, height: 500, coarsePointer: false })).toBe(false);
  });
});

describe('the old-platform style', () => {
  it('is for iOS below 18 only', () => {
    expect(usesOldPlatformStyle('ios', '17.7.2')).toBe(true);
    expect(usesOldPlatformStyle('ios', '9')).toBe(true);
    expect(usesOldPlatformStyle('ios', '18')).toBe(false);
    expect(usesOldPlatformStyle('ios', '26.1')).toBe(false);
    expect(usesOldPlatformStyle('android', '14')).toBe(false);
    expect(usesOldPlatformStyle('web', '17')).toBe(false);
    expect(usesOldPlatformStyle('ios', 'unknown')).toBe(false);
  });
});
