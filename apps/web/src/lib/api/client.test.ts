import { importKey, isIdempotencyKey, texts } from '@hub/contract';
import { getAppState } from '@hub/contract/calls/app-state';
import { aumHistory, dashboardShown } from '@hub/contract/calls/dashboard';
import { addMandate, registerOtm } from '@hub/contract/calls/mandates';
import { markNotificationsRead } from '@hub/contract/calls/notifications';
import { sipCeased } from '@hub/contract/calls/opportunity';
import { like } from '@hub/contract/calls/prostart';
import {
  authenticateCrm,
  authenticatePlex,
  getRelationshipManager,
  refreshSession,
  sendOtp,
  validateSendOtp,
} from '@hub/contract/calls/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLoader } from '../loader.ts';
import type { SessionEnd } from '../session-end.ts';
import { createSessionStore, type SessionStore } from '../session-store.ts';
import {
  bearerOf,
  type Handler,
  type HubServer,
  ok,
  paths,
  refuse,
  startHubServer,
} from '../test/hub-server.ts';
import { loginResult } from '../test/login-result.ts';
import { runStorage, secureMemory } from '../test/memory-store.ts';
import { createToaster } from '../toaster.ts';
import type { Api } from './api.ts';
import { createApi } from './client.ts';

let hub: HubServer;
let session: SessionStore;
let api: Api;
let online: boolean;
let ends: SessionEnd[];
let otherErrors: number[];
const toaster = createToaster();
const loader = createLoader();

beforeEach(async () => {
  hub = await startHubServer();
  online = true;
  ends = [];
  otherErrors = [];
  const storage = secureMemory();
  const open = () => createSessionStore({ storage, run: runStorage() });
  session = open();
  api = createApi({
    config: hub.config,
    brand: { paths },
    platform: { network: { isOnline: () => online, onChange: () => () => {} } },
    session,
    loader,
    toaster,
    onSessionEnd: async (end) => {
      ends.push(end);
      await session.clear();
    },
    onOtherError: (status) => otherErrors.push(status),
    exclusively: (work) => work(),
  });
});

afterEach(() => hub.close());

const callsOf = (name: string) => hub.asked.filter(({ call }) => call === name);

/** Takes only this access token. */
const onlyFor =
  (token: string, value: unknown): Handler =>
  (asked) =>
    bearerOf(asked) === token ? ok(value) : refuse(401);

const shown = { shown: true };
const manager = { name: 'R', mobile: '', email: '', city: '', photo: null, availability: '' };
const renewed = (n: number) =>
  ok({ token: `access-${n}`, refreshToken: `refresh-${n}`, isUserDeleted: false });

