import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { submitRedeem } from '@hub/contract/calls/transact/transact';
import { record } from '@hub/contract/calls/transact/transact-records';
import type { Decline } from '@hub/contract/declines/decline-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { account, codes, folios, seedOrderBook } from '../test/order-book.ts';

const ashaMobile = '9811111111';
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let investor: TestClient;

beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedOrderBook(hub.db);
  [mine, theirs, investor] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(() =>
  hub.db.transaction('system', async (tx) => {
    await tx.query('delete from outbox_message');
    await tx.query('delete from notification');
  }),
);

const sentFor = (purpose: string) =>
  hub.db.read<{ target: string; subject: string; body: string }>(
    'system',
    'select target, subject, body from outbox_message where purpose = $1 order by id desc',
    [purpose],
  );
const bodyTo = async (purpose: string, to: string) =>
  (await sentFor(purpose)).find(({ target }) => target === to)?.body ?? '';

/** A redemption of these units, its link open and its code sent. */
async function openRedemption(units: string) {
  const terms = {
    kind: 'redeem' as const,
    folioNo: folios.asha,
    schemeCode: codes.flexi,
    quantity: { by: 'units' as const, units },
    account,
  };
  const { confirmations } = await mine.request(submitRedeem, { terms, consent: true });
  const token = /\/confirm\/([\w-]{43})/.exec(await bodyTo('order-link', ashaMobile))?.[1] ?? '';
  const { confirmation } = await investor.request(openConfirmation, { token });
  // A code is asked for once in half a minute.
  hub.clock.advance({ seconds: 31 });
  await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
  const otp = /^\d{6}/.exec(await bodyTo('order-otp', ashaMobile))?.[0] ?? '';
  const reference = confirmations[0]?.orders[0]?.reference ?? '';
  const decline = (why?: Decline) =>
    investor.call(decideConfirmation, {
      token,
      otp,
      confirmed: [],
      declined: [reference],
      ...(why && { decline: why }),
    });
  return { reference, confirmation, decline };
}

const declinedEvent = async (reference: string) =>
  (await mine.request(record, { reference })).events.find(({ type }) => type === 'declined');
const noticeBody = async () =>
  (await mine.request(listNotifications, {})).items.find(({ kind }) => kind === 'order-declined')?.body;

describe('an order that is declined', () => {
  it('keeps the reason: on its timeline, in what comes next, and in the notification', async () => {
    const { reference, decline } = await openRedemption('10');
    expect((await decline({ reason: 'figures', remark: ' Five,  not ten ' })).ok).toBe(true);
    expect((await declinedEvent(reference))?.note).toBe('Amount or units are wrong: “Five, not ten”');
    const { next, status } = await mine.request(record, { reference });
    expect([status, next]).toEqual(['declined', 'Correct the amount or units and order it again.']);
    expect(await noticeBody()).toContain('Amount or units are wrong: “Five, not ten”');
    expect(await sentFor('service-report')).toEqual([]);
    // Another distributor sees none of it.
    expect((await theirs.call(record, { reference })).ok).toBe(false);
    expect((await theirs.request(listNotifications, {})).items).toEqual([]);
  });

  it('that nobody asked for is reported to the service team, once, with what it was', async () => {
    const { reference, decline } = await openRedemption('11');
    const answers = await Promise.all([1, 2, 3].map(() => decline({ reason: 'not-requested' })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [report, ...others] = await sentFor('service-report');
    expect(others).toEqual([]);
    expect(report?.target).toBe(hub.config.brand.support.helpline.email);
    expect(report?.subject).toContain(`Asha Menon, ${people.ifa.arn}`);
    for (const part of [reference, 'Redeem 11.000 units', folios.asha]) expect(report?.body).toContain(part);
    expect((await declinedEvent(reference))?.note).toContain('The investor did not ask for this');
    const notes = await hub.db.read<{ details: { decline?: Decline } }>(
      'system',
      "select details from audit_log where action = 'transact.decided' order by id desc limit 1",
    );
    expect(notes[0]?.details.decline).toEqual({ reason: 'not-requested' });
  });

  it('may come without a reason, as before', async () => {
    const { reference, decline } = await openRedemption('12');
    expect((await decline()).ok).toBe(true);
    expect((await declinedEvent(reference))?.note).toBeNull();
    expect((await mine.request(record, { reference })).next).toBe(
      'Ask the investor why. You can order it again.',
    );
    expect(await noticeBody()).toContain('Talk to them; you can send it again.');
  });

  it('is refused with a reason that there is not, or a remark too long, and still waits', async () => {
    const { reference, decline } = await openRedemption('13');
    const wrong = { reason: 'because' } as unknown as Decline;
    expect(await decline(wrong)).toMatchObject({
      ok: false,
      fields: { 'decline.reason': expect.anything() },
    });
    const long = { reason: 'other', remark: 'x'.repeat(201) } as const;
    expect(await decline(long)).toMatchObject({ ok: false, fields: { 'decline.remark': expect.anything() } });
    expect((await mine.request(record, { reference })).status).toBe('pending');
    expect((await decline({ reason: 'wait' })).ok).toBe(true);
  });
});

describe('the page of an order', () => {
  it('begins with one sentence: what, into which account, by when; and asks for consent to this kind only', async () => {
    const { confirmation, decline } = await openRedemption('10');
    const [order] = confirmation?.orders ?? [];
    expect(confirmation?.headline).toBe(order?.sentence);
    expect(order?.sentence).toMatch(/^You get about ₹[\d,.]+ in .+••\d+ by \d\d-[A-Z][a-z]{2}-\d{4}$/);
    expect(confirmation?.disclosures[0]).toBe('By confirming you ask us to redeem these units.');
    expect(confirmation?.disclosures.join()).not.toMatch(/commission|invest/);
    await decline({ reason: 'wait' });
  });
});
