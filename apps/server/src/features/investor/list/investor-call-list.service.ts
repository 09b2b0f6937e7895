import { type RequestOf, texts } from '@hub/contract';
import {
  callListReasons,
  type exportCallList as exportCallListCall,
} from '@hub/contract/calls/investor/investor-list';
import { investorFileTexts } from '@hub/contract/investor/investor-file-texts';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { formatDate, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports, mostExported } from '../../../calls/export-limits.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { inPages } from '../../../exports/in-pages.ts';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';
import { chosenInWords, countOf, folioColumn } from './investor-export.ts';
import { type ExportedInvestor, findByIds, findChosen } from './investor-list.repository.ts';
import { requestedOf } from './investor-requested.ts';

/** Enough for a day of calls, too few to make a habit of copying the book. */
const CALL_LISTS_PER_DAY = 5;
const DAY_SECONDS = 86_400;

/** What one needs on the telephone, and nothing else that is masked. */
const columns: readonly ExportColumn<ExportedInvestor>[] = [
  { header: investorFileTexts.name, kind: 'text', width: 30, value: ({ name }) => name },
  { header: investorFileTexts.mobile, kind: 'text', width: 15, value: ({ mobile }) => mobile },
  folioColumn,
  { header: investorFileTexts.city, kind: 'text', width: 16, value: ({ city }) => city },
  {
    header: investorFileTexts.aum,
    kind: { decimals: 2 },
    width: 16,
    value: ({ aum }) => aum,
  },
  {
    header: investorFileTexts.sipCount,
    kind: { decimals: 0 },
    width: 6,
    value: ({ sips }) => String(sips),
  },
  {
    header: investorFileTexts.lastInvested,
    kind: 'date',
    width: 14,
    value: ({ lastInvestedOn }) => lastInvestedOn,
  },
];

/**
 * Full mobile numbers in a file, because somebody said why. The note in the audit log is written before the first
 * number is read: there is no file without it.
 */
export async function exportCallList(
  context: SignedInContext,
  { format, reason, note, ...requested }: RequestOf<typeof exportCallListCall>,
): Promise<FileReply> {
  const { arn } = context.session;
  await limitExports(context);
  const queries = oneStatement(context.db, { arn });
  const wanted = requestedOf(context, requested);
  const today = todayInIndia(context.clock.now());
  return context.exports.file({
    user: arn,
    format,
    today,
    signal: context.gone,
    async read(): Promise<ExportTable<ExportedInvestor>> {
      await context.limit({
        name: 'call-list',
        key: arn,
        max: CALL_LISTS_PER_DAY,
        windowSeconds: DAY_SECONDS,
        message: serverTexts.exports.callListsUsed,
      });
      const { ids, totals } = await findChosen(queries, wanted, mostExported[format]);
      await writeAudit(oneStatement(context.db, 'system'), {
        arn,
        action: 'investor.call-list',
        details: { clients: ids.length, reason, note: note?.trim() || null },
        address: context.ip,
        requestId: context.requestId,
      });
      return {
        title: investorFileTexts.callList,
        notes: [
          [formatDate(today), countOf(ids.length, totals.clients), ...chosenInWords(requested)].join(' · '),
          investorFileTexts.callListNote([callListReasons[reason], note?.trim()].filter(Boolean).join(': ')),
        ],
        columns,
        rows: inPages(ids, (some) => findByIds(queries, wanted, some)),
        count: ids.length,
        footer: texts.footer.disclaimer,
      };
    },
  });
}
