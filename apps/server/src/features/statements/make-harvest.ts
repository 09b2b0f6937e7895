import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  businessDays,
  dayNumberOf,
  financialYearOf,
} from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { allArns } from '../opportunity/opportunity.public.ts';
import { readAllowances } from './allowance.ts';
import { readGainSchemes } from './gain-schemes.repository.ts';
import {
  beginHarvest,
  endHarvest,
  findHarvestPage,
  readHarvestPrices,
  writeHarvestRows,
} from './harvest-book.repository.ts';
import { harvestRows } from './harvest-rows.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Finds all rows of a distributor anew, some hundred clients at a time. */
export async function makeHarvest(tx: Tx, arn: string, today: Temporal.PlainDate): Promise<void> {
  await beginHarvest(tx, arn);
  const { schemes, asOn, holidays } = await readHarvestPrices(tx, arn, today.toString());
  const gainSchemes = await readGainSchemes(tx, null);
  const isOpen = businessDays(new Set(holidays));
  const sale = businessDayOnOrAfter(today, isOpen);
  const lastDay = businessDayOnOrBefore(financialYearOf(sale).end, isOpen).toString();
  const terms = { schemes, gainSchemes, on: dayNumberOf(sale), lastDay };
  for (let after = FIRST_ID; ; ) {
    const clients = await findHarvestPage(tx, arn, after);
    const last = clients.at(-1);
    if (last === undefined) break;
    const ids = clients.map(({ investorId }) => investorId);
    const { allowanceOf } = await readAllowances(tx, arn, ids, sale);
    const rows = clients.flatMap(({ investorId, held }) => harvestRows(held, allowanceOf(investorId), terms));
    await writeHarvestRows(tx, arn, rows);
    after = last.investorId;
  }
  await endHarvest(tx, arn, today.toString(), asOn);
}

/** Of every distributor who has clients, each in a transaction of its own. */
export async function makeEverybodysHarvest(db: Database, today: Temporal.PlainDate): Promise<void> {
  for await (const arn of allArns(db)) {
    await db.transaction({ arn }, (tx) => makeHarvest(tx, arn, today));
  }
}
