import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import { actOnRows, rowHistory } from '@hub/contract/calls/opportunity/opportunity-acts';
import {
  markDeadContact,
  messageRecipients,
  sendMessages,
  setMessageConsent,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { lapseRadar, radarTotals } from '@hub/contract/calls/opportunity/opportunity-radar';
import { sipHealth } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { sipReport } from '@hub/contract/calls/reports/reports';
import { moneyOf, paise, writeMoney } from '@hub/domain';
import { sipRemedyOf, sipStates } from '@hub/domain/opportunity/sip-health';
import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lapseScore } from '../../../../../../packages/domain/test/reference/lapse-score.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { clients, seedPlans } from '../../reports/test/seed-plans.ts';

/** Today is 15-Nov-2026. In the lists: CEASED and MATURING of Asha, ENDED and RISKY of Vikram. */
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  // Days pass in these tests.
  hub = await testApp({
    config: {
      tokens: { accessSeconds: 10_000_000, refreshSeconds: 10_000_000, transactionSeconds: 10_000_000 },
      idleMinutes: { web: 1_000_000, native: 1_000_000 },
      sessionMaxHours: { web: 100_000, native: 100_000 },
    },
  });
  await seedPlans(hub.db, people.ifa.arn, people.other.arn);
  await hub.db.read(
    'system',
    "update investor set mobile = '9811111111', email = 'asha@example.in' where id = $1",
    [clients.asha.id],
  );
  [mine, theirs] = [hub.client(), hub.client()];
  for (const [client, { arn }] of [
    [mine, people.ifa],
    [theirs, people.other],
  ] as const) {
    await client.logIn(arn);
    await client.authenticate();
  }
});
afterAll(() => hub.close());

const ceased = '7001/11 CEASED';
const row = async (status: 'open' | 'snoozed' | 'done' = 'open') =>
  (await mine.request(opportunityCalls.ceased, { status })).items.find(({ key }) => key === ceased);
const counted = async () =>
  (await mine.request(opportunityHub, {})).lists.find(({ list }) => list === 'ceased')?.rows;

describe('what is done about a row', () => {
  it('snoozes it until a day, on which it is open again; hub and list agree all the time', async () => {
    expect(await counted()).toBe(1);
    const until = '2026-11-18';
    expect(await mine.request(actOnRows, { list: 'ceased', keys: [ceased], act: 'snooze', until })).toEqual({
      rows: 1,
      refused: [],
    });
    expect(await row()).toBeUndefined();
    expect(await row('snoozed')).toMatchObject({ status: 'snoozed', lastAct: { act: 'snooze', until } });
    expect(await counted()).toBe(0);
    hub.clock.advance({ hours: 24 * 2 });
    expect(await row()).toBeUndefined();
    hub.clock.advance({ hours: 24 });
    expect(await row()).toMatchObject({ status: 'open' });
    expect(await counted()).toBe(1);
  });

  it('keeps notes, done and reopened, and tells all of it newest first', async () => {
    await mine.request(actOnRows, {
      list: 'ceased',
      keys: [ceased],
      act: 'note',
      note: 'Wants to wait for March',
    });
    expect(await row()).toMatchObject({ lastAct: { act: 'note', note: 'Wants to wait for March' } });
    hub.clock.advance({ seconds: 1 });
    await mine.request(actOnRows, { list: 'ceased', keys: [ceased], act: 'done' });
    hub.clock.advance({ seconds: 1 });
    expect(await row()).toBeUndefined();
    expect(await row('done')).toMatchObject({ status: 'done' });
    await mine.request(actOnRows, { list: 'ceased', keys: [ceased], act: 'reopen' });
    expect(await row()).toMatchObject({ status: 'open' });
    const { acts } = await mine.request(rowHistory, {
      list: 'ceased',
      key: ceased,
      investorId: clients.asha.id,
    });
    expect(acts.map((one) => one.act)).toEqual(['reopen', 'done', 'note', 'snooze']);
  });

  it('refuses a snooze into the past at its field, and changes nothing', async () => {
    for (const until of ['2026-11-17', '2026-11-18', '2031-01-01']) {
      const requested = { list: 'ceased', keys: [ceased], act: 'snooze', until } as const;
      expect(await mine.call(actOnRows, { ...requested, keys: [ceased] })).toMatchObject({
        ok: false,
        status: 422,
        fields: { until: expect.any(String) },
      });
    }
    expect(await row()).toMatchObject({ status: 'open' });
  });

  it('says a row that is not there, or is another distributor’s, and takes the rest', async () => {
    const keys = [ceased, '7001/11 NOBODY', '7001/11 FOREIGN'];
    const requested = { list: 'ceased' as const, keys, act: 'call' as const };
    expect(await mine.request(actOnRows, requested)).toMatchObject({
      rows: 1,
      refused: [
        { key: '7001/11 NOBODY', why: expect.stringContaining('no longer in this list') },
        { key: '7001/11 FOREIGN', why: expect.stringContaining('no longer in this list') },
      ],
    });
    expect(await theirs.request(actOnRows, requested)).toMatchObject({ rows: 0 });
    expect(
      (await theirs.request(rowHistory, { list: 'ceased', key: ceased, investorId: clients.asha.id })).acts,
    ).toEqual([]);
  });

  it('takes all that a filter selects, but those left out', async () => {
    expect(await mine.request(actOnRows, { list: 'maturity', act: 'call' })).toMatchObject({ rows: 1 });
    expect(
      await mine.request(actOnRows, { list: 'maturity', act: 'call', except: ['7001/11 MATURING'] }),
    ).toMatchObject({ rows: 0 });
    expect(await mine.request(actOnRows, { list: 'maturity', act: 'call', words: 'vikram' })).toMatchObject({
      rows: 0,
    });
  });
});

