import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { NewEntry } from '../../book/book.public.ts';
import { checkBook } from '../test/agreement.ts';
import { codes, dayNo, entry, post, writeHolder, writeHouse } from '../test/held-book.ts';

describe('in the demo book', () => {
  let hub: TestApp;
  beforeAll(async () => {
    hub = await testApp({ investors: 16 });
  }, 60_000);
  afterAll(() => hub.close());

  it('every screen is the sum of the one below, down to the ledger, and XIRR solves the flows', async () => {
    const { arn } = people.ifa;
    const client = hub.client();
    await client.logIn(arn);
    await client.authenticate();
    const clients = await checkBook(client, hub.db, arn);
    // A minor is its guardian's client.
    expect(clients.length).toBeGreaterThan(15);
    let rates = 0;
    for (const { details } of clients) {
      const flows = await hub.db.read<{ day: string; amount: string }>({ arn }, flowsOfClient, [
        arn,
        details.id,
      ]);
      const { xirr, value } = details.figures;
      if (xirr === null || details.asOn === null) continue;
      const paid = flows.map(({ day, amount }) => [dayNo(day), Number(amount)] as const);
      const [first = dayNo(details.asOn)] = paid.map(([day]) => day);
      const all = [...paid, [dayNo(details.asOn), Number(value)] as const];
      const npv = (rate: number) =>
        all.reduce((sum, [day, amount]) => sum + amount / (1 + rate) ** ((day - first) / 365), 0);
      const changes = all.filter(
        ([, amount], at) => at > 0 && amount > 0 !== (all[at - 1]?.[1] ?? 0) > 0,
      ).length;
      // With one change of sign there is one rate, and the shown one is within its rounding.
      if (changes !== 1) continue;
      rates++;
      const rate = Number(xirr) / 100;
      expect([details.name, npv(rate - 0.000051) > 0, npv(rate + 0.000051) < 0]).toEqual([
        details.name,
        true,
        true,
      ]);
    }
    expect(rates).toBeGreaterThan(5);
  }, 120_000);
});

/** Money of one client to and from outside the book, written out once more. */
const flowsOfClient = `
  select l.day, sum(case when l.kind in ('purchase', 'sip-instalment', 'transfer-in', 'transmission-in', 'broker-in')
                         then -l.amount else l.amount - l.stt - l.tax end) as amount
    from ledger l join folio f using (arn, folio_no)
   where l.arn = $1 and f.investor_id = $2
     and l.kind in ('purchase', 'sip-instalment', 'transfer-in', 'transmission-in', 'broker-in', 'redemption', 'swp',
                    'transfer-out', 'transmission-out', 'broker-out', 'idcw-payout')
     and not exists (select from uncounted_entry u where u.arn = l.arn and u.folio_no = l.folio_no
                       and u.scheme_code = l.scheme_code and u.trxn_no = l.trxn_no)
   group by l.day having sum(l.amount) <> 0 order by l.day`;

describe('in any book', () => {
  let hub: TestApp;
  beforeAll(async () => {
    hub = await testApp();
    await writeHouse(hub.db);
  });
  afterAll(() => hub.close());

  const kinds = [
    'purchase',
    'sip-instalment',
    'switch-in',
    'bonus',
    'idcw-reinvestment',
    'redemption',
    'swp',
    'switch-out',
    'idcw-payout',
  ] as const;
  const decimals = (most: number, places: number) =>
    fc.integer({ min: 1, max: most }).map((n) => (n / 10 ** places).toFixed(places));
  const anyLine = fc.record({
    folio: fc.integer({ min: 0, max: 4 }),
    scheme: fc.constantFrom(codes.flexi, codes.elss, codes.debt, codes.unpriced),
    kind: fc.constantFrom(...kinds),
    back: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1500 })),
    units: decimals(900_000, 3),
    amount: decimals(9_000_000, 2),
    isReversed: fc.boolean(),
  });
  /** Folios 0 and 1 are the first client's, 2 and 3 the second's, 4 the third's. */
  const owners = [[0, 1], [2, 3], [4]];

  let runs = 0;
  it('the same holds, also with sales of more than there is and reversals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { maxLength: 30 }), async (lines) => {
        const arn = `ARN-3${String(++runs).padStart(5, '0')}`;
        await hub.db.transaction('system', async (tx) => {
          await tx.query(
            `insert into distributor (arn, name, user_type, mobile, email, is_employee, status)
             values ($1, 'Any Distributor', 'IFA_USER', $2, $3, false, 'active')`,
            [arn, `97000${arn.slice(-5)}`, `${arn}@example.in`],
          );
          for (const [at, folios] of owners.entries()) {
            await writeHolder(tx, { arn, name: `Client ${at}`, folios: folios.map((no) => `F${no}`) });
          }
        });
        const entries = lines.flatMap((line, at): NewEntry[] => {
          const of = [arn, `F${line.folio}`, line.scheme] as const;
          const day = Temporal.PlainDate.from('2026-11-13').subtract({ days: line.back }).toString();
          const units = line.kind === 'idcw-payout' ? '0' : line.units;
          const made = entry(of, `${at}`, line.kind, day, { units, amount: line.amount });
          if (!line.isReversed || at % 3 > 0) return [made];
          const back = made.units > 0n ? `-${units}` : units;
          return [
            made,
            entry(of, `${at}~R`, 'reversal', day, { units: back, amount: line.amount, reverses: `${at}` }),
          ];
        });
        if (entries.length > 0) await post(hub.db, entries);
        const client = hub.client();
        await client.logIn(arn);
        await client.authenticate();
        expect(await checkBook(client, hub.db, arn)).toHaveLength(3);
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