describe('an expired token', () => {
  it('is renewed once for fifty calls that wait, and each gets its answer', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, onlyFor('access-2', shown));
    hub.on(refreshSession, () => renewed(2));
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.call(dashboardShown, {})));
    expect(answers).toEqual(Array(50).fill(shown));
    expect(callsOf('session.refresh')).toHaveLength(1);
    expect(session.token('hubRefreshToken')).toBe('refresh-2');
    expect(ends).toEqual([]);
  });

  it('is not renewed again by a refusal that comes late', async () => {
    await session.login(loginResult());
    const late = Promise.withResolvers<void>();
    let first = true;
    hub.on(dashboardShown, async (asked) => {
      if (bearerOf(asked) === 'access-2') return ok(shown);
      if (first) {
        first = false;
        await late.promise;
      }
      return refuse(401);
    });
    hub.on(refreshSession, () => renewed(2));
    const slow = api.call(dashboardShown, {});
    await api.call(dashboardShown, {});
    late.resolve();
    expect(await slow).toEqual(shown);
    expect(callsOf('session.refresh')).toHaveLength(1);
  });

  it('sends the refresh token of the last renewal the next time', async () => {
    await session.login(loginResult());
    let good = 2;
    hub.on(dashboardShown, (asked) => (bearerOf(asked) === `access-${good}` ? ok(shown) : refuse(401)));
    hub.on(refreshSession, ({ body }) => renewed(Number(/refresh-(\d)/.exec(body)?.[1]) + 1));
    await api.call(dashboardShown, {});
    good = 3;
    await api.call(dashboardShown, {});
    expect(callsOf('session.refresh').map(({ body }) => body)).toEqual([
      'refreshToken=refresh-1',
      'refreshToken=refresh-2',
    ]);
  });

  it('is also renewed when a call got no answer at all', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, (asked) => (bearerOf(asked) === 'access-2' ? ok(shown) : 'hang-up'));
    hub.on(refreshSession, () => renewed(2));
    expect(await api.call(dashboardShown, {})).toEqual(shown);
  });

  it('is tried once more, not for ever', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => refuse(401));
    hub.on(refreshSession, () => renewed(2));
    await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ status: 401 });
    expect(callsOf('dashboard.shown')).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  it('renewed by another tab is taken over without a second refresh', async () => {
    const storage = secureMemory();
    const run = runStorage();
    const [here, there] = [createSessionStore({ storage, run }), createSessionStore({ storage, run })];
    await there.login(loginResult());
    await here.load();
    await there.setToken('hubAccessToken', 'access-2');
    hub.on(dashboardShown, onlyFor('access-2', shown));
    const tab = createApi({
      config: hub.config,
      brand: { paths },
      platform: { network: { isOnline: () => true, onChange: () => () => {} } },
      session: here,
      loader,
      toaster,
      onSessionEnd: () => {},
      onOtherError: () => {},
      exclusively: (work) => work(),
    });
    expect(await tab.call(dashboardShown, {})).toEqual(shown);
    expect(callsOf('session.refresh')).toHaveLength(0);
  });
});

describe('a call that got no answer', () => {
  const keyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['idempotency-key'];
  const hangUpOnce = (value: unknown): Handler => {
    let hungUp = false;
    return () => {
      if (hungUp) return ok(value);
      hungUp = true;
      return 'hang-up';
    };
  };

  it('and changes something goes out again under the same key, which the server runs once', async () => {
    await session.login(loginResult());
    hub.on(markNotificationsRead, hangUpOnce({ unread: 0 }));
    hub.on(refreshSession, () => renewed(2));
    expect(await api.call(markNotificationsRead, { all: true })).toEqual({ unread: 0 });
    const keys = callsOf('notifications.markRead').map(keyOf);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(isIdempotencyKey(keys[0])).toBe(true);
  });

  it('is another act when the user asks again, unless the form says that it is the same', async () => {
    await session.login(loginResult());
    hub.on(markNotificationsRead, () => ok({ unread: 0 }));
    const idempotencyKey = crypto.randomUUID();
    await api.call(markNotificationsRead, { all: true });
    await api.call(markNotificationsRead, { all: true });
    await api.call(markNotificationsRead, { all: true }, { idempotencyKey });
    await api.call(markNotificationsRead, { all: true }, { idempotencyKey });
    const keys = callsOf('notifications.markRead').map(keyOf);
    expect(new Set(keys).size).toBe(3);
    expect(keys.slice(2)).toEqual([idempotencyKey, idempotencyKey]);
  });

  it('and uses up a code is not sent again: nobody knows whether it was used', async () => {
    await session.login(loginResult());
    hub.on(validateSendOtp, () => 'hang-up');
    hub.on(refreshSession, () => renewed(2));
    const input = { requestId: crypto.randomUUID(), otp: '123456' };
    await expect(api.call(validateSendOtp, input)).rejects.toMatchObject({ status: 0 });
    expect(callsOf('session.validateSendOtp')).toHaveLength(1);
  });

  it('and only reads carries no key', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => ok(shown));
    await api.call(dashboardShown, {});
    expect(keyOf(hub.asked[0] as never)).toBeUndefined();
  });
});

