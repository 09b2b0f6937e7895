import type { listHolidays as listHolidaysCall } from '@hub/contract/console/calendar-calls';
import type {
  listSchemes as listSchemesCall,
  readScheme as readSchemeCall,
} from '@hub/contract/console/scheme-calls';
import type { StaffReplyOf, StaffRequestOf } from '@hub/contract/console/staff-call';
import { schemeMasterTexts as texts } from '@hub/contract/reference/scheme-master-texts';
import { todayInIndia } from '@hub/domain';
import { shownFacts } from '@hub/domain/scheme-master/compare-schemes';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { searchWords } from '../../../calls/search-words.ts';
import type { StaffContext } from '../../../calls/staff-handler.ts';
import { readLists } from '../lists/lists.repository.ts';
import { findListedSchemes } from '../schemes/schemes.repository.ts';
import { findYears } from './holidays.repository.ts';
import { findFacts, readMaster } from './master.repository.ts';
import { fieldText } from './scheme-words.ts';

export async function listHolidays(
  { reads, clock }: StaffContext,
  { year }: StaffRequestOf<typeof listHolidaysCall>,
): Promise<StaffReplyOf<typeof listHolidaysCall>> {
  const today = todayInIndia(clock.now()).toString();
  const days = Map.groupBy(await findYears(reads, [Number(year)]), ({ day }) => day);
  return {
    rows: [...days].map(([day, rows]) => ({
      ...{ day, name: rows[0]?.name ?? '', calendars: rows.map(({ calendar }) => calendar) },
      isPast: day < today,
    })),
    source: (await readLists(reads)).get('holidays') ?? null,
  };
}

export const listSchemes = async (
  { reads }: StaffContext,
  { search = '' }: StaffRequestOf<typeof listSchemesCall>,
): Promise<StaffReplyOf<typeof listSchemesCall>> => ({
  rows: await findListedSchemes(reads, searchWords(search)),
});

export async function readScheme(
  { reads, clock }: StaffContext,
  { code }: StaffRequestOf<typeof readSchemeCall>,
): Promise<StaffReplyOf<typeof readSchemeCall>> {
  const master = await readMaster(reads, todayInIndia(clock.now()).toString(), shownFacts);
  const scheme = master.get(code);
  if (scheme === undefined) throw new Refusal('not-found', texts.faults.unknownScheme);
  return {
    code,
    name: scheme.name,
    fields: Object.keys(texts.names).map((name) => ({ name, value: fieldText(scheme, name) })),
    facts: await findFacts(reads, code),
  };
}
