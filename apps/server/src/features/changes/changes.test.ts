import { cancelChange, decideChange, openChange, sendChangeOtp } from '@hub/contract/calls/changes/changes';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { submitRedeem } from '@hub/contract/calls/transact/transact';
import { changeContact, checkNewContact, coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { account, codes, folios, seedOrderBook } from '../transact/test/order-book.ts';

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
const refusalOf = (reply: { ok: boolean }) => (reply.ok ? null : reply);

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

describe('a change of contact', () => {
  it('is asked for with a link to the registered contacts, confirmed with a code from the old and from the new one, and then counts', async () => {
    const reply = await mine.call(changeContact, { ...requested, consent: true });
    if (!reply.ok) throw new Error(reply.message);
    expect(reply.toast).toBe('The change is sent to the investor to confirm.');
    const { sentTo, lines } = reply.value;
    expect(sentTo).toEqual(['*****11111', '*****example.com']);
    expect(lines).toEqual([
      { label: 'Mobile number now', value: '*****11111' },
      { label: 'New mobile number', value: '*****77777' },
      { label: 'Belongs to', value: 'The investor' },
    ]);
    // The link goes to nobody new.
    expect((await outbox('change-link')).map(({ target }) => target).sort()).toEqual([
      oldMobile,
      'asha@example.com',
    ]);
    const token = await tokenOf();
    const { change } = await investor.request(openChange, { token });
    expect(change).toMatchObject({
      investorName: 'Asha Menon',
      folioNo,
      codes: [
        { key: 'old', masked: '*****11111' },
        { key: 'new', masked: '*****77777' },
      ],
    });
    // Nothing changes before.
    expect(await contactOf()).toMatchObject({ mobile: oldMobile, on: null });
    expect(await confirmChange()).toMatchObject({ isConfirmed: true });
    expect(await contactOf()).toEqual({
      mobile: newMobile,
      email: 'asha@example.com',
      on: `${hub.clock.today()}`,
    });
    // Both are told, and whoever else was registered.
    expect((await outbox('change-done')).map(({ target }) => target).sort()).toEqual([
      oldMobile,
      newMobile,
      'asha@example.com',
    ]);
    const audit = await hub.db.read<{ actor: string; details: unknown }>(
      'system',
      "select actor, details from audit_log where action = 'changes.confirmed' order by id desc limit 1",
    );
    expect(audit).toEqual([{ actor: 'investor', details: { kind: 'CHANGEMOBILE', folioNo } }]);
    const notices = await hub.db.read<{ title: string }>('system', 'select title from notification');
    expect(notices).toEqual([{ title: 'Asha Menon: change of the mobile number confirmed' }]);
    expect((await investor.request(openChange, { token })).link).toBe('used');
    expect(hub.logged()).not.toContain(newMobile);
  });

  it('of the e-mail address goes by mail', async () => {
    expect((await request({ kind: 'CHANGEEMAIL', value: ' Asha.M@Example.in ' })).ok).toBe(true);
    await confirmChange(['asha@example.com', 'asha.m@example.in']);
    expect(await contactOf()).toMatchObject({ mobile: oldMobile, email: 'asha.m@example.in' });
  });

  it.each([
    ['5877777777', 'SE', /starts with 6, 7, 8 or 9/],
    [oldMobile, 'SE', /registered already/],
    [`+91 ${oldMobile}`, 'SE', /registered already/],
    [people.ifa.mobile, 'SE', /distributor or to staff/],
    // Another distributor's, and an employee's.
    [people.other.mobile, 'SP', /distributor or to staff/],
    [people.employee.mobile, 'SP', /distributor or to staff/],
    ['9822222222', 'SE', /Another client of yours/],
  ] as const)('to %s of %s is refused at the field', async (value, relation, words) => {
    const { fault } = await mine.request(checkNewContact, { ...requested, value, relation });
    expect(fault).not.toBeNull();
    const reply = await request({ value, relation });
    expect(reply).toMatchObject({ ok: false, fields: { value: expect.stringMatching(words) } });
    expect(await outbox('change-link')).toEqual([]);
  });

  it('to a client’s own number is possible when it is declared as the family’s', async () => {
    expect(
      await mine.request(checkNewContact, { ...requested, value: '9822222222', relation: 'SP' }),
    ).toEqual({
      fault: null,
    });
    expect((await request({ value: '9822222222', relation: 'SP' })).ok).toBe(true);
  });

  it('where none is registered says that the first one is registered on paper', async () => {
    await hub.db.read('system', "update investor set email = null where name = 'Asha Menon'");
    const reply = await request({ kind: 'CHANGEEMAIL', value: 'asha.m@example.in' });
    expect(reply).toMatchObject({ ok: false, message: expect.stringMatching(/registrar’s form/) });
  });

  it('of another distributor’s folio is not found', async () => {
    expect(await theirs.send(coolingPeriod, { folioNo })).toMatchObject({ status: 404 });
    expect(await theirs.send(changeContact, { ...requested, consent: true })).toMatchObject({ status: 404 });
    await request();
    const { waiting } = await mine.request(coolingPeriod, { folioNo });
    expect(await theirs.send(cancelChange, { id: waiting?.id ?? '' })).toMatchObject({ status: 404 });
  });

  it('waits once: a second one is refused until the first is cancelled, whose link then opens nothing', async () => {
    await request();
    const token = await tokenOf();
    expect(await request({ value: '9866666666' })).toMatchObject({ ok: false, status: 409 });
    const { waiting } = await mine.request(coolingPeriod, { folioNo });
    await mine.request(cancelChange, { id: waiting?.id ?? '' });
    expect((await investor.request(openChange, { token })).link).toBe('revoked');
    expect((await mine.request(coolingPeriod, { folioNo })).waiting).toBeNull();
    expect((await request({ value: '9866666666' })).ok).toBe(true);
  });
});

describe('the codes of a change', () => {
  const given = (old: string, next: string) => [
    { key: 'old' as const, otp: old },
    { key: 'new' as const, otp: next },
  ];
  const answer = (token: string, old: string, next: string) =>
    investor.call(decideChange, { token, isConfirmed: true, codes: given(old, next) });
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  it('must both be right; after three wrong tries new ones are needed', async () => {
    await request();
    const token = await tokenOf();
    expect(refusalOf(await answer(token, '123456', '123456'))).toMatchObject({
      fields: { old: 'Ask for the codes first.' },
    });
    await sendCodes(token);
    const [old, next] = [await codeTo(oldMobile), await codeTo(newMobile)];
    // Each contact has its own.
    expect(await answer(token, old, other(next))).toMatchObject({
      fields: { new: 'That code is not right. 2 tries are left.' },
    });
    expect(await answer(token, other(old), next)).toMatchObject({
      fields: { old: 'That code is not right. One try is left.' },
    });
    await answer(token, other(old), next);
    expect((await answer(token, old, next)).ok).toBe(false);
    expect(await contactOf()).toMatchObject({ mobile: oldMobile, on: null });
    await confirmChange();
    expect(await contactOf()).toMatchObject({ mobile: newMobile });
  });

  it('are good for ten minutes', async () => {
    await request();
    const token = await tokenOf();
    await sendCodes(token);
    hub.clock.advance({ minutes: 10, seconds: 1 });
    expect((await answer(token, await codeTo(oldMobile), await codeTo(newMobile))).ok).toBe(false);
    expect(await contactOf()).toMatchObject({ mobile: oldMobile });
  });

  it('are sent once in half a minute, and eight times an hour at most', async () => {
    await request();
    const token = await tokenOf();
    await sendCodes(token);
    expect((await investor.call(sendChangeOtp, { token })).ok).toBe(false);
    for (let sent = 1; sent < 8; sent += 1) await sendCodes(token);
    hub.clock.advance({ seconds: 31 });
    expect(await investor.call(sendChangeOtp, { token })).toMatchObject({ ok: false, status: 429 });
  });

  it('are not needed to decline, and a link that was not used in a day has expired; neither begins a cooling period', async () => {
    await request();
    const declined = await tokenOf();
    await investor.request(decideChange, { token: declined, isConfirmed: false, codes: [] });
    expect((await investor.request(openChange, { token: declined })).link).toBe('used');
    expect((await mine.request(coolingPeriod, { folioNo })).cooling).toBeNull();

    expect((await request()).ok).toBe(true);
    const lapsed = await tokenOf();
    hub.clock.advance({ hours: 24 });
    expect((await investor.request(openChange, { token: lapsed })).link).toBe('expired');
    expect(await mine.request(coolingPeriod, { folioNo })).toMatchObject({ cooling: null, waiting: null });
    expect(await contactOf()).toMatchObject({ mobile: oldMobile, on: null });
    expect((await redeemNow()).ok).toBe(true);
    // Another one can be asked for at once.
    expect((await request()).ok).toBe(true);
  });

  it('that is declined says why to the distributor, and what nobody asked for to the service team', async () => {
    await request();
    const decline = { reason: 'details', remark: 'My old number is right' } as const;
    const first = { token: await tokenOf(), isConfirmed: false, codes: [], decline };
    expect((await investor.request(decideChange, first)).text).toBe(
      'Nothing was changed. Your distributor will be informed.',
    );
    const notice = async () => (await mine.request(listNotifications, {})).items[0];
    expect((await notice())?.body).toBe(
      `Folio ${folioNo}. The new details are wrong: “My old number is right”`,
    );
    expect(await outbox('service-report')).toEqual([]);

    hub.clock.advance({ seconds: 1 });
    await request();
    const second = { ...first, token: await tokenOf(), decline: { reason: 'not-requested' } } as const;
    const answers = await Promise.all(
      [1, 2].map(() => investor.call(decideChange, { ...second, codes: [] })),
    );
    const [answer] = answers.flatMap((reply) => (reply.ok ? [reply.value] : []));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { number, email } = hub.config.brand.support.helpline;
    expect(answer?.text).toContain(number);
    const [report, ...others] = await outbox('service-report');
    expect(others).toEqual([]);
    expect(report?.target).toBe(email);
    expect(report?.body).toContain(`Change of the mobile number, folio ${folioNo}`);
    expect(await contactOf()).toMatchObject({ mobile: oldMobile });
  });
});
