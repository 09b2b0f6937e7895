import { createHash } from 'node:crypto';
import { dayNumberOf, financialYearOf, moneyOf, type Paise, paise, writeMoney, writeRate } from '@hub/domain';
import { type GstParties, gstOf } from '@hub/domain/brokerage/tax/gst';
import { perMillion } from '@hub/domain/money/per-million';
import type { Database, Tx } from '../../../server/src/db/database.ts';
import {
  countBatch,
  endImport,
  importedFileNames,
  planAgain,
  startImport,
} from '../../../server/src/features/book/book.public.ts';
import {
  type BrokerageMonth,
  copyLines,
  type ExpectedTrail,
  expectedClawbacks,
  findUnpaidMonths,
  type NewBrokerageLine,
  readExpectedTrail,
  readRateCards,
  refreshBrokerage,
  writeSigned,
} from '../../../server/src/features/brokerage/brokerage.public.ts';
import {
  type FirstEntry,
  lockDemoBrokerage,
  readFirstEntries,
  readGstin,
  readHeldFolios,
  readNames,
} from './demo-brokerage.repository.ts';

/** Of the demo's asset manager: Maharashtra. */
const managerState = '27';
const payDay = 8;
const yearsPaid = 2;
const feed = 'cams-wbr77';
const mostIncentive = paise(200_000n);

type DemoLine = NewBrokerageLine & { readonly euin: string | null };

/** What a line of the demo has wrong, by how many months ago it was paid for. */
type Mistake = 'rate' | 'days' | 'gst-basis' | 'left-out' | { readonly hold: string };

interface MistakeTerms extends Pick<ExpectedTrail, 'gstBasis'>, Pick<FirstEntry, 'pick'> {
  readonly monthsAgo: number;
  /** The client's KYC is on hold. */
  readonly isHeld: boolean;
  readonly hasEuin: boolean;
}

function mistakeOf({ pick, gstBasis, monthsAgo, isHeld, hasEuin }: MistakeTerms): Mistake | null {
  const one = pick % 40;
  if (monthsAgo <= 3 && isHeld) return { hold: 'KYC on hold with the KRA' };
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
  readonly parties: GstParties;
  readonly thisMonth: Temporal.PlainYearMonth;
  readonly heldFolios: ReadonlySet<string>;
}

const times = (amount: Paise, part: bigint, whole: bigint): Paise =>
  paise((2n * amount * part + whole) / (2n * whole));

/** What the registrar writes of what is expected: the same, or with a mistake; null for a folio it left out. */
function paidLine(
  trail: ExpectedTrail,
  first: FirstEntry,
  { arn, parties, thisMonth, heldFolios }: Payout,
  line: number,
): DemoLine | null {
  const month = Temporal.PlainYearMonth.from(trail.month.slice(0, 7));
  const monthsAgo = month.until(thisMonth, { largestUnit: 'months' }).months;
  const mistake = mistakeOf({
    gstBasis: trail.gstBasis,
    pick: first.pick,
    monthsAgo,
    isHeld: heldFolios.has(trail.folioNo),
    hasEuin: first.euin !== null,
  });
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
  const isExclusive = trail.gstBasis === 'exclusive';
  return {
    ...lineFor(first, { arn, month, parties }, { kind: 'trail', part: isExclusive ? '1' : '2', amount }),
    line,
    fromOn: lastDay.subtract({ days: trail.days - 1 }).toString(),
    toOn: lastDay.subtract({ days: lessDays }).toString(),
    days,
    averageAssets:
      rate === null || rate === 0
        ? null
        : writeMoney(times(amount, 365n * 1_000_000n, BigInt(rate) * BigInt(days))),
    rate: rate === null ? null : writeRate(perMillion(BigInt(rate))),
    holdReason: typeof mistake === 'object' && mistake !== null ? mistake.hold : null,
  };
}

/** A line for the order that a position began with; without what only trail has. */
function lineFor(
  first: FirstEntry,
  { arn, month, parties }: { arn: string; month: Temporal.PlainYearMonth; parties: GstParties },
  { kind, part, amount }: { kind: DemoLine['kind']; part: string; amount: Paise },
): DemoLine {
  const typeText = kind === 'incentive' ? 'INCENTIVE' : 'TF';
  const lastDay = month.toPlainDate({ day: month.daysInMonth });
  const tax = gstOf(amount, 'exclusive', parties, dayNumberOf(lastDay));
  return {
    line: 0,
    arn,
    month: `${month}-01`,
    key: `cams|AR|${first.folioNo}|${first.rtaCode}|${first.trxnNo}|${month}|${kind}|${typeText}|${part}`,
    folioNo: first.folioNo,
    schemeCode: first.schemeCode,
    kind,
    typeText,
    trxnNo: first.trxnNo,
    tradeOn: first.day,
    processedOn: month.add({ months: 1 }).toPlainDate({ day: payDay }).toString(),
    fromOn: null,
    toOn: null,
    days: null,
    base: kind === 'incentive' ? first.amount : null,
    units: null,
    averageAssets: null,
    rate: null,
    amount: writeMoney(amount),
    igst: writeMoney(tax.igst),
    cgst: writeMoney(tax.cgst),
    sgst: writeMoney(tax.sgst),
    holdReason: null,
    euin: first.euin,
  };
}

/** Since the card of April 2026: a hundredth of a first purchase, 2,000 at most, for some of the new clients. */
function incentiveOf(first: FirstEntry): Paise | null {
  if (first.kind !== 'purchase' || first.day < '2026-04-01') return null;
  if (!first.isSold && first.pick % 3 !== 0) return null;
  const share = times(moneyOf(first.amount), 1n, 100n);
  return share > mostIncentive ? mostIncentive : share;
}

