import { sendOtp, validatePreLogin } from '@hub/contract/calls/session/session';
import type { Audience, Session } from '../../calls/call-context.ts';
import { createKeyring } from '../auth/security.ts';
import type { TestApp } from './test-app.ts';
import { people } from './test-book.ts';
import { loggedIn, type TestClient } from './test-client.ts';
import { testClock } from './test-clock.ts';

/** Everybody who may stand before a call, in the order of the access table's columns. */
export const callerKinds = [
  'nobody',
  'expired token',
  'forged token',
  'IFA_USER',
  'NON_IFA_USER',
  'employee',
  'internal team',
  'another distributor',
  'transaction only',
  'deleted user',
] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Whose data a caller asks for: its own, but the other distributor and the strangers ask for the first's. */
export const ownerOf: Readonly<Record<CallerKind, string>> = {
  nobody: people.ifa.arn,
  'expired token': people.ifa.arn,
  'forged token': people.ifa.arn,
  IFA_USER: people.ifa.arn,
  NON_IFA_USER: people.restricted.arn,
  employee: people.employee.arn,
  'internal team': people.internal.arn,
  'another distributor': people.ifa.arn,
  'transaction only': people.ifa.arn,
  'deleted user': people.cancelled.arn,
};

const audiences: readonly Audience[] = ['hub', 'plex', 'crm'];

async function signedIn(hub: TestApp, arn: string): Promise<TestClient> {
  const client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
  return client;
}

/** Tokens for a session that really stands: only when, or by whom, they were made is wrong. */
async function withTokens(hub: TestApp, keyring: ReturnType<typeof createKeyring>): Promise<TestClient> {
  const live = await signedIn(hub, people.ifa.arn);
  const session: Session = {
    sessionId: live.session?.sessionId ?? '',
    arn: people.ifa.arn,
    type: 'IFA_USER',
    isEmployee: false,
    internalTeam: false,
    transactionOnly: false,
  };
  const client = hub.client();
  for (const audience of audiences) client.tokens[audience] = await keyring.tokens.issue(audience, session);
  return client;
}

async function forTransaction(hub: TestApp): Promise<TestClient> {
  const client = hub.client();
  const { requestId } = await client.request(sendOtp, { arn: people.ifa.arn });
  const otp = await client.otpOf(people.ifa.arn);
  await client.take(loggedIn(await client.request(validatePreLogin, { requestId, otp })));
  await client.authenticate();
  return client;
}

/** Signed in while it was a user. */
async function deleted(hub: TestApp): Promise<TestClient> {
  const { arn } = people.cancelled;
  const set = (status: string) =>
    hub.db.read('system', 'update distributor set status = $2 where arn = $1', [arn, status]);
  await set('active');
  const client = await signedIn(hub, arn);
  await set('cancelled');
  hub.clock.advance({ seconds: 2 });
  return client;
}

const makers: Readonly<Record<CallerKind, (hub: TestApp) => Promise<TestClient>>> = {
  nobody: async (hub) => hub.client(),
  'expired token': (hub) => {
    const before = hub.clock.now().subtract({ seconds: hub.config.tokens.accessSeconds });
    return withTokens(hub, createKeyring(hub.config, testClock(before.toString())));
  },
  'forged token': (hub) => {
    const tokenSecret = 'a secret of somebody who has read the source code';
    return withTokens(hub, createKeyring({ ...hub.config, tokenSecret }, hub.clock));
  },
  IFA_USER: (hub) => signedIn(hub, people.ifa.arn),
  NON_IFA_USER: (hub) => signedIn(hub, people.restricted.arn),
  employee: (hub) => signedIn(hub, people.employee.arn),
  'internal team': (hub) => signedIn(hub, people.internal.arn),
  'another distributor': (hub) => signedIn(hub, people.other.arn),
  'transaction only': forTransaction,
  'deleted user': deleted,
};

/** A client of each kind, made when first asked for and kept until it is dropped. */
export function callers(hub: TestApp) {
  const made = new Map<CallerKind, TestClient>();
  return {
    async get(kind: CallerKind): Promise<TestClient> {
      const client = made.get(kind) ?? (await makers[kind](hub));
      made.set(kind, client);
      return client;
    },
    has: (kind: CallerKind) => made.has(kind),
    drop: (kind: CallerKind) => made.delete(kind),
  };
}
