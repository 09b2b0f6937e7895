import type { PlanView } from '@hub/contract/calls/reports/reports';
import { dayNumberOf } from '@hub/domain';
import { type OpportunityWindows, opportunityWindowsOn } from '@hub/domain/opportunity/windows';
import { frequencies, frequencyFacts } from '@hub/domain/plans/frequencies';

/*
 * What a registration is on a day, in SQL, over a row `p` of `plan`. Nothing here comes from a request: `days` are
 * parameters of the statement, views are chosen by name.
 */

/** The statement's parameters for today and the first day of its financial year, e.g. `$3::date`. */
interface PlanDays {
  readonly today: string;
  readonly yearStart: string;
  readonly windows: OpportunityWindows;
}

/** How far the lists look on an ISO day. */
export const windowsOn = (today: string): OpportunityWindows =>
  opportunityWindowsOn(dayNumberOf(Temporal.PlainDate.from(today)));

/** By the calendar; a day that the month lacks falls to its end. */
export const monthsBefore = (today: string, months: number): string =>
  `(${today} - interval '${months} months')::date`;
export const monthsAfter = (today: string, months: number): string =>
  `(${today} + interval '${months} months')::date`;

const MOST_FAILURES = 3;

/** Bounces in a row that end it (handbook §1.2). */
const bounceLimit = `case p.frequency ${frequencies
  .filter((frequency) => frequencyFacts[frequency].failuresToCancel !== MOST_FAILURES)
  .map((frequency) => `when '${frequency}' then ${frequencyFacts[frequency].failuresToCancel}`)
  .join(' ')} else ${MOST_FAILURES} end`;

/** A pause without a last day goes on. */
const isPaused = (today: string) =>
  `p.paused_from <= ${today} and coalesce(p.paused_to, 'infinity') >= ${today}`;

/** Handbook §3.1: between start and end, neither ceased nor paused; one that was rejected never began. */
export const isRunning = (today: string): string =>
  `p.rejected_on is null and p.starts_on <= ${today} and p.ends_on >= ${today}
   and (p.ceased_on is null or p.ceased_on > ${today}) and (${isPaused(today)}) is not true`;

/** Neither rejected nor over, also while it is paused or still to begin. What ends today counts among those that ended. */
export const goesOn = (today: string): string =>
  `p.rejected_on is null and p.ends_on > ${today} and (p.ceased_on is null or p.ceased_on > ${today})`;

/** One of the contract's `planStatuses`. What ceased only after its end had ended. */
export const statusOn = (today: string): string =>
  `case when p.rejected_on is not null then 'rejected'
        when p.ceased_on <= ${today} and p.ceased_on <= p.ends_on then 'ceased'
        when p.ends_on < ${today} then 'ended'
        when p.starts_on > ${today} then 'upcoming'
        when ${isPaused(today)} then 'paused'
        else 'running' end`;

/** One more bounce ends it. */
export const isAtRisk = `p.bounced_in_row >= ${bounceLimit} - 1`;

/** Runs out soon. */
export const isMaturing = (today: string, { months }: OpportunityWindows): string =>
  `p.ends_on > ${today} and p.ends_on <= ${monthsAfter(today, months.maturity)}`;

const ceasedBetween = (after: string, today: string) =>
  `p.rejected_on is null and p.ceased_on ${after} and p.ceased_on <= ${today}`;

/** Whose other plan of the kind began since shortly before this one's end, or is to begin. */
const isRenewed = ({ renewedDays }: OpportunityWindows) => `exists (
  select from client_folio f
    join client_folio g on g.arn = f.arn and g.investor_id = f.investor_id
    join systematic_plan q on q.arn = g.arn and q.folio_no = g.folio_no
   where f.arn = p.arn and f.folio_no = p.folio_no and q.kind = p.kind
     and (q.folio_no, q.reg_no) <> (p.folio_no, p.reg_no)
     and q.rejected_on is null and q.starts_on >= p.ends_on - ${renewedDays})`;

/** Whether a plan belongs to a view: a status, or what a figure of the dashboard counts (handbook §4). */
export function isInView(view: PlanView, { today, yearStart, windows }: PlanDays): string {
  const { months } = windows;
  switch (view) {
    case 'running':
      return isRunning(today);
    case 'started-this-year':
      return `p.rejected_on is null and p.starts_on between ${yearStart} and ${today}`;
    case 'ceased-this-year':
      return `${ceasedBetween(`>= ${yearStart}`, today)} and p.ceased_on <= p.ends_on`;
    case 'ceased-lately':
      return `${ceasedBetween(`> ${monthsBefore(today, months.ceased)}`, today)} and p.ceased_on < p.ends_on`;
    case 'maturing':
      return `${isRunning(today)} and ${isMaturing(today, windows)}`;
    case 'at-risk':
      return `${isRunning(today)} and ${isAtRisk}`;
    case 'not-renewed':
      return `p.rejected_on is null and (p.ceased_on is null or p.ceased_on > p.ends_on)
              and p.ends_on > ${monthsBefore(today, months.notRenewed)} and p.ends_on <= ${today}
              and not ${isRenewed(windows)}`;
    default:
      return `${statusOn(today)} = '${view}'`;
  }
}
