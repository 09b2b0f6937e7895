import type { OpportunityRow } from '@hub/contract/opportunity/rows';
import type { OpportunityList } from '@hub/domain';
import { rupeesText } from '../../../ui/figure/figure-text.ts';
import { actText } from './act-words.ts';
import { figureText, shownIn } from './shown-figures.ts';

/** What is held is worth something else with every NAV; the form begins with what it is worth now. */
const atMarketPrice: readonly OpportunityList[] = [
  'liquid',
  'lumpsum',
  'equity',
  'debt',
  'dividend',
  'inactive',
];

type Fact = readonly [name: string, value: string | null];

const factsOf = (list: OpportunityList, row: OpportunityRow): readonly Fact[] => {
  const { worth, figures } = shownIn[list];
  return [
    ['Folio', row.folioNo],
    ['Scheme', row.scheme],
    ['Goes to', row.target?.name ?? null],
    ...(worth === null || atMarketPrice.includes(list) ? [] : [[worth, rupeesText(row.worth)] as const]),
    ...figures.map(({ of, header }) => [header, figureText(row, of)] as const),
  ];
};

/** What is another than it was when the list was read, in words; none when a form can begin with what is shown. */
export function rowChanges(list: OpportunityList, shown: OpportunityRow, now: OpportunityRow): string[] {
  const before = new Map(factsOf(list, shown));
  const changes = factsOf(list, now)
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `${name}: it was ${before.get(name) ?? 'empty'}, now it is ${value ?? 'empty'}.`);
  const { status, lastAct, order } = now;
  if (status !== shown.status) {
    changes.push(status === 'open' ? 'It is open again.' : `${lastAct ? actText(lastAct) : status}.`);
  }
  if (order !== null && order.reference !== shown.order?.reference) {
    changes.push(`Order ${order.reference} was sent for it.`);
  }
  return changes;
}
