import { preLoginTexts, startPreLoginOrder } from '@hub/contract/calls/transact/transact-pre-login';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { codes, euin, folios, seedOrderBook } from '../test/order-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedOrderBook(hub.db);
});
afterAll(() => hub.close());
const forget = () =>
  hub.db.asOwner((owner) =>
    owner.query('truncate rate_limit, order_event, orders, confirmation, outbox_message, pgboss.job'),
  );
beforeEach(forget);

const right = {
  arn: '100001',
  pan: 'abcpa1234a',
  folioNo: folios.asha,
  kind: 'lumpsum',
  schemeCode: codes.flexi,
  amount: '5000',
  euin,
} as const;

type Requested = Partial<{ [Key in keyof typeof right]: string | null }>;
const start = (changes: Requested = {}) =>
  hub.client().call(startPreLoginOrder, { ...right, ...changes } as typeof right);

const count = async (sql: string): Promise<number> =>
  (await hub.db.read<{ n: number }>('system', sql))[0]?.n ?? -1;

/** All that whoever asks can see, and how much was done before the answer. */
async function answered(changes: Requested) {
  const input = { ...right, ...changes } as typeof right;
  const { status, headers, text } = await hub.client().send(startPreLoginOrder, input);
  const { date: _, 'x-request-id': __, ...same } = headers;
  const jobs = await count(`select count(*)::int as n from pgboss.job where name = 'transact.pre-login'`);
  const written = await count(
    'select ((select count(*) from orders) + (select count(*) from outbox_message))::int as n',
  );
  await forget();
  // Sealed anew each time: only its length can be compared.
  return { status, headers: same, length: text.length, jobs, written };
}

/** All that was asked is looked at. */
const settled = () => hub.runQueued('transact.pre-login');

const orders = () =>
  hub.db.read<{ arn: string; kind: string; type: string; status: string; terms: { amount?: string } }>(
    'system',
    'select arn, kind, type, status, terms from orders order by created_at, reference',
  );
const links = () => count(`select count(*)::int as n from outbox_message where purpose = 'order-link'`);

describe('a transaction without a login', () => {
  it('reaches the investor of the folio, who alone can confirm it', async () => {
    expect(await start()).toMatchObject({ ok: true, value: { status: 'Success' } });
    await settled();
    expect(await orders()).toEqual([
      {
        arn: 'ARN-100001',
        kind: 'lumpsum',
        type: 'PRELOGIN',
        status: 'pending',
        terms: expect.objectContaining({ amount: '5000', account: 'HDFC0000001-4321', euin }),
      },
    ]);
    expect(await links()).toBe(2);
  });

  it('redeems all units where no amount is given, and needs an amount to invest', async () => {
    await start({ kind: 'redeem', amount: null, euin: null });
    await settled();
    expect((await orders()).map(({ kind }) => kind)).toEqual(['redeem']);
    expect(await start({ amount: null })).toMatchObject({
      ok: false,
      fields: { amount: preLoginTexts.wrong.amount },
    });
  });

  it('of an amount that the scheme takes of nobody is refused at its field, for any folio', async () => {
    const tooLittle = {
      ok: false,
      status: 422,
      fields: { amount: expect.stringMatching(/^Minimum ₹/) },
    };
    expect(await start({ amount: '1' })).toMatchObject(tooLittle);
    expect(await start({ amount: '1', folioNo: '777/7' })).toMatchObject(tooLittle);
    expect(await start({ kind: 'redeem', amount: '1', euin: null })).toMatchObject(tooLittle);
    await settled();
    expect(await orders()).toEqual([]);
  });

  it('is sent once, however often it is asked for', async () => {
    await start();
    await start();
    await start();
    await settled();
    expect(await orders()).toHaveLength(1);
    expect(await links()).toBe(2);
  });

  it.each([
    ['a PAN of somebody else', { pan: 'ABCPB1234B' }],
    ['an ARN whose folio it is not', { arn: '100002' }],
    ['an ARN that nobody has', { arn: '999999' }],
    ['a folio of another distributor', { folioNo: folios.theirs, pan: 'ABCPD1234D' }],
    ['a folio that there is not', { folioNo: '777/7' }],
    ['a joint folio, which may not transact', { folioNo: folios.joint, pan: 'ABCPC1234C' }],
    ['a scheme that there is not', { schemeCode: '123456' }],
    ['an EUIN of nobody', { euin: 'E999999' }],
    ['more units than there are', { kind: 'redeem', amount: '99999999', euin: null }],
  ])('is answered alike and goes nowhere for %s', async (_, changes: Requested) => {
    expect(await answered(changes)).toEqual(await answered({}));
    await forget();
    expect(await start(changes)).toEqual(await start({ folioNo: '1/1' }));
    await settled();
    expect(await orders()).toEqual([]);
    expect(await links()).toBe(0);
  });

  it('gives 1,000 guesses at PANs and folios nothing but a pause, and keeps no PAN', async () => {
    const replies = new Map<string, number>();
    for (let n = 0; n < 1000; n += 50) {
      const guesses = Array.from({ length: 50 }, (_, i) => {
        const isRight = (n + i) % 100 === 99;
        return start(isRight ? {} : { pan: `ABCPA${String(n + i).padStart(4, '0')}Z` });
      });
      for (const reply of await Promise.all(guesses)) {
        const said = reply.ok ? 'Success' : reply.message;
        replies.set(said, (replies.get(said) ?? 0) + 1);
      }
    }
    expect([...replies.keys()].sort()).toEqual(['Success', preLoginTexts.tooOften]);
    expect(replies.get('Success')).toBeLessThanOrEqual(10);
    const saved = await hub.db.read<{ text: string }>(
      'system',
      `select data::text as text from pgboss.job where name = 'transact.pre-login'`,
    );
    expect(saved.length).toBeGreaterThan(0);
    for (const { text } of saved) expect(text).not.toMatch(/[A-Z]{5}\d{4}[A-Z]/i);
    expect(hub.logged()).not.toMatch(/ABCPA\d{4}/i);
  });

  it('slows 1,000 guesses down also when each comes from another address: by the ARN, and by the folio', async () => {
    const taken = async (folioOf: (n: number) => string) => {
      await forget();
      let count = 0;
      for (let n = 0; n < 1000; n += 50) {
        const guesses = Array.from({ length: 50 }, (_, i) => {
          const [low, high] = [(n + i) % 250, Math.floor((n + i) / 250)];
          return hub
            .client()
            .call(
              startPreLoginOrder,
              { ...right, pan: `ABCPA${String(n + i).padStart(4, '0')}Z`, folioNo: folioOf(n + i) },
              { remoteAddress: `203.0.${high}.${low}` },
            );
        });
        for (const { ok } of await Promise.all(guesses)) if (ok) count += 1;
      }
      return count;
    };
    expect(await taken((n) => `${1000 + n}/1`)).toBe(60);
    expect(await taken(() => folios.asha)).toBe(5);
  });
});
