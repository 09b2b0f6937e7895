import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { Capacitor } from '@capacitor/core';
import { Device } from '@capacitor/device';
import { Network as NetworkPlugin } from '@capacitor/network';
import { PushNotifications } from '@capacitor/push-notifications';
import { ScreenOrientation } from '@capacitor/screen-orientation';
import { Share } from '@capacitor/share';
import { texts } from '@hub/contract';
import { targetOfPayload } from './links/push-target.ts';
import { localStorageStore } from './local-storage.ts';
import { nativeBiometrics } from './native-biometrics.ts';
import { nativeCamera } from './native-camera.ts';
import { nativeFiles } from './native-files.ts';
import { unsubscribeOf } from './native-listener.ts';
import { nativePush } from './native-push.ts';
import { Shell } from './native-shell.ts';
import { nativeStorage } from './native-storage.ts';
import type { DeepLinks, Network, Orientation, OrientationControl, Platform, Unsubscribe } from './port.ts';

async function nativeNetwork(): Promise<Network> {
  const listeners = new Set<(online: boolean) => void>();
  let online = true;
  await NetworkPlugin.addListener('networkStatusChange', ({ connected }) => {
    if (connected === online) return;
    online = connected;
    for (const listener of [...listeners]) listener(online);
  });
  online = (await NetworkPlugin.getStatus()).connected;
  return {
    isOnline: () => online,
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const deepLinks: DeepLinks = {
  async initial() {
    const launch = await App.getLaunchUrl();
    return launch?.url || null;
  },
  onOpen(listener) {
    const stopUrls = unsubscribeOf(App.addListener('appUrlOpen', ({ url }) => listener(url)));
    // The shell keeps the tap that started the app until this listener stands.
    const stopPushes = unsubscribeOf(
      PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
        const target = targetOfPayload(notification.data);
        if (target) listener(target);
      }),
    );
    return () => {
      stopUrls();
      stopPushes();
    };
  },
};

/** Six digits that stand alone: an amount or a phone number beside them is longer. */
const codeIn = (message: string): string | null => /(?<!\d)\d{6}(?!\d)/.exec(message)?.[0] ?? null;

function onCodeMessage(listener: (code: string) => void): Unsubscribe {
  const stop = unsubscribeOf(
    Shell.addListener('codeMessage', ({ message }) => {
      const code = codeIn(message);
      if (code !== null) listener(code);
    }),
  );
  Shell.awaitCode().catch(() => {}); // without Play services the code is typed
  return stop;
}

/** From a screen orientation type, e.g. 'landscape-primary'. */
const orientationOfType = (type: string): Orientation =>
  type.startsWith('landscape') ? 'landscape' : 'portrait';

const orientation: OrientationControl = {
  lockPortrait: () => ScreenOrientation.lock({ orientation: 'portrait' }),
  async current() {
    const { type } = await ScreenOrientation.orientation();
    return orientationOfType(type);
  },
  onChange(listener, onError) {
    const failed = () => onError?.(texts.orientation.failed);
    ScreenOrientation.orientation().catch(failed);
    return unsubscribeOf(
      ScreenOrientation.addListener('screenOrientationChange', ({ type }) =>
        listener(orientationOfType(type)),
      ),
      failed,
    );
  },
};

/** Android and iOS alike; what differs between them is the shell's business. */
export async function createNativePlatform(): Promise<Platform> {
  const kind = Capacitor.getPlatform() === 'ios' ? 'ios' : 'android';
  const files = nativeFiles(kind);
  return {
    kind,
    osVersion: async () => (await Device.getInfo()).osVersion,
    installedVersion: async () => (await App.getInfo()).version,
    async device() {
      const [{ identifier }, info] = await Promise.all([Device.getId(), Device.getInfo()]);
      return { id: identifier, name: info.name ?? `${info.manufacturer} ${info.model}`, platform: kind };
    },
    storage: nativeStorage(localStorageStore(window.localStorage)),
    network: await nativeNetwork(),
    deepLinks,
    push: nativePush(),
    async share(item) {
      try {
        await Share.share(item);
        return true;
      } catch {
        return false; // the user closed the sheet
      }
    },
    shareFile: files.share,
    files,
    camera: nativeCamera,
    orientation,
    // A browser's tab inside the app would show the store's website.
    openStore: (url) => Shell.openStore({ url }).catch(() => Browser.open({ url })),
    onCodeMessage: kind === 'android' ? onCodeMessage : () => () => {},
    onBackButton: (listener) => unsubscribeOf(App.addListener('backButton', () => listener())),
    biometrics: nativeBiometrics,
    exitApp: async () => {
      if (kind === 'android') await App.exitApp();
    },
  };
}
