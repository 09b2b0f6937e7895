import type { InvestorSort } from '@hub/contract/calls/investor-list';
import type { AssetClass } from '@hub/domain';

/*
 * Parts of the statements that select clients. A request chooses among them by name; what it says itself goes in as
 * a parameter. `i` is the client, `f` its figures, `$1` the ARN, `$2` today.
 */

export interface InvestorFilter {
  /** Lower case; none means nothing is looked for. */
  readonly words: readonly string[];
  readonly assetClass: AssetClass | null;
  readonly mix: 'equity-only' | 'debt-only' | 'liquid-no-equity' | null;
  readonly kyc: string | null;
  readonly sip: 'running' | 'none' | null;
  readonly balance: 'live' | 'zero' | null;
  readonly aumFrom: string | null;
  readonly aumTo: string | null;
  readonly city: string | null;
  readonly family: string | null;
  /** Money came in after this day. */
  readonly investedAfter: string | null;
  /** No money came in after this day. */
  readonly notInvestedAfter: string | null;
  /** The first money came on this day or later. */
  readonly clientSince: string | null;
  /** Month times 100 plus day. */
  readonly birthdays: readonly number[] | null;
  readonly ids: readonly string[] | null;
}

/** A plan that runs on the day: as `plan_figure` counts it (handbook §3.1). */
export const runsOn = (plan: string, day: string): string =>
  `${plan}.starts_on <= ${day} and ${plan}.ends_on >= ${day} and ${plan}.rejected_on is null
   and (${plan}.ceased_on is null or ${plan}.ceased_on > ${day})
   and (${plan}.paused_from is null or ${plan}.paused_from > ${day} or ${plan}.paused_to < ${day})`;

/** The running SIPs of all clients. */
export const runningSips = `plan p join folio o on o.arn = p.arn and o.folio_no = p.folio_no
  where p.arn = $1 and p.kind = 'SIP' and ${runsOn('p', '$2::date')}`;

const mixes = {
  'equity-only': `f.classes = '{EQUITY}'`,
  'debt-only': `f.classes = '{DEBT}'`,
  'liquid-no-equity': `'LIQUID' = any(f.classes) and not 'EQUITY' = any(f.classes)`,
} as const;

const withSip = `i.id in (select o.investor_id from ${runningSips})`;

export interface Selection {
  /** From here on `i` and `f` can be spoken of. */
  readonly from: string;
  readonly params: readonly unknown[];
  /** Whether it is the whole book. */
  readonly isAll: boolean;
  /** Where the words stand among the parameters. */
  readonly words: string | null;
}

/**
 * Who is selected: a `from` with only what was asked for, so that each question has the plan it deserves. `first` are
 * ARN and today; a statement that speaks of no day has the ARN alone.
 */
export function selectionOf(first: readonly unknown[], filter: Partial<InvestorFilter>): Selection {
  const params = [...first];
  const given = (value: unknown, type: string): string => `$${params.push(value)}::${type}`;
  const asked: string[] = [];
  const ask = <T>(value: T | null | undefined, condition: (value: T) => string): void => {
    if (value !== null && value !== undefined) asked.push(condition(value));
  };
  const words = filter.words?.length ? given(filter.words, 'text[]') : null;
  ask(filter.ids, (ids) => `i.id = any(${given(ids, 'uuid[]')})`);
  ask(filter.family, (family) => `i.family = ${given(family, 'text')}`);
  ask(filter.kyc, (kyc) => `i.kyc = ${given(kyc, 'text')}`);
  ask(filter.city, (city) => `upper(i.city) = upper(${given(city, 'text')})`);
  ask(filter.balance, (balance) => (balance === 'live' ? 'i.live_positions > 0' : 'i.live_positions = 0'));
  ask(filter.investedAfter, (day) => `i.last_invested_on > ${given(day, 'date')}`);
  ask(
    filter.notInvestedAfter,
    (day) => `(i.last_invested_on is null or i.last_invested_on <= ${given(day, 'date')})`,
  );
  ask(filter.clientSince, (day) => `i.invested_on >= ${given(day, 'date')}`);
  ask(
    filter.birthdays,
    (days) =>
      `(extract(month from i.birth_date) * 100 + extract(day from i.birth_date))::int = any(${given(days, 'int[]')})`,
  );
  ask(filter.assetClass, (assetClass) => `${given(assetClass, 'text')} = any(f.classes)`);
  ask(filter.mix, (mix) => mixes[mix]);
  // Rounded as it is shown: who sees 1,000.00 is found from 1000 on.
  ask(filter.aumFrom, (aum) => `round(f.aum, 2) >= ${given(aum, 'numeric')}`);
  ask(filter.aumTo, (aum) => `round(f.aum, 2) <= ${given(aum, 'numeric')}`);
  ask(filter.sip, (sip) => (sip === 'running' ? withSip : `not ${withSip}`));
  const from = `investor i join investor_figure f on f.arn = i.arn and f.investor_id = i.id
    ${words === null ? '' : `join find_investors(${words}) found on found.investor_id = i.id`}
    where ${['i.arn = $1', ...asked].join(' and ')}`;
  return { from, params, isAll: words === null && asked.length === 0, words };
}

interface Order {
  readonly key: string;
  readonly first: 'asc' | 'desc';
  readonly isNullable?: true;
}

const orders: Readonly<Record<InvestorSort, Order>> = {
  name: { key: 'upper(i.name)', first: 'asc' },
  aum: { key: 'f.aum', first: 'desc' },
  gain: { key: 'f.aum - f.cost', first: 'desc' },
  investedOn: { key: 'i.invested_on', first: 'desc', isNullable: true },
  lastInvestedOn: { key: 'i.last_invested_on', first: 'desc', isNullable: true },
};

/**
 * How well a client answers the words: 0 when the name begins with one of them, 1 when each stands there as it was
 * typed, 2 when one of them only sounds like it. A word with a digit is never found by sound.
 */
const rankOf = (words: string): string => `
  case when exists (
         select from unnest(${words}) as word
          where word !~ '[0-9]' and strpos(lower(concat_ws(' ', i.name, i.pan, i.mobile)), word) = 0) then 2
       when exists (select from unnest(${words}) as word where starts_with(lower(i.name), word)) then 0
       else 1 end`;

export interface SortKey {
  readonly key: string;
  /** Way, and where nothing stands. */
  readonly way: string;
}

/** The order of a list: what was asked for, else the best answers, else the largest clients. Ties by id. */
export function orderOf(
  { words }: Selection,
  sort: InvestorSort | null,
  order: 'asc' | 'desc' | null,
): readonly SortKey[] {
  if (sort === null && words !== null) {
    return [
      { key: rankOf(words), way: 'asc' },
      { key: 'f.aum', way: 'desc' },
      { key: 'i.id', way: 'desc' },
    ];
  }
  const { key, first, isNullable } = orders[sort ?? 'aum'];
  const way = order ?? first;
  return [
    { key, way: isNullable ? `${way} nulls last` : way },
    { key: 'i.id', way },
  ];
}

/** `order by` the keys themselves, or by the columns that hold them. */
export const ordered = (keys: readonly SortKey[], columns?: readonly string[]): string =>
  `order by ${keys.map(({ key, way }, at) => `${columns?.[at] ?? key} ${way}`).join(', ')}`;
