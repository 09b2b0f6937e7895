import { type Call, type Service, type Tokens, tokenKindOf } from '@hub/contract';
import { isNative } from '@hub/domain';
import type { PlatformKind } from '../../platform/port.ts';

interface ServiceLogin {
  readonly username: string;
  readonly password: string;
}

/**
 * What the server tells the client before its first call. The constants of Spec §7 come with it; none of them
 * suffices alone, the server checks the session as well (S7-29).
 */
export interface ClientConfig {
  readonly wireKey: { readonly id: string; readonly key: string };
  /** The address of every service that has none of its own; absent is the page's. A native shell is packed with it. */
  readonly origin?: string;
  /** The addresses of services that stand elsewhere. */
  readonly services: Readonly<Partial<Record<Service, string>>>;
  readonly mode: 'demo' | 'production';
  /** Username and Password of the plex and CRM token calls. */
  readonly serviceLogin?: ServiceLogin;
  /** Basic authorization of the OTM service. */
  readonly otmLogin?: ServiceLogin;
  /** The fixed header of four calls. */
  readonly securityKey?: string;
  /** Minutes without activity after which a session ends. */
  readonly idleMinutes?: { readonly web: number; readonly native: number };
  /** Who tells the client's address. */
  readonly ipLookupUrl?: string;
}

function isClientConfig(value: unknown): value is ClientConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { wireKey, services } = value as Partial<ClientConfig>;
  return typeof wireKey?.key === 'string' && typeof wireKey.id === 'string' && typeof services === 'object';
}

function checked(value: unknown): ClientConfig {
  if (!isClientConfig(value)) throw new TypeError('The client configuration has no wire key or no services');
  return value;
}

interface ConfigSources {
  /** The text of the page's `#hub-config`, or null. */
  readonly inPage: () => string | null;
  readonly fetch: typeof fetch;
}

const browserSources: ConfigSources = {
  inPage: () => document.getElementById('hub-config')?.textContent ?? null,
  fetch: (input, init) => fetch(input, init),
};

/** On the web the server writes it into the page; a native shell carries it, or gets it, as a file. */
export async function loadConfig(kind: PlatformKind, sources = browserSources): Promise<ClientConfig> {
  const inPage = kind === 'web' ? sources.inPage() : null;
  if (inPage) return checked(JSON.parse(inPage));
  const reply = await sources.fetch('/app-config.json');
  return checked(await reply.json());
}

/** A phone is lost more easily than a desk. */
const defaultIdleMinutes = { web: 15, native: 5 };

export const idleMinutesOf = (
  { idleMinutes }: Pick<ClientConfig, 'idleMinutes'>,
  kind: PlatformKind,
): number => (idleMinutes ?? defaultIdleMinutes)[isNative(kind) ? 'native' : 'web'];

/** Where a service's paths begin. */
export const serviceAddress = (config: Pick<ClientConfig, 'services' | 'origin'>, service: Service): string =>
  config.services[service] || config.origin || '';

const originOf = (address: string): string =>
  address === '' ? (globalThis.location?.origin ?? '') : new URL(address).origin;

/**
 * The token a call carries. Each goes to the host that gave it and to no other: a service that stands elsewhere never
 * sees the hub's.
 */
export function carriedToken(
  config: Pick<ClientConfig, 'services' | 'origin'>,
  call: Call,
): keyof Tokens | null {
  const kind = tokenKindOf(call);
  if (kind === null) return null;
  const [to, from] = [call.service, kind].map((service) => originOf(serviceAddress(config, service)));
  return to === from ? kind : null;
}