describe('a message about rows', () => {
  const requested = { list: 'ceased', channel: 'sms' } as const;
  const sent = () =>
    hub.db.read<{ target: string; body: string }>(
      'system',
      "select target, body from outbox_message where purpose = 'opportunity-ceased' order by id",
    );

  it('goes to nobody who has not agreed to it', async () => {
    const { items, totals } = await mine.request(messageRecipients, requested);
    expect(items).toMatchObject([
      { name: 'Asha Pillai', fault: 'no-consent', contact: expect.stringContaining('*') },
    ]);
    expect(totals).toEqual({ clients: 1, ready: 0 });
    expect(await mine.request(sendMessages, { ...requested, text: 'Dear {name}' })).toMatchObject({
      sent: 0,
      refused: [{ key: ceased, investor: 'Asha Pillai' }],
    });
    expect(await sent()).toEqual([]);
  });

  it('goes out with the client’s own figures once the consent is noted, and stands in the row’s history', async () => {
    const consent = { investorId: clients.asha.id, channel: 'sms', isGiven: true, way: 'call' } as const;
    expect(await theirs.call(setMessageConsent, consent)).toMatchObject({ ok: false, status: 404 });
    await mine.request(setMessageConsent, consent);
    hub.clock.advance({ seconds: 1 });
    const text = 'Dear {name}, your SIP of {amount} in {scheme} ceased on {date}.';
    expect(await mine.request(sendMessages, { ...requested, text })).toEqual({ sent: 1, refused: [] });
    expect(await sent()).toEqual([
      {
        target: '9811111111',
        body: 'Dear Asha Pillai, your SIP of ₹5,000 in Aranya Flexi Cap Fund - Regular - Growth ceased on 01-Oct-2026.',
      },
    ]);
    const { acts } = await mine.request(rowHistory, {
      list: 'ceased',
      key: ceased,
      investorId: clients.asha.id,
    });
    expect(acts[0]).toMatchObject({ act: 'message', note: text });
    expect(JSON.stringify(await mine.request(messageRecipients, requested))).not.toContain('9811111111');
  });

  it('is not sent to a client whose own figures make an SMS of it that is too long', async () => {
    const before = (await sent()).length;
    // 480 characters with the mark, more with the name in its place.
    const text = `${'x'.repeat(474)}{name}`;
    expect(await mine.request(sendMessages, { ...requested, text })).toMatchObject({
      sent: 0,
      refused: [{ key: ceased, investor: 'Asha Pillai', why: expect.stringContaining('480') }],
    });
    expect(await sent()).toHaveLength(before);
    const fits = `${'x'.repeat(480 - 'Asha Pillai'.length)}{name}`;
    expect(fits.length).toBeLessThanOrEqual(480);
    expect(await mine.request(sendMessages, { ...requested, text: fits })).toEqual({ sent: 1, refused: [] });
  });

  it('is not sent over and over: the client with too many in a day is left out, and said', async () => {
    const limits = { ...hub.config.limits, messagesPerContactPerDay: 3 };
    const strict = await testApp({ on: hub, config: { ...hub.config, limits } });
    const again = strict.client();
    await again.adopt(mine);
    const before = (await sent()).length;
    expect(before).toBe(2);
    expect(await again.request(sendMessages, { ...requested, text: 'Dear {name}' })).toEqual({
      sent: 1,
      refused: [],
    });
    expect(await again.request(sendMessages, { ...requested, text: 'Dear {name}' })).toMatchObject({
      sent: 0,
      refused: [{ key: ceased, why: expect.stringContaining('Too many messages') }],
    });
    expect(await sent()).toHaveLength(3);
    await strict.close();
  });

  it('goes to nobody who does not want any more', async () => {
    const consent = { investorId: clients.asha.id, channel: 'sms', way: 'call' } as const;
    await mine.request(setMessageConsent, { ...consent, isGiven: false });
    expect((await mine.request(messageRecipients, requested)).items[0]?.fault).toBe('no-consent');
    await mine.request(setMessageConsent, { ...consent, isGiven: true });
    expect((await mine.request(messageRecipients, requested)).items[0]?.fault).toBeNull();
  });

  it('goes to no contact that does not work; another number does', async () => {
    await mine.request(markDeadContact, { investorId: clients.asha.id, way: 'mobile' });
    expect((await mine.request(messageRecipients, requested)).items[0]?.fault).toBe('dead-contact');
    await hub.db.read('system', "update investor set mobile = '9822222222' where id = $1", [clients.asha.id]);
    expect((await mine.request(messageRecipients, requested)).items[0]?.fault).toBeNull();
  });

  it('is refused at its field when it is empty, too long for an SMS, or a mail without a subject', async () => {
    const wrong = async (more: object) =>
      mine.call(sendMessages, { ...requested, text: 'Hello', ...more } as never);
    expect(await wrong({ text: ' ' })).toMatchObject({ ok: false, fields: { text: expect.any(String) } });
    expect(await wrong({ text: 'x'.repeat(481) })).toMatchObject({
      ok: false,
      fields: { text: expect.any(String) },
    });
    expect(await wrong({ channel: 'email' })).toMatchObject({
      ok: false,
      fields: { subject: expect.any(String) },
    });
  });
});

