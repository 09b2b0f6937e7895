import type { Service } from '@hub/contract';

/** What the server tells the client before its first call. */
export interface ClientConfig {
  readonly wireKey: { readonly id: string; readonly key: string };
  /** The address before each service's paths; empty is our own origin. */
  readonly services: Readonly<Partial<Record<Service, string>>>;
  readonly mode: 'demo' | 'production';
}
