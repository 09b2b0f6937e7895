import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';

/** What the console asked for, as its address says it. */
export interface LoginRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
}

interface IssuerOptions {
  /** Where it is, and what its tokens call it. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where it may send a browser back to, and no further. */
  readonly redirectUri: string;
  /** Of all processes of the demo: one gives out a code, another redeems it. */
  readonly codeSecret: string;
  readonly clock: Clock;
}

export interface DemoIssuer {
  readonly url: string;
  /** Null for a request that is not the console's. */
  readRequest(query: URLSearchParams): LoginRequest | null;
  /** Where the browser goes on to, as the person that was chosen. */
  choose(request: LoginRequest, person: { readonly email: string; readonly name: string }): Promise<string>;
  /** Its description, keys and tokens. */
  answer(request: Request): Promise<Response>;
}

const codeSeconds = 60;
const tokenSeconds = 300;
const algorithm = 'ES256';

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const json = (value: object, status = 200): Response => Response.json(value, { status });

/** Each half is written as in a form before it is put together (RFC 6749, 2.3.1). */
const clientOf = ({ headers }: Request): string => {
  const [, basic = ''] = /^Basic (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':', 2);
  return `${new URLSearchParams(`a=${id}`).get('a')}:${new URLSearchParams(`a=${secret}`).get('a')}`;
};

/** An OpenID Connect provider as small as the standard allows: it asks for no password, so it is the demo's alone. */
export async function demoIssuer(options: IssuerOptions): Promise<DemoIssuer> {
  const { url, clientId, clientSecret, redirectUri, clock } = options;
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const kid = randomUUID();
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' }] };
  const codeKey = new TextEncoder().encode(`demo issuer ${options.codeSecret}`);
  const used = new Set<string>();
  const nowSeconds = () => Math.floor(clock.now().epochMilliseconds / 1000);

  const description = {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [algorithm],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };

  async function token(request: Request): Promise<Response> {
    if (clientOf(request) !== `${clientId}:${clientSecret}`) return json({ error: 'invalid_client' }, 401);
    const form = new URLSearchParams(await request.text());
    const code = await jwtVerify(form.get('code') ?? '', codeKey, {
      currentDate: new Date(clock.now().epochMilliseconds),
    }).catch(() => null);
    const claims = code?.payload;
    const isGood =
      claims?.jti !== undefined &&
      !used.has(claims.jti) &&
      form.get('redirect_uri') === redirectUri &&
      challengeOf(form.get('code_verifier') ?? '') === claims.challenge;
    if (!isGood) return json({ error: 'invalid_grant' }, 400);
    used.add(claims.jti ?? '');
    const { sub, email, name, nonce } = claims;
    return json({
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      id_token: await new SignJWT({ email, name, nonce, email_verified: true, auth_time: claims.iat })
        .setProtectedHeader({ alg: algorithm, kid })
        .setIssuer(url)
        .setAudience(clientId)
        .setSubject(sub ?? '')
        .setIssuedAt(nowSeconds())
        .setExpirationTime(nowSeconds() + tokenSeconds)
        .sign(privateKey),
    });
  }

  return {
    url,
    readRequest(query) {
      const get = (name: string) => query.get(name) ?? '';
      const isOurs =
        get('client_id') === clientId &&
        get('redirect_uri') === redirectUri &&
        get('response_type') === 'code' &&
        get('code_challenge_method') === 'S256';
      if (!isOurs) return null;
      return { redirectUri, state: get('state'), nonce: get('nonce'), challenge: get('code_challenge') };
    },
    async choose({ state, nonce, challenge }, { email, name }) {
      const code = await new SignJWT({ email, name, nonce, challenge })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(`demo:${email}`)
        .setJti(randomUUID())
        .setIssuedAt(nowSeconds())
        .setExpirationTime(nowSeconds() + codeSeconds)
        .sign(codeKey);
      return `${redirectUri}?${new URLSearchParams({ code, state, iss: url })}`;
    },
    async answer(request) {
      const path = request.url.slice(url.length);
      if (path === '/.well-known/openid-configuration') return json(description);
      if (path === '/jwks') return json(jwks);
      if (path === '/token' && request.method === 'POST') return token(request);
      return json({ error: 'not_found' }, 404);
    },
  };
}
