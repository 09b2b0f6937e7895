import { draftWire } from '@hub/contract/applications/draft-schema';
import { cancelChange } from '@hub/contract/calls/changes/changes';
import { submitRedeem } from '@hub/contract/calls/transact/transact';
import { saveApplication, shareApplication } from '@hub/contract/calls/transact/transact-applications';
import { changeContact } from '@hub/contract/calls/transact/transact-contact';
import { updateRecord } from '@hub/contract/calls/transact/transact-records';
import { openShared } from '@hub/contract/calls/transact/transact-shared-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ApplicationDesk,
  draftOf,
  newcomers,
  openApplicationDesk,
} from '../features/transact/applications/test/application-desk.ts';
import { account, codes, folios } from '../features/transact/test/order-book.ts';
import { type TestApp, testApp } from '../http/test/test-app.ts';
import type { TestClient } from '../http/test/test-client.ts';

let desk: ApplicationDesk;
/** Another server on the same database, with limits that are soon reached. */
let strict: TestApp;
let mine: TestClient;
let theirs: TestClient;

beforeAll(async () => {
  desk = await openApplicationDesk();
  const { config } = desk.hub;
  const limits = { ...config.limits, messagesPerContactPerDay: 3, messagesPerArnPerDay: 50 };
  strict = await testApp({ on: desk.hub, config: { ...config, limits } });
  [mine, theirs] = [strict.client(), strict.client()];
  await mine.adopt(desk.mine);
  await theirs.adopt(desk.theirs);
});
afterAll(async () => {
  await strict.close();
  await desk.hub.close();
});
beforeEach(async () => {
  desk.hub.clock.advance({ hours: 24 });
  await desk.hub.db.transaction('system', (tx) => tx.query('delete from outbox_message'));
});

const sent = async (purpose: string, to: string) =>
  (
    await desk.rows<{ body: string }>(
      'select body from outbox_message where purpose = $1 and target = $2 order by id',
      [purpose, to],
    )
  ).length;
const tooMany = (to: string) => ({
  ok: false,
  status: 429,
  message: expect.stringContaining(`sent to *****${to.slice(-5)} today. Nothing was sent. Try again after`),
});
const redeem = (folioNo: string) => ({
  terms: {
    kind: 'redeem' as const,
    folioNo,
    schemeCode: codes.flexi,
    quantity: { by: 'units' as const, units: '10' },
    account,
  },
  consent: true as const,
});
const asha = '9811111111';

describe('messages to one person', () => {
  it('with the link of a form end at the limit of the day, over all forms; the last link works', async () => {
    const to = '9898989801';
    const save = () => desk.save(draftOf('lumpsum', '01', newcomers.ananya, to));
    const [first, second] = [{ id: (await save()).id }, { id: (await save()).id }];
    await mine.request(shareApplication, first);
    await mine.request(shareApplication, first);
    const { url } = await mine.request(shareApplication, second);
    expect(await mine.call(shareApplication, first)).toMatchObject(tooMany(to));
    expect(await mine.call(shareApplication, second)).toMatchObject(tooMany(to));
    expect(await sent('application-link', to)).toBe(3);
    const token = url.slice(url.lastIndexOf('/') + 1);
    expect((await desk.stranger.request(openShared, { token })).link).toBe('open');
    // What one distributor has used up is nothing of another's.
    const draft = draftWire(draftOf('lumpsum', '01', newcomers.ananya, to));
    const { id } = await theirs.request(saveApplication, { draft });
    await theirs.request(shareApplication, { id });
    // A new day has its own.
    desk.hub.clock.advance({ hours: 24 });
    await mine.request(shareApplication, first);
  });

  it('with the link of an order end too, sent or sent again, and nothing changes; what comes by itself still comes', async () => {
    const reference = await desk.send(draftOf('lumpsum', '01', newcomers.rohan, '9898989802'));
    const to = '9898989802';
    for (let n = 1; n < 6; n += 1) await mine.request(updateRecord, { reference, act: 'resend' });
    expect(await mine.call(updateRecord, { reference, act: 'resend' })).toMatchObject(tooMany(to));
    expect(await mine.call(updateRecord, { reference, act: 'extend' })).toMatchObject(tooMany(to));
    expect(await sent('order-link', to)).toBe(6);
    // Codes and other kinds have their own count, and the link to pay is owed to whoever has confirmed.
    await desk.decide(to);
    expect(await sent('order-payment', to)).toBe(1);
    for (let n = 0; n < 3; n += 1) await mine.request(updateRecord, { reference, act: 'resend-payment' });
    expect(await mine.call(updateRecord, { reference, act: 'resend-payment' })).toMatchObject(tooMany(to));
    expect(await sent('order-payment', to)).toBe(4);
  });

  it('keep an order from being sent, as a whole, and no other client’s', async () => {
    for (let n = 0; n < 6; n += 1) await mine.request(submitRedeem, redeem(folios.asha));
    const orders = () => desk.rows("select from orders where kind = 'redeem'");
    const before = (await orders()).length;
    const messages = await sent('order-link', asha);
    expect(await mine.call(submitRedeem, redeem(folios.asha))).toMatchObject(tooMany(asha));
    expect(await orders()).toHaveLength(before);
    expect(await sent('order-link', asha)).toBe(messages);
  });

  it('are not passed by many acts at once', async () => {
    const { id } = await desk.save(draftOf('lumpsum', '01', newcomers.kavita, '9898989803'));
    const replies = await Promise.all(Array.from({ length: 8 }, () => mine.call(shareApplication, { id })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await sent('application-link', '9898989803')).toBe(3);
  });

  it('about a change end as well, asked for and cancelled over and over', async () => {
    const request = () =>
      mine.call(changeContact, {
        folioNo: folios.asha,
        kind: 'CHANGEMOBILE',
        value: '9877777777',
        relation: 'SE',
        consent: true,
      });
    for (let n = 0; n < 3; n += 1) {
      const reply = await request();
      if (!reply.ok) throw new Error(reply.message);
      await mine.request(cancelChange, { id: reply.value.id });
    }
    expect(await request()).toMatchObject(tooMany(asha));
    expect(await sent('change-link', asha)).toBe(3);
  });
});

describe('messages of one ARN', () => {
  it('to forms that name anybody end at a tenth of the rest', async () => {
    const share = async (n: number) => {
      const { id } = await desk.save(draftOf('lumpsum', '01', newcomers.ananya, `989898981${n}`));
      return mine.call(shareApplication, { id });
    };
    for (let n = 0; n < 5; n += 1) expect((await share(n)).ok).toBe(true);
    expect(await share(5)).toMatchObject({
      ok: false,
      status: 429,
      message: expect.stringContaining('This ARN has reached its daily limit for messages of this kind'),
    });
  });
});
