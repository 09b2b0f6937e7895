/** What a login at the provider waits for; kept by us until the browser comes back, and told to nobody. */
export interface ProviderSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderLogin extends ProviderSecrets {
  /** Where the browser goes. */
  readonly url: string;
}

/** Whom the provider vouches for. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null where it has none, or has not verified it. */
  readonly email: string | null;
  /** When they last proved who they are, to the provider; null where it does not say. */
  readonly provedAtMs: number | null;
}

/** The login of the asset manager's own people: an OpenID Connect provider. */
export interface StaffProvider {
  /** On the button. */
  readonly name: string;
  /** `again` asks for a fresh proof, also of somebody who is logged in there. */
  start(request: { readonly returnUrl: string; readonly again: boolean }): Promise<ProviderLogin>;
  /** What came back, held against what was asked for. Throws `ProviderError`. */
  finish(back: { readonly url: URL; readonly secrets: ProviderSecrets }): Promise<ProviderIdentity>;
}

/** `refused`: what came back proves nothing. `unavailable`: the provider does not answer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'refused' | 'unavailable';
  constructor(kind: 'refused' | 'unavailable', cause: unknown) {
    super(cause instanceof Error ? cause.message : kind, { cause });
    this.kind = kind;
  }
}