describe('the lapse radar', () => {
  it('ranks running SIPs by what threatens them, and says what', async () => {
    const { items, totals, factors } = await mine.request(lapseRadar, {});
    const found = Object.fromEntries(
      items.map((one) => [one.regNo, one.factors.map(({ factor }) => factor)]),
    );
    expect(found).toMatchObject({
      RISKY: ['last-chance', 'unreachable'],
      QUARTER: ['last-chance'],
      SAFE: ['bounced'],
    });
    expect(Object.keys(found)).not.toContain('CEASED');
    expect(items.map(({ score }) => score)).toEqual(
      items.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    for (const { score, factors: own } of items) {
      expect(score).toBe(lapseScore(own.map(({ factor }) => factor)));
      expect(own.every(({ text, points }) => text !== '' && points > 0)).toBe(true);
    }
    expect(totals?.plans).toBe(items.length);
    expect(factors?.['last-chance']).toBe(2);
    expect(items.find(({ regNo }) => regNo === 'RISKY')?.factors[0]?.text).toBe(
      'Bounced 2 times in a row; after 3 it ends',
    );
  });

  it('counts what its factor and its words select, and shows nothing of another distributor', async () => {
    expect((await mine.request(lapseRadar, { factor: 'bounced' })).items.map(({ regNo }) => regNo)).toEqual([
      'SAFE',
    ]);
    expect((await mine.request(lapseRadar, { words: 'chowdhury' })).totals?.plans).toBe(1);
    const others = await theirs.request(lapseRadar, {});
    expect(others.items.every(({ regNo }) => regNo === 'FOREIGN')).toBe(true);
  });

  it('has totals, with what the next debit can end within a week', async () => {
    const { items, totals } = await mine.request(lapseRadar, {});
    const { until, ...sums } = await mine.request(radarTotals, {});
    expect(until).toBe(hub.clock.today().add({ days: 7 }).toString());
    const week = items.filter(
      ({ factors, nextDebitOn }) =>
        factors.some(({ factor }) => factor === 'last-chance') &&
        nextDebitOn !== null &&
        nextDebitOn <= until,
    );
    const monthly = week.reduce((sum, one) => sum + moneyOf(one.monthly), 0n);
    expect(sums).toEqual({
      ...totals,
      week: { plans: week.length, monthly: writeMoney(paise(monthly)) },
    });
  });

  it('is a part of SIP health: each SIP once, in its gravest state, with one remedy', async () => {
    const { items, totals, states, running } = await mine.request(sipHealth, {});
    const stateOf = Object.fromEntries(items.map(({ regNo, state }) => [regNo, state]));
    expect(stateOf).toMatchObject({
      RISKY: 'ceases-next',
      QUARTER: 'ceases-next',
      SAFE: 'bounced',
      MATURING: 'maturing',
      CEASED: 'ceased',
    });
    expect(Object.keys(stateOf)).toHaveLength(items.length);
    const places = items.map(({ state }) => sipStates.indexOf(state));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const { state, kyc, remedy, maskedMobile, hasMobile } of items) {
      if (state !== 'bounced' && state !== 'ceases-next')
        expect(remedy).toBe(sipRemedyOf(state, { kyc: kyc as HolderKyc, step: null }));
      expect(maskedMobile !== null).toBe(hasMobile);
    }
    const monthly = items.reduce((sum, one) => sum + moneyOf(one.monthly), 0n);
    expect(totals).toEqual({ plans: items.length, monthly: writeMoney(paise(monthly)) });
    for (const state of sipStates) {
      const own = await mine.request(sipHealth, { state });
      expect(own.totals, state).toEqual(states?.[state]);
      expect(own.items.every((one) => one.state === state)).toBe(true);
    }
    const register = await mine.request(sipReport, { view: 'running' });
    expect(running).toMatchObject({ plans: register.totals?.plans });
    expect((await mine.request(sipHealth, { words: 'chowdhury' })).totals?.plans).toBe(
      items.filter(({ investor }) => /chowdhury/i.test(investor)).length,
    );
    const others = await theirs.request(sipHealth, {});
    expect(others.items.every(({ regNo }) => regNo === 'FOREIGN')).toBe(true);
  });

  it('sees a mandate that ends before the SIP, KYC on hold, and money that left', async () => {
    const arn = people.ifa.arn;
    await hub.db.read('system', "update mandate set ends_on = '2026-12-20' where arn = $1 and id = 'OTM1'", [
      arn,
    ]);
    await hub.db.read('system', "update investor set kyc = 'ON_HOLD' where id = $1", [clients.asha.id]);
    await hub.db.read(
      'system',
      `insert into ledger (arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav)
       values ($1, '7001/11', '100001', 'R1', '2026-11-10', 'redemption', 500, -10, 50)`,
      [arn],
    );
    const { items } = await mine.request(lapseRadar, { words: 'asha' });
    const running = items.find(({ regNo }) => regNo === 'RUNNING');
    expect(running?.factors.map(({ factor }) => factor)).toEqual(['mandate-ends', 'kyc', 'redeemed']);
    expect(running?.score).toBe(60);
  });
});
