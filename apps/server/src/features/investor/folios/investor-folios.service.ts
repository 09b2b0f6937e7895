import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { Folio, listFolios as listFoliosCall } from '@hub/contract/calls/investor/investor-details';
import { dayNumberOf, moneyOf, todayInIndia, unitsOf } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { readLedgersOf } from '../../book/book.public.ts';
import { folioBlock } from './folio.policy.ts';
import { type FolioRecord, findFolio, findFoliosOfInvestors } from './folio-lookup.repository.ts';
import { isClient } from './investor-details.repository.ts';
import { figuresOf, type Ledgers, ledgerName, ledgersOf, type ValuedOn } from './investor-folios.figures.ts';
import { byWorth, holdingOf } from './investor-folios.presenter.ts';
import { findHoldings, type HoldingRecord, type Whose } from './investor-folios.repository.ts';
import { papersOf } from './investor-presenter.ts';

export const notFound = () => new Refusal('not-found', texts.call.notFound);

/** One folio, or those of a client, who may have none. What is nobody's here is not found. */
async function foliosOf(queries: Queries, arn: string, whose: Whose): Promise<FolioRecord[]> {
  if ('folioNo' in whose) {
    const folio = await findFolio(queries, arn, whose.folioNo);
    if (folio === null) throw notFound();
    return [folio];
  }
  const folios = await findFoliosOfInvestors(queries, arn, [whose.investorId]);
  if (folios.length === 0 && !(await isClient(queries, arn, whose.investorId))) throw notFound();
  return folios;
}

/** What an import brought and its rollback took back leaves an empty position without a ledger: it never was. */
const wasHeld = (holding: HoldingRecord, ledgers: Ledgers): boolean =>
  unitsOf(holding.units) !== 0n || ledgers.has(ledgerName(holding));

const whoseOf = (requested: {
  readonly investorId?: string | undefined;
  readonly folioNo?: string | undefined;
}): Whose =>
  requested.folioNo === undefined
    ? { investorId: requested.investorId ?? '' }
    : { folioNo: requested.folioNo };

export async function listFolios(
  { db, session: { arn }, clock }: SignedInContext,
  requested: RequestOf<typeof listFoliosCall>,
): Promise<ResponseOf<typeof listFoliosCall>> {
  const queries = oneStatement(db, { arn });
  const whose = whoseOf(requested);
  const [folios, { held, navDay }, posted] = await Promise.all([
    foliosOf(queries, arn, whose),
    findHoldings(queries, arn, whose),
    readLedgersOf(queries, arn, whose),
  ]);
  const today = todayInIndia(clock.now());
  const on: ValuedOn = { navDay, today: dayNumberOf(today) };
  const ledgers = ledgersOf(posted);
  const byFolio = Map.groupBy(
    held.filter((holding) => wasHeld(holding, ledgers)),
    ({ folioNo }) => folioNo,
  );
  const present = (record: FolioRecord): Folio => {
    const own = byFolio.get(record.folioNo) ?? [];
    return {
      ...papersOf(record),
      investor: record.name,
      blocked: folioBlock(record, 'additional', today)?.message ?? null,
      figures: figuresOf(own, ledgers, on, 'book'),
      holdings: own.sort(byWorth).map((holding) => holdingOf(holding, ledgers, on)),
    };
  };
  const isHeld = held.some(({ units, nav }) => nav !== null && unitsOf(units) !== 0n);
  return { asOn: isHeld ? navDay : null, folios: folios.map(present).sort(byValue) };
}

function byValue(one: Folio, other: Folio): number {
  const difference = moneyOf(other.figures.value) - moneyOf(one.figures.value);
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  return one.folioNo < other.folioNo ? -1 : 1;
}