describe('token failures', () => {
  const failing = async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => refuse(401));
  };

  it('end the session at the second, not at the first', async () => {
    await failing();
    hub.on(refreshSession, () => refuse(500));
    await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ status: 401 });
    expect(ends).toEqual([]);
    expect(session.getSnapshot().profile).not.toBeNull();
    await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ message: texts.session.timedOut });
    expect(ends).toEqual(['token-failures']);
  });

  it('count once for all calls that wait', async () => {
    await failing();
    hub.on(refreshSession, () => refuse(500));
    await Promise.allSettled(Array.from({ length: 20 }, () => api.call(dashboardShown, {})));
    expect(callsOf('session.refresh')).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  it('are forgotten after a good refresh', async () => {
    await failing();
    const answers = [refuse(500), renewed(2), refuse(500), refuse(500)];
    hub.on(refreshSession, () => answers.shift() ?? refuse(404));
    await api.call(dashboardShown, {}).catch(() => {});
    hub.on(dashboardShown, onlyFor('access-2', shown));
    await api.call(dashboardShown, {});
    hub.on(dashboardShown, () => refuse(401));
    await api.call(dashboardShown, {}).catch(() => {});
    expect(ends).toEqual([]);
    await api.call(dashboardShown, {}).catch(() => {});
    expect(ends).toEqual(['token-failures']);
    expect(answers).toEqual([]);
  });

  it('do not carry over into a new login', async () => {
    await failing();
    hub.on(refreshSession, () => refuse(500));
    await api.call(dashboardShown, {}).catch(() => {});
    await session.clear();
    await session.login(loginResult({ sessionId: 'session-2' }));
    await api.call(dashboardShown, {}).catch(() => {});
    expect(ends).toEqual([]);
  });

  it('are not counted while the device is offline, and the token is kept', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => 'hang-up');
    hub.on(refreshSession, () => 'hang-up');
    online = false;
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(api.call(dashboardShown, {})).rejects.toMatchObject({
        status: 0,
        message: texts.offline.went,
      });
    }
    expect(session.token('hubAccessToken')).toBe('access-1');
    expect(callsOf('session.refresh')).toHaveLength(0);
    expect(ends).toEqual([]);
  });

  it('are not counted when the network is lost during the refresh', async () => {
    await failing();
    hub.on(refreshSession, () => {
      online = false;
      return 'hang-up';
    });
    for (let turn = 0; turn < 3; turn += 1) {
      online = true;
      await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ status: 0 });
    }
    expect(ends).toEqual([]);
  });
});

describe('a refresh that answers without a token', () => {
  it.each([
    [false, 'no-token'],
    [true, 'user-deleted'],
  ] as const)('with isUserDeleted %s ends the session: %s', async (isUserDeleted, end) => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => refuse(401));
    hub.on(refreshSession, () => ok({ token: null, refreshToken: null, isUserDeleted }));
    await Promise.allSettled([api.call(dashboardShown, {}), api.call(dashboardShown, {})]);
    expect(ends).toEqual([end]);
  });
});

