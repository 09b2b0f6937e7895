import type { Call } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { validateFolios } from '@hub/contract/calls/investor/investor';
import { ifscSearch } from '@hub/contract/calls/reference/reference';
import {
  authenticateCrm,
  authenticatePlex,
  refreshSession,
} from '@hub/contract/calls/session/session-tokens';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearerOf, type HubServer, type Requested, refuse, startHubServer } from '../test/hub-server.ts';
import { loginResult } from '../test/login-result.ts';
import { openClient } from '../test/open-client.ts';

/** What the hub runs itself; everything else stands on another host. */
const atHome = ['hub', 'errorlog'];

let hub: HubServer;
let elsewhere: HubServer;
let client: ReturnType<typeof openClient>;

beforeEach(async () => {
  [hub, elsewhere] = await Promise.all([startHubServer(), startHubServer()]);
  const services = Object.fromEntries(
    Object.keys(hub.config.services).map((service) => [
      service,
      (atHome.includes(service) ? hub : elsewhere).config.services[service as 'hub'] ?? '',
    ]),
  );
  client = openClient({ ...hub, config: { ...hub.config, services } });
  // Whatever is answered, it was sent; an error of this kind makes the client do nothing more.
  for (const server of [hub, elsewhere]) for (const call of allCalls) server.on(call, () => refuse(500));
  await client.session.login(loginResult());
  await client.session.setToken('plexToken', 'plex-1');
  await client.session.setToken('crmToken', 'crm-1');
});
afterEach(async () => void (await Promise.all([hub.close(), elsewhere.close()])));

const send = (call: Call) => client.api.call(call, { id: 'ARN-100001' }).catch(() => {});
const secretsIn = ({ headers }: Requested) => JSON.stringify(headers).match(/access-\d|refresh-\d/g) ?? [];

describe('services on another host', { timeout: 30_000 }, () => {
  it("never see the hub's token, whatever call is made", async () => {
    await Promise.all(allCalls.map(send));
    expect(elsewhere.requested.length).toBeGreaterThan(80);
    expect(
      elsewhere.requested.filter((requested) => secretsIn(requested).length > 0).map(({ call }) => call),
    ).toEqual([]);
    // At home it goes along as before.
    expect(hub.requested.filter((requested) => bearerOf(requested) === 'access-1').length).toBeGreaterThan(
      40,
    );
  });

  it('see the token that they gave themselves', async () => {
    for (const call of allCalls.filter(({ service }) => service === 'plex' || service === 'crm'))
      await send(call);
    const carried = new Set(elsewhere.requested.map(bearerOf));
    expect(carried).toEqual(new Set(['plex-1', 'crm-1', null]));
    const without = elsewhere.requested.filter((requested) => bearerOf(requested) === null);
    expect(without.map(({ call }) => call).sort()).toEqual(
      [authenticateCrm.name, authenticatePlex.name].sort(),
    );
  });

  it('end no session with a 401, since no token of ours was refused', async () => {
    const refusing = [validateFolios, ifscSearch] as Call[];
    for (const call of refusing) elsewhere.on(call, () => refuse(401, 'Not for you'));
    for (let time = 0; time < 3; time += 1) {
      for (const call of refusing) {
        await expect(client.api.call(call, {})).rejects.toMatchObject({
          status: 401,
          message: 'Not for you',
        });
      }
    }
    expect(hub.requested.filter(({ call }) => call === refreshSession.name)).toEqual([]);
    expect(client.ends).toEqual([]);
  });
});
