import { createHash } from 'node:crypto';
import {
  dayNumberOf,
  financialYearOf,
  type GstParties,
  gstOf,
  moneyOf,
  type Paise,
  paise,
  perMillion,
  writeMoney,
  writeRate,
} from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { beginImport, countBatch, endImport } from '../book/book.public.ts';
import { landLines, type NewBrokerageLine } from './brokerage-line.repository.ts';
import {
  type DemoTrail,
  demoFileName,
  demoMonthsDue,
  type FirstEntry,
  hasDemoFile,
  lockDemoBrokerage,
  readDemoTrail,
  readFirstEntries,
  readGstin,
  signLastDemoYear,
} from './demo-brokerage.repository.ts';
import { refreshBrokerage } from './refresh-brokerage.service.ts';
import type { BrokerageMonth } from './stale-months.repository.ts';

/** Of the demo's asset manager: Maharashtra. */
const managerState = '27';
const payDay = 8;

/** What a line of the demo has wrong, by how many months ago it was paid for. */
type Mistake = 'rate' | 'days' | 'gst-basis' | 'left-out' | { readonly hold: string };

export function mistakeOf(
  { kyc, pick, gstBasis }: Pick<DemoTrail, 'kyc' | 'pick' | 'gstBasis'>,
  { monthsAgo, hasEuin }: { readonly monthsAgo: number; readonly hasEuin: boolean },
): Mistake | null {
  const one = pick % 40;
  if (monthsAgo <= 3 && kyc === 'ON_HOLD') return { hold: 'KYC on hold with the KRA' };
  if (monthsAgo === 1 && !hasEuin) return { hold: 'EUIN missing on the order' };
  if (monthsAgo === 1 && one === 0) return { hold: 'GST invoice not received' };
  if (monthsAgo === 1 && one === 1) return { hold: 'Yearly declaration (DSC) missing' };
  if (monthsAgo <= 2 && one === 2) return 'left-out';
  if (monthsAgo <= 4 && one === 3) return 'rate';
  if (monthsAgo <= 5 && one === 4) return 'days';
  return monthsAgo <= 6 && one === 5 && gstBasis === 'exclusive' ? 'gst-basis' : null;
}

interface Payout {
  readonly arn: string;
  readonly month: Temporal.PlainYearMonth;
  readonly monthsAgo: number;
  readonly parties: GstParties;
}

const times = (amount: Paise, part: bigint, whole: bigint): Paise =>
  paise((2n * amount * part + whole) / (2n * whole));

/** What the registrar writes of what is expected: the same, or with a mistake; null for a folio it left out. */
export function paidLine(
  trail: DemoTrail,
  first: FirstEntry,
  { arn, month, monthsAgo, parties }: Payout,
  line: number,
): NewBrokerageLine | null {
  const mistake = mistakeOf(trail, { monthsAgo, hasEuin: first.euin !== null });
  if (mistake === 'left-out') return null;
  const lastDay = month.toPlainDate({ day: month.daysInMonth });
  const net = gstOf(moneyOf(trail.amount), trail.gstBasis, parties, dayNumberOf(lastDay)).taxable;
  const lessRate = mistake === 'rate' && trail.rate !== null && trail.rate > 2000 ? 1000 : 0;
  const lessDays = mistake === 'days' && trail.days > 10 ? 6 : 0;
  const rate = trail.rate === null ? null : trail.rate - lessRate;
  const days = trail.days - lessDays;
  let amount = net;
  if (rate !== null && trail.rate !== null) amount = times(amount, BigInt(rate), BigInt(trail.rate));
  amount = times(amount, BigInt(days), BigInt(trail.days));
  if (mistake === 'gst-basis') amount = times(amount, 100n, 118n);
  const tax = gstOf(amount, 'exclusive', parties, dayNumberOf(lastDay));
  const part = trail.gstBasis === 'exclusive' ? '1' : '2';
  return {
    line,
    arn,
    month: `${month}-01`,
    key: `cams|AR|${trail.folioNo}|${trail.rtaCode}|${first.trxnNo}|${month}|trail|TF|${part}`,
    folioNo: trail.folioNo,
    schemeCode: trail.schemeCode,
    kind: 'trail',
    typeText: 'TF',
    trxnNo: first.trxnNo,
    tradeOn: first.day,
    processedOn: month.add({ months: 1 }).toPlainDate({ day: payDay }).toString(),
    fromOn: lastDay.subtract({ days: trail.days - 1 }).toString(),
    toOn: lastDay.subtract({ days: lessDays }).toString(),
    days,
    base: null,
    units: null,
    averageAssets:
      rate === null || rate === 0
        ? null
        : writeMoney(times(amount, 365n * 1_000_000n, BigInt(rate) * BigInt(days))),
    rate: rate === null ? null : writeRate(perMillion(BigInt(rate))),
    amount: writeMoney(amount),
    igst: writeMoney(tax.igst),
    cgst: writeMoney(tax.cgst),
    sgst: writeMoney(tax.sgst),
    holdReason: typeof mistake === 'object' && mistake !== null ? mistake.hold : null,
  };
}

/**
 * What the registrar has paid in a demo by this day: the twin's own figures with a few mistakes in the newest months,
 * each month once, as its file would bring it.
 */
export async function makeDemoPayouts(db: Database, today: Temporal.PlainDate): Promise<number> {
  const due = await db.transaction('system', async (tx) => {
    await signLastDemoYear(tx, financialYearOf(today).startYear);
    return demoMonthsDue(tx, `${today}`);
  });
  const thisMonth = today.toPlainYearMonth();
  for (const [arn, months] of Map.groupBy(due, (one) => one.arn)) {
    const { firsts, gstin } = await db.transaction('system', async (tx) => ({
      firsts: new Map(
        (await readFirstEntries(tx, arn)).map((entry) => [`${entry.folioNo} ${entry.schemeCode}`, entry]),
      ),
      gstin: await readGstin(tx, arn),
    }));
    const parties = { supplier: gstin === '' ? null : gstin.slice(0, 2), recipient: managerState };
    for (const one of months) {
      const month = Temporal.PlainYearMonth.from(one.month.slice(0, 7));
      const monthsAgo = month.until(thisMonth, { largestUnit: 'months' }).months;
      await db.transaction('system', (tx) =>
        makeMonth(tx, one, { arn, month, monthsAgo, parties }, (key) => firsts.get(key)),
      );
    }
  }
  await refreshBrokerage(db);
  return due.length;
}

async function makeMonth(
  tx: Tx,
  one: BrokerageMonth,
  payout: Payout,
  firstOf: (position: string) => FirstEntry | undefined,
): Promise<void> {
  await lockDemoBrokerage(tx);
  if (await hasDemoFile(tx, one)) return;
  const lines: NewBrokerageLine[] = [];
  for (const trail of await readDemoTrail(tx, one)) {
    const first = firstOf(`${trail.folioNo} ${trail.schemeCode}`);
    const line = first === undefined ? null : paidLine(trail, first, payout, lines.length + 2);
    if (line !== null) lines.push(line);
  }
  const fileName = demoFileName(one);
  const sha256 = createHash('sha256').update(fileName).digest('hex');
  const id = await beginImport(tx, { feed: 'cams-wbr77', fileName, sha256 });
  const rows = lines.length;
  await landLines(tx, lines, id);
  await countBatch(tx, id, { rows, landed: rows, same: 0, quarantined: 0, ignored: 0 });
  await endImport(tx, id, 'done');
}
