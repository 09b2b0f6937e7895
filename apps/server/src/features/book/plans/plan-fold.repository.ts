import { perpetualEnd } from '@hub/domain';

/** What names a plan: a registrar's number is unique within a folio only. */
export const keys = 'arn, kind, folio_no, reg_no';
/** In every row. */
const always = ['scheme_code', 'amount', 'frequency', 'starts_on', 'monthly'] as const;
/** Said anew by every row: a newer one that is silent of the day says that there is none. */
const dated = ['ceased_on', 'rejected_on'] as const;
/** A row that is silent of it changes nothing. Those of a group come from one row, the newest that has the first. */
const groups = [
  ['target_code'],
  ['registered_on'],
  ['ends_on'],
  ['paused_from', 'paused_to'],
  ['reason'],
  ['umrn'],
  ['instalments'],
  ['due_days'],
  ['payment_mode'],
  ['top_up_months', 'top_up_amount', 'top_up_basis_points', 'top_up_cap'],
] as const;
const said = groups.flat();
/** Every column that a row may say. */
export const changeable: readonly string[] = [...always, ...dated, ...said];
export const terms = changeable.join(', ');

const unsaid: Readonly<Partial<Record<(typeof said)[number], string>>> = {
  registered_on: 'starts_on',
  ends_on: `date '${perpetualEnd()}'`,
  instalments: '0',
};

/**
 * The registration that follows from rows, whatever the order they came in. The newest by the day of its report counts,
 * of one day a ceased one, then the one that came later. A file without such a day is older than any with one, but what
 * it says has ceased is never undone: no row that runs can be known to be newer.
 */
const folded = (rows: string): string => `
  select ${keys}, ${always.map((column) => `(array_agg(${column} order by rank))[1] as ${column}`).join(', ')},
         ${dated.map((column) => `(array_agg(${column} order by rank))[1] as ${column}`).join(', ')},
         ${groups
           .flatMap(([first, ...rest]) =>
             [first, ...rest].map((column) => {
               // Arrays of different lengths cannot be gathered as such.
               const value = column === 'due_days' ? `${column}::text` : column;
               const cast = column === 'due_days' ? '::int2[]' : '';
               return `(array_agg(${value} order by rank) filter (where ${first} is not null))[1]${cast} as ${column}`;
             }),
           )
           .join(', ')}
    from (select *, row_number() over (partition by ${keys}
                    order by coalesce(reported_on, case when ceased_on is null then date '-infinity' else 'infinity' end) desc,
                             ceased_on is not null desc, import_id desc, line desc) as rank
            from ${rows}) ranked
   group by ${keys}`;

/** With what nobody said filled in, as `plan` has it. */
export const foldedPlans = (rows: string): string => `
  select ${keys}, ${[...always, ...dated].join(', ')}, ${said
    .map((column) =>
      unsaid[column] === undefined ? column : `coalesce(${column}, ${unsaid[column]}) as ${column}`,
    )
    .join(', ')}
    from (${folded(rows)}) known`;

export const sameKey = (one: string, other: string) =>
  keys
    .split(', ')
    .map((key) => `${one}.${key} = ${other}.${key}`)
    .join(' and ');
