import { navTenThousandths } from '@hub/domain';
import type { RowReader } from '../fields/row-reader.ts';
import type { BalanceRecord } from '../records/records.ts';
import { isNear } from './transaction-figures.ts';

/** UTI's first scheme opened in 1964. */
export const FIRST_BALANCE = '1964-07-01';

/** Units held and pledged. What is negative, or does not go with value and NAV, is refused. */
export function balanceOf(
  reader: RowReader,
  at: { readonly units: number; readonly pledged: number; readonly value: number; readonly nav: number },
): Pick<BalanceRecord, 'units' | 'pledgedUnits'> {
  const units = reader.requiredUnits(at.units);
  const pledgedUnits = reader.units(at.pledged);
  const value = reader.money(at.value);
  const nav = reader.nav(at.nav);
  if (units < 0n) reader.refuse(at.units, 'The balance is negative.');
  if (pledgedUnits !== null && (pledgedUnits < 0n || pledgedUnits > units)) {
    reader.refuse(at.pledged, 'The pledged units are not between nothing and the balance.');
  }
  const isPriced = value !== null && value >= 0n && nav !== null && nav > 0n && units >= 0n;
  if (isPriced && !isNear(value, units, navTenThousandths(nav))) {
    reader.refuse(at.value, 'The value is not near units times NAV.');
  }
  return { units, pledgedUnits };
}
