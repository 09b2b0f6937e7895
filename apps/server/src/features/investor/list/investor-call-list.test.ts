import { encodeRequest, importKey, type RequestOf, texts } from '@hub/contract';
import { exportCallList, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedListBook } from '../test/list-book.ts';
import { signedIn } from '../test/signed-in.ts';

type Requested = RequestOf<typeof exportCallList>;

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp({ config: { logLevel: 'debug' } });
  await seedListBook(hub.db, people.ifa.arn, [
    {
      name: 'Asha Nair',
      mobile: '9123409876',
      pan: 'QWEPR4711T',
      city: 'Kochi',
      folios: ['7100002', '7100001/4'],
    },
    { name: 'Bala Iyer', mobile: '9123409877', city: 'Pune' },
    { name: 'Chitra Rao', city: 'Kochi' },
  ]);
  [mine, theirs] = [await signedIn(hub, people.ifa.arn), await signedIn(hub, people.other.arn)];
});
afterAll(() => hub.close());
beforeEach(async () => {
  // Another day, so that a test does not use up the next one's lists.
  hub.clock.advance({ hours: 24 });
  [mine, theirs] = [await signedIn(hub, people.ifa.arn), await signedIn(hub, people.other.arn)];
});

async function request(requested: Requested, client = mine) {
  const { method, path, headers, body } = await encodeRequest(exportCallList, requested, {
    paths: hub.config.brand.paths,
    sealKey: await importKey('0', hub.config.wireKey),
    tokens: client.tokens,
    securityKey: hub.config.securityKey,
    basic: '',
  });
  const reply = await hub.app.inject({ method, url: path, headers, payload: String(body) });
  return { status: reply.statusCode, text: reply.body };
}
const linesOf = (text: string) =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').slice(0, 4));

const notes = () =>
  hub.db.read<Record<string, unknown>>(
    'system',
    `select arn, actor, details, address, request_id from audit_log where action = 'investor.call-list' order by id`,
  );

describe('a call list', () => {
  it('has the full mobiles and folios of those chosen, and leaves a note of who, how many and why', async () => {
    const before = (await notes()).length;
    const { status, text } = await request({ format: 'csv', sort: 'name', reason: 'review' });
    expect(status).toBe(200);
    expect(linesOf(text)).toEqual([
      ['Name', 'Mobile', 'Folio numbers', 'City'],
      ['Asha Nair', '9123409876', '7100001/4; 7100002', 'Kochi'],
      ['Bala Iyer', '9123409877', expect.any(String), 'Pune'],
      ['Chitra Rao', '', expect.any(String), 'Kochi'],
    ]);
    const after = await notes();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({
      arn: people.ifa.arn,
      actor: people.ifa.arn,
      details: { clients: 3, reason: 'review', note: null },
      address: expect.stringMatching(/./),
      request_id: expect.stringMatching(/./),
    });
    const saved = JSON.stringify(after) + hub.logged();
    for (const secret of ['9123409876', 'QWEPR4711T']) expect(saved).not.toContain(secret);
    expect(text).not.toContain('QWEPR4711T');
  });

  it('takes the same selection as every other act, and no client of anybody else', async () => {
    const [asha] = (await mine.request(listInvestors, { words: 'asha' })).items;
    const ids = [asha?.id ?? ''];
    const few = await request({
      format: 'csv',
      city: 'Kochi',
      except: ids,
      reason: 'other',
      note: ' Diwali ',
    });
    expect(linesOf(few.text).map(([name]) => name)).toEqual(['Name', 'Chitra Rao']);
    expect((await notes()).at(-1)?.details).toEqual({ clients: 1, reason: 'other', note: 'Diwali' });
    const foreign = await request({ format: 'csv', ids, reason: 'review' }, theirs);
    expect(linesOf(foreign.text)).toHaveLength(1);
    expect((await notes()).at(-1)).toMatchObject({ arn: people.other.arn, details: { clients: 0 } });
  });

  it.each([{}, { reason: 'because' }, { reason: 'other' }, { reason: 'other', note: '  ' }])(
    'is refused without a reason: %j',
    async (wrong) => {
      const before = await notes();
      expect((await request({ format: 'csv', ...wrong } as Requested)).status).toBe(400);
      expect(await notes()).toEqual(before);
    },
  );

  it.each(['abc', '1e5', '1,000', '-5', '5.555', '₹5', 'NaN'])(
    'is refused at the field for an amount that is none: %s',
    async (aumFrom) => {
      const before = await notes();
      const { status, text } = await request({ format: 'csv', reason: 'review', aumFrom });
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ fields: { aumFrom: texts.field.amount } });
      expect(await notes()).toEqual(before);
    },
  );

  it('is given five times a day and not more, and a refusal leaves no note', async () => {
    const list: Requested = { format: 'csv', reason: 'event' };
    for (let n = 0; n < 5; n++) expect((await request(list)).status).toBe(200);
    const before = await notes();
    const { status, text } = await request(list);
    expect(status).toBe(429);
    expect(text).toContain(serverTexts.exports.callListsUsed);
    expect(await notes()).toEqual(before);
    expect((await request(list, theirs)).status).toBe(200);
  });
});
