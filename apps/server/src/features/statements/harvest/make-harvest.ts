import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  businessDays,
  dayNumberOf,
  financialYearOf,
} from '@hub/domain';
import type { Database, Tx } from '../../../db/database.ts';
import { allArns } from '../../opportunity/opportunity.public.ts';
import { readAllowances } from '../gains/allowance.ts';
import { readGainSchemes } from '../gains/gain-schemes.ts';
import {
  endHarvest,
  findClientsAfter,
  findHarvestPositions,
  readHarvestPrices,
  startHarvest,
  writeHarvestRows,
} from './harvest-book.repository.ts';
import { harvestRows } from './harvest-rows.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Finds all rows of a distributor anew, some hundred clients at a time. */
export async function makeHarvest(tx: Tx, arn: string, today: Temporal.PlainDate): Promise<void> {
  await startHarvest(tx, arn);
  const { schemes, asOn, holidays } = await readHarvestPrices(tx, arn, today.toString());
  const gainSchemes = await readGainSchemes(tx, schemes.keys(), today);
  const isOpen = businessDays(new Set(holidays));
  const sale = businessDayOnOrAfter(today, isOpen);
  const lastDay = businessDayOnOrBefore(financialYearOf(sale).end, isOpen).toString();
  const terms = { schemes, gainSchemes, on: dayNumberOf(sale), lastDay };
  for (let after = FIRST_ID; ; ) {
    const ids = await findClientsAfter(tx, arn, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    const held = Map.groupBy(await findHarvestPositions(tx, arn, ids), ({ investorId }) => investorId);
    const { allowanceOf } = await readAllowances(tx, arn, ids, sale);
    const rows = [...held].flatMap(([id, positions]) => harvestRows(positions, allowanceOf(id), terms));
    await writeHarvestRows(tx, arn, rows);
    after = last;
  }
  await endHarvest(tx, arn, today.toString(), asOn);
}

/** Of every distributor who has clients, each in a transaction of its own. */
export async function makeEverybodysHarvest(db: Database, today: Temporal.PlainDate): Promise<void> {
  for await (const arn of allArns(db)) {
    await db.transaction({ arn }, (tx) => makeHarvest(tx, arn, today));
  }
}
