import type { ResponseOf } from '@hub/contract';
import type { records } from '@hub/contract/calls/transact/transact-records';
import { todayInIndia } from '@hub/domain';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import { type RecordStage, recordGroups, stageOf } from '@hub/domain/orders/state/record-statuses';
import type { GroupDays, RecordCount, RecordFilter } from './records.repository.ts';
import { statusesOf } from './records-presenter.ts';

const WEEK_DAYS = 7;

export const dayStart = (day: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime('Asia/Kolkata').toInstant().toString();

export function groupDays(now: Temporal.Instant): GroupDays {
  const today = todayInIndia(now);
  return {
    today: dayStart(`${today}`),
    week: dayStart(`${today.subtract({ days: WEEK_DAYS - 1 })}`),
  };
}

const sumOf = (counts: readonly RecordCount[]): number => counts.reduce((sum, { n }) => sum + n, 0);

const isRequested =
  ({ statuses, stage }: Pick<RecordFilter, 'statuses' | 'stage'>) =>
  (count: RecordCount) =>
    (statuses === null || statuses.includes(count.status)) &&
    (stage === null || stageOf(count.status, count.isToPay) === stage);

/** How many orders there are of what is asked for. */
export const totalOf = (counts: readonly RecordCount[], filter: RecordFilter): number =>
  sumOf(counts.filter(isRequested(filter)));

/** Where a list is narrowed to some statuses, all of them are to be done or none. */
export const hasToDoFirst = ({ statuses, stage }: RecordFilter): boolean =>
  statuses === null && stage === null;

const isToDo = ({ status, isToPay }: RecordCount): boolean => status === 'pending' || isToPay;

/** The groups of a list in its order: what is to be done, then days, then months, the newest first. */
export function groupsOf(
  counts: readonly RecordCount[],
  filter: RecordFilter,
  now: Temporal.Instant,
): ResponseOf<typeof records>['groups'] {
  const thisMonth = `${todayInIndia(now)}`.slice(0, 7);
  const groupOf = (count: RecordCount): string => {
    if (hasToDoFirst(filter) && isToDo(count)) return 'to-do';
    return count.created === thisMonth ? 'month' : count.created;
  };
  const sums = new Map<string, number>();
  for (const count of counts.filter(isRequested(filter))) {
    sums.set(groupOf(count), (sums.get(groupOf(count)) ?? 0) + count.n);
  }
  const months = [...sums.keys()].filter((id) => !(recordGroups as readonly string[]).includes(id));
  return [...recordGroups, ...months.sort().reverse()].flatMap((id) => {
    const count = sums.get(id);
    return count === undefined ? [] : [{ id, count }];
  });
}

type Counted = Pick<ResponseOf<typeof records>, 'statuses' | 'stages'>;

/** The counts of the chips. */
export function chipCounts(counts: readonly RecordCount[]): Counted {
  const of = (statuses: readonly OrderStatus[]) =>
    sumOf(counts.filter(({ status }) => statuses.includes(status)));
  const ofStage = (stage: RecordStage) =>
    sumOf(counts.filter(({ status, isToPay }) => stageOf(status, isToPay) === stage));
  return {
    statuses: {
      all: sumOf(counts),
      'Pending for confirmation': of(statusesOf['Pending for confirmation']),
      CONFIRMED: of(statusesOf.CONFIRMED),
      'Link Expired': of(statusesOf['Link Expired']),
    },
    stages: {
      'to-pay': ofStage('to-pay'),
      'with-registrar': ofStage('with-registrar'),
      done: ofStage('done'),
      failed: ofStage('failed'),
    },
  };
}
