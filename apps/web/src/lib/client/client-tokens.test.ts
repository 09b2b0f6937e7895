import { type Call, texts } from '@hub/contract';
import { getAppState } from '@hub/contract/calls/app-state/app-state';
import { dashboardShown, totalClients } from '@hub/contract/calls/dashboard/dashboard';
import { addMandate, registerOtm } from '@hub/contract/calls/mandates/mandates';
import { getRelationshipManager, sendOtp } from '@hub/contract/calls/session/session';
import {
  authenticateCrm,
  authenticatePlex,
  refreshSession,
} from '@hub/contract/calls/session/session-tokens';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { bearerOf, type Handler, type HubServer, ok, refuse, startHubServer } from '../test/hub-server.ts';
import { loginResult } from '../test/login-result.ts';
import { runStorage, secureMemory } from '../test/memory-store.ts';
import { openClient } from '../test/open-client.ts';

let hub: HubServer;
let client: ReturnType<typeof openClient>;
let session: SessionStore;
let api: Api;

beforeEach(async () => {
  hub = await startHubServer();
  client = openClient(hub);
  ({ session, api } = client);
});

afterEach(() => hub.close());

const callsOf = (name: string) => hub.requested.filter(({ call }) => call === name);

/** Takes only this access token. */
const onlyFor =
  (token: string, value: unknown): Handler =>
  (requested) =>
    bearerOf(requested) === token ? ok(value) : refuse(401);

const shown = { shown: true };
const clients = { clients: 2, live: 1, folios: 3, since: '2026-04-01', newClients: 0 };
const manager = { name: 'R', mobile: '', email: '', city: '', photo: null, availability: '' };
const renewed = (n: number) =>
  ok({ token: `access-${n}`, refreshToken: `refresh-${n}`, isUserDeleted: false });

const mandateInput = {
  terms: {
    folioNo: '1/1',
    account: 'HDFC0000001-4321',
    channel: 'netbanking',
    vpa: null,
    limit: '5000',
    startsOn: '2026-11-16',
    endsOn: '2046-11-15',
    repairs: null,
  },
  consent: true,
} as const;
const registered = { id: 'M1', status: 'INITIATED', channel: 'netbanking', sentTo: [] };

describe('an expired token', () => {
  it('is renewed once for fifty calls that wait, and each gets its answer', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, onlyFor('access-2', shown));
    hub.on(refreshSession, () => renewed(2));
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.call(dashboardShown, {})));
    expect(answers).toEqual(Array(50).fill(shown));
    expect(callsOf('session.refresh')).toHaveLength(1);
    expect(session.token('hubRefreshToken')).toBe('refresh-2');
    expect(client.ends).toEqual([]);
  });

  it('is not renewed again by a refusal that comes late', async () => {
    await session.login(loginResult());
    const late = Promise.withResolvers<void>();
    let first = true;
    hub.on(dashboardShown, async (requested) => {
      if (bearerOf(requested) === 'access-2') return ok(shown);
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
    hub.on(dashboardShown, (requested) =>
      bearerOf(requested) === `access-${good}` ? ok(shown) : refuse(401),
    );
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
    hub.on(dashboardShown, (requested) => (bearerOf(requested) === 'access-2' ? ok(shown) : 'hang-up'));
    hub.on(refreshSession, () => renewed(2));
    expect(await api.call(dashboardShown, {})).toEqual(shown);
  });

  it('is tried once more, not for ever', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => refuse(401));
    hub.on(refreshSession, () => renewed(2));
    await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ status: 401 });
    expect(callsOf('dashboard.shown')).toHaveLength(2);
    expect(client.ends).toEqual([]);
  });

  it('renewed by another tab is taken over without a second refresh', async () => {
    const storage = secureMemory();
    const run = runStorage();
    const [here, there] = [createSessionStore({ storage, run }), createSessionStore({ storage, run })];
    await there.login(loginResult());
    await here.load();
    await there.setToken('hubAccessToken', 'access-2');
    hub.on(dashboardShown, onlyFor('access-2', shown));
    const { api: tab } = openClient(hub, { session: here });
    expect(await tab.call(dashboardShown, {})).toEqual(shown);
    expect(callsOf('session.refresh')).toHaveLength(0);
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
    expect(client.ends).toEqual([]);
    expect(session.getSnapshot().profile).not.toBeNull();
    await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ message: texts.session.timedOut });
    expect(client.ends).toEqual(['token-failures']);
  });

  it('count once for all calls that wait', async () => {
    await failing();
    hub.on(refreshSession, () => refuse(500));
    await Promise.allSettled(Array.from({ length: 20 }, () => api.call(dashboardShown, {})));
    expect(callsOf('session.refresh')).toHaveLength(1);
    expect(client.ends).toEqual([]);
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
    expect(client.ends).toEqual([]);
    await api.call(dashboardShown, {}).catch(() => {});
    expect(client.ends).toEqual(['token-failures']);
    expect(answers).toEqual([]);
  });

  it('do not carry over into a new login', async () => {
    await failing();
    hub.on(refreshSession, () => refuse(500));
    await api.call(dashboardShown, {}).catch(() => {});
    await session.clear();
    await session.login(loginResult({ sessionId: 'session-2' }));
    await api.call(dashboardShown, {}).catch(() => {});
    expect(client.ends).toEqual([]);
  });

  it('are not counted while the device is offline, and the token is kept', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => 'hang-up');
    hub.on(refreshSession, () => 'hang-up');
    client.setOnline(false);
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(api.call(dashboardShown, {})).rejects.toMatchObject({
        status: 0,
        message: texts.offline.went,
      });
    }
    expect(session.token('hubAccessToken')).toBe('access-1');
    expect(callsOf('session.refresh')).toHaveLength(0);
    expect(client.ends).toEqual([]);
  });

  it('are not counted when the network is lost during the refresh', async () => {
    await failing();
    hub.on(refreshSession, () => {
      client.setOnline(false);
      return 'hang-up';
    });
    for (let turn = 0; turn < 3; turn += 1) {
      client.setOnline(true);
      await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ status: 0 });
    }
    expect(client.ends).toEqual([]);
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
    expect(client.ends).toEqual([end]);
  });
});

