import { texts } from '@hub/contract';
import { webEnvironment } from '@hub/domain/version/environment';
import { targetOfUrl } from './links/deep-link-target.ts';
import { localStorageStore } from './local-storage.ts';
import type { DeepLinks, Network, Orientation, OrientationControl, Platform, Push } from './port.ts';

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

const browserLinks: DeepLinks = {
  // On the web the address itself is the link, unless it carries another in its query.
  initial: async () => {
    const { href } = window.location;
    return targetOfUrl(href) === href ? null : href;
  },
  /** A push that was pressed while a tab is open: the service worker hands its link to that tab. */
  onOpen(listener) {
    const reported = ({ data }: MessageEvent) => {
      if (typeof data?.smtDeeplink === 'string') listener(data.smtDeeplink);
    };
    navigator.serviceWorker?.addEventListener('message', reported);
    return () => navigator.serviceWorker?.removeEventListener('message', reported);
  },
};

/** Fetched when somebody asks for it: most visitors never do. */
const webPush = () => import('./web-push.ts');
const browserPush: Push = {
  state: () => webPush().then((push) => push.state()),
  register: (options) => webPush().then((push) => push.register(options)),
  stop: () => webPush().then((push) => push.stop()),
  onReceived: never,
};

/** The same: shared from a few screens, behind the login. */
const webShare = () => import('./web-share.ts');

/** Every browser also names those it descends from, so the first that fits counts. */
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS X': 'Mac',
  Linux: 'Linux',
};

const firstIn = (userAgent: string, names: Record<string, string>) =>
  Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1];

/** Enough to know one's own device in a list of logins. */
export function browserName(userAgent: string): string {
  const browser = firstIn(userAgent, browsers) ?? 'Browser';
  const system = firstIn(userAgent, systems);
  return system ? `${browser} on ${system}` : browser;
}

/** One random id per browser, so that the server can tell two of a user's devices apart. */
function deviceId(): string {
  const existing = localStorage.getItem('hub.deviceId');
  if (existing) return existing;
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
    deepLinks: browserLinks,
    push: browserPush,
    share: (item) => webShare().then(({ share }) => share(item)),
    shareFile: (file) => webShare().then(({ shareFile }) => shareFile(file)),
    files: null,
    camera: null,
    orientation: mediaOrientation(),
    openStore: async (url) => {
      window.open(url, '_blank', 'noopener');
    },
    onBackButton: never,
    onCodeMessage: never,
    biometrics: {
      isAvailable: async () => false,
      createKey: async () => null,
      sign: async () => ({ outcome: 'refused' }),
      removeKey: async () => {},
    },
    exitApp: async () => {},
  };
}
