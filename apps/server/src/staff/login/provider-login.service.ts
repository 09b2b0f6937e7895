import { CONSOLE_PATH, PROVIDER_RETURN_PATH } from '@hub/contract/console/staff-call';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import { Refusal, unauthenticated } from '../../calls/refusal/refusal.ts';
import type { Queries } from '../../db/queries.ts';
import { oneStatement } from '../../db/queries.ts';
import {
  ProviderError,
  type ProviderIdentity,
  type StaffProvider,
} from '../../ports/staff-provider/staff-provider.ts';
import {
  bindIssuer,
  findByEmail,
  findByIssuer,
  lockPerson,
  type StoredPerson,
} from '../people/staff.repository.ts';
import { newSecret, secretHash } from '../sessions/secrets.ts';
import { markRechecked } from '../sessions/staff-session.repository.ts';
import { insertChallenge, takeChallenge } from './challenge.repository.ts';
import type { LoginAnswer, LoginContext } from './login-context.ts';
import { limitAddress, limitPerson } from './login-limits.ts';
import { noteLogin } from './login-notes.ts';
import { openSession } from './open-session.ts';

/** So long one may take at the provider. */
const LOGIN_MINUTES = 10;
/** The provider's clock and ours may differ by so much. */
const skewMs = 60_000;

interface Pending {
  readonly nonce: string;
  readonly verifier: string;
  readonly browserHash: string;
  readonly purpose: 'login' | 'recheck';
  readonly returnTo: string;
  readonly sessionId: string | null;
  readonly startedAtMs: number;
}

/** A page of the console and nothing else, however it is written. */
const consolePath = /^\/console(?:\/(?!api(?:\/|$))[\w-]+){0,6}(?:\?[\w=&.%+-]{0,200})?$/;
const returnPath = (given: string): string => (consolePath.test(given) ? given : CONSOLE_PATH);

export async function startProviderLogin(
  context: LoginContext,
  { purpose, returnTo }: { readonly purpose: 'login' | 'recheck'; readonly returnTo: string },
): Promise<LoginAnswer<{ url: string }>> {
  const { config, db, clock, security, staff } = context;
  const provider = providerOf(context);
  if (purpose === 'recheck' && staff === null) throw unauthenticated();
  await limitAddress(context);
  const { url, state, nonce, verifier } = await provider
    .start({ returnUrl: config.publicUrl + PROVIDER_RETURN_PATH, again: purpose === 'recheck' })
    .catch(asRefusal);
  const binding = newSecret();
  const pending: Pending = {
    nonce,
    verifier,
    browserHash: secretHash(security, 'browser', binding),
    purpose,
    returnTo: returnPath(returnTo),
    sessionId: purpose === 'recheck' ? (staff?.sessionId ?? null) : null,
    startedAtMs: clock.now().epochMilliseconds,
  };
  await insertChallenge(oneStatement(db, 'system'), {
    hash: secretHash(security, 'state', state),
    kind: 'provider',
    staffId: purpose === 'recheck' ? (staff?.id ?? null) : null,
    data: pending,
    expiresAt: `${clock.now().add({ minutes: LOGIN_MINUTES })}`,
  });
  return { value: { url }, binding };
}

interface Returned {
  readonly returnTo: string;
  readonly purpose: Pending['purpose'];
}

