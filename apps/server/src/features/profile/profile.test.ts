import { IDEMPOTENCY_KEY_HEADER, texts } from '@hub/contract';
import { gstinTexts, saveProfile, updateProfile, userData } from '@hub/contract/calls/profile/profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, rowCounts } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { wantsMessage } from '../notifications/notifications.public.ts';
import { ownDetails, type ProfileApp, profileApp } from './test/profile-app.ts';

let hub: ProfileApp;
let meera: TestClient;
let imran: TestClient;
beforeAll(async () => {
  hub = await profileApp();
  meera = await hub.signedIn(people.ifa.arn);
  imran = await hub.signedIn(people.other.arn);
});
afterAll(() => hub.close());

const shownTo = (client: TestClient) => client.request(userData, {});

describe('the profile screen', () => {
  it('is one answer: the ARN record, masked where nobody needs the whole, and defaults for the rest', async () => {
    expect(await shownTo(meera)).toEqual({
      arn: people.ifa.arn,
      type: 'IFA_USER',
      arnStatus: 'active',
      registeredName: 'Meera Nair',
      picture: null,
      own: {
        displayName: 'Meera Nair',
        businessName: '',
        about: '',
        city: '',
        languages: [],
        website: '',
        alternateEmail: '',
        gstin: '',
      },
      record: {
        mobile: people.ifa.mobile,
        email: 'arn-100001@example.in',
        maskedPan: '******234K',
        address: 'M. G. Road, Kochi',
        bank: {
          name: 'Federal Bank',
          maskedAccount: '**********3456',
          ifsc: 'FDRL0001027',
          branch: 'Ernakulam',
        },
      },
      validity: { from: '2024-06-04', to: '2027-06-03', daysLeft: 200 },
      euins: [
        {
          euin: 'E000002',
          name: 'Meera Nair',
          validity: { from: '2024-06-04', to: '2027-06-03', daysLeft: 200 },
        },
        {
          euin: 'E000003',
          name: 'Arjun Menon',
          validity: { from: '2023-11-16', to: '2026-11-15', daysLeft: 0 },
        },
        {
          euin: 'E000001',
          name: 'Thomas Kurian',
          validity: { from: '2023-10-01', to: '2026-09-30', daysLeft: -46 },
        },
        { euin: 'E000004', name: 'Sneha Varghese', validity: { from: null, to: null, daysLeft: null } },
      ],
      notify: { 'new-device': { email: true, sms: false } },
    });
  });

  it('never lets the whole PAN or account out, sealed or not', async () => {
    const { text } = await meera.send(userData, {});
    expect(text).not.toMatch(/ABCPN|10270100/);
    expect(JSON.stringify(await shownTo(meera))).not.toMatch(/ABCPN|10270100/);
  });

  it('counts days by the clock, in Indian days', async () => {
    const late = await profileApp();
    late.clock.advance(late.clock.now().until(Temporal.Instant.from('2026-11-15T18:29:59Z')));
    const client = await late.signedIn(people.ifa.arn);
    expect((await shownTo(client)).validity.daysLeft).toBe(200);
    // Half past six in the evening in London is midnight in India.
    late.clock.advance({ seconds: 1 });
    expect((await shownTo(client)).validity.daysLeft).toBe(199);
    await late.close();
  });

  it('of a distributor without a record shows what there is', async () => {
    const { record, validity, euins } = await shownTo(imran);
    expect(record).toMatchObject({ maskedPan: null, address: null, bank: null });
    expect(validity).toEqual({ from: null, to: null, daysLeft: null });
    expect(euins.map(({ euin }) => euin)).toEqual(['E000009']);
  });

  it('is there for the restricted and the internal team, and not for an employee', async () => {
    const restricted = await hub.signedIn(people.restricted.arn);
    expect((await shownTo(restricted)).type).toBe('NON_IFA_USER');
    const internal = await hub.signedIn(people.internal.arn);
    expect((await shownTo(internal)).registeredName).toBe('Internal team');
    const employee = await hub.signedIn(people.employee.arn);
    for (const reply of [
      await employee.call(userData, {}),
      await employee.call(saveProfile, { own: ownDetails }),
      await employee.call(updateProfile, { removePicture: true }),
    ]) {
      expect(reply).toMatchObject({ ok: false, status: 403, message: texts.call.forbidden });
    }
  });

  it('takes the plex token, and neither the hub token nor none', async () => {
    const headers = { authorization: `Bearer ${meera.tokens.hub}` };
    expect(await meera.call(userData, {}, { headers })).toMatchObject({ ok: false, status: 401 });
    expect(await hub.client().call(userData, {})).toMatchObject({ ok: false, status: 401 });
  });
});

