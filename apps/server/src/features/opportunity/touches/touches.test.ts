import { opportunityCalls } from '@hub/contract/calls/opportunity/opportunity';
import { actOnRows, rowHistory } from '@hub/contract/calls/opportunity/opportunity-acts';
import { setMessageConsent } from '@hub/contract/calls/opportunity/opportunity-messages';
import {
  exportSipHealth,
  sendSipHealth,
  sipHealth,
  sipHealthRecipients,
} from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { clientTouches, noteTouch } from '@hub/contract/calls/opportunity/opportunity-touches';
import { sipHealthFileTexts, sipStateNames } from '@hub/contract/opportunity/sip-health-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCsv } from '../../../exports/test/parse-csv.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { clients, seedPlans } from '../../reports/test/seed-plans.ts';

/** Today is 15-Nov-2026. */
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedPlans(hub.db, people.ifa.arn, people.other.arn);
  await hub.db.read('system', "update investor set mobile = '9811111111' where id = $1", [clients.asha.id]);
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
beforeEach(() => hub.clock.advance({ seconds: 5 }));

const asha = clients.asha.id;
const key = '7001/11 CEASED';
const touchesOf = async (client: TestClient, investorId: string) =>
  (await client.request(clientTouches, { investorId })).touches;
const ceasedRow = async (status: 'open' | 'snoozed' = 'open') =>
  (await mine.request(opportunityCalls.ceased, { status })).items.find((row) => row.key === key);

describe('a call or a message to a client', () => {
  it('noted with the client is the last thing done about each of their rows, and stands in a row’s history', async () => {
    expect((await ceasedRow())?.lastAct).toBeNull();
    const noted = await mine.request(noteTouch, { investorId: asha, way: 'call', note: ' Rings on Monday ' });
    expect(noted).toMatchObject({ act: 'call', note: 'Rings on Monday' });
    expect(await touchesOf(mine, asha)).toEqual([{ ...noted, list: null }]);
    expect((await ceasedRow())?.lastAct).toEqual({ ...noted, until: null });
    const { acts } = await mine.request(rowHistory, { list: 'ceased', key, investorId: asha });
    expect(acts).toMatchObject([{ act: 'call', note: 'Rings on Monday' }]);
    const { items } = await mine.request(sipHealth, {});
    for (const { investorId, lastTouch } of items)
      expect(lastTouch).toEqual(investorId === asha ? noted : null);
  });

  it('noted about a row is the client’s too; what is done about the row later comes before it', async () => {
    await mine.request(actOnRows, { list: 'ceased', keys: [key], act: 'call' });
    expect((await touchesOf(mine, asha))[0]).toMatchObject({ act: 'call', note: null, list: 'ceased' });
    hub.clock.advance({ seconds: 5 });
    await mine.request(actOnRows, { list: 'ceased', keys: [key], act: 'note', note: 'Wants to wait' });
    expect((await ceasedRow())?.lastAct).toMatchObject({ act: 'note' });
    hub.clock.advance({ seconds: 5 });
    await mine.request(noteTouch, { investorId: asha, way: 'whatsapp' });
    expect((await ceasedRow())?.lastAct).toMatchObject({ act: 'message' });
    // A note is about its row alone.
    expect((await touchesOf(mine, asha)).map(({ act }) => act)).toEqual(['message', 'call', 'call']);
    hub.clock.advance({ seconds: 5 });
    const until = '2026-11-20';
    await mine.request(actOnRows, { list: 'ceased', keys: [key], act: 'snooze', until });
    hub.clock.advance({ seconds: 5 });
    await mine.request(noteTouch, { investorId: asha, way: 'call' });
    expect((await ceasedRow('snoozed'))?.lastAct).toMatchObject({ act: 'snooze', until });
    await mine.request(actOnRows, { list: 'ceased', keys: [key], act: 'reopen' });
  });

  it('is nobody else’s to read or to write', async () => {
    const before = await touchesOf(mine, asha);
    expect(await theirs.call(noteTouch, { investorId: asha, way: 'call' })).toMatchObject({ status: 404 });
    expect(await touchesOf(theirs, asha)).toEqual([]);
    expect(await touchesOf(mine, asha)).toEqual(before);
    const long = 'x'.repeat(501);
    expect(await mine.call(noteTouch, { investorId: asha, way: 'call', note: long })).toMatchObject({
      ok: false,
      fields: { note: expect.any(String) },
    });
  });
});

describe('chosen SIPs of SIP health', () => {
  it('become a file with all that the filter selects, or with those that are named', async () => {
    const { items } = await mine.request(sipHealth, {});
    const read = async (more: object) => {
      const file = await mine.send(exportSipHealth, { ...more, format: 'csv' });
      const rows = parseCsv(file.bytes?.toString('utf8') ?? '');
      const head = rows.findIndex((row) => row.includes(sipHealthFileTexts.state));
      return rows.slice(head + 1).map((row) => ({ regNo: row[2], state: row[6] }));
    };
    expect(await read({})).toEqual(items.map(({ regNo, state }) => ({ regNo, state: sipStateNames[state] })));
    expect(await read({ keys: [key] })).toEqual([{ regNo: 'CEASED', state: sipStateNames.ceased }]);
    expect((await read({ except: [key] })).map(({ regNo }) => regNo)).not.toContain('CEASED');
    expect(await read({ state: 'ceased', words: 'asha' })).toEqual(await read({ keys: [key] }));
    expect(
      (await theirs.send(exportSipHealth, { keys: [key], format: 'csv' })).bytes?.toString(),
    ).not.toContain('Asha');
  });

  it('bring each client one message about the SIP that is lost soonest, and those gone are said', async () => {
    for (const { id } of [clients.asha, clients.vikram]) {
      await mine.request(setMessageConsent, { investorId: id, channel: 'sms', isGiven: true, way: 'call' });
    }
    const { items } = await mine.request(sipHealth, {});
    const first = items.find(({ investorId }) => investorId === asha);
    const all = await mine.request(sipHealthRecipients, { channel: 'sms' });
    expect(all.totals).toEqual({ clients: new Set(items.map((one) => one.investorId)).size, ready: 1 });
    const found = all.items.find(({ investorId }) => investorId === asha);
    expect(found).toMatchObject({ key: `${first?.folioNo} ${first?.regNo}`, amount: first?.amount });
    expect(JSON.stringify(all)).not.toContain('9811111111');

    const text = 'Dear {name}, your SIP of {amount}.';
    const requested = { keys: [key, '7001/11 GONE'], channel: 'sms' as const, text };
    expect(await mine.request(sendSipHealth, requested)).toEqual({
      sent: 1,
      refused: [
        { key: '7001/11 GONE', investor: null, why: expect.stringContaining('no longer in this list') },
      ],
    });
    const [sent] = await hub.db.read<{ target: string; body: string }>(
      'system',
      "select target, body from outbox_message where purpose = 'opportunity-sip-health'",
    );
    expect(sent).toEqual({ target: '9811111111', body: 'Dear Asha Pillai, your SIP of ₹5,000.' });
    expect((await touchesOf(mine, asha))[0]).toMatchObject({ act: 'message', note: text, list: null });
    expect(await theirs.request(sendSipHealth, requested)).toMatchObject({ sent: 0 });
  });
});