/** The browser comes back from the provider, with what it brought. */
export async function finishProviderLogin(
  context: LoginContext,
  { search, binding }: { readonly search: string; readonly binding: string },
): Promise<LoginAnswer<Returned>> {
  const { config, db, clock, security } = context;
  const provider = providerOf(context);
  await limitAddress(context);
  const state = new URLSearchParams(search).get('state') ?? '';
  const taken = await takeChallenge(oneStatement(db, 'system'), {
    hash: secretHash(security, 'state', state),
    kind: 'provider',
    now: `${clock.now()}`,
  });
  if (taken === null) throw new Refusal('unauthenticated', staffLoginTexts.expired);
  const pending = taken.data as Pending;
  if (pending.browserHash !== secretHash(security, 'browser', binding)) {
    await noteLogin(context, { action: 'staff.login-refused', details: { why: 'other-browser' } });
    throw new Refusal('unauthenticated', staffLoginTexts.otherBrowser);
  }
  const url = new URL(config.publicUrl + PROVIDER_RETURN_PATH + search);
  const identity = await provider
    .finish({ url, secrets: { state, nonce: pending.nonce, verifier: pending.verifier } })
    .catch(async (error: unknown) => {
      const { kind, message } = error as ProviderError;
      if (kind === 'refused')
        await noteLogin(context, { action: 'staff.login-refused', details: { why: message } });
      return asRefusal(error);
    });
  const value: Returned = { returnTo: pending.returnTo, purpose: pending.purpose };
  if (pending.purpose === 'login') return { value, session: await logIn(context, identity) };
  await recheck(context, identity, {
    staffId: taken.staffId ?? '',
    sessionId: pending.sessionId ?? '',
    startedAtMs: pending.startedAtMs,
  });
  return { value };
}

const providerOf = ({ provider }: LoginContext): StaffProvider => {
  if (provider === null) throw new Refusal('not-found', staffLoginTexts.noProvider);
  return provider;
};

function asRefusal(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw error.kind === 'unavailable'
    ? new Refusal('unavailable', staffLoginTexts.providerSilent, { retryAfterSeconds: 30 })
    : new Refusal('unauthenticated', staffLoginTexts.providerRefused);
}

type Found = { readonly person: StoredPerson } | { readonly refused: string; readonly why: string };

/** By issuer and subject once they have logged in, before that by the e-mail the provider has verified. */
async function findIdentity(queries: Queries, identity: ProviderIdentity): Promise<Found> {
  const { issuer, subject, email } = identity;
  const existing = await findByIssuer(queries, issuer, subject);
  const left = { refused: staffLoginTexts.left, why: 'left' } as const;
  if (existing !== null) return existing.leftAt === null ? { person: existing } : left;
  if (email === null) return { refused: staffLoginTexts.noEmail, why: 'no-verified-email' };
  const found = await findByEmail(queries, email);
  if (found === null) return { refused: staffLoginTexts.unknown, why: 'unknown' };
  if (found.leftAt !== null) return left;
  if (found.issuer !== null) return { refused: staffLoginTexts.otherAccount, why: 'other-account' };
  return { person: found };
}

async function logIn(context: LoginContext, identity: ProviderIdentity): Promise<string> {
  const found = await findIdentity(oneStatement(context.db, 'system'), identity);
  if ('refused' in found) {
    const { issuer, email } = identity;
    await noteLogin(context, { action: 'staff.login-refused', details: { why: found.why, issuer, email } });
    throw new Refusal('forbidden', found.refused);
  }
  await limitPerson(context, found.person.id);
  return context.db.transaction('system', async (tx) => {
    const person = await lockPerson(tx, found.person.id);
    if (person === null || person.leftAt !== null) throw new Refusal('forbidden', staffLoginTexts.left);
    if (person.issuer === null) await bindIssuer(tx, person.id, identity);
    else if (person.issuer !== identity.issuer || person.issuerSubject !== identity.subject)
      throw new Refusal('forbidden', staffLoginTexts.otherAccount);
    return openSession(context, tx, person, 'provider');
  });
}

async function recheck(
  context: LoginContext,
  identity: ProviderIdentity,
  wanted: { readonly staffId: string; readonly sessionId: string; readonly startedAtMs: number },
): Promise<void> {
  const { db, clock } = context;
  const queries = oneStatement(db, 'system');
  // Whoever logged in by passkey may not have met the provider yet: then their verified e-mail says who they are.
  const found = await findIdentity(queries, identity);
  if (!('person' in found) || found.person.id !== wanted.staffId)
    throw new Refusal('forbidden', staffLoginTexts.otherPerson);
  if (identity.provedAtMs === null || identity.provedAtMs < wanted.startedAtMs - skewMs)
    throw new Refusal('forbidden', staffLoginTexts.notFresh);
  const at = `${clock.now()}`;
  if (!(await markRechecked(queries, { id: wanted.sessionId, staffId: wanted.staffId, at })))
    throw new Refusal('unauthenticated', staffLoginTexts.sessionOver);
}
