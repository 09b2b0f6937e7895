import { texts } from '@hub/contract';
import { saveDevice } from '@hub/contract/calls/profile/profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { loginOf, type ProfileApp, profileApp } from './test/profile-app.ts';

let hub: ProfileApp;
let meera: TestClient;
beforeAll(async () => {
  hub = await profileApp();
  meera = await hub.signedIn(people.ifa.arn);
});
afterAll(() => hub.close());

const { arn } = people.ifa;
const phone = { id: 'phone-1', name: 'Meera’s phone', platform: 'android' } as const;
const saved = (deviceId: string) =>
  hub.db.read(
    { arn },
    `select name, platform, os_version as os, app_version as app, push_token as push, seen_at as seen
       from known_device where arn = $1 and device_id = $2`,
    [arn, deviceId],
  );

describe('device details', () => {
  it('are kept once for each device, the newest of each', async () => {
    await meera.request(saveDevice, { ...phone, osVersion: '16', appVersion: '1.1', pushToken: 'push-1' });
    hub.clock.advance({ minutes: 1 });
    await meera.request(saveDevice, { ...phone, name: 'Phone', appVersion: '1.2' });
    expect(await saved('phone-1')).toEqual([
      {
        name: 'Phone',
        platform: 'android',
        os: '16',
        app: '1.2',
        push: 'push-1',
        seen: hub.clock.now().toString({ fractionalSecondDigits: 6 }),
      },
    ]);
  });

  it('are of the device the session logged in with, where it named one: no other becomes a known one', async () => {
    await hub.db.read('system', "update session set device_id = 'phone-1' where arn = $1 and id = $2", [
      arn,
      loginOf(meera).sessionId,
    ]);
    const reply = await meera.call(saveDevice, { ...phone, id: 'a thief’s phone' });
    expect(reply).toMatchObject({ ok: false, status: 400, fields: { id: texts.field.device } });
    expect(await saved('a thief’s phone')).toEqual([]);
    await meera.request(saveDevice, phone);
  });

  it('are everybody’s own: the same device of two distributors is two', async () => {
    const imran = await hub.signedIn(people.other.arn);
    await imran.request(saveDevice, { ...phone, name: 'Imran’s now' });
    expect(await saved('phone-1')).toMatchObject([{ name: phone.name }]);
  });

  it('may be sent by every kind of user, and by nobody without a session', async () => {
    for (const { arn: who } of [people.restricted, people.employee, people.internal]) {
      expect(await (await hub.signedIn(who)).request(saveDevice, phone)).toEqual({ status: 'Success' });
    }
    expect(await hub.client().call(saveDevice, phone)).toMatchObject({ ok: false, status: 401 });
  });

  it('are not sent for ever: there is a limit', async () => {
    const { arn: who } = people.internal;
    const client = await hub.signedIn(who);
    const statuses = new Set<number>();
    for (let i = 0; i < 125; i++) {
      const reply = await client.call(saveDevice, phone);
      statuses.add(reply.ok ? 200 : reply.status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
