import type { OpportunityWindows } from '@hub/domain/opportunity/windows';

/*
 * What every list is made of. `$1` is the ARN, `$2` the day; nothing else of a request is in a definition.
 */

export const today = '$2::date';

export interface ListDays {
  readonly windows: OpportunityWindows;
  /** The first day of the financial year, ISO. */
  readonly yearStart: string;
}

/** The columns that a row has in every list, and what stands where a list has none. */
const columns = {
  key: 'null::text',
  investor_id: 'null::uuid',
  folio_no: 'null::text',
  scheme_code: 'null::text',
  target_code: 'null::text',
  reg_no: 'null::text',
  reference: 'null::text',
  on: 'null::date',
  from: 'null::date',
  amount: 'null::numeric',
  load: 'null::numeric',
  frequency: 'null::text',
  worth: '0.00::numeric',
  code: 'null::text',
  reason: 'null::text',
} as const;
type Column = keyof typeof columns;

/** What a row of a list has before its details are read. */
export const rowTypes = `key text, investor_id uuid, folio_no text, scheme_code text, target_code text, reg_no text,
  reference text, "on" date, "from" date, amount numeric, load numeric, frequency text, worth numeric, code text, reason text`;

export const rowOf = (given: Partial<Record<Column, string>>): string =>
  Object.entries({ ...columns, ...given })
    .map(([name, value]) => `${value} as "${name}"`)
    .join(', ');

/** One list (handbook §4). */
export interface ListDefinition {
  /** Whether a row is a client: then schemes and folios are looked for among what the client has. */
  readonly isOfClient: boolean;
  /** `select … from … where …` of all its rows, in the columns above. */
  readonly rows: string;
  /** `select folio_no, scheme_code, "from", plan` of one row `r` that is shown; null where the row has it all. */
  readonly more: string | null;
}

/** The folio's owner. */
export const ownerOf = (row: string): string =>
  `join client_folio o on o.arn = ${row}.arn and o.folio_no = ${row}.folio_no`;
