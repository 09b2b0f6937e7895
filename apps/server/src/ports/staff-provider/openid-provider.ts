import * as openid from 'openid-client';
import type { OidcConfig } from '../../config/config.ts';
import type { Clock } from '../clock/clock.ts';
import { ProviderError, type ProviderIdentity, type StaffProvider } from './staff-provider.ts';

interface OpenIdNeeds {
  readonly clock: Clock;
  /** How its own addresses are reached; over the network unless said otherwise. */
  readonly fetch?: openid.CustomFetch;
}

/** Its addresses and keys are read again after this long. */
const discoveryTrustMs = 3_600_000;
const answerWithinSeconds = 10;
const scope = 'openid email profile';

/** The network, or the provider itself, and not what came back. */
const isUnavailable = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (cause instanceof TypeError || error instanceof TypeError) return true;
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  return cause instanceof Response && cause.status >= 500;
};

const asProviderError = (error: unknown): ProviderError =>
  new ProviderError(isUnavailable(error) ? 'unavailable' : 'refused', error);

/** Any provider, by its own description at `/.well-known/openid-configuration`: code flow, PKCE, state and nonce. */
export function openIdProvider(
  { issuer, clientId, clientSecret, name }: OidcConfig,
  { clock, fetch }: OpenIdNeeds,
): StaffProvider {
  const isPlain = new URL(issuer).protocol === 'http:';
  let known: { readonly server: openid.ServerMetadata; readonly atMs: number } | null = null;

  async function serverMetadata(): Promise<openid.ServerMetadata> {
    const nowMs = performance.now();
    if (known !== null && nowMs - known.atMs < discoveryTrustMs) return known.server;
    const found = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: answerWithinSeconds,
      ...(fetch && { [openid.customFetch]: fetch }),
      ...(isPlain && { execute: [openid.allowInsecureRequests] }),
    });
    known = { server: found.serverMetadata(), atMs: nowMs };
    return known.server;
  }

  /** Tokens are held against our clock, which in a demo is not the machine's. */
  async function configuration(): Promise<openid.Configuration> {
    const server = await serverMetadata();
    const skew = Math.round((clock.now().epochMilliseconds - Date.now()) / 1000);
    const config = new openid.Configuration(server, clientId, { [openid.clockSkew]: skew }, wayOf(server));
    config.timeout = answerWithinSeconds;
    if (fetch) config[openid.customFetch] = fetch;
    if (isPlain) openid.allowInsecureRequests(config);
    // The signature too, although the token comes straight from the provider.
    openid.enableNonRepudiationChecks(config);
    return config;
  }

  /** The standard's own way, unless the provider names others alone. */
  const wayOf = ({
    token_endpoint_auth_methods_supported: ways,
  }: openid.ServerMetadata): openid.ClientAuth =>
    ways === undefined || ways.includes('client_secret_basic')
      ? openid.ClientSecretBasic(clientSecret)
      : openid.ClientSecretPost(clientSecret);

  return {
    name,
    async start({ returnUrl, again }) {
      const [state, nonce] = [openid.randomState(), openid.randomNonce()];
      const verifier = openid.randomPKCECodeVerifier();
      try {
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnUrl,
          scope,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(again && { prompt: 'login', max_age: '0' }),
        });
        return { url: url.href, state, nonce, verifier };
      } catch (error) {
        throw new ProviderError('unavailable', error);
      }
    },
    async finish({ url, secrets }) {
      try {
        const tokens = await openid.authorizationCodeGrant(await configuration(), url, {
          pkceCodeVerifier: secrets.verifier,
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('no ID token');
        return identityOf(claims);
      } catch (error) {
        throw asProviderError(error);
      }
    },
  };
}

function identityOf(claims: openid.IDToken): ProviderIdentity {
  const { iss, sub, email, email_verified: isVerified, auth_time: provedAt } = claims;
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' && isVerified === true ? email.toLowerCase() : null,
    provedAtMs: typeof provedAt === 'number' ? provedAt * 1000 : null,
  };
}
