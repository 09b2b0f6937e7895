import { texts } from '@hub/contract';
import { webEnvironment } from '@hub/domain';
import { targetOfUrl } from './deep-link-target.ts';
import { localStorageStore } from './local-storage.ts';
import type { Network, Orientation, OrientationControl, Platform, ShareItem } from './port.ts';

const never = () => () => {};

function browserNetwork(): Network {
  return {
    isOnline: () => navigator.onLine,
    onChange(listener) {
      const online = () => listener(true);
      const offline = () => listener(false);
      window.addEventListener('online', online);
      window.addEventListener('offline', offline);
      return () => {
        window.removeEventListener('online', online);
        window.removeEventListener('offline', offline);
      };
    },
  };
}

function mediaOrientation(): OrientationControl {
  const query = () => window.matchMedia('(orientation: landscape)');
  const read = (landscape: boolean): Orientation => (landscape ? 'landscape' : 'portrait');
  return {
    lockPortrait: async () => {},
    current: async () => read(query().matches),
    onChange(listener, onError) {
      try {
        const media = query();
        const changed = () => listener(read(media.matches));
        media.addEventListener('change', changed);
        return () => media.removeEventListener('change', changed);
      } catch {
        onError?.(texts.orientation.failed);
        return () => {};
      }
    },
  };
}

async function browserShare(item: ShareItem): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(item);
    return true;
  } catch {
    return false; // the user closed the sheet
  }
}

/** The browser names itself only roughly; that is enough for a list of one's own logins. */
export function browserName(userAgent: string): string {
  const browser = /(Edg|OPR|SamsungBrowser|Firefox|Chrome|Safari)\//.exec(userAgent)?.[1] ?? 'Browser';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet' };
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux)/.exec(userAgent)?.[1];
  return system ? `${names[browser] ?? browser} on ${system}` : (names[browser] ?? browser);
}

/** One random id per browser, so that the server can tell two of a user's devices apart. */
function deviceId(): string {
  const known = localStorage.getItem('hub.deviceId');
  if (known) return known;
  const id = crypto.randomUUID();
  localStorage.setItem('hub.deviceId', id);
  return id;
}

export function createWebPlatform(): Platform {
  return {
    kind: 'web',
    osVersion: async () => '',
    installedVersion: async () => webEnvironment.version,
    device: async () => ({ id: deviceId(), name: browserName(navigator.userAgent), platform: 'web' }),
    storage: localStorageStore(window.localStorage),
    network: browserNetwork(),
    // On the web the address itself is the link, unless it carries another in its query.
    deepLinks: {
      initial: async () => {
        const target = targetOfUrl(window.location.href);
        return target === window.location.href ? null : target;
      },
      onOpen: never,
    },
    push: { register: async () => null, onReceived: never },
    share: browserShare,
    orientation: mediaOrientation(),
    openStore: async (url) => {
      window.open(url, '_blank', 'noopener');
    },
    onBackButton: never,
    biometrics: { isAvailable: async () => false, verify: async () => false },
    exitApp: async () => {},
  };
}
