import { moneyOf } from '@hub/domain';
import {
  isMonthly,
  type OpportunityGroup,
  type OpportunityList,
  opportunityGroups,
} from '@hub/domain/opportunity/lists';

interface Counted {
  readonly list: OpportunityList;
  readonly rows: number;
  readonly worth: string;
  /** What of it can be lost this week. */
  readonly week: { readonly worth: string } | null;
}

const MONTHS = 12n;

/** Rupees a month and rupees in all are compared over a year. */
const yearly = (list: OpportunityList, worth: string): bigint =>
  moneyOf(worth) * (isMonthly(list) ? MONTHS : 1n);

/** What can be lost this week, then what is at stake in all, then how many there are. */
function byLoss(one: Counted, other: Counted): number {
  const figures = ({ list, rows, worth, week }: Counted) => [
    yearly(list, week?.worth ?? '0.00'),
    yearly(list, worth),
    BigInt(rows),
  ];
  const [own, others] = [figures(one), figures(other)];
  const at = own.findIndex((figure, place) => figure !== others[place]);
  return at === -1 ? 0 : (own[at] ?? 0n) < (others[at] ?? 0n) ? 1 : -1;
}

export interface GroupInOrder<Row extends Counted> {
  readonly group: OpportunityGroup;
  readonly lists: readonly Row[];
}

/**
 * What can be lost this week first, then most money, within a group and between them. One client may stand in several lists of a group, so a group
 * counts with its largest list and not with their sum.
 */
export function groupsByLoss<Row extends Counted>(lists: readonly Row[]): readonly GroupInOrder<Row>[] {
  const groups = Object.entries(opportunityGroups) as [OpportunityGroup, readonly OpportunityList[]][];
  return groups
    .map(([group, of]) => ({ group, lists: lists.filter(({ list }) => of.includes(list)).toSorted(byLoss) }))
    .toSorted((one, other) => {
      const [first, second] = [one.lists[0], other.lists[0]];
      return first && second ? byLoss(first, second) : 0;
    });
}
