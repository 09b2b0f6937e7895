import {
  businessDays as businessDaysOf,
  type IsBusinessDay,
  type MarketCalendar,
  readSchemeRules,
} from '@hub/domain';
import type { Queries } from '../../db/queries.ts';
import { findHolidays } from './calendar/calendar.repository.ts';
import { nomineeRelations } from './data/nominee-relations.ts';
import { findScheme } from './schemes/schemes.repository.ts';

export { countries } from './data/countries.ts';
export { nomineeRelations } from './data/nominee-relations.ts';
export { importReference, type ReferenceList, referenceLists } from './import/import-reference.ts';
export { ensureReference } from './lists/ensure-reference.ts';
export { getNomineeRelations } from './people/people.service.ts';
export { findBranch } from './places/places.repository.ts';
export { addSchemes } from './schemes/add-schemes.repository.ts';

/** The business days of a calendar, inside the open transaction or by `oneStatement`. */
export async function businessDays(queries: Queries, calendar: MarketCalendar): Promise<IsBusinessDay> {
  return businessDaysOf(new Set((await findHolidays(queries, calendar)).keys()));
}

/** What a scheme of the regular plan takes; null for any other code. */
export async function findSchemeRules(queries: Queries, code: string) {
  const scheme = await findScheme(queries, code);
  return scheme === null ? null : { name: scheme.name, rules: readSchemeRules(scheme.rules) };
}

/** `20` as `Spouse`; null for a code that is none. */
export const nomineeRelationName = (code: string): string | null =>
  nomineeRelations.find((relation) => relation.code === code)?.name ?? null;
