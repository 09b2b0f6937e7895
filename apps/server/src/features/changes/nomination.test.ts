import { decideChange, openChange, sendChangeOtp } from '@hub/contract/calls/changes/changes';
import { changeNominees, nominees } from '@hub/contract/calls/changes/nominee';
import { changeContact, coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
import type { NominationWire, NomineeWire } from '@hub/contract/nominees/nomination-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { folios, seedOrderBook } from '../transact/test/order-book.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
/** Whoever has a link: no session. */
let investor: TestClient;

beforeAll(async () => {
  hub = await testApp({
    withJobs: true,
    // Weeks pass in these tests.
    config: {
      tokens: { accessSeconds: 100_000_000, refreshSeconds: 100_000_000, transactionSeconds: 100_000_000 },
      idleMinutes: { web: 10_000_000, native: 10_000_000 },
      sessionMaxHours: { web: 1_000_000, native: 1_000_000 },
    },
  });
  await seedOrderBook(hub.db);
  [mine, theirs, investor] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

const oldMobile = '9811111111';
const newMobile = '9877777777';
const folioNo = folios.asha;

beforeEach(async () => {
  // The hour of all limits is over.
  hub.clock.advance({ hours: 2 });
  await hub.db.transaction('system', async (tx) => {
    await tx.query('delete from folio_change');
    await tx.query("delete from outbox_message where purpose like 'change-%'");
    await tx.query('delete from notification');
    await tx.query(
      `update investor set mobile = '9811111111', email = 'asha@example.com', contact_changed_on = null,
              former_mobile = null, former_email = null where name = 'Asha Menon'`,
    );
    await tx.query(
      `update folio set nominees = '[]', nominee_opt_out = false, former_nominees = null, holding = 'SI',
              holders = '[]', tax_status = '01' where folio_no = $1`,
      [folioNo],
    );
  });
});

const outbox = (purpose: string) =>
  hub.db.read<{ target: string; body: string }>(
    'system',
    'select target, body from outbox_message where purpose = $1 order by id desc',
    [purpose],
  );
const tokenOf = async () =>
  /\/change\/([\w-]{43})/.exec((await outbox('change-link'))[0]?.body ?? '')?.[1] ?? '';
const codeTo = async (to: string) =>
  /^\d{6}/.exec((await outbox('change-otp')).find(({ target }) => target === to)?.body ?? '')?.[0] ?? '';

const requested = { folioNo, kind: 'CHANGEMOBILE', value: newMobile, relation: 'SE' } as const;
const _request = (more: Partial<Parameters<typeof sendRequest>[0]> = {}) =>
  sendRequest({ ...requested, ...more });
const sendRequest = (input: {
  folioNo: string;
  kind: 'CHANGEMOBILE' | 'CHANGEEMAIL';
  value: string;
  relation: 'SE' | 'SP' | 'DC' | 'DS' | 'DP';
}) => mine.call(changeContact, { ...input, consent: true });

async function sendCodes(token: string) {
  // A code is asked for once in half a minute.
  hub.clock.advance({ seconds: 31 });
  await investor.request(sendChangeOtp, { token });
}

describe('a nomination', () => {
  const one = (name: string, more: Partial<NomineeWire> = {}): NomineeWire => ({
    name,
    relation: '04',
    share: null,
    birthDate: null,
    guardian: null,
    ...more,
  });
  const send = (terms: Partial<NominationWire>) =>
    mine.call(changeNominees, { folioNo, terms: { nominees: [], isOptOut: false, ...terms }, consent: true });
  const get = () => mine.request(nominees, { folioNo });
  async function confirmNomination() {
    const token = await tokenOf();
    await sendCodes(token);
    return investor.call(decideChange, {
      token,
      isConfirmed: true,
      codes: [
        { key: 'mobile', otp: await codeTo(oldMobile) },
        { key: 'email', otp: await codeTo('asha@example.com') },
      ],
    });
  }

  it('is changed with codes from the mobile number and the e-mail address, and not before', async () => {
    const requested = await send({
      nominees: [
        one('Meera Menon'),
        one('Ishaan Menon', {
          relation: '18',
          birthDate: '2015-01-01',
          guardian: { name: 'Asha Menon', relation: '13' },
        }),
        one('Kabir Menon', { relation: '20' }),
      ],
    });
    expect(requested.ok).toBe(true);
    expect(await get()).toMatchObject({
      nominees: [],
      waiting: { lines: [{ label: 'Now', value: 'None' }, {}, {}, {}] },
    });
    expect((await confirmNomination()).ok).toBe(true);
    expect(await get()).toMatchObject({
      isOptOut: false,
      waiting: null,
      nominees: [
        { name: 'Meera Menon', relation: 'Daughter', relationCode: '04', share: '33.34', isMinor: false },
        {
          name: 'Ishaan Menon',
          share: '33.33',
          isMinor: true,
          guardian: { name: 'Asha Menon', relation: '13' },
        },
        { name: 'Kabir Menon', relation: 'Spouse', share: '33.33' },
      ],
    });
    // Contacts stay as they were, and nothing is blocked by it.
    expect((await mine.request(coolingPeriod, { folioNo })).cooling).toBeNull();
  });

  it('of 33.33 three times, of the holder, or of a minor alone is refused at the field', async () => {
    const thirds = ['Meera', 'Ishaan', 'Kabir'].map((name) => one(`${name} Menon`, { share: '33.33' }));
    expect(await send({ nominees: thirds })).toMatchObject({
      ok: false,
      fields: { 'terms.nominees.0.share': expect.stringContaining('33.34') },
    });
    expect(await send({ nominees: [one('ASHA MENON')] })).toMatchObject({
      fields: { 'terms.nominees.0.name': expect.stringContaining('holds the folio') },
    });
    expect(await send({ nominees: [one('Ishaan Menon', { birthDate: '2015-01-01' })] })).toMatchObject({
      fields: { 'terms.nominees.0.guardian.name': expect.stringContaining('under 18') },
    });
    expect(await outbox('change-link')).toEqual([]);
  });

  it('can be given up, and the investor reads what that means', async () => {
    expect((await send({ isOptOut: true })).ok).toBe(true);
    const { change } = await investor.request(openChange, { token: await tokenOf() });
    expect(change?.notes.join(' ')).toContain('succession certificate');
    await confirmNomination();
    expect(await get()).toMatchObject({ nominees: [], isOptOut: true });
  });

  it('is not for a HUF, and on paper for joint holders', async () => {
    const set = (column: string, value: string) =>
      hub.db.read('system', `update folio set ${column} = $2 where folio_no = $1`, [folioNo, value]);
    await set('tax_status', '03');
    expect((await get()).blocked).toContain('cannot nominate');
    expect((await send({ nominees: [one('Meera Menon')] })).ok).toBe(false);
    await set('tax_status', '01');
    await set('holding', 'JO');
    expect((await get()).blocked).toContain('paper');
    await set('holding', 'AS');
    expect((await get()).blocked).toBeNull();
    await send({ nominees: [one('Meera Menon')] });
    const { change } = await investor.request(openChange, { token: await tokenOf() });
    expect(change?.notes.join(' ')).toContain('all holders');
  });
});
