import { describe, expect, it } from 'vitest';
import type { PlatformKind } from '../../platform/port.ts';
import { endingOf, type SessionEnd } from './session-end.ts';

const timedOut = 'Your session timed out. Please login again to continue';

describe("the session's end", () => {
  it.each<[SessionEnd, PlatformKind, string, string | null]>([
    ['token-failures', 'web', 'landing', timedOut],
    ['token-failures', 'android', 'login/otp', timedOut],
    ['token-failures', 'ios', 'login/otp', timedOut],
    ['no-token', 'web', 'landing', timedOut],
    ['no-token', 'ios', 'login/otp', timedOut],
    ['user-deleted', 'web', 'landing', null],
    ['user-deleted', 'android', 'landing', null],
  ])('by %s on %s goes to %s', (end, platform, goTo, message) => {
    expect(endingOf(end, platform)).toEqual({ goTo, message });
  });
});
