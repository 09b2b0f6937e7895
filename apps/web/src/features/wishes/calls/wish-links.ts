import { type WishSpan, wishSpans } from '@hub/contract/calls/wishes/wishes';
import { alwaysOneOf, listStateOf, maybe, text } from '../../../ui/list/list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';

/** What is chosen on a list of clients. */
export const peopleState = listStateOf({
  words: text('q'),
  span: alwaysOneOf(wishSpans, 'week'),
  /** Of the anniversaries, which; of the festivals, the one that is open. */
  of: maybe(/^[a-z][a-z-]{0,46}$/),
});

export const spanTexts: Readonly<Record<WishSpan, string>> = {
  day: 'Today',
  week: 'This week',
  month: 'This month',
};

/** Whom a wish is written to, as the address says it. */
export interface Written {
  readonly category: string;
  readonly span: WishSpan;
  /** Only these. */
  readonly clients: readonly string[];
  /** All but these. */
  readonly except: readonly string[];
}

/** No address holds more; who wants more takes all. */
export const MOST_IN_ADDRESS = 50;

export function writeHref({ category, span, clients, except }: Written): string {
  const query = new URLSearchParams({ of: category, span });
  if (clients.length > 0) query.set('clients', clients.join('.'));
  if (except.length > 0) query.set('except', except.join('.'));
  return `${hrefTo('wishes/message')}?${query}`;
}

const isId = (one: string) => /^[0-9a-f-]{36}$/.test(one);
const idsOf = (raw: string | null) => (raw ?? '').split('.').filter(isId).slice(0, MOST_IN_ADDRESS);

/** Null where the address says nothing to write for. */
export function readWritten(queryString: string): Written | null {
  const query = new URLSearchParams(queryString);
  const category = query.get('of') ?? '';
  if (!/^[a-z][a-z-]{0,46}$/.test(category)) return null;
  const span = wishSpans.find((one) => one === query.get('span')) ?? 'month';
  return { category, span, clients: idsOf(query.get('clients')), except: idsOf(query.get('except')) };
}
