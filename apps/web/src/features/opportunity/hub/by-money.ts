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
}

const MONTHS = 12n;

/** Rupees a month and rupees in all are compared over a year. */
const yearly = ({ list, worth }: Counted): bigint => moneyOf(worth) * (isMonthly(list) ? MONTHS : 1n);

const byMoney = (one: Counted, other: Counted): number => {
  const [less, more] = [yearly(one), yearly(other)];
  return less === more ? other.rows - one.rows : less < more ? 1 : -1;
};

export interface GroupInOrder<Row extends Counted> {
  readonly group: OpportunityGroup;
  readonly lists: readonly Row[];
}

/**
 * Most money first, within a group and between them. One client may stand in several lists of a group, so a group
 * counts with its largest list and not with their sum.
 */
export function groupsByMoney<Row extends Counted>(lists: readonly Row[]): readonly GroupInOrder<Row>[] {
  const groups = Object.entries(opportunityGroups) as [OpportunityGroup, readonly OpportunityList[]][];
  return groups
    .map(([group, of]) => ({ group, lists: lists.filter(({ list }) => of.includes(list)).toSorted(byMoney) }))
    .toSorted((one, other) => {
      const [first, second] = [one.lists[0], other.lists[0]];
      return first && second ? byMoney(first, second) : 0;
    });
}
