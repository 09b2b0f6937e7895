import { importKey, profileProof, seal } from '@hub/contract';
import { profileInfo, saveProfile } from '@hub/contract/calls/profile/profile';
import { logout } from '@hub/contract/calls/session/session-tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { loginOf, ownDetails, type ProfileApp, profileApp } from './test/profile-app.ts';

let hub: ProfileApp;
let meera: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  hub = await profileApp();
  meera = await hub.signedIn(people.ifa.arn);
  stranger = hub.client();
});
afterAll(() => hub.close());

const { arn } = people.ifa;
const keyOf = (client: TestClient) => {
  const { sessionId, sessionKey } = loginOf(client);
  return importKey(sessionId, sessionKey);
};
const now = () => hub.clock.now().toString();
const proofOf = async (client: TestClient, claimed: string = arn, at = now()) =>
  profileProof(await keyOf(client), claimed, at);
const answer = async (arnNo: string, proof?: string) =>
  (await stranger.request(profileInfo, proof === undefined ? { arnNo } : { arnNo, proof })).profile;

describe('the profile-info call', () => {
  it('answers the device that holds the session, without a Bearer', async () => {
    expect(await answer(arn, await proofOf(meera))).toEqual(loginOf(meera).profile);
  });

  it('answers what stands now, however the ARN is written', async () => {
    await meera.request(saveProfile, { own: ownDetails });
    for (const typed of [arn, '100001', ' arn 100001 ']) {
      expect(await answer(typed, await proofOf(meera)), typed).toMatchObject({
        name: ownDetails.displayName,
      });
    }
  });

  it('tells a stranger nothing, of an ARN that exists, of one that does not and of no ARN at all alike', async () => {
    const replies = [];
    for (const arnNo of [arn, people.other.arn, 'ARN-999999', 'x', "' or '1'='1"]) {
      for (const proof of [undefined, '', 'x', 'v1.0.AAAA.BBBB']) replies.push(await answer(arnNo, proof));
    }
    expect(replies).toEqual(replies.map(() => null));
  });

  it('does not take a token for a proof', async () => {
    const headers = { authorization: `Bearer ${meera.tokens.hub}` };
    expect(await stranger.request(profileInfo, { arnNo: arn }, { headers })).toEqual({ profile: null });
  });

  it('takes no proof of another session, of another ARN, or under the key everybody has', async () => {
    const imran = await hub.signedIn(people.other.arn);
    const own = await keyOf(meera);
    const configured = await importKey('0', hub.config.wireKey);
    const swapped = await importKey(loginOf(imran).sessionId, loginOf(meera).sessionKey);
    for (const proof of [
      await proofOf(imran),
      await proofOf(imran, people.other.arn),
      await proofOf(meera, people.other.arn),
      await profileProof(configured, arn, now()),
      await profileProof(swapped, arn, now()),
      await seal(own, JSON.stringify({ arn, at: now() })),
      `${await proofOf(meera)}A`,
    ]) {
      expect(await answer(arn, proof)).toBeNull();
    }
    // Imran's session with Meera's ARN: the session is live, but it is not hers.
    expect(await answer(people.other.arn, await proofOf(imran))).toBeNull();
    expect(await answer(people.other.arn, await proofOf(imran, people.other.arn))).not.toBeNull();
  });

  it('takes a proof for five minutes, and a clock that is wrong by as much', async () => {
    const shifted = (duration: Temporal.DurationLike) => hub.clock.now().add(duration).toString();
    for (const [offset, good] of [
      [{ minutes: -5 }, true],
      [{ minutes: 5 }, true],
      [{ minutes: -5, seconds: -1 }, false],
      [{ minutes: 5, seconds: 1 }, false],
      [{ hours: -24 }, false],
    ] as const) {
      expect((await answer(arn, await proofOf(meera, arn, shifted(offset)))) !== null).toBe(good);
    }
    for (const at of ['', 'now', '2026-11-15', '+275760-09-13T00:00:00.001Z']) {
      expect(await answer(arn, await proofOf(meera, arn, at)), at).toBeNull();
    }
  });

  it('takes no proof of a session that has ended', async () => {
    const gone = await hub.signedIn(arn);
    expect(await answer(arn, await proofOf(gone))).not.toBeNull();
    const proof = await proofOf(gone);
    await gone.request(logout, {});
    expect(await answer(arn, proof)).toBeNull();
  });

  it('takes no proof of a session that lay idle', async () => {
    const idle = await hub.signedIn(arn);
    hub.clock.advance({ hours: 12 });
    expect(await answer(arn, await proofOf(idle))).toBeNull();
  });

  it('knows nobody who is no distributor any more', async () => {
    const deleted = await hub.signedIn(people.restricted.arn);
    const request = async () => answer(people.restricted.arn, await proofOf(deleted, people.restricted.arn));
    expect(await request()).not.toBeNull();
    await hub.db.read('system', "update distributor set status = 'cancelled' where arn = $1", [
      people.restricted.arn,
    ]);
    expect(await request()).toBeNull();
  });
});
