import type { RequestOf } from '@hub/contract';
import {
  cancelChange,
  decideChange,
  openChange,
  sendChangeOtp,
  shareChange,
} from '@hub/contract/calls/changes/changes';
import { changeContact, coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
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
    config: {
      tokens: { accessSeconds: 1_000_000, refreshSeconds: 1_000_000, transactionSeconds: 1_000_000 },
      idleMinutes: { web: 100_000, native: 100_000 },
      sessionMaxHours: { web: 10_000, native: 10_000 },
    },
  });
  await seedOrderBook(hub.db);
  [mine, theirs, investor] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

const folioNo = folios.asha;
const old = { mobile: '9811111111', email: 'asha@example.com' };
const fresh = { mobile: '9877777777', email: 'asha.m@example.in' };

beforeEach(async () => {
  hub.clock.advance({ hours: 2 });
  await hub.db.transaction('system', async (tx) => {
    await tx.query('delete from folio_change');
    await tx.query("delete from outbox_message where purpose like 'change-%'");
    await tx.query(
      `update investor set mobile = $1, email = $2, contact_changed_on = null, former_mobile = null,
              former_email = null where name = 'Asha Menon'`,
      [old.mobile, old.email],
    );
    await tx.query("update folio set tax_status = '01' where folio_no = $1", [folioNo]);
  });
});

const setContact = (mobile: string | null, email: string | null) =>
  hub.db.read('system', "update investor set mobile = $1, email = $2 where name = 'Asha Menon'", [
    mobile,
    email,
  ]);
const contact = async () =>
  (
    await hub.db.read<{ mobile: string; email: string }>(
      'system',
      "select mobile, email from investor where name = 'Asha Menon'",
    )
  )[0];
const outbox = (purpose: string) =>
  hub.db.read<{ target: string; body: string }>(
    'system',
    'select target, body from outbox_message where purpose = $1 order by id desc',
    [purpose],
  );
const targets = async (purpose: string) => (await outbox(purpose)).map(({ target }) => target).sort();
const tokenIn = (text = ''): string => /\/change\/([\w-]{43})/.exec(text)?.[1] ?? '';
const codeTo = async (to: string) =>
  /^\d{6}/.exec((await outbox('change-otp')).find(({ target }) => target === to)?.body ?? '')?.[0] ?? '';

type Requested = RequestOf<typeof changeContact>;
const request = (more: Partial<Requested> = {}) =>
  mine.call(changeContact, {
    folioNo,
    kind: 'CHANGEMOBILE',
    value: fresh.mobile,
    relation: 'SE',
    consent: true,
    ...more,
  } as Requested);
const both = (more: Partial<Requested> = {}) => request({ also: fresh.email, ...more });

const sent = async (reply: ReturnType<typeof request>) => {
  const answer = await reply;
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};

/** Asks for the codes and gives each of them, by its key. */
async function confirm(contacts: Partial<Record<'old' | 'old2' | 'new' | 'new2', string>>) {
  const token = tokenIn((await outbox('change-link'))[0]?.body);
  hub.clock.advance({ seconds: 31 });
  await investor.request(sendChangeOtp, { token });
  const codes = await Promise.all(
    Object.entries(contacts).map(async ([key, to]) => ({ key: key as 'old', otp: await codeTo(to) })),
  );
  return investor.call(decideChange, { token, isConfirmed: true, codes });
}

describe('mobile and e-mail changed together', () => {
  it('go with one link, a code from each of the four, and both count', async () => {
    const { lines, kind } = await sent(both());
    expect(kind).toBe('CHANGEBOTH');
    expect(lines.map(({ value }) => value)).toEqual([
      '*****11111',
      '*****77777',
      '*****example.com',
      '*****m@example.in',
      'The investor',
    ]);
    // Half of the codes is not enough.
    expect(await confirm({ old: old.mobile, new: fresh.mobile })).toMatchObject({
      ok: false,
      fields: { old2: expect.any(String), new2: expect.any(String) },
    });
    hub.clock.advance({ minutes: 1 });
    expect(
      await confirm({ old: old.mobile, old2: old.email, new: fresh.mobile, new2: fresh.email }),
    ).toMatchObject({ ok: true, value: { isConfirmed: true } });
    expect(await contact()).toEqual(fresh);
    expect(await targets('change-done')).toEqual([old.mobile, old.email, fresh.mobile, fresh.email].sort());
    const [done] = await outbox('change-done');
    expect(done?.body).toContain('mobile number');
    expect(done?.body).toContain('e-mail address');
  });

  it('are one change however they are named, and each is refused at its own field', async () => {
    await sent(request({ kind: 'CHANGEEMAIL', value: fresh.email, also: fresh.mobile }));
    const { waiting } = await mine.request(coolingPeriod, { folioNo });
    expect(waiting?.kind).toBe('CHANGEBOTH');
    await mine.request(cancelChange, { id: waiting?.id ?? '' });
    expect(await both({ also: 'asha' })).toMatchObject({
      ok: false,
      fields: { also: expect.stringMatching(/name@example/) },
    });
    expect(await both({ value: old.mobile })).toMatchObject({
      ok: false,
      fields: { value: expect.stringMatching(/registered already/) },
    });
    expect(await outbox('change-link')).toHaveLength(2);
  });

  it('need a registered one each', async () => {
    await setContact(old.mobile, null);
    expect(await both()).toMatchObject({ ok: false, message: expect.stringMatching(/registrar’s form/) });
  });
});

