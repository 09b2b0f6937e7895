import { CONFIGURED_KEY_ID } from '@hub/contract';
import type { Config } from '../../config/config.ts';

/**
 * What a client needs before its first call; written into the page, and served to native apps as a file.
 * The constants in it are the spec's and no secrets: each call that takes one checks the session as well (S7-29).
 */
export const clientConfig = (config: Config) => ({
  wireKey: { id: CONFIGURED_KEY_ID, key: config.wireKey },
  services: {},
  mode: config.mode,
  serviceLogin: config.serviceLogin,
  otmLogin: config.otmLogin,
  securityKey: config.securityKey,
  ipLookupUrl: config.ipLookupUrl ?? '/client-ip',
  /** After how long without a touch the app ends the session; the server keeps to the same (Handbook §8). */
  idleMinutes: config.idleMinutes,
});

/** Origins other than ours that the page must reach. */
export const connectOrigins = (config: Config): string[] =>
  config.ipLookupUrl === undefined ? [] : [new URL(config.ipLookupUrl).origin];
