import { describe, expect, it } from 'vitest';
import { isNativeShell } from './index.ts';
import { browserName } from './web.ts';

describe('the native shell', () => {
  it.each([
    ['Android bridge', { androidBridge: {} }, true],
    ['iOS bridge', { webkit: { messageHandlers: { bridge: {} } } }, true],
    ['Capacitor says native', { Capacitor: { isNativePlatform: () => true } }, true],
    ['Capacitor says web', { Capacitor: { isNativePlatform: () => false } }, false],
    ["Safari's webkit alone", { webkit: {} }, false],
    ['a plain browser', {}, false],
  ])('%s: %s', (_, host, native) => {
    expect(isNativeShell(host)).toBe(native);
  });
});

describe("a browser's name", () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
    ['something else', 'Browser'],
  ])('of %s is %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
