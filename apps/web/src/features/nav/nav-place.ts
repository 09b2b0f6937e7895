import { type NavSort, navSorts } from '@hub/contract/calls/nav';
import { type AssetClass, assetClasses } from '@hub/domain';

export type Plan = 'REGULAR' | 'DIRECT';
export type Option = 'GROWTH' | 'IDCW';

/** What is chosen on the page. All of it stands in the address, so that coming back finds the same. */
export interface NavPlace {
  readonly words: string;
  readonly assetClass: AssetClass | null;
  readonly category: string | null;
  readonly plan: Plan | null;
  readonly option: Option | null;
  readonly sort: NavSort;
  /** Null: names go up, figures down. */
  readonly order: 'asc' | 'desc' | null;
  /** The scheme that is open. */
  readonly scheme: string | null;
}

export const anywhere: NavPlace = {
  words: '',
  assetClass: null,
  category: null,
  plan: null,
  option: null,
  sort: 'name',
  order: null,
  scheme: null,
};

const LONGEST = 100;

function oneOf<Value extends string>(value: string | null, known: readonly Value[]): Value | null {
  return known.find((one) => one === value) ?? null;
}

/** Whatever somebody wrote into the address: what it does not know it leaves out. */
export function readPlace(queryString: string): NavPlace {
  const query = new URLSearchParams(queryString);
  const text = (name: string) => query.get(name)?.trim().slice(0, LONGEST) || null;
  const scheme = query.get('scheme');
  return {
    words: text('q') ?? '',
    assetClass: oneOf(query.get('class'), Object.keys(assetClasses) as AssetClass[]),
    category: text('category'),
    plan: oneOf(query.get('plan'), ['REGULAR', 'DIRECT']),
    option: oneOf(query.get('option'), ['GROWTH', 'IDCW']),
    sort: oneOf(query.get('sort'), navSorts) ?? 'name',
    order: oneOf(query.get('order'), ['asc', 'desc']),
    scheme: scheme !== null && /^[A-Za-z0-9]{1,20}$/.test(scheme) ? scheme : null,
  };
}

/** The same, to stand behind the question mark; what is as usual is not written. */
export function writePlace(place: NavPlace): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | null) => value && query.set(name, value);
  put('q', place.words);
  put('class', place.assetClass);
  put('category', place.category);
  put('plan', place.plan);
  put('option', place.option);
  put('sort', place.sort === 'name' ? null : place.sort);
  put('order', place.order === firstOrder(place.sort) ? null : place.order);
  put('scheme', place.scheme);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Names from A on, figures from the largest on. */
export const firstOrder = (sort: NavSort): 'asc' | 'desc' => (sort === 'name' ? 'asc' : 'desc');

export const orderOf = ({ sort, order }: NavPlace): 'asc' | 'desc' => order ?? firstOrder(sort);

/** What pressing a column's head does: sorts by it, or turns it round. */
export const sortedBy = (place: NavPlace, sort: NavSort): NavPlace =>
  place.sort === sort
    ? { ...place, order: orderOf(place) === 'asc' ? 'desc' : 'asc' }
    : { ...place, sort, order: null };

export const isFiltered = (place: NavPlace): boolean =>
  place.words !== '' ||
  place.assetClass !== null ||
  place.category !== null ||
  place.plan !== null ||
  place.option !== null;
