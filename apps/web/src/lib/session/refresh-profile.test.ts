import { importKey, readProfileProof } from '@hub/contract';
import { profileInfo } from '@hub/contract/calls/profile/profile';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bearerOf, type HubServer, ok, refuse, startHubServer } from '../test/hub-server.ts';
import { loginResult, meera } from '../test/login-result.ts';
import { openClient } from '../test/open-client.ts';
import { refreshProfile } from './refresh-profile.ts';

let hub: HubServer;
beforeEach(async () => {
  hub = await startHubServer();
});
afterEach(() => hub.close());

it('takes newer details, proven by the key of the session and without a Bearer', async () => {
  const newer = { ...meera, name: 'Meera R. Nair', arnStatus: 'expired' as const };
  hub.on(profileInfo, () => ok({ profile: newer }));
  const { api, session } = openClient(hub);
  const login = loginResult();
  await session.login(login);
  await refreshProfile(api, session);
  expect(session.getSnapshot().profile).toEqual(newer);
  const [requested] = hub.requested;
  const query = new URL(requested?.url ?? '', 'http://hub').searchParams;
  expect(query.get('arnNo')).toBe(meera.arnNo);
  const claim = await readProfileProof((id) => importKey(id, login.sessionKey), query.get('proof') ?? '');
  expect(claim).toMatchObject({ keyId: 'session-1', arn: meera.arnNo });
  expect(requested && bearerOf(requested)).toBeNull();
});

it('leaves the profile as it is when there is no answer to it', async () => {
  hub.on(profileInfo, () => ok({ profile: null }));
  const { api, session } = openClient(hub);
  await session.login(loginResult());
  await refreshProfile(api, session);
  hub.on(profileInfo, () => refuse(500));
  await expect(refreshProfile(api, session)).rejects.toThrow();
  expect(session.getSnapshot().profile).toEqual(meera);
});

it('asks nothing where nobody is signed in', async () => {
  hub.on(profileInfo, () => ok({ profile: meera }));
  const { api, session } = openClient(hub);
  await refreshProfile(api, session);
  expect(hub.requested).toEqual([]);
});