describe('the token a call carries', () => {
  const authorizations = () =>
    hub.requested.map(({ call, headers }) => [call, headers.authorization ?? null]);

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
    [totalClients as Call, clients, authenticatePlex, 'plex-1'],
    [getRelationshipManager as Call, manager, authenticateCrm, 'crm-1'],
  ])('is fetched from the service itself at first use: %o', async (call, reply, authenticate, token) => {
    await session.login(loginResult());
    hub.on(call, onlyFor(token, reply));
    hub.on(authenticate, onlyFor('access-1', { token }));
    const request = () => api.call(call, { id: 'ARN-100001' } as never);
    expect(await Promise.all([request(), request(), request()])).toHaveLength(3);
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
    const request = () => api.call(getRelationshipManager, { id: 'ARN-100001' }).catch(() => {});
    await request();
    expect(client.ends).toEqual([]);
    await request();
    expect(client.ends).toEqual(['token-failures']);
  });

  it.each([
    ['plex', totalClients as Call, clients, authenticatePlex],
    ['crm', getRelationshipManager as Call, manager, authenticateCrm],
  ])(
    'of %s that is not to be had under maintenance ends no session',
    async (_, call, reply, authenticate) => {
      await session.login(loginResult());
      hub.on(authenticate, () => refuse(503, texts.maintenance.toast));
      const down = { status: 503, message: texts.maintenance.toast, call: call.name };
      for (let turn = 0; turn < 5; turn += 1) {
        await expect(api.call(call, { id: 'ARN-100001' } as never)).rejects.toMatchObject(down);
      }
      expect(client.ends).toEqual([]);
      expect(session.getSnapshot().profile).not.toBeNull();
      expect(client.otherErrors).toEqual(Array(5).fill(503));
      hub.on(authenticate, () => ok({ token: 'later' }));
      hub.on(call, onlyFor('later', reply));
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
    expect(client.ends).toEqual([]);
    hub.on(refreshSession, () => renewed(2));
    expect(await api.call(dashboardShown, {})).toEqual(shown);
  });

  it('stands beside the basic header on the OTM service, and the security key only where it belongs', async () => {
    await session.login(loginResult());
    hub.on(registerOtm, () => ok(registered));
    hub.on(addMandate, () => ok(registered));
    await api.call(registerOtm, { folioNo: '1/1', id: 'M000', act: 'resend-link' });
    await api.call(addMandate, mandateInput);
    const [otm, mandate] = hub.requested.map(({ headers }) => headers);
    expect(otm?.authorization).toBe(`Basic ${btoa('otm:constant')}`);
    expect(otm?.['x-session-token']).toBe('access-1');
    expect(otm?.['security-key']).toBeUndefined();
    expect(mandate?.['security-key']).toBe('the fixed key');
    expect(mandate?.authorization).toBe('Bearer access-1');
  });
});
