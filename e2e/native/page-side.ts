import type { NativePlatform, PluginHeader } from './plugin-headers.ts';

/** One message of Capacitor's protocol, page to native. */
export interface NativeMessage {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What native answers it with. */
export interface NativeResult {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly success: boolean;
  readonly save?: boolean;
  readonly data?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

export interface NativeCall {
  readonly plugin: string;
  readonly method: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a test finds on `window.__native`. */
export interface PageSide {
  readonly calls: NativeCall[];
  /** Fires a plugin event; answers how many listeners heard it. */
  emit(plugin: string, event: string, data: unknown): number;
}

export interface PageSideOptions {
  readonly platform: NativePlatform;
  readonly headers: readonly PluginHeader[];
}

interface Shell {
  __native: PageSide;
  /** Given by Playwright: the simulated device, which lives outside the page. */
  __nativeDevice(message: NativeMessage): Promise<NativeResult[]>;
  androidBridge?: { postMessage(text: string): void };
  webkit?: { messageHandlers: { bridge: { postMessage(message: NativeMessage): void } } };
  Capacitor: Record<string, unknown> & { fromNative?(result: NativeResult): void };
  prompt: Window['prompt'];
}

/**
 * Runs in the page before anything else, where a shell's own code would run: opens the channel that
 * `native-bridge.js` posts to. Sent as source text, so it may use nothing from outside itself.
 */
export function openChannel({ platform, headers }: PageSideOptions): void {
  const shell = window as unknown as Shell;
  const listeners = new Map<string, Set<string>>();
  const of = (plugin: string, event: unknown) => {
    const key = `${plugin}.${event}`;
    const existing = listeners.get(key) ?? new Set();
    listeners.set(key, existing);
    return existing;
  };
  const calls: NativeCall[] = [];

  const receive = (message: NativeMessage) => {
    const { callbackId, pluginId, methodName, options } = message;
    // Console lines and script errors also travel this way on iOS; nobody answers them.
    if (!pluginId || pluginId === 'Console') return;
    calls.push({ plugin: pluginId, method: methodName, options });
    if (methodName === 'addListener') of(pluginId, options.eventName).add(callbackId);
    if (methodName === 'removeListener') of(pluginId, options.eventName).delete(String(options.callbackId));
    if (methodName === 'removeAllListeners') {
      for (const [key, ids] of listeners) if (key.startsWith(`${pluginId}.`)) ids.clear();
    }
    shell.__nativeDevice(message).then(
      (results) => {
        for (const result of results) shell.Capacitor.fromNative?.(result);
      },
      () => {}, // the page is going away
    );
  };

  // A new page has no listeners yet, whatever the one before it had.
  if (window === window.top) {
    shell
      .__nativeDevice({ callbackId: '-1', pluginId: '', methodName: 'pageLoaded', options: {} })
      .catch(() => {});
  }

  if (platform === 'android') {
    shell.androidBridge = { postMessage: (text) => receive(JSON.parse(text)) };
  } else {
    const bridge = { postMessage: (message: NativeMessage) => receive(JSON.parse(JSON.stringify(message))) };
    Object.defineProperty(window, 'webkit', { value: { messageHandlers: { bridge } }, configurable: true });
    // On iOS the bridge asks for its settings with a prompt the shell answers: cookies and http stay the page's.
    shell.prompt = () => 'false';
  }
  shell.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers };
  shell.__native = {
    calls,
    emit(plugin, event, data) {
      const ids = [...of(plugin, event)];
      for (const callbackId of ids) {
        shell.Capacitor.fromNative?.({
          callbackId,
          pluginId: plugin,
          methodName: 'addListener',
          success: true,
          save: true,
          data: structuredClone(data),
        });
      }
      return ids.length;
    },
  };
}
