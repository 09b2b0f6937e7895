import { businessDays as businessDaysOf, type IsBusinessDay, type MarketCalendar } from '@hub/domain';
import type { Queries } from '../../db/queries.ts';
import { findHolidays } from './calendar.repository.ts';

export { type Country, countries } from './data/countries.ts';
export { guardianRelations, nomineeRelations } from './data/nominee-relations.ts';
export { ensureReference } from './ensure-reference.ts';
export type { ListOptions, ListReport } from './import/import-list.ts';
export {
  importBanks,
  importHolidays,
  importIfsc,
  importPincodes,
  importReference,
  type ReferenceList,
  referenceLists,
} from './import/import-reference.ts';
export type { ListFault } from './import/list-row.ts';

/** The business days of a calendar, inside the open transaction or by `oneStatement`. */
export async function businessDays(queries: Queries, calendar: MarketCalendar): Promise<IsBusinessDay> {
  return businessDaysOf(new Set((await findHolidays(queries, calendar)).keys()));
}
