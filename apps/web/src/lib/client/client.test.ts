import { eventText, importKey, isIdempotencyKey, texts } from '@hub/contract';
import { getAppState } from '@hub/contract/calls/app-state/app-state';
import { aumHistory, dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { addMandate } from '@hub/contract/calls/mandates/mandates';
import { markNotificationsRead } from '@hub/contract/calls/notifications/notifications';
import { like } from '@hub/contract/calls/prostart/prostart';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { orderNews } from '@hub/contract/calls/transact/transact-records';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createLoader } from '../store/loader.ts';
import { bearerOf, type Handler, type HubServer, ok, refuse, startHubServer } from '../test/hub-server.ts';
import { loginResult } from '../test/login-result.ts';
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
const _onlyFor =
  (token: string, value: unknown): Handler =>
  (requested) =>
    bearerOf(requested) === token ? ok(value) : refuse(401);

const shown = { shown: true };
const _manager = { name: 'R', mobile: '', email: '', city: '', photo: null, availability: '' };
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

describe('a reply of events', () => {
  const openNews = async () =>
    (await api.call(orderNews, {}, { background: true })) as ReadableStream<Uint8Array>;

  it('is handed over while it is still open, with a token that was renewed if need be', async () => {
    await session.login(loginResult());
    hub.on(orderNews, (requested) =>
      bearerOf(requested) === 'access-2' ? ok(eventText('orders')) : refuse(401),
    );
    hub.on(refreshSession, () => renewed(2));
    const reader = (await openNews()).getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe(eventText('orders'));
    await reader.cancel();
  });

  it('that is refused is an error as of any call', async () => {
    await session.login(loginResult());
    hub.on(orderNews, () => refuse(429, 'Too many'));
    await expect(openNews()).rejects.toMatchObject({ status: 429, message: 'Too many' });
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
    expect(keyOf(hub.requested[0] as never)).toBeUndefined();
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
    hub.on(addMandate, () => ({ ...ok(registered), toast: 'Mandate saved' }));
    await api.call(addMandate, mandateInput);
    expect(client.toaster.getSnapshot()).toMatchObject([{ style: 'success', message: 'Mandate saved' }]);
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
      expect(client.otherErrors).toEqual([status]);
    },
  );

  it('that breaks the contract is an error, never a half-read value', async () => {
    await session.login(loginResult());
    hub.on(dashboardShown, () => ok({ shown: 'perhaps' }));
    await expect(api.call(dashboardShown, {})).rejects.toMatchObject({ message: texts.call.replyUnreadable });
    expect(client.otherErrors).toEqual([200]);
  });

  it('with a malformed figure in it is one that cannot be read, never a nil', async () => {
    const history = (aum: unknown) => ({ range: '1m', points: [['2026-11-13', aum]], growth: null });
    await session.login(loginResult());
    hub.on(aumHistory, () => ok(history('15000.00')));
    expect(await api.call(aumHistory, { range: '1m' })).toEqual(history('15000.00'));
    for (const aum of ['', 'NaN', '15,000.00', '1.5e4', 15_000, null]) {
      hub.on(aumHistory, () => ok(history(aum)));
      const requested = api.call(aumHistory, { range: '1m' });
      await expect(requested).rejects.toMatchObject({ message: texts.call.replyUnreadable });
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
    expect(client.otherErrors).toEqual([]);
  });
});

describe('a call', () => {
  it('raises the loader unless it is quiet or in the background', async () => {
    const raised: string[] = [];
    await session.login(loginResult());
    hub.on(like, () => ok({ likes: 1, isLiked: true }));
    hub.on(dashboardShown, () => ok(shown));
    const { api: spied } = openClient(hub, {
      session,
      loader: {
        ...createLoader(),
        start: () => {
          raised.push('begin');
          return () => raised.push('end');
        },
      },
    });
    await spied.call(like, { id: 'first-sip' });
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
    expect(client.otherErrors).toEqual([]);
  });
});
