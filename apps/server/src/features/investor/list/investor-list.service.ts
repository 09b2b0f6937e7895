import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  chosenInvestors,
  exportInvestors as exportInvestorsCall,
  InvestorRow,
  listInvestors as listInvestorsCall,
} from '@hub/contract/calls/investor/investor-list';
import { maskContact, maskNumber, PAGE_SIZE, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports, mostExported } from '../../../calls/export-limits.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { inPages } from '../../../exports/in-pages.ts';
import { maskedOrNull } from '../folios/investor-presenter.ts';
import { chosenInWords, type ExportRow, investorTable } from './investor-export.ts';
import {
  type CityChoice,
  type ExportedInvestor,
  findByIds,
  findChosen,
  findCities,
  findPage,
  type InvestorRecord,
} from './investor-list.repository.ts';
import { requestedOf } from './investor-requested.ts';

const MOST_CITIES = 50;

const rowOf = (record: InvestorRecord): InvestorRow => ({
  id: record.id,
  name: record.name,
  maskedPan: maskedOrNull(record.pan, maskNumber),
  maskedMobile: maskedOrNull(record.mobile, maskContact),
  kyc: record.kyc,
  city: record.city,
  family: record.family,
  birthDate: record.birthDate,
  aum: record.aum,
  cost: record.cost,
  withoutCost: record.withoutCost,
  gain: record.gain,
  classes: record.classes,
  folios: record.folios,
  sips: record.sips,
  sipMonthly: record.sipMonthly,
  investedOn: record.investedOn,
  lastInvestedOn: record.lastInvestedOn,
});

const exportRowOf = (record: ExportedInvestor): ExportRow => ({
  ...rowOf(record),
  folioNumbers: record.folioNumbers,
});

export async function listInvestors(
  context: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof listInvestorsCall>,
): Promise<ResponseOf<typeof listInvestorsCall>> {
  const { arn } = context.session;
  const queries = oneStatement(context.db, { arn });
  const { items, totals, asOn } = await findPage(queries, requestedOf(context, requested), {
    size: PAGE_SIZE,
    offset: (pageNumber - 1) * PAGE_SIZE,
    withTotals: pageNumber === 1,
  });
  return { items: items.map(rowOf), pageNumber, totals, asOn };
}

/** Those an act would take: as on the list, only of those chosen. */
export async function getChosenInvestors(
  context: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof chosenInvestors>,
): Promise<ResponseOf<typeof chosenInvestors>> {
  const { items, totals } = await findPage(
    oneStatement(context.db, { arn: context.session.arn }),
    requestedOf(context, requested),
    { size: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE, withTotals: pageNumber === 1 },
  );
  return {
    items: items.map(rowOf).map(({ id, name, maskedMobile }) => ({ id, name, maskedMobile })),
    pageNumber,
    total: totals?.clients ?? null,
  };
}

export const listCities = ({ db, session: { arn } }: SignedInContext): Promise<CityChoice[]> =>
  findCities(oneStatement(db, { arn }), arn, MOST_CITIES);

export async function exportInvestors(
  context: SignedInContext,
  { format, ...requested }: RequestOf<typeof exportInvestorsCall>,
): Promise<FileReply> {
  const { arn } = context.session;
  await limitExports(context);
  const queries = oneStatement(context.db, { arn });
  const wanted = requestedOf(context, requested);
  return context.exports.file({
    user: arn,
    format,
    today: todayInIndia(context.clock.now()),
    signal: context.gone,
    async read() {
      const { ids, totals, asOn } = await findChosen(queries, wanted, mostExported[format]);
      const rows = inPages(ids, async (some) => (await findByIds(queries, wanted, some)).map(exportRowOf));
      return investorTable({ rows, count: ids.length, totals, asOn, chosen: chosenInWords(requested) });
    },
  });
}
