import type { AssetClass } from '@hub/domain';
import { listFilter } from '../../../db/lists/list-filter.ts';
import { isRunning } from '../../reports/reports.public.ts';

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
  readonly except: readonly string[] | null;
}

/** The running SIPs of all clients. */
const runningSips = `systematic_plan p join client_folio o on o.arn = p.arn and o.folio_no = p.folio_no
  where p.arn = $1 and p.kind = 'SIP' and ${isRunning('$2::date')}`;

/** Which table a part speaks of: what nobody speaks of is not read. */
export type Table = 'i' | 'f';

/** Written out: a plan made for any class at all would take each for a rare one. */
const holds: Readonly<Record<AssetClass, string>> = {
  EQUITY: `'EQUITY' = any(f.classes)`,
  DEBT: `'DEBT' = any(f.classes)`,
  LIQUID: `'LIQUID' = any(f.classes)`,
  HYBRID: `'HYBRID' = any(f.classes)`,
  OTHER: `'OTHER' = any(f.classes)`,
};

const mixes = {
  'equity-only': `f.classes = '{EQUITY}'`,
  'debt-only': `f.classes = '{DEBT}'`,
  'liquid-no-equity': `${holds.LIQUID} and not ${holds.EQUITY}`,
} as const;

export interface FoundBy {
  /** Where the words stand among the parameters. */
  readonly at: string;
  readonly words: readonly string[];
}

/** Trigrams find three letters and more by index. Of fewer, most of a book is the answer. */
const isBroad = (words: readonly string[]): boolean => words.every((word) => Array.from(word).length < 3);

/** Few are looked up one by one; where they may be most, the clients are gone through once. */
const foundBy = ({ at, words }: FoundBy, id: string): string =>
  isBroad(words)
    ? `(${id} in (select investor_id from find_investors(${at}))) is true`
    : `${id} in (select investor_id from find_investors(${at}))`;

export interface Selection {
  /** Tables and conditions, for an order that speaks of these tables too. */
  from(...alsoOf: readonly Table[]): { readonly text: string; readonly id: string };
  readonly params: readonly unknown[];
  /** Whether it is the whole book. */
  readonly isAll: boolean;
  readonly found: FoundBy | null;
}

const both = 'client i join client_value f on f.arn = i.arn and f.investor_id = i.id';

const sipsOfClient = `select from ${runningSips} and o.investor_id = f.investor_id`;

/**
 * Who is selected: only what was asked for is in the statement, so that each question has the plan it deserves.
 * `first` are ARN and today; a statement that speaks of no day has the ARN alone. `sips` finds a running SIP of `f`.
 */
export function selectionOf(first: readonly unknown[], filter: Partial<InvestorFilter>): Selection {
  const ofClient = listFilter([...first]);
  const ofFigures = listFilter(ofClient.params);
  const { words = [], ids = null, except = null, balance, assetClass, mix, sip } = filter;
  const found = words.length === 0 ? null : { at: `${ofClient.bind(words)}::text[]`, words };
  ofClient.chosen('i.id', 'uuid', ids, except);
  ofClient.is('i.family', filter.family);
  ofClient.is('i.kyc', filter.kyc);
  ofClient.when(filter.city, (city) => `upper(i.city) = upper(${city}::text)`);
  if (balance) ofClient.add(`i.live_positions ${balance === 'live' ? '>' : '='} 0`);
  ofClient.when(filter.investedAfter, (day) => `i.last_invested_on > ${day}::date`);
  ofClient.when(
    filter.notInvestedAfter,
    (day) => `i.last_invested_on is null or i.last_invested_on <= ${day}::date`,
  );
  ofClient.range('i.invested_on', 'date', filter.clientSince, null);
  ofClient.when(
    filter.birthdays,
    (days) =>
      `(extract(month from i.birth_date) * 100 + extract(day from i.birth_date))::int = any(${days}::int[])`,
  );
  if (assetClass) ofFigures.add(holds[assetClass]);
  if (mix) ofFigures.add(mixes[mix]);
  // Rounded as it is shown: who sees 1,000.00 is found from 1000 on.
  ofFigures.range('round(f.aum, 2)', 'numeric', filter.aumFrom, filter.aumTo);
  if (sip) ofFigures.add(`${sip === 'none' ? 'not ' : ''}exists (${sipsOfClient})`);
  return {
    params: ofClient.params,
    isAll: found === null && ofClient.isEmpty && ofFigures.isEmpty,
    found,
    from(...alsoOf) {
      const [table, alias, id] =
        ofClient.isEmpty && !alsoOf.includes('i')
          ? ['client_value f', 'f', 'f.investor_id']
          : [ofFigures.isEmpty && !alsoOf.includes('f') ? 'client i' : both, 'i', 'i.id'];
      const conditions = [`${alias}.arn = $1`, ofClient.where(), ofFigures.where()];
      if (found !== null) conditions.push(foundBy(found, id));
      return { text: `${table} where ${conditions.join(' and ')}`, id };
    },
  };
}
