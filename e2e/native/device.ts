import type { KeyObject } from 'node:crypto';
import type { NativeCall, NativeMessage, NativeResult } from './page-side.ts';
import { DeviceError, type PhoneFile, phoneDisk } from './phone-files.ts';
import type { NativePlatform } from './plugin-headers.ts';
import { shellPlugin } from './shell-plugin.ts';

export interface DeviceOptions {
  readonly platform: NativePlatform;
  /** What the system knows the phone by; tests share one unless they say otherwise. */
  readonly deviceId?: string;
  readonly appVersion?: string;
  readonly osVersion?: string;
  readonly online?: boolean;
  readonly preferences?: Readonly<Record<string, string>>;
  /** The link that started the app. */
  readonly launchUrl?: string;
  /** The payload of the push whose tap started the app. */
  readonly launchPush?: Readonly<Record<string, unknown>>;
  readonly pushPermission?: 'granted' | 'denied';
  /** Whether an Android app was built with Firebase's file; without it the push plugin ends the app. */
  readonly hasFirebase?: boolean;
  /** What the fingerprint or face reader says; a phone without one by default. */
  readonly biometrics?: Biometry;
  /** What comes of pressing the camera's button; the user goes back by default. */
  readonly camera?: CameraOutcome;
  /** Methods that fail, e.g. 'Preferences.clear'. */
  readonly fail?: readonly string[];
}

/** A picture at an address the web view can read, or none. */
export type CameraOutcome = { readonly webPath: string } | 'cancelled' | 'denied';

/** A reader that knows its owner, one that does not recognise who is there, or none. */
export type Biometry = 'recognises' | 'refuses' | 'none';

type Data = Readonly<Record<string, unknown>>;
type Handler = (options: Data) => Data | undefined;

/** A phone, as far as the plugins show it. It outlives a reload of the page, as a phone does. */
export interface Device {
  readonly calls: NativeCall[];
  readonly preferences: Map<string, string>;
  readonly failing: Set<string>;
  appVersion: string;
  osVersion: string;
  online: boolean;
  orientation: string;
  locked: string | null;
  exited: boolean;
  biometrics: Biometry;
  /** Its hardware's one key, for the biometric login. */
  key: KeyObject | null;
  camera: CameraOutcome;
  /** What is on its disk, by folder and name. */
  readonly files: Map<string, PhoneFile>;
  /** In bytes. */
  disk: number;
  /** What the user does with the share sheet. */
  shares: boolean;
  /** The link that the next start of the app comes from. */
  launchUrl: string | null;
  /** Events kept for the first listener, as the shells keep links and taps that came too early. */
  readonly saved: { plugin: string; event: string; data: unknown }[];
  answer(message: NativeMessage): NativeResult[];
}

export const tapOf = (data: unknown): Data => ({
  actionId: 'tap',
  notification: { id: '1', title: 'Title', body: 'Body', data },
});

/** A tap that waits for the app to start. */
export const waitingTap = (data: unknown) => ({
  plugin: 'PushNotifications',
  event: 'pushNotificationActionPerformed',
  data: tapOf(data),
});

export const networkStatus = (online: boolean): Data => ({
  connected: online,
  connectionType: online ? 'wifi' : 'none',
});

