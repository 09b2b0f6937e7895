import { type RequestOf, texts } from '@hub/contract';
import type {
  exportRecords as exportRecordsCall,
  RecordRow,
} from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { recordFileTexts } from '@hub/contract/orders/record-file-texts';
import { historyFilterNames, orderStatusText, recordStageNames } from '@hub/contract/orders/record-texts';
import { clockInIndia, dayText, formatDate, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports, mostExported } from '../../../calls/export-limits.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { inPages } from '../../../exports/in-pages.ts';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';
import { groupDays, totalOf } from './record-counts.ts';
import { countRecords, findRecordsOf, findReferences } from './records.repository.ts';
import { recordFilter } from './records.service.ts';
import { recordRow } from './records-presenter.ts';

const dayOf = (at: string): string => clockInIndia(Temporal.Instant.from(at)).toPlainDate().toString();

const money = { decimals: 2 } as const;

const columns: readonly ExportColumn<RecordRow>[] = [
  { header: recordFileTexts.reference, kind: 'text', width: 14, value: ({ reference }) => reference },
  { header: recordFileTexts.createdOn, kind: 'date', width: 11, value: ({ createdAt }) => dayOf(createdAt) },
  { header: recordFileTexts.kind, kind: 'text', width: 9, value: ({ kind }) => orderKindTexts[kind].title },
  { header: recordFileTexts.investor, kind: 'text', width: 22, value: ({ investor }) => investor.name },
  { header: recordFileTexts.folio, kind: 'text', width: 13, value: ({ folioNo }) => folioNo },
  { header: recordFileTexts.scheme, kind: 'text', width: 30, value: ({ scheme }) => scheme.name },
  { header: recordFileTexts.toScheme, kind: 'text', width: 30, value: ({ target }) => target?.name ?? null },
  { header: recordFileTexts.order, kind: 'text', width: 14, value: ({ headline }) => headline },
  { header: recordFileTexts.amount, kind: money, width: 13, value: ({ amount }) => amount },
  { header: recordFileTexts.status, kind: 'text', width: 20, value: orderStatusText },
  { header: recordFileTexts.navOf, kind: 'date', width: 11, value: ({ navOn }) => navOn },
  { header: recordFileTexts.lastChange, kind: 'date', width: 11, value: ({ changedAt }) => dayOf(changedAt) },
];

type Requested = Omit<RequestOf<typeof exportRecordsCall>, 'format'>;

/** What was looked for and filtered, in words. */
function chosenInWords(requested: Requested, investor: string | null): string[] {
  return [
    requested.status && requested.status !== 'all' && historyFilterNames[requested.status],
    requested.stage && recordStageNames[requested.stage],
    requested.recordStatus &&
      (requested.recordStatus === 'PENDING' ? recordFileTexts.pending : recordFileTexts.closed),
    requested.lapsing && recordFileTexts.lapsing,
    requested.kind && orderKindTexts[requested.kind].title,
    requested.words?.trim() && recordFileTexts.foundBy(requested.words.trim()),
    requested.investorId && (investor ?? recordFileTexts.oneInvestor),
    requested.from && recordFileTexts.fromDay(dayText(requested.from)),
    requested.to && recordFileTexts.toDay(dayText(requested.to)),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}

function countText(rows: number, total: number): string {
  if (rows < total) return recordFileTexts.firstOf(rows, total);
  return recordFileTexts.orderCount(total);
}

/** What the list shows, as a file. */
export async function exportRecords(
  context: SignedInContext,
  { format, ...requested }: RequestOf<typeof exportRecordsCall>,
): Promise<FileReply> {
  const { db, clock, session } = context;
  const { arn } = session;
  await limitExports(context);
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const filter = recordFilter(arn, requested, clock.now());
  const read = async (references: readonly string[]) =>
    (await findRecordsOf(queries, arn, references)).map(recordRow);
  return context.exports.file({
    user: arn,
    format,
    today,
    signal: context.gone,
    async read(): Promise<ExportTable<RecordRow>> {
      const [references, counts] = await Promise.all([
        findReferences(queries, filter, mostExported[format]),
        countRecords(queries, filter, groupDays(clock.now())),
      ]);
      const total = totalOf(counts, filter);
      const [first] = await read(references.slice(0, 1));
      return {
        title: recordFileTexts.title,
        notes: [
          [
            recordFileTexts.asOn(formatDate(today)),
            countText(references.length, total),
            ...chosenInWords(requested, first?.investor.name ?? null),
          ].join(' · '),
          recordFileTexts.note,
        ],
        columns,
        rows: inPages(references, read),
        count: references.length,
        footer: texts.footer.disclaimer,
      };
    },
  });
}
