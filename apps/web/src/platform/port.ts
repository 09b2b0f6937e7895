/**
 * Everything the app asks of the device it runs on. `web.ts` and `native.ts` implement it; nothing else in the
 * app may know which one is in use beyond `kind`.
 */
export type PlatformKind = 'web' | 'android' | 'ios';
export type Unsubscribe = () => void;
export type Orientation = 'portrait' | 'landscape';

/** Plain text by key. Encryption stands above it, in `lib/storage`. */
export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
  keys(): Promise<string[]>;
}

export interface Network {
  /** The last known state; never waits. */
  isOnline(): boolean;
  onChange(listener: (online: boolean) => void): Unsubscribe;
}

export interface DeepLinks {
  /** The link that started the app, whole as it was opened: not resolved, not trusted. Null when there is none. */
  initial(): Promise<string | null>;
  /** A link, or a push payload's `smtDeeplink` (Spec §2), opened while the app runs. */
  onOpen(listener: (link: string) => void): Unsubscribe;
}

interface PushMessage {
  readonly title: string | null;
  readonly body: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** `denied`: only the device's own settings can change it. `off`: it may be asked for. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export interface PushOptions {
  readonly request?: boolean;
  /** The server's public key, which a browser needs to subscribe. */
  readonly key?: string | null;
}

export interface Push {
  state(): Promise<PushState>;
  /**
   * The device token, or null where push is unavailable or was refused. Asks for permission unless told not to:
   * then only a permission given before counts.
   */
  register(options?: PushOptions): Promise<string | null>;
  /** This device is done with pushes; the server is told apart. */
  stop(): Promise<void>;
  onReceived(listener: (message: PushMessage) => void): Unsubscribe;
}

export interface ShareItem {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
}

/** Whether a file was handed on, the user backed out, the device is full, or it has no way to share one. */
export type FileShare = 'shared' | 'closed' | 'full' | 'unable';

/** `denied`: only the device's own settings can change it. */
export type FileSave =
  | { readonly outcome: 'saved'; readonly name: string; readonly folder: string }
  | { readonly outcome: 'full' | 'denied' | 'failed' };

export interface PhoneFiles {
  /** Keeps the file where the user finds it, under a name that was free, and offers it to other apps. */
  save(file: File): Promise<FileSave>;
  share(file: File): Promise<FileShare>;
}

export type Facing = 'user' | 'environment';

export type PictureTaken =
  | { readonly outcome: 'taken'; readonly file: File }
  | { readonly outcome: 'closed' | 'denied' | 'failed' };

export interface PhoneCamera {
  takePicture(facing: Facing): Promise<PictureTaken>;
}

export interface OrientationControl {
  /** Locks to portrait on native (Spec §4); does nothing on the web. */
  lockPortrait(): Promise<void>;
  current(): Promise<Orientation>;
  /** `onError` gets 'error in orientation detection' when the device cannot tell (Spec §8). */
  onChange(listener: (orientation: Orientation) => void, onError?: (message: string) => void): Unsubscribe;
}

/** `gone`: the device has dropped the key, as it does when it learns another finger or face. */
export type OwnerSignature =
  | { readonly outcome: 'signed'; readonly signature: Uint8Array<ArrayBuffer> }
  | { readonly outcome: 'refused' | 'gone' };

/** One P-256 key in the device's own hardware, which signs only after it has recognised its owner. */
export interface Biometrics {
  isAvailable(): Promise<boolean>;
  /** The public half as SubjectPublicKeyInfo, once the owner was recognised; replaces the key before. Else null. */
  createKey(reason: string): Promise<Uint8Array<ArrayBuffer> | null>;
  sign(text: string, reason: string): Promise<OwnerSignature>;
  removeKey(): Promise<void>;
}

interface DeviceIdentity {
  readonly id: string;
  readonly name: string;
  readonly platform: PlatformKind;
}

export interface Platform {
  readonly kind: PlatformKind;
  osVersion(): Promise<string>;
  /** '1.1' on the web (Spec §9), the store build's version on native. */
  installedVersion(): Promise<string>;
  device(): Promise<DeviceIdentity>;
  readonly storage: KeyValueStore;
  readonly network: Network;
  readonly deepLinks: DeepLinks;
  readonly push: Push;
  /** False when the user backed out or the device cannot share. */
  share(item: ShareItem): Promise<boolean>;
  shareFile(file: File): Promise<FileShare>;
  /** Null where the browser itself saves what is downloaded. */
  readonly files: Pick<PhoneFiles, 'save'> | null;
  /** Null where a file input opens it. */
  readonly camera: PhoneCamera | null;
  readonly orientation: OrientationControl;
  /** In the store's own app where there is one. */
  openStore(url: string): Promise<void>;
  /**
   * The one-time code of the next SMS, told to `listener` where the app has to read it itself: on Android. Elsewhere
   * keyboard or browser offer it at the field (`autocomplete="one-time-code"`).
   */
  onCodeMessage(listener: (code: string) => void): Unsubscribe;
  /** The hardware back button; never called on the web, where the browser's history does it. */
  onBackButton(listener: () => void): Unsubscribe;
  readonly biometrics: Biometrics;
  /** Leaves the app on Android; does nothing where apps do not close themselves. */
  exitApp(): Promise<void>;
}
