import type { BrowserContext, Page } from '@playwright/test';
import {
  type Biometry,
  type CameraOutcome,
  createDevice,
  type Device,
  type DeviceOptions,
  networkStatus,
  tapOf,
  waitingTap,
} from './device.ts';
import { type NativeCall, type NativeMessage, openChannel, type PageSide } from './page-side.ts';
import type { PhoneFile } from './phone-files.ts';
import { nativeBridgeScript, pluginHeaders } from './plugin-headers.ts';

export type NativeOptions = DeviceOptions;

const devices = new WeakMap<BrowserContext, Device>();

/**
 * Makes every page of the context run as inside the Android or iOS shell: Capacitor's own bridge script, the
 * installed plugins' own headers, and a simulated phone behind them. Before the first page is opened.
 */
export async function installNativeBridge(context: BrowserContext, options: NativeOptions): Promise<void> {
  const { platform } = options;
  const device = createDevice(options);
  devices.set(context, device);
  await context.exposeBinding('__nativeDevice', (_, message: NativeMessage) => device.answer(message));
  const channel = JSON.stringify({ platform, headers: pluginHeaders(platform) });
  await context.addInitScript({ content: `(${openChannel})(${channel});\n${nativeBridgeScript()}` });
}

export interface NativeHandle {
  /** All plugin calls since the bridge was installed, over reloads. */
  calls(method?: string): readonly NativeCall[];
  preferences(): ReadonlyMap<string, string>;
  /** As if the app had written them before. */
  keep(preferences: Readonly<Record<string, string>>): void;
  lockedOrientation(): string | null;
  hasExited(): boolean;
  setAppVersion(version: string): void;
  setOsVersion(version: string): void;
  /** Makes a method fail from now on, e.g. 'Preferences.clear'. */
  fail(method: string): void;
  restore(method: string): void;
  /** Fires a plugin event; answers how many listeners heard it. */
  emit(plugin: string, event: string, data?: unknown): Promise<number>;
  backButton(): Promise<void>;
  /** A link opened while the app runs; kept for the app when it does not listen yet. */
  openUrl(url: string): Promise<void>;
  /** Once the app is closed: its next start comes from a link, or from the tap on a push. */
  launchBy(cause: { readonly url: string } | { readonly push: unknown }): void;
  receivePush(data: unknown): Promise<void>;
  tapPush(data: unknown): Promise<void>;
  /** What the phone's network plugin says; pair with `context.setOffline` to cut the line as well. */
  setOnline(online: boolean): Promise<void>;
  rotate(orientation: 'portrait' | 'landscape'): Promise<void>;
  setBiometrics(biometrics: Biometry): void;
  /** Whether a key for the biometric login lies in the phone's hardware. */
  hasKey(): boolean;
  /** As the phone does when it learns another finger or face. */
  dropKey(): void;
  /** An SMS that the user lets the app read. */
  receiveSms(message: string): Promise<void>;
  setCamera(camera: CameraOutcome): void;
  /** What the app has written, e.g. under 'DOCUMENTS/list.xlsx'. */
  files(): ReadonlyMap<string, PhoneFile>;
  setDisk(bytes: number): void;
  /** Whether the user picks somebody in the share sheet or closes it. */
  setShares(shares: boolean): void;
}

/** The phone a page runs on. */
export function native(page: Page): NativeHandle {
  const device = devices.get(page.context());
  if (!device) throw new Error('installNativeBridge was not called for this context');

  const emit = (plugin: string, event: string, data: unknown = {}) =>
    page.evaluate(
      ([name, type, payload]) =>
        (window as unknown as { __native: PageSide }).__native.emit(name, type, payload),
      [plugin, event, data] as const,
    );
  const emitOrSave = async (plugin: string, event: string, data: unknown) => {
    if ((await emit(plugin, event, data)) === 0) device.saved.push({ plugin, event, data });
  };

  return {
    calls: (method) =>
      method ? device.calls.filter((call) => `${call.plugin}.${call.method}` === method) : device.calls,
    preferences: () => device.preferences,
    keep(preferences) {
      for (const [key, value] of Object.entries(preferences)) device.preferences.set(key, value);
    },
    lockedOrientation: () => device.locked,
    hasExited: () => device.exited,
    setAppVersion(version) {
      device.appVersion = version;
    },
    setOsVersion(version) {
      device.osVersion = version;
    },
    fail: (method) => void device.failing.add(method),
    restore: (method) => void device.failing.delete(method),
    emit,
    async backButton() {
      await emit('App', 'backButton', { canGoBack: true });
    },
    openUrl: (url) => emitOrSave('App', 'appUrlOpen', { url }),
    launchBy(cause) {
      // What the closed app listened to is no longer told.
      device.answer({ callbackId: '-1', pluginId: '', methodName: 'pageLoaded', options: {} });
      device.launchUrl = 'url' in cause ? cause.url : null;
      if ('push' in cause) device.saved.push(waitingTap(cause.push));
    },
    async receivePush(data) {
      await emit('PushNotifications', 'pushNotificationReceived', tapOf(data).notification);
    },
    tapPush: (data) => emitOrSave('PushNotifications', 'pushNotificationActionPerformed', tapOf(data)),
    async setOnline(online) {
      device.online = online;
      await emit('Network', 'networkStatusChange', networkStatus(online));
    },
    async rotate(orientation) {
      device.orientation = `${orientation}-primary`;
      await emit('ScreenOrientation', 'screenOrientationChange', { type: device.orientation });
    },
    setBiometrics(biometrics) {
      device.biometrics = biometrics;
    },
    hasKey: () => device.key !== null,
    dropKey() {
      device.key = null;
    },
    async receiveSms(message) {
      await emit('Shell', 'codeMessage', { message });
    },
    setCamera(camera) {
      device.camera = camera;
    },
    files: () => device.files,
    setDisk(bytes) {
      device.disk = bytes;
    },
    setShares(shares) {
      device.shares = shares;
    },
  };
}