describe('a contact that is lost', () => {
  it('is changed with a code to the other registered one, and the page says so', async () => {
    await sent(request({ lost: 'CHANGEMOBILE' }));
    const token = tokenIn((await outbox('change-link'))[0]?.body);
    const { change } = await investor.request(openChange, { token });
    expect(change?.codes).toEqual([
      { key: 'old', label: 'Code sent to your registered e-mail address', masked: '*****example.com' },
      { key: 'new', label: 'Code sent to the new mobile number', masked: '*****77777' },
    ]);
    expect(change?.lines.at(-1)).toEqual({
      label: 'No longer in use',
      value: 'Your current mobile number. The code goes to your e-mail address instead.',
    });
    expect(await confirm({ old: old.email, new: fresh.mobile })).toMatchObject({ ok: true });
    expect(await targets('change-otp')).toEqual([old.email, fresh.mobile].sort());
    expect(await contact()).toEqual({ ...old, mobile: fresh.mobile });
    // Whoever has the lost number now is told as well.
    expect(await targets('change-done')).toContain(old.mobile);
  });

  it('while both change needs a code from the one that is left', async () => {
    await sent(both({ lost: 'CHANGEEMAIL' }));
    expect(await confirm({ old: old.mobile, new: fresh.mobile, new2: fresh.email })).toMatchObject({
      ok: true,
    });
    expect(await targets('change-otp')).toEqual([old.mobile, fresh.email, fresh.mobile].sort());
    expect(await contact()).toEqual(fresh);
  });

  it('with no other one registered is changed on paper: said at the field, and nothing is sent', async () => {
    await setContact(old.mobile, null);
    expect(await request({ lost: 'CHANGEMOBILE' })).toMatchObject({
      ok: false,
      fields: { lost: expect.stringMatching(/registrar’s contact form/) },
    });
    expect(await outbox('change-link')).toEqual([]);
  });
});

describe('a mobile number of another country', () => {
  const abroad = '+971 50 123 4567';

  it('is taken for a non-resident’s folio alone', async () => {
    expect(await request({ value: abroad })).toMatchObject({
      ok: false,
      fields: { value: expect.any(String) },
    });
    expect((await mine.request(coolingPeriod, { folioNo })).takesForeign).toBe(false);
    await hub.db.read('system', "update folio set tax_status = '21' where folio_no = $1", [folioNo]);
    expect((await mine.request(coolingPeriod, { folioNo })).takesForeign).toBe(true);
    await sent(request({ value: abroad }));
    expect(await confirm({ old: old.mobile, new: '+971501234567' })).toMatchObject({ ok: true });
    expect(await contact()).toEqual({ ...old, mobile: '+971501234567' });
  });

  it('that another client has is found, however it is written', async () => {
    await hub.db.read('system', "update folio set tax_status = '21' where folio_no = $1", [folioNo]);
    await hub.db.read('system', "update investor set mobile = '00971 50 1234567' where name = 'Bela Shah'");
    const reply = await request({ value: abroad });
    await hub.db.read('system', "update investor set mobile = '9822222222' where name = 'Bela Shah'");
    expect(reply).toMatchObject({ ok: false, fields: { value: expect.stringMatching(/Another client/) } });
  });
});

describe('the link of a change', () => {
  it('is handed on as a link of its own, which opens the same change until it is over', async () => {
    const { id, sentAt, expiresAt } = await sent(request());
    expect(Temporal.Instant.from(sentAt).equals(hub.clock.now())).toBe(true);
    const shared = await mine.request(shareChange, { id });
    const token = tokenIn(shared.url);
    expect(shared.text).toContain(shared.url);
    expect(shared.expiresAt).toBe(expiresAt);
    expect(tokenIn((await outbox('change-link'))[0]?.body)).not.toBe(token);
    expect((await investor.request(openChange, { token })).link).toBe('open');
    await confirm({ old: old.mobile, new: fresh.mobile });
    expect((await investor.request(openChange, { token })).link).toBe('used');
    expect(await mine.call(shareChange, { id })).toMatchObject({ ok: false, status: 409 });
  });

  it('is nobody else’s, and none after a cancel or the end of its time', async () => {
    const { id } = await sent(request());
    expect(await theirs.call(shareChange, { id })).toMatchObject({ ok: false, status: 404 });
    const { url } = await mine.request(shareChange, { id });
    await mine.request(cancelChange, { id });
    expect((await investor.request(openChange, { token: tokenIn(url) })).link).toBe('revoked');
    expect(await mine.call(shareChange, { id })).toMatchObject({ ok: false });
    const later = await sent(request());
    hub.clock.advance({ hours: 25 });
    expect(await mine.call(shareChange, { id: later.id })).toMatchObject({ ok: false, status: 409 });
  });
});