describe('the token a call carries', () => {
  const authorizations = () => hub.asked.map(({ call, headers }) => [call, headers.authorization ?? null]);

  it("is the hub's on hub calls, and none on the app-state call", async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => ok(shown));
    hub.on(getAppState, () => ok([]));
    await api.call(dashboardShown, {});
    await api.call(getAppState, {});
    expect(authorizations()).toEqual([
      ['dashboard.shown', 'Bearer access-1'],
      ['app-state.get', null],
    ]);
  });

  it('is none before login, and nothing is refreshed', async () => {
    hub.on(sendOtp, () => refuse(401));
    await expect(api.call(sendOtp, { arn: 'ARN-100001' })).rejects.toMatchObject({ status: 401 });
    expect(authorizations()).toEqual([['session.sendOtp', null]]);
  });

  it.each([
    [sipCeased, authenticatePlex, 'plex-1'],
    [getRelationshipManager, authenticateCrm, 'crm-1'],
  ] as const)('is fetched from the service itself at first use: %o', async (call, authenticate, token) => {
    await session.login(loginResult());
    hub.on(call, onlyFor(token, manager));
    hub.on(authenticate, onlyFor('access-1', { token }));
    const ask = () => api.call(call, { id: 'ARN-100001' } as never);
    expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
    const logins = callsOf(authenticate.name);
    expect(logins.map(({ body }) => body)).toEqual(['Username=service&Password=constant']);
  });

  it('of a service is fetched anew when refused, through a new hub token when that is refused too', async () => {
    await session.login(loginResult());
    await session.setToken('crmToken', 'crm-old');
    hub.on(getRelationshipManager, onlyFor('crm-2', manager));
    hub.on(authenticateCrm, onlyFor('access-2', { token: 'crm-2' }));
    hub.on(refreshSession, () => renewed(2));
    expect(await api.call(getRelationshipManager, { id: 'ARN-100001' })).toEqual(manager);
    expect(session.token('crmToken')).toBe('crm-2');
  });

  it('counts a failed service login as a token failure', async () => {
    await session.login(loginResult());
    hub.on(authenticateCrm, () => refuse(500));
    const ask = () => api.call(getRelationshipManager, { id: 'ARN-100001' }).catch(() => {});
    await ask();
    expect(ends).toEqual([]);
    await ask();
    expect(ends).toEqual(['token-failures']);
  });

  it.each([
    ['plex', sipCeased, authenticatePlex],
    ['crm', getRelationshipManager, authenticateCrm],
  ] as const)(
    'of %s that is not to be had under maintenance ends no session',
    async (_, call, authenticate) => {
      await session.login(loginResult());
      hub.on(authenticate, () => refuse(503, texts.maintenance.toast));
      const down = { status: 503, message: texts.maintenance.toast, call: call.name };
      for (let turn = 0; turn < 5; turn += 1) {
        await expect(api.call(call, { id: 'ARN-100001' } as never)).rejects.toMatchObject(down);
      }
      expect(ends).toEqual([]);
      expect(session.getSnapshot().profile).not.toBeNull();
      expect(otherErrors).toEqual(Array(5).fill(503));
      hub.on(authenticate, () => ok({ token: 'later' }));
      hub.on(call, onlyFor('later', manager));
      await api.call(call, { id: 'ARN-100001' } as never);
    },
  );

  it('of the hub that cannot be renewed under maintenance ends no session either', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, onlyFor('access-2', shown));
    hub.on(refreshSession, () => refuse(503, texts.maintenance.toast));
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ status: 503 });
    }
    expect(ends).toEqual([]);
    hub.on(refreshSession, () => renewed(2));
    expect(await api.call(dashboardShown, {})).toEqual(shown);
  });

  it('stands beside the basic header on the OTM service, and the security key only where it belongs', async () => {
    await session.login(loginResult());
    hub.on(registerOtm, () => ok({}));
    hub.on(addMandate, () => ok({}));
    await api.call(registerOtm, {});
    await api.call(addMandate, {});
    const [otm, mandate] = hub.asked.map(({ headers }) => headers);
    expect(otm?.authorization).toBe(`Basic ${btoa('otm:constant')}`);
    expect(otm?.['x-session-token']).toBe('access-1');
    expect(otm?.['security-key']).toBeUndefined();
    expect(mandate?.['security-key']).toBe('the fixed key');
    expect(mandate?.authorization).toBe('Bearer access-1');
  });
});

