import { randomUUID } from 'node:crypto';
import {
  investorDetails,
  investorHistory,
  type LedgerRow,
  listTransactions,
} from '@hub/contract/calls/investor/investor-details';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { codes, entry, post, writeHolder } from '../test/held-book.ts';
import { type HeldClients, writeClients } from '../test/held-clients.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let ids: HeldClients;
beforeAll(async () => {
  hub = await testApp();
  ids = await writeClients(hub.db, people.ifa.arn, people.other.arn);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

const pointsOf = async (id: string) => (await mine.request(investorHistory, { id })).points;

async function ledgerOf(investorId: string): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const { items, total } = await mine.request(listTransactions, { investorId, pageNumber });
    rows.push(...items.filter(({ counted }) => counted === 'yes'));
    if (items.length === 0 || pageNumber * 10 >= total) return rows;
  }
}

const scaled = (text: string) => BigInt(text.replace('.', ''));

/** Worked the long way: the units of every row up to the day, each scheme at its last price of that day. */
async function valueByHand(rows: readonly LedgerRow[], day: string): Promise<string | null> {
  let worth = 0n;
  for (const [code, moved] of Map.groupBy(rows, ({ schemeCode }) => schemeCode)) {
    const units = moved.filter((row) => row.day <= day).reduce((sum, row) => sum + scaled(row.units), 0n);
    if (units === 0n) continue;
    const prices = await hub.db.read<{ day: string; nav: string }>(
      'system',
      'select day, nav from nav where scheme_code = $1 order by day desc',
      [code],
    );
    const price = prices.find((one) => one.day <= day);
    if (price) worth += units * scaled(price.nav);
    else if (prices.length > 0) return null;
  }
  const paise = (worth + 50_000n) / 100_000n;
  return `${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`;
}

describe('the value of a client over time', () => {
  it('ends with what the page says of today, for every client', async () => {
    for (const id of Object.values(ids).filter((one) => one !== ids.farah)) {
      const { figures, name } = await mine.request(investorDetails, { id });
      const points = await pointsOf(id);
      if (points.length === 0) continue;
      const { value, invested } = points.at(-1) ?? {};
      expect([name, value, invested]).toEqual([name, figures.value, figures.cost]);
    }
  });

  it('has one point a month since the first day, worth what its rows and prices come to', async () => {
    for (const id of [ids.asha, ids.vikram, ids.tara, ids.sunil]) {
      const [points, rows] = [await pointsOf(id), await ledgerOf(id)];
      const first = rows.map(({ day }) => day).sort()[0] ?? '';
      expect(points[0]?.day).toBe(first);
      for (const [at, { day, value }] of points.entries()) {
        expect([day, value]).toEqual([day, await valueByHand(rows, day)]);
        const date = Temporal.PlainDate.from(day);
        if (at > 0 && at < points.length - 1) expect(date.day).toBe(date.daysInMonth);
      }
      expect(new Set(points.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(
        points.length - 1,
      );
    }
  });

  it('has invested what was paid for what was held then, not for what was sold since', async () => {
    const { arn } = people.ifa;
    const id = await hub.db.transaction('system', (tx) =>
      writeHolder(tx, { arn, name: 'Usha Menon', folios: ['7000001'] }),
    );
    const key = [arn, '7000001', codes.flexi] as const;
    await post(hub.db, [
      entry([...key], '1', 'purchase', '2026-06-10', { units: '100', amount: '5000' }),
      entry([...key], '2', 'purchase', '2026-07-10', { units: '50', amount: '3000' }),
      entry([...key], '3', 'redemption', '2026-08-10', { units: '40', amount: '2500' }),
    ]);
    const invested = (await pointsOf(id)).map(({ day, invested: paid }) => [day, paid]);
    expect(invested.slice(0, 4)).toEqual([
      ['2026-06-10', '5000.00'],
      ['2026-06-30', '5000.00'],
      ['2026-07-31', '8000.00'],
      // 60 of the first hundred are left.
      ['2026-08-31', '6000.00'],
    ]);
  });

  it('is nothing where nothing was ever held', async () => {
    expect(await pointsOf(ids.nisha)).toEqual([]);
  });

  it("of another distributor's client is answered like that of one who does not exist", async () => {
    const foreign = await mine.send(investorHistory, { id: ids.farah });
    const nobody = await mine.send(investorHistory, { id: randomUUID() });
    expect([foreign.status, foreign.text]).toEqual([nobody.status, nobody.text]);
    expect(foreign.status).toBe(404);
    expect((await theirs.request(investorHistory, { id: ids.farah })).points).not.toEqual([]);
  });
});
