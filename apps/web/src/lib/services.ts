import type { Brand } from '@hub/contract';
import type { Platform } from '../platform/port.ts';
import type { Api } from './api/api.ts';
import type { AppState } from './app-state.ts';
import type { BackNavigation } from './back-navigation.ts';
import type { Campaign } from './campaign.ts';
import type { ClientIp } from './client-ip.ts';
import type { ClientConfig } from './config.ts';
import type { Drafts } from './drafts.ts';
import type { ErrorReporter } from './error-report.ts';
import type { Loader } from './loader.ts';
import type { Logout } from './logout.ts';
import type { Navigate } from './navigation.ts';
import type { OnlineSnapshot } from './online.ts';
import type { SessionStore } from './session-store.ts';
import type { SecureStore } from './storage/secure-store.ts';
import type { ReadableStore } from './store.ts';
import type { Toaster } from './toaster.ts';

/** Everything a screen may lean on, built once at start and handed down by `ServicesContext`. */
export interface Services {
  readonly platform: Platform;
  readonly config: ClientConfig;
  readonly brand: Brand;
  readonly storage: SecureStore;
  readonly session: SessionStore;
  readonly api: Api;
  readonly loader: Loader;
  readonly toaster: Toaster;
  readonly appState: AppState;
  readonly online: ReadableStore<OnlineSnapshot>;
  readonly backNavigation: BackNavigation;
  readonly drafts: Drafts;
  readonly campaign: Campaign;
  readonly clientIp: ClientIp;
  readonly errors: ErrorReporter;
  readonly logout: Logout['logout'];
  /** Runs `work`; a StorageError clears the device's storage and goes to the login arn page (Spec §5). */
  guardStorage<T>(work: () => Promise<T>): Promise<T | null>;
}

export interface ServicesDeps {
  readonly platform: Platform;
  readonly brand: Brand;
  /** Where the session's end, a failed storage and the like send the user. */
  readonly navigate: Navigate;
}
