import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../http/test/test-clock.ts';
import { openIdProvider } from './openid-provider.ts';
import { ProviderError, type ProviderLogin, type StaffProvider } from './staff-provider.ts';

const issuer = 'https://login.house.example';
const returnUrl = 'https://hub.example/console/login/return';
const clock = testClock();
const now = () => Math.floor(clock.now().epochMilliseconds / 1000);

/** What the provider puts into its token, and how it is signed; each test changes one of it. */
let claims: (login: ProviderLogin) => Record<string, unknown>;
let login: ProviderLogin;
let key: CryptoKey;
let isDown = false;
let answers: (path: string) => Promise<Response>;
let provider: StaffProvider;

const usual = ({ url }: ProviderLogin): Record<string, unknown> => ({
  iss: issuer,
  aud: 'console',
  sub: 'kavya',
  nonce: new URL(url).searchParams.get('nonce'),
  iat: now(),
  exp: now() + 300,
  auth_time: now(),
  email: 'Kavya@House.example',
  email_verified: true,
});

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  answers = async (path) => {
    if (isDown) throw new TypeError('fetch failed');
    if (path === '/.well-known/openid-configuration') {
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
      });
    }
    if (path === '/jwks') return Response.json({ keys: [jwk] });
    const token = new SignJWT(claims(login)).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    return Response.json({ access_token: 'a', token_type: 'Bearer', id_token: await token.sign(key) });
  };
  const config = { issuer, clientId: 'console', clientSecret: 'secret', name: 'House' };
  provider = openIdProvider(config, { clock, fetch: (url) => answers(String(url).slice(issuer.length)) });
});

const back = (changes: Record<string, string> = {}) =>
  new URL(`${returnUrl}?${new URLSearchParams({ code: 'c', state: login.state, ...changes })}`);

async function finish(change: Record<string, unknown> = {}, changes: Record<string, string> = {}) {
  login = await provider.start({ returnUrl, again: false });
  claims = (of) => ({ ...usual(of), ...change });
  return provider.finish({ url: back(changes), secrets: login });
}

describe('an OpenID Connect provider', () => {
  it('is asked by code, with PKCE, state and nonce, and vouches for somebody with a verified e-mail', async () => {
    expect(await finish()).toEqual({
      issuer,
      subject: 'kavya',
      email: 'kavya@house.example',
      provedAtMs: now() * 1000,
    });
    const query = new URL(login.url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: login.state,
      nonce: login.nonce,
      redirect_uri: returnUrl,
    });
    expect(login.url).not.toContain(login.verifier);
    const again = await provider.start({ returnUrl, again: true });
    expect(new URL(again.url).searchParams.get('prompt')).toBe('login');
  });

  it('says no e-mail where it has not verified it', async () => {
    for (const isVerified of [false, undefined, 'true'])
      expect((await finish({ email_verified: isVerified })).email).toBeNull();
  });

  it.each([
    ['of another nonce', { nonce: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'another' }],
    ['that has expired', { exp: 1, iat: 0 }],
    ['without a subject', { sub: undefined }],
  ])('is not believed with a token %s', async (_what, change) => {
    await expect(finish(change)).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' });
  });

  it('is not believed with another state, an error, or a signature of another key', async () => {
    await expect(finish({}, { state: 'another' })).rejects.toThrow(ProviderError);
    await expect(finish({}, { error: 'access_denied' })).rejects.toMatchObject({ kind: 'refused' });
    const own = key;
    key = (await generateKeyPair('RS256')).privateKey;
    await expect(finish()).rejects.toMatchObject({ kind: 'refused' });
    key = own;
  });

  it('that does not answer is no refusal', async () => {
    login = await provider.start({ returnUrl, again: false });
    isDown = true;
    await expect(provider.finish({ url: back(), secrets: login })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    isDown = false;
  });
});
