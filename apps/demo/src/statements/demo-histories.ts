import { dayNumberOf, milliUnits, navOf, paise, todayInIndia, unitsOf } from '@hub/domain';
import { type EntryKind, unitsSign } from '@hub/domain/holdings/ledger/entry-kinds';
import { securitiesTax } from '@hub/domain/holdings/tax/securities-tax';
import { unitsFor, valueAt } from '@hub/domain/money/unit-value';
import type { JobContext } from '../../../server/src/calls/job-context.ts';
import type { Tx } from '../../../server/src/db/database.ts';
import { bookOf, type NewEntry, openFolio } from '../../../server/src/features/book/book.public.ts';
import { type DemoMerger, demoPrice, findDemoMerger, findDemoSpot } from './demo-histories.repository.ts';

const folios = { old: '990000018/11', odd: '990000026/27' } as const;

interface Line {
  readonly folioNo: string;
  readonly code: string;
  readonly kind: EntryKind;
  readonly day: string;
  readonly nav: string;
  readonly units: bigint;
  readonly carried?: NewEntry['carried'];
}

const dayNo = (iso: string) => dayNumberOf(Temporal.PlainDate.from(iso));
/** Of a small book every client is looked at by somebody; a large one has its odd ones. */
const LARGE_BOOK = 200;

function entryOf(
  arn: string,
  { folioNo, code, kind, day, nav, units, carried = null }: Line,
  at: number,
): NewEntry {
  const amount = valueAt(milliUnits(units), navOf(nav));
  return {
    arn,
    folioNo,
    schemeCode: code,
    trxnNo: String(990_000_100 + at),
    kind,
    day: dayNo(day),
    units: milliUnits(units * BigInt(unitsSign(kind))),
    nav: navOf(nav),
    amount,
    duty: paise(0n),
    load: paise(0n),
    stt: kind === 'redemption' ? securitiesTax(amount, 'equity', dayNo(day)) : paise(0n),
    tax: paise(0n),
    carried,
    reverses: null,
    planNo: null,
    euin: null,
    subArn: null,
  };
}

/** Units bought in 2016 that came from another distributor, went through a merger, and were sold in part since. */
async function oldLots(tx: Tx, merger: DemoMerger, today: Temporal.PlainDate): Promise<Line[]> {
  const folioNo = folios.old;
  const { from, into, day, outNav, inNav } = merger;
  const came = await demoPrice(tx, from, `${today.subtract({ years: 5 })}`);
  const bought = unitsOf('4000');
  const cost = (valueAt(bought, navOf(came.nav)) * 11n) / 20n;
  const got = unitsFor(valueAt(bought, navOf(outNav)), navOf(inNav));
  const sale = async (ago: Temporal.DurationLike, part: bigint): Promise<Line> => {
    const price = await demoPrice(tx, into, `${today.subtract(ago)}`);
    return { folioNo, code: into, kind: 'redemption', ...price, units: (got * part) / 100n };
  };
  return [
    {
      folioNo,
      code: from,
      kind: 'broker-in',
      ...came,
      units: bought,
      carried: { acquiredOn: dayNo('2016-06-15'), cost: paise(cost) },
    },
    { folioNo, code: from, kind: 'merger-out', day, nav: outNav, units: bought },
    { folioNo, code: into, kind: 'merger-in', day, nav: inNav, units: got },
    await sale({ months: 9 }, 40n),
    await sale({ days: 40 }, 20n),
  ];
}

/** Units whose cost nobody brought, and a sale of more than the history has. */
async function oddLots(tx: Tx, { into: code }: DemoMerger, today: Temporal.PlainDate): Promise<Line[]> {
  const line = async (kind: EntryKind, daysAgo: number, units: string): Promise<Line> => ({
    folioNo: folios.odd,
    code,
    kind,
    ...(await demoPrice(tx, code, `${today.subtract({ days: daysAgo })}`)),
    units: unitsOf(units),
  });
  return [
    { ...(await line('broker-in', 400, '900')), carried: { acquiredOn: dayNo('2019-03-05'), cost: null } },
    await line('purchase', 300, '200'),
    await line('redemption', 50, '300'),
    await line('redemption', 20, '5000'),
  ];
}

/** What a young and tidy book has none of: lots from before 2018, units without a cost, a history with a hole in it. */
export async function makeDemoHistories(
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  arn: string,
  clients = LARGE_BOOK,
): Promise<void> {
  const today = todayInIndia(clock.now());
  await db.transaction('system', async (tx) => {
    const [spot, merger] = [
      await findDemoSpot(tx, arn, { folioNo: folios.old, clients }),
      await findDemoMerger(tx, arn),
    ];
    if (spot === null || merger === null) return;
    const lines = [...(await oldLots(tx, merger, today)), ...(await oddLots(tx, merger, today))];
    const { investorId, client, folio } = spot;
    for (const folioNo of Object.values(folios)) {
      const first = lines.find((line) => line.folioNo === folioNo);
      await openFolio(tx, {
        arn,
        folioNo,
        investorId,
        openedOn: first?.day ?? `${today}`,
        client,
        folio: { ...folio, schemeCode: merger.into },
      });
    }
    const book = bookOf(tx);
    await book.post(lines.map((line, at) => entryOf(arn, line, at)));
    await book.refreshStaleAum();
  });
}
