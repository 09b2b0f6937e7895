import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { StaffContext } from '../../calls/staff-handler.ts';
import { oneStatement } from '../../db/queries.ts';
import { findPerson } from '../people/staff.repository.ts';
import { markRechecked } from '../sessions/staff-session.repository.ts';
import { type ChallengeKind, insertChallenge, takeChallenge } from './challenge.repository.ts';
import type { LoginAnswer, LoginContext } from './login-context.ts';
import { limitAddress, limitPerson } from './login-limits.ts';
import { noteLogin } from './login-notes.ts';
import { openSession } from './open-session.ts';
import { countUse, findPasskey, readPasskeysOf, type StoredPasskey } from './passkey.repository.ts';
import { secretHash } from './secrets.ts';
import { loginOptions, readProof } from './webauthn.ts';

const CHALLENGE_MINUTES = 5;

interface Answered {
  readonly challenge: string;
  readonly answer: Record<string, unknown>;
}

export interface Challenged {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

const needPasskeys = ({ config }: Pick<LoginContext, 'config'>): void => {
  if (!config.console.passkeys) throw new Refusal('not-found', staffLoginTexts.noPasskeys);
};

const refused = (): Refusal => new Refusal('unauthenticated', staffLoginTexts.passkeyRefused);

type Challenger = Pick<LoginContext, 'db' | 'clock' | 'security'>;

/** Options with their challenge, which is good once and for so long. */
export async function saveChallenge<Options extends { readonly challenge: string }>(
  { db, clock, security }: Challenger,
  options: Options,
  { kind, staffId, data = {} }: { kind: ChallengeKind; staffId: string | null; data?: object },
): Promise<Challenged> {
  await insertChallenge(oneStatement(db, 'system'), {
    hash: secretHash(security, 'challenge', options.challenge),
    kind,
    staffId,
    data,
    expiresAt: `${clock.now().add({ minutes: CHALLENGE_MINUTES })}`,
  });
  return { challenge: options.challenge, options: { ...options } };
}

export async function useChallenge(
  { db, clock, security }: Challenger,
  kind: ChallengeKind,
  challenge: string,
): Promise<{ readonly staffId: string | null; readonly data: unknown }> {
  const taken = await takeChallenge(oneStatement(db, 'system'), {
    hash: secretHash(security, 'challenge', challenge),
    kind,
    now: `${clock.now()}`,
  });
  if (taken === null) throw new Refusal('unauthenticated', staffLoginTexts.expired);
  return taken;
}

export async function startPasskeyLogin(context: LoginContext): Promise<LoginAnswer<Challenged>> {
  needPasskeys(context);
  await limitAddress(context);
  const options = await loginOptions(context.config);
  return { value: await saveChallenge(context, options, { kind: 'passkey', staffId: null }) };
}

/** The passkey that has just proved itself, or a refusal. A count that does not go on says that two hold its key. */
async function provedPasskey(context: LoginContext, { challenge, answer }: Answered): Promise<StoredPasskey> {
  const { db, config, clock } = context;
  const queries = oneStatement(db, 'system');
  const passkey = typeof answer.id === 'string' ? await findPasskey(queries, answer.id.slice(0, 1400)) : null;
  if (passkey === null) {
    await noteLogin(context, { action: 'staff.login-refused', details: { why: 'unknown-passkey' } });
    throw refused();
  }
  await limitPerson(context, passkey.staffId);
  const person = await findPerson(queries, passkey.staffId);
  const about = person === null ? {} : { person };
  const counter = await readProof(config, passkey, { challenge, answer });
  if (counter === null) {
    await noteLogin(context, { action: 'staff.login-refused', ...about, details: { why: 'passkey' } });
    throw refused();
  }
  if (!(await countUse(queries, { id: passkey.id, counter, at: `${clock.now()}` }))) {
    await noteLogin(context, { action: 'staff.login-refused', ...about, details: { why: 'passkey-copied' } });
    throw new Refusal('unauthenticated', staffLoginTexts.passkeyCopied);
  }
  return passkey;
}

export async function finishPasskeyLogin(
  context: LoginContext,
  answered: Answered,
): Promise<LoginAnswer<{ name: string }>> {
  needPasskeys(context);
  await limitAddress(context);
  await useChallenge(context, 'passkey', answered.challenge);
  const { staffId } = await provedPasskey(context, answered);
  return context.db.transaction('system', async (tx) => {
    const person = await findPerson(tx, staffId);
    if (person === null) throw refused();
    return { value: { name: person.name }, session: await openSession(context, tx, person, 'passkey') };
  });
}

/** Null where they have no passkey: then the provider asks them again. */
export async function startRecheck(context: StaffContext): Promise<{ readonly passkey: Challenged | null }> {
  const { db, config, staff } = context;
  if (!config.console.passkeys) return { passkey: null };
  const passkeys = await readPasskeysOf(oneStatement(db, 'system'), staff.id);
  if (passkeys.length === 0) return { passkey: null };
  const options = await loginOptions(config, passkeys);
  return { passkey: await saveChallenge(context, options, { kind: 'recheck', staffId: staff.id }) };
}

export async function finishRecheck(
  context: LoginContext,
  answered: Answered,
): Promise<LoginAnswer<{ recheckedAt: string }>> {
  const { db, clock, staff } = context;
  const { staffId } = await useChallenge(context, 'recheck', answered.challenge);
  if (staff === null || staffId !== staff.id) throw new Refusal('forbidden', staffLoginTexts.otherPerson);
  const passkey = await provedPasskey(context, answered);
  if (passkey.staffId !== staff.id) throw new Refusal('forbidden', staffLoginTexts.otherPerson);
  const recheckedAt = `${clock.now()}`;
  const isOpen = await markRechecked(oneStatement(db, 'system'), {
    id: staff.sessionId,
    staffId: staff.id,
    at: recheckedAt,
  });
  if (!isOpen) throw new Refusal('unauthenticated', staffLoginTexts.sessionOver);
  return { value: { recheckedAt } };
}
