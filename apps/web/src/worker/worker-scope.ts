/** As much of a service worker's world as ours uses: the compiler knows either a page's or a worker's, not both. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  /** The page, asked for while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
}

export interface PushEvent extends LongEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends LongEvent {
  readonly notification: Notification;
}

interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

interface Tab {
  readonly focused: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(kind: K, listener: (event: WorkerEvents[K]) => void): void;
}