/** In one transaction: a demo has one connection, and its pages wait for it. */
const monthsAtOnce = 6;

/** The file that stands for payouts of the demo, by the last of its months: made once, also when it was taken back. */
const demoFileName = ({ arn, month }: BrokerageMonth): string => `payout-${arn}-${month.slice(0, 7)}.csv`;

/** Months that the registrar has paid by this day and the demo has no file of. */
async function monthsDue(tx: Tx, today: Temporal.PlainDate): Promise<BrokerageMonth[]> {
  const from = today.with({ day: 1 }).subtract({ years: yearsPaid });
  const to = today
    .subtract({ days: payDay - 1 })
    .with({ day: 1 })
    .subtract({ months: 1 });
  const unpaid = await findUnpaidMonths(tx, { from: `${from}`, to: `${to}` });
  const names = await importedFileNames(tx, feed);
  return unpaid.filter(({ arn, month }) => {
    const hasLater = (name: string) =>
      name.startsWith(`payout-${arn}-`) && name >= demoFileName({ arn, month });
    return !names.some(hasLater);
  });
}

/** Of every distributor; this year's is theirs to sign. */
async function signLastYear(tx: Tx, year: number): Promise<void> {
  const at = Temporal.PlainDateTime.from({ year, month: 6, day: 12, hour: 11, minute: 20 }).toZonedDateTime(
    'UTC',
  );
  for (const { arn, name } of await readNames(tx)) {
    await writeSigned(tx, { arn, year, at: `${at.toInstant()}`, by: name });
  }
}

/**
 * What the registrar has paid in a demo by this day: the twin's own figures with a few mistakes in the newest months,
 * each month once, as a file would bring it. Returns how many months were made.
 */
export async function makeDemoPayouts(db: Database, today: Temporal.PlainDate): Promise<number> {
  const due = await db.transaction('system', async (tx) => {
    await signLastYear(tx, financialYearOf(today).startYear - 1);
    return monthsDue(tx, today);
  });
  for (const [arn, ofArn] of Map.groupBy(due, (one) => one.arn)) {
    const months = ofArn.map(({ month }) => month);
    for (let at = 0; at < months.length; at += monthsAtOnce) {
      const some = months.slice(at, at + monthsAtOnce);
      await db.transaction('system', (tx) => makeMonths(tx, arn, some, today.toPlainYearMonth()));
    }
  }
  await refreshBrokerage(db);
  return due.length;
}

async function makeMonths(
  tx: Tx,
  arn: string,
  months: readonly string[],
  thisMonth: Temporal.PlainYearMonth,
): Promise<void> {
  const file = { arn, month: months.at(-1) ?? '' };
  await lockDemoBrokerage(tx);
  if ((await importedFileNames(tx, feed)).includes(demoFileName(file))) return;
  await planAgain(tx);
  const nameOf = ({ folioNo, schemeCode }: Pick<FirstEntry, 'folioNo' | 'schemeCode'>) =>
    `${folioNo} ${schemeCode}`;
  const firsts = new Map((await readFirstEntries(tx, arn)).map((entry) => [nameOf(entry), entry]));
  const gstin = await readGstin(tx, arn);
  const parties = { supplier: gstin === '' ? null : gstin.slice(0, 2), recipient: managerState };
  const payout = { arn, parties, thisMonth, heldFolios: await readHeldFolios(tx, arn) };
  const lines: DemoLine[] = [];
  for (const trail of await readExpectedTrail(tx, arn, months)) {
    const first = firsts.get(nameOf(trail));
    const line = first && paidLine(trail, first, payout, lines.length + 2);
    if (line) lines.push(line);
  }
  for (const first of firsts.values()) {
    const amount = incentiveOf(first);
    const month = first.day.slice(0, 7);
    if (amount === null || !months.includes(`${month}-01`)) continue;
    const at = { arn, parties, month: Temporal.PlainYearMonth.from(month) };
    lines.push(lineFor(first, at, { kind: 'incentive', part: '1', amount }));
  }
  await importRows(tx, demoFileName(file), lines);
  const taken: DemoLine[] = [];
  const cards = await readRateCards(tx);
  for (const one of months) {
    for (const { folio, scheme, amount } of await expectedClawbacks(tx, { arn, month: one }, cards)) {
      const first = firsts.get(nameOf({ folioNo: folio, schemeCode: scheme }));
      if (first === undefined) continue;
      const at = { arn, parties, month: Temporal.PlainYearMonth.from(one.slice(0, 7)) };
      // One in six was taken back twice.
      for (let times = first.pick % 6 === 0 ? 2 : 1; times > 0; times -= 1) {
        taken.push(lineFor(first, at, { kind: 'clawback', part: `${taken.length + 1}`, amount }));
      }
    }
  }
  if (taken.length > 0) await importRows(tx, `clawback-${demoFileName(file)}`, taken);
}

async function importRows(tx: Tx, fileName: string, lines: readonly DemoLine[]): Promise<void> {
  const sha256 = createHash('sha256').update(fileName).digest('hex');
  const id = await startImport(tx, { feed, fileName, sha256 });
  const rows = lines.length;
  await copyLines(tx, lines, id);
  await countBatch(tx, id, { rows, imported: rows, same: 0, quarantined: 0, ignored: 0 });
  await endImport(tx, id, 'done');
}