describe('an answer', () => {
  it("sealed with the session's key is opened", async () => {
    const result = loginResult();
    await session.login(result);
    const key = await importKey(result.sessionId, result.sessionKey);
    hub.on(dashboardShown, () => ({ ...ok(shown), key }));
    expect(await api.call(dashboardShown, {})).toEqual(shown);
  });

  it('with Return_Msg shows it as a success toast', async () => {
    await session.login(loginResult());
    hub.on(addMandate, () => ({ ...ok(null), toast: 'Mandate saved' }));
    await api.call(addMandate, {});
    expect(toaster.getSnapshot()).toMatchObject([{ style: 'success', message: 'Mandate saved' }]);
  });

  it.each([400, 403, 422, 429, 500, 503])(
    'of %i is passed on and clears the maintenance flag',
    async (status) => {
      hub.on(sendOtp, () => refuse(status, 'Why not'));
      await expect(api.call(sendOtp, { arn: 'ARN-100001' })).rejects.toMatchObject({
        name: 'ApiError',
        status,
        message: 'Why not',
        call: 'session.sendOtp',
      });
      expect(otherErrors).toEqual([status]);
    },
  );

  it('that breaks the contract is an error, never a half-read value', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => ok({ shown: 'perhaps' }));
    await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ message: texts.call.replyUnreadable });
    expect(otherErrors).toEqual([200]);
  });

  it('with a malformed figure in it is one that cannot be read, never a nil', async () => {
    const history = (aum: unknown) => ({ range: '1m', points: [['2026-11-13', aum]], growth: null });
    await session.login(loginResult());
    hub.on(aumHistory, () => ok(history('15000.00')));
    expect(await api.call(aumHistory, { range: '1m' })).toEqual(history('15000.00'));
    for (const aum of ['', 'NaN', '15,000.00', '1.5e4', 15_000, null]) {
      hub.on(aumHistory, () => ok(history(aum)));
      const asked = api.call(aumHistory, { range: '1m' });
      await expect(asked).rejects.toMatchObject({ message: texts.call.replyUnreadable });
    }
  });

  it('that is a failure has a reference to quote, the id the server logs; no answer has none', async () => {
    hub.on(sendOtp, () => refuse(500));
    hub.on(getAppState, () => 'hang-up');
    const failed = await api.call(sendOtp, { arn: 'ARN-100001' }).catch((error: unknown) => error);
    const id = callsOf('session.sendOtp')[0]?.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(failed).toMatchObject({ status: 500, reference: id });
    await expect(api.call(getAppState, {})).rejects.toMatchObject({ reference: null });
  });

  it('of 401 or none at all leaves the maintenance flag alone', async () => {
    hub.on(sendOtp, () => refuse(401));
    hub.on(getAppState, () => 'hang-up');
    await api.call(sendOtp, { arn: 'ARN-100001' }).catch(() => {});
    await expect(api.call(getAppState, {})).rejects.toMatchObject({ status: 0 });
    expect(otherErrors).toEqual([]);
  });
});

describe('a call', () => {
  it('raises the loader unless it is quiet or in the background', async () => {
    const raised: string[] = [];
    await session.login(loginResult());
    hub.on(like, () => ok({}));
    hub.on(dashboardShown, () => ok(shown));
    const spied = createApi({
      config: hub.config,
      brand: { paths },
      platform: { network: { isOnline: () => true, onChange: () => () => {} } },
      session,
      loader: {
        ...loader,
        begin: () => {
          raised.push('begin');
          return () => raised.push('end');
        },
      },
      toaster,
      onSessionEnd: () => {},
      onOtherError: () => {},
      exclusively: (work) => work(),
    });
    await spied.call(like, { id: 'ARN-100001' });
    await spied.call(dashboardShown, {}, { background: true });
    expect(raised).toEqual([]);
    await spied.call(dashboardShown, {});
    hub.on(dashboardShown, () => refuse(500));
    await spied.call(dashboardShown, {}).catch(() => {});
    expect(raised).toEqual(['begin', 'end', 'begin', 'end']);
  });

  it('that is aborted rejects with the reason and is no failure of any kind', async () => {
    await session.login(loginResult());
    const controller = new AbortController();
    hub.on(dashboardShown, () => {
      controller.abort();
      return new Promise(() => {});
    });
    const call = api.call(dashboardShown, {}, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(callsOf('session.refresh')).toHaveLength(0);
    expect(otherErrors).toEqual([]);
  });
});
