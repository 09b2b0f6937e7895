import type { Queries } from '../../../db/queries.ts';
import type { SchemeRecord } from './schemes.repository.ts';

/** A scheme as the asset manager lays it down: its price comes with the NAVs, a change of its tax class later. */
type NewScheme = Omit<SchemeRecord, 'nav' | 'navDay' | 'taxClassChanges'>;

const columns = {
  code: 'text',
  fund: 'text',
  name: 'text',
  plan: 'text',
  option: 'text',
  rta: 'text',
  rtaCode: 'text',
  isin: 'text',
  isinReinvest: 'text',
  assetClass: 'text',
  category: 'text',
  taxClass: 'text',
  cutoff: 'text',
  risk: 'int4',
  benchmark: 'text',
  manager: 'text',
  launchedOn: 'date',
  lockInMonths: 'int4',
  rules: 'jsonb',
  loads: 'jsonb',
  isOpen: 'bool',
} as const satisfies Record<keyof NewScheme, string>;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const names = Object.keys(columns);
const given = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);

/** The house's schemes; one whose code is there already is refused with all of them. */
export async function addSchemes(queries: Queries, schemes: readonly NewScheme[]): Promise<void> {
  await queries.query(
    `insert into scheme (${names.map(snake).join(', ')})
     select ${names.map((name) => `"${name}"`).join(', ')} from jsonb_to_recordset($1::jsonb) as given (${given.join(', ')})`,
    [JSON.stringify(schemes)],
  );
}
