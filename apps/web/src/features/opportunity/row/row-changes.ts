import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { dayText, rupeesText } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
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

function statusText({ status, lastAct }: OpportunityRow): string {
  if (status === 'open') return 'It is open again.';
  if (status === 'done') return 'It was marked as done.';
  const until = lastAct?.until;
  return until ? `It was snoozed until ${dayText(until)}.` : 'It was snoozed.';
}

/** What is another than it was when the list was read, in words; none when a form can begin with what is shown. */
export function rowChanges(list: OpportunityList, shown: OpportunityRow, now: OpportunityRow): string[] {
  const before = new Map(factsOf(list, shown));
  const changes = factsOf(list, now)
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `${name}: it was ${before.get(name) ?? 'empty'}, now it is ${value ?? 'empty'}.`);
  const { status, order, remedy } = now;
  if (remedy.why !== null && remedy.why !== shown.remedy.why) changes.push(remedy.why);
  if (status !== shown.status) {
    changes.push(statusText(now));
  }
  if (order !== null && order.reference !== shown.order?.reference) {
    changes.push(`Order ${order.reference} was sent for it.`);
  }
  return changes;
}