export function createDevice(options: DeviceOptions): Device {
  const { platform, launchPush, pushPermission = 'granted' } = options;
  const ios = platform === 'ios';
  const device: Device = {
    calls: [],
    preferences: new Map(Object.entries(options.preferences ?? {})),
    failing: new Set(options.fail),
    appVersion: options.appVersion ?? '1.0',
    osVersion: options.osVersion ?? (ios ? '18.4' : '15'),
    online: options.online ?? true,
    orientation: 'portrait-primary',
    locked: null,
    exited: false,
    biometrics: options.biometrics ?? 'none',
    key: null,
    camera: options.camera ?? 'cancelled',
    files: new Map(),
    disk: Number.POSITIVE_INFINITY,
    shares: true,
    launchUrl: options.launchUrl ?? null,
    saved: [],
    answer,
  };
  if (launchPush) device.saved.push(waitingTap(launchPush));

  const { preferences } = device;
  const { deviceId = 'device-0001' } = options;
  const nothing: Handler = () => undefined;
  const permission: Handler = () => ({ receive: pushPermission });
  /** Beyond the reach of the page, as on a phone. */
  const crashWithoutFirebase = () => {
    if (options.hasFirebase === false) device.exited = true;
  };
  const handlers: Readonly<Record<string, Handler>> = {
    'App.getInfo': () => ({ name: 'App', id: 'example.app', build: '1', version: device.appVersion }),
    'App.getState': () => ({ isActive: true }),
    'App.getLaunchUrl': () => (device.launchUrl ? { url: device.launchUrl } : undefined),
    'App.minimizeApp': nothing,
    'App.exitApp': () => {
      device.exited = true;
      return undefined;
    },
    'Browser.open': nothing,
    'Browser.close': nothing,
    'Camera.takePhoto': () => {
      const { camera } = device;
      if (camera === 'denied') throw new DeviceError("Couldn't access camera.", 'OS-PLUG-CAMR-0003');
      if (camera === 'cancelled') throw new DeviceError("Couldn't take photo.", 'OS-PLUG-CAMR-0006');
      return { type: 0, saved: false, uri: 'file:///phone/CACHE/photo.jpg', ...camera };
    },
    'Device.getId': () => ({ identifier: deviceId }),
    'Device.getInfo': () => ({
      name: ios ? 'iPhone' : 'Pixel',
      model: ios ? 'iPhone17,1' : 'Pixel 9',
      platform,
      operatingSystem: platform,
      osVersion: device.osVersion,
      manufacturer: ios ? 'Apple' : 'Google',
      isVirtual: true,
      webViewVersion: '140',
    }),
    'Network.getStatus': () => networkStatus(device.online),
    'Preferences.get': ({ key }) => ({ value: preferences.get(String(key)) ?? null }),
    'Preferences.set': ({ key, value }) => {
      preferences.set(String(key), String(value));
      return undefined;
    },
    'Preferences.remove': ({ key }) => {
      preferences.delete(String(key));
      return undefined;
    },
    'Preferences.clear': () => {
      preferences.clear();
      return undefined;
    },
    'Preferences.keys': () => ({ keys: [...preferences.keys()] }),
    'PushNotifications.checkPermissions': permission,
    'PushNotifications.requestPermissions': permission,
    'PushNotifications.register': () => {
      crashWithoutFirebase();
      device.saved.push({
        plugin: 'PushNotifications',
        event: 'registration',
        // Each phone has its own, as the push services see to it.
        data: { value: `push-token-${deviceId}` },
      });
      return undefined;
    },
    'PushNotifications.unregister': () => {
      crashWithoutFirebase();
      return undefined;
    },
    'ScreenOrientation.orientation': () => ({ type: device.orientation }),
    'ScreenOrientation.lock': ({ orientation }) => {
      device.locked = String(orientation);
      return undefined;
    },
    'ScreenOrientation.unlock': () => {
      device.locked = null;
      return undefined;
    },
    ...shellPlugin(device, ios || options.hasFirebase !== false),
    'Share.canShare': () => ({ value: true }),
    'Share.share': () => {
      if (!device.shares) throw new DeviceError('Share canceled', '');
      return { activityType: '' };
    },
    ...phoneDisk(device.files, () => device.disk),
  };

  /** Listeners by event and their callback ids, to hand out what was kept for them. */
  const heard = new Map<string, string>();

  function deliver(): NativeResult[] {
    const due = device.saved.filter(({ plugin, event }) => heard.has(`${plugin}.${event}`));
    for (const event of due) device.saved.splice(device.saved.indexOf(event), 1);
    return due.map(({ plugin, event, data }) => ({
      callbackId: heard.get(`${plugin}.${event}`) ?? '',
      pluginId: plugin,
      methodName: 'addListener',
      success: true,
      save: true,
      data,
    }));
  }

  function answer(message: NativeMessage): NativeResult[] {
    const { callbackId, pluginId, methodName, options: given } = message;
    if (methodName === 'pageLoaded') {
      heard.clear();
      return [];
    }
    device.calls.push({ plugin: pluginId, method: methodName, options: given });
    const call = { callbackId, pluginId, methodName };
    const name = `${pluginId}.${methodName}`;
    if (device.failing.has(name)) {
      return [{ ...call, success: false, error: { message: `${name} failed on this device` } }];
    }
    if (methodName === 'addListener') {
      heard.set(`${pluginId}.${given.eventName}`, callbackId);
      return deliver();
    }
    if (methodName === 'removeListener') {
      heard.delete(`${pluginId}.${given.eventName}`);
      return [];
    }
    if (methodName === 'removeAllListeners') return [{ ...call, success: true }];
    const handler = handlers[name];
    if (!handler) {
      return [
        { ...call, success: false, error: { message: `${name} is not simulated`, code: 'UNIMPLEMENTED' } },
      ];
    }
    try {
      return [{ ...call, success: true, data: handler(given) ?? {} }, ...deliver()];
    } catch (error) {
      if (!(error instanceof DeviceError)) throw error;
      return [{ ...call, success: false, error: { message: error.message, code: error.code } }];
    }
  }

  return device;
}
