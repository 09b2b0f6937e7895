import type { Platform } from './port.ts';
import { createWebPlatform } from './web.ts';

interface NativeHints {
  androidBridge?: unknown;
  webkit?: { messageHandlers?: { bridge?: unknown } };
  Capacitor?: { isNativePlatform?: () => boolean };
}

/** True inside the Android or iOS shell. Reads only what the shell itself puts on `window`. */
export function isNativeShell(host: NativeHints): boolean {
  if (host.androidBridge || host.webkit?.messageHandlers?.bridge) return true;
  return host.Capacitor?.isNativePlatform?.() ?? false;
}

/** Capacitor is a chunk of its own: a website visitor never downloads it. */
export async function loadPlatform(): Promise<Platform> {
  if (!isNativeShell(window as unknown as NativeHints)) return createWebPlatform();
  const { createNativePlatform } = await import('./native.ts');
  return createNativePlatform();
}
