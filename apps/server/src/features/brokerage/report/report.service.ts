import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  BrokerageReportRow,
  brokerageReport,
  brokerageReportFile,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { moneyOf, PAGE_SIZE, type Paise, paise, todayInIndia, writeMoney } from '@hub/domain';
import type { GstParties } from '@hub/domain/brokerage/tax/gst';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports, mostExported } from '../../../calls/export-limits.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { firstDayOf, type Month, monthOf } from '../months/months.ts';
import { findTrailMonths } from '../months/trail-months.repository.ts';
import { dueMonths, workedAtOf } from '../months/trail-months.ts';
import { findParty } from '../tax/party.repository.ts';
import { gstOfMonth, gstParties, taxOf } from '../tax/payment-tax.ts';
import {
  findMonthsWithLines,
  findReport,
  type ReportFilter,
  type ReportMonth,
  type ReportRecord,
  sumReport,
} from './report.repository.ts';
import { reportTable } from './report-export.ts';

type Requested = Omit<RequestOf<typeof brokerageReport>, 'pageNumber'>;

interface Range {
  readonly from: Month;
  readonly to: Month;
  readonly months: { readonly first: Month; readonly last: Month } | null;
}

/** The newest month with lines where nobody says; one end alone is a month. */
async function rangeOf(queries: Queries, arn: string, { from, to }: Requested, today: Month): Promise<Range> {
  const months = await findMonthsWithLines(queries, arn);
  const newest = months?.last ?? today;
  const first = from ?? to ?? newest;
  const last = to ?? from ?? newest;
  return first <= last ? { from: first, to: last, months } : { from: last, to: first, months };
}

interface Confirming {
  readonly arn: string;
  readonly requested: Requested;
  readonly range: Range;
  readonly due: readonly Month[];
}

const filterOf = ({ arn, requested, range, due }: Confirming): ReportFilter => ({
  arn,
  from: firstDayOf(range.from),
  to: firstDayOf(range.to),
  due: due.map(firstDayOf),
  words: clientWords(requested.words ?? ''),
  kind: requested.kind ?? null,
  assetClass: requested.assetClass ?? null,
  schemeCode: requested.schemeCode ?? null,
  folioNo: requested.folioNo ?? null,
  euin: requested.euin ?? null,
  state: requested.state ?? null,
  group: requested.group ?? 'line',
  sort: requested.sort ?? 'month',
  order: requested.order ?? null,
});

const trailIn = (queries: Queries, arn: string, { from, to }: Range) =>
  findTrailMonths(queries, arn, { from: firstDayOf(from), to: firstDayOf(to) });

/** What the lines say and what is worked out for those that say nothing. */
const gstOfRow = (
  { tax, untaxed }: Pick<ReportRecord, 'tax' | 'untaxed'>,
  parties: GstParties,
  month: Month,
): Paise => paise(moneyOf(tax) + taxOf(gstOfMonth(moneyOf(untaxed), parties, month)));

const rowOf =
  (parties: GstParties, newest: Month) =>
  ({ tax, untaxed, ...row }: ReportRecord): BrokerageReportRow => ({
    ...row,
    gst: writeMoney(gstOfRow({ tax, untaxed }, parties, row.month ?? newest)),
  });

const sumOf = (months: readonly ReportMonth[], of: (month: ReportMonth) => Paise): string =>
  writeMoney(paise(months.reduce((sum, month) => sum + of(month), 0n)));

/** The tax is on a month's total, as an invoice has it: rows are rounded one by one. */
const totalsOf = (months: readonly ReportMonth[], parties: GstParties, { euin }: Requested) => ({
  amount: sumOf(months, ({ amount }) => moneyOf(amount)),
  gst: sumOf(months, (month) => gstOfRow(month, parties, month.month)),
  held: sumOf(months, ({ held }) => moneyOf(held)),
  expected: sumOf(months, ({ expected }) => moneyOf(expected)),
  trail:
    euin === undefined
      ? {
          due: sumOf(months, ({ due }) => moneyOf(due)),
          received: sumOf(months, ({ trail }) => moneyOf(trail)),
          gap: sumOf(months, ({ due, trail }) => paise(moneyOf(due) - moneyOf(trail))),
        }
      : null,
});

export async function getBrokerageReport(
  { db, session, clock, brand }: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof brokerageReport>,
): Promise<ResponseOf<typeof brokerageReport>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const today = todayInIndia(clock.now());
  const range = await rangeOf(queries, arn, requested, monthOf(today));
  const trail = await trailIn(queries, arn, range);
  const filter = filterOf({ arn, requested, range, due: dueMonths(trail, today) });
  const [party, rows, months] = await Promise.all([
    findParty(queries, arn),
    findReport(queries, filter, { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE }),
    sumReport(queries, filter),
  ]);
  const parties = gstParties(party?.gstin ?? '', brand);
  return {
    from: range.from,
    to: range.to,
    months: range.months,
    items: rows.map(rowOf(parties, range.to)),
    total: months[0]?.total ?? 0,
    totals: totalsOf(months, parties, requested),
    workedAt: workedAtOf(trail),
  };
}

export async function getBrokerageReportFile(
  context: SignedInContext,
  { format, ...requested }: RequestOf<typeof brokerageReportFile>,
): Promise<FileReply> {
  const { db, clock, session, brand } = context;
  const { arn } = session;
  await limitExports(context);
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  return context.exports.file({
    user: arn,
    format,
    today,
    signal: context.gone,
    async read() {
      const range = await rangeOf(queries, arn, requested, monthOf(today));
      const trail = await trailIn(queries, arn, range);
      const filter = filterOf({ arn, requested, range, due: dueMonths(trail, today) });
      const [party, records, months] = await Promise.all([
        findParty(queries, arn),
        findReport(queries, filter, { limit: mostExported[format], offset: 0 }),
        sumReport(queries, filter),
      ]);
      const parties = gstParties(party?.gstin ?? '', brand);
      return reportTable({
        group: filter.group,
        range,
        rows: records.map(rowOf(parties, range.to)),
        total: months[0]?.total ?? 0,
        totals: totalsOf(months, parties, requested),
        today,
        requested,
      });
    },
  });
}
