import { decideChange, sendChangeOtp } from '@hub/contract/calls/changes/changes';
import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { validateFolios } from '@hub/contract/calls/investor/investor';
import { orderFacts, saveDraft, submitRedeem, submitSwitch } from '@hub/contract/calls/transact/transact';
import { changeContact, coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
import { submitStp, submitSwp } from '@hub/contract/calls/transact/transact-plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { describeFolios } from '../book/test/book-checks.ts';
import { account, codes, folios, seedOrderBook } from '../transact/test/order-book.ts';
import { stp, swp } from '../transact/test/plan-desk.ts';

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

const contactOf = async () =>
  (
    await hub.db.read<{ mobile: string; email: string; on: string | null }>(
      'system',
      "select mobile, email, contact_changed_on as on from investor where name = 'Asha Menon'",
    )
  )[0];
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
const request = (more: Partial<Parameters<typeof sendRequest>[0]> = {}) =>
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
async function confirmChange(to: readonly [old: string, next: string] = [oldMobile, newMobile]) {
  const token = await tokenOf();
  await sendCodes(token);
  return investor.request(decideChange, {
    token,
    isConfirmed: true,
    codes: [
      { key: 'old', otp: await codeTo(to[0]) },
      { key: 'new', otp: await codeTo(to[1]) },
    ],
  });
}
const redeem = {
  kind: 'redeem' as const,
  folioNo,
  schemeCode: codes.flexi,
  quantity: { by: 'units' as const, units: '10' },
  account,
};
const redeemNow = () => mine.call(submitRedeem, { terms: redeem, consent: true });

describe('the cooling period of a change', () => {
  const dayOf = (days: number) => hub.clock.today().add({ days });
  const words = (until: Temporal.PlainDate) =>
    expect.stringContaining(
      `${String(until.day).padStart(2, '0')}-${until.toLocaleString('en-US', { month: 'short' })}-${until.year}`,
    );

  it('refuses for exactly 30 days by India’s clock what takes units out, and a second change, and says until when [S9-04]', async () => {
    // What was sent before the change cannot be confirmed after it.
    const before = await mine.request(submitRedeem, { terms: redeem, consent: true });
    expect(before.confirmations).toHaveLength(1);
    const [link] = await outbox('order-link');
    const token = /\/confirm\/([\w-]{43})/.exec(link?.body ?? '')?.[1] ?? '';

    await request();
    await confirmChange();
    const until = dayOf(30);
    const { cooling, days } = await mine.request(coolingPeriod, { folioNo });
    expect({ cooling, days }).toEqual({
      cooling: { changedOn: `${hub.clock.today()}`, until: `${until}` },
      days: 30,
    });

    expect(await redeemNow()).toMatchObject({ ok: false, message: words(until) });
    const { folio } = await mine.request(orderFacts, { kind: 'redeem', folioNo, schemeCode: codes.flexi });
    expect(folio?.contactChangedOn).toBe(`${hub.clock.today()}`);
    const { item } = await mine.request(saveDraft, { terms: redeem });
    expect(item.findings).toContainEqual(
      expect.objectContaining({ code: 'contact-changed', level: 'block', fix: words(until) }),
    );
    const switched = await mine.call(submitSwitch, {
      terms: {
        kind: 'switch',
        folioNo,
        schemeCode: codes.flexi,
        quantity: { by: 'units', units: '10' },
        toSchemeCode: codes.debt,
        idcw: 'Z',
        euin: null,
        isExecutionOnly: true,
        subArn: null,
      },
      consent: true,
    });
    expect(switched).toMatchObject({ ok: false, message: words(until) });
    const startsOn = `${dayOf(45).with({ day: 5 })}`;
    expect(await mine.call(submitStp, { terms: stp({ startsOn }), consent: true })).toMatchObject({
      ok: false,
      message: words(until),
    });
    expect(await mine.call(submitSwp, { terms: swp({ startsOn }), consent: true })).toMatchObject({
      ok: false,
      message: words(until),
    });
    expect(await mine.request(validateFolios, { folioNo, kind: 'stp' })).toMatchObject([
      { isAllowed: false, fault: 'contact-changed' },
    ]);
    expect(await mine.request(validateFolios, { folioNo, kind: 'swp' })).toMatchObject([
      { isAllowed: false, fault: 'contact-changed' },
    ]);
    expect(await mine.request(validateFolios, { folioNo, kind: 'additional' })).toMatchObject([
      { isAllowed: true },
    ]);
    expect(await request({ value: '9866666666' })).toMatchObject({ ok: false, message: words(until) });
    expect(await request({ kind: 'CHANGEEMAIL', value: 'asha.m@example.in' })).toMatchObject({ ok: false });

    // The order that waited: the code goes to the new number and does not help.
    const opened = await investor.request(openConfirmation, { token });
    hub.clock.advance({ seconds: 31 });
    await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
    const [code] = (await outbox('order-otp')).filter(({ target }) => target === newMobile);
    const confirmed = (opened.confirmation?.orders ?? []).map(({ reference }) => reference);
    expect(
      await investor.call(decideConfirmation, {
        token,
        otp: code?.body.slice(0, 6) ?? '',
        confirmed,
        declined: [],
      }),
    ).toMatchObject({ ok: false, message: words(until) });

    // The last minute of the 29th day after, and the first of the 30th, in India.
    const midnight = until.toZonedDateTime('Asia/Kolkata').toInstant();
    hub.clock.advance(hub.clock.now().until(midnight.subtract({ minutes: 1 })));
    expect((await redeemNow()).ok).toBe(false);
    expect((await request({ value: '9866666666' })).ok).toBe(false);
    hub.clock.advance({ minutes: 1 });
    expect((await mine.request(coolingPeriod, { folioNo })).cooling).toBeNull();
    expect((await redeemNow()).ok).toBe(true);
    expect((await request({ value: '9866666666' })).ok).toBe(true);
  });

  it('holds for every folio of the investor, because they share the contact', async () => {
    await hub.db.read(
      'system',
      `insert into folio (arn, folio_no, investor_id, rta) select arn, '1001/2', investor_id, 'CAMS' from folio
        where folio_no = $1 on conflict do nothing`,
      [folioNo],
    );
    await request();
    await confirmChange();
    const { otherFolios } = await mine.request(coolingPeriod, { folioNo });
    expect(otherFolios).toBe(1);
    expect((await mine.request(coolingPeriod, { folioNo: '1001/2' })).cooling).not.toBeNull();
  });
});

describe('a registrar’s file after a change', () => {
  const said = (mobile: string | null) =>
    hub.db.transaction('system', (tx) =>
      describeFolios(
        tx,
        [
          {
            arn: people.ifa.arn,
            folioNo,
            rta: 'CAMS',
            clientKey: 'ABCPA1234A',
            taxStatus: null,
            holding: null,
            openedOn: null,
            holders: null,
            banks: null,
            nominees: null,
            minor: null,
            isOfAge: false,
          },
        ],
        [
          {
            arn: people.ifa.arn,
            clientKey: 'ABCPA1234A',
            pan: null,
            name: null,
            birthDate: null,
            email: null,
            mobile,
            kyc: null,
            hasKyc: false,
            taxStatus: null,
            occupation: null,
            address: null,
            city: null,
            state: null,
            pincode: null,
            country: null,
            guardianName: null,
            guardianPan: null,
          },
        ],
      ),
    );

  it('does not bring the old contact back, and does bring another one', async () => {
    await request();
    await confirmChange();
    for (const mobile of [oldMobile, null, newMobile, oldMobile]) {
      await said(mobile);
      expect(await contactOf()).toMatchObject({ mobile: newMobile });
    }
    await said('9855555555');
    expect(await contactOf()).toMatchObject({ mobile: '9855555555' });
    // From here on the registrar knows better again.
    await said(oldMobile);
    expect(await contactOf()).toMatchObject({ mobile: oldMobile });
  });
});