describe('saving own details', () => {
  it('is multipart with the payload under `data`, and answers the profile the device keeps [S7-19]', async () => {
    const form = new FormData();
    form.append('data', JSON.stringify({ own: ownDetails }));
    const sent = new Request('http://test.invalid/', { method: 'POST', body: form });
    const reply = await hub.app.inject({
      method: 'POST',
      url: `/${hub.config.brand.paths.hub}/admin/user/save1`,
      headers: {
        authorization: `Bearer ${meera.tokens.hub}`,
        'content-type': sent.headers.get('content-type') ?? '',
        [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID(),
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(reply.statusCode).toBe(200);
    expect((await shownTo(meera)).own).toEqual(ownDetails);
    expect(await meera.request(saveProfile, { own: ownDetails })).toEqual({
      status: 'Success',
      profile: {
        type: 'IFA_USER',
        arnNo: people.ifa.arn,
        name: 'Meera N',
        profilePic: null,
        isEmployeeLogin: false,
        isInternalTeam: false,
        arnStatus: 'active',
        postLoginRedirection: null,
      },
    });
  });

  it('in any other form than multipart is refused, save and update alike [S7-19]', async () => {
    for (const path of ['admin/user/save1', 'admin/updateuser1']) {
      for (const [type, payload] of [
        ['application/json', JSON.stringify({ own: ownDetails })],
        [
          'application/x-www-form-urlencoded',
          `data=${encodeURIComponent(JSON.stringify({ own: ownDetails }))}`,
        ],
      ] as const) {
        const reply = await hub.app.inject({
          method: 'POST',
          url: `/${hub.config.brand.paths.hub}/${path}`,
          headers: { authorization: `Bearer ${meera.tokens.hub}`, 'content-type': type },
          payload,
        });
        expect(reply.statusCode, `${path} ${type}`).toBe(415);
      }
    }
  });

  it('shows the new name wherever the old one stood: the registered name stays AMFI’s', async () => {
    await meera.request(saveProfile, { own: { ...ownDetails, displayName: 'Meera of Kochi' } });
    expect(await shownTo(meera)).toMatchObject({
      registeredName: 'Meera Nair',
      own: { displayName: 'Meera of Kochi' },
    });
    const again = await hub.signedIn(people.ifa.arn);
    expect(again.session).toMatchObject({ profile: { name: 'Meera of Kochi' } });
  });

  it('says at the field what is wrong, and then keeps nothing of it', async () => {
    const before = await shownTo(meera);
    const wrong: [object, Record<string, string>][] = [
      [{ displayName: '<script>alert(1)</script>' }, { 'own.displayName': texts.field.plainText }],
      [{ displayName: 'M'.repeat(500) }, { 'own.displayName': texts.field.tooLong }],
      [{ displayName: '\u202e\u200f' }, { 'own.displayName': texts.field.required }],
      [{ displayName: '😀😀' }, { 'own.displayName': texts.field.plainText }],
      [{ website: 'javascript:alert(1)' }, { 'own.website': texts.field.url }],
      [{ alternateEmail: 'not mail' }, { 'own.alternateEmail': texts.field.email }],
      [{ gstin: '27AAPFU0939F1A' }, { 'own.gstin': gstinTexts.form }],
      [{ gstin: '39ABCPE0001F1Z5' }, { 'own.gstin': gstinTexts.state }],
      [{ gstin: '27AAPFU0939F1ZO' }, { 'own.gstin': gstinTexts['check-digit'] }],
      [{ gstin: '27AAPFU0939F1ZV' }, { 'own.gstin': gstinTexts.pan }],
    ];
    for (const [change, fields] of wrong) {
      const reply = await meera.call(saveProfile, { own: { ...ownDetails, ...change } });
      expect(reply).toEqual({ ok: false, status: 400, message: texts.call.invalidFields, fields });
    }
    expect(await shownTo(meera)).toEqual(before);
  });

  it('keeps a GSTIN of the PAN on record in capitals, also when an app that does not know it saves', async () => {
    const gstinShown = async () => (await shownTo(meera)).own.gstin;
    await meera.request(saveProfile, { own: { ...ownDetails, gstin: ' 32abcpn1234k1z0 ' } });
    expect(await gstinShown()).toBe('32ABCPN1234K1Z0');
    const { gstin: _, ...older } = ownDetails;
    await meera.request(saveProfile, { own: older });
    expect(await gstinShown()).toBe('32ABCPN1234K1Z0');
    await meera.request(saveProfile, { own: { ...ownDetails, gstin: '' } });
    expect(await gstinShown()).toBe('');
  });

  it('keeps quotes, emoji and every script to the letter, and drops marks nobody sees', async () => {
    for (const [typed, saved] of [
      ["Robert'); drop table distributor; --", "Robert'); drop table distributor; --"],
      ['മീര "നായർ" 👩\u200d💼', 'മീര "നായർ" 👩\u200d💼'],
      ['\u202eMeera\u202c  \u200bNair', 'Meera Nair'],
    ]) {
      const { profile } = await meera.request(saveProfile, {
        own: { ...ownDetails, displayName: typed ?? '', about: typed ?? '' },
      });
      expect(profile.name).toBe(saved);
      expect((await shownTo(meera)).own).toMatchObject({ displayName: saved, about: saved });
    }
  });

  it('twice is the same as once', async () => {
    const first = await meera.request(saveProfile, { own: ownDetails });
    const rows = await rowCounts(hub.db, ['idempotency_key']);
    expect(await meera.request(saveProfile, { own: ownDetails })).toEqual(first);
    expect(await rowCounts(hub.db, ['idempotency_key'])).toEqual(rows);
  });

  it('at the same time from two devices ends in one of the two, whole', async () => {
    const other = await hub.signedIn(people.ifa.arn);
    const one = { ...ownDetails, displayName: 'Device One', city: 'Kochi' };
    const two = { ...ownDetails, displayName: 'Device Two', city: 'Thrissur' };
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? meera : other).request(saveProfile, { own: i % 2 ? one : two }),
      ),
    );
    const { own } = await shownTo(meera);
    expect([one, two]).toContainEqual(own);
  });
});

describe('notification choices', () => {
  it('are kept, and what was not said stays as it was', async () => {
    const chosen = { 'new-device': { email: false, sms: true } };
    await meera.request(updateProfile, { notify: chosen });
    await meera.request(updateProfile, { notify: {} });
    await meera.request(updateProfile, {});
    const { notify, own } = await shownTo(meera);
    expect(notify).toEqual(chosen);
    expect(own.displayName).not.toBe('');
  });

  it('are asked before a message goes out, in the tenant’s own transaction and in the system’s', async () => {
    const { arn } = people.ifa;
    for (const scope of ['system', { arn }] as const) {
      const wants = (channel: 'email' | 'sms') =>
        hub.db.transaction(scope, (tx) => wantsMessage(tx, arn, 'new-device', channel));
      expect([await wants('email'), await wants('sms')]).toEqual([false, true]);
    }
    const imranWants = await hub.db.transaction('system', (tx) =>
      wantsMessage(tx, people.other.arn, 'new-device', 'email'),
    );
    expect(imranWants).toBe(true);
  });

  it('of a topic that does not exist are refused', async () => {
    const notify = { weather: { email: true, sms: true } } as object;
    expect(await meera.call(updateProfile, { notify })).toMatchObject({ ok: false, status: 400 });
  });
});

describe('another distributor', () => {
  it('sees and changes nothing of it', async () => {
    const before = await shownTo(meera);
    await imran.request(saveProfile, { own: { ...ownDetails, displayName: 'Imran S' } });
    await imran.request(updateProfile, { notify: { 'new-device': { email: true, sms: true } } });
    expect(await shownTo(meera)).toEqual(before);
    expect((await shownTo(imran)).own.displayName).toBe('Imran S');
    expect(JSON.stringify(await shownTo(imran))).not.toContain('Meera');
  });

  it('gets no row of it from the database either, and cannot write one', async () => {
    for (const table of ['distributor_profile', 'euin']) {
      const sql = `select distinct arn from ${table}`;
      expect(await hub.db.read('nobody', sql)).toEqual([]);
      expect(await hub.db.read({ arn: people.other.arn }, sql)).toEqual([{ arn: people.other.arn }]);
    }
    const foreign = `insert into distributor_profile (arn) values ('${people.restricted.arn}')`;
    await expect(hub.db.read({ arn: people.other.arn }, foreign)).rejects.toThrow(/row-level security/);
    const change = `update distributor_profile set city = 'x' where arn = '${people.ifa.arn}' returning arn`;
    expect(await hub.db.read({ arn: people.other.arn }, change)).toEqual([]);
    // Not even one's own: the ARN record and its EUINs are AMFI's.
    await expect(hub.db.read({ arn: people.ifa.arn }, "update euin set name = 'x'")).rejects.toThrow(
      /permission denied/,
    );
  });
});
