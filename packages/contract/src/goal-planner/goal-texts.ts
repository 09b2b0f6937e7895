import { dayText, formatPercent, formatRupees } from '@hub/domain';
import type { GoalFinding } from '@hub/domain/goal-planner/check-goal';
import type { GoalKind } from '@hub/domain/goal-planner/goal';
import type { GoalPace } from '@hub/domain/goal-planner/goal-progress';

export const goalKindTexts: Readonly<Record<GoalKind, string>> = {
  education: "A child's education",
  home: 'A home',
  retirement: 'Retirement',
  custom: 'Something else',
};

export const goalPaceTexts: Readonly<Record<GoalPace, string>> = {
  reached: 'Reached',
  ahead: 'Ahead of plan',
  'on-track': 'On track',
  behind: 'Falls short',
};

/** How far a goal is, on its page and in its PDF. */
export const goalProgressTexts = {
  title: 'Progress',
  held: 'Saved so far',
  expected: 'Planned by now',
  sip: 'Linked SIPs',
  projected: 'Expected by the due date',
  shortfall: 'Expected shortfall',
} as const;

/** The plan against where it is going, as it is drawn. */
export const goalChartTexts = {
  label: 'The plan and where it is going, arrow keys move along the lines',
  plan: 'Plan',
  asToday: 'At the current pace',
  say: (day: string, plan: string, asToday: string | null): string =>
    `${dayText(day)}, plan ${plan}${asToday === null ? '' : `, at the current pace ${asToday}`}`,
} as const;

/** Of the cost, which stays as it was when the goal was planned. */
export const COST_THEN = 'Cost on that day';

export const goalTexts = {
  unknown: 'You have no such goal.',
  unknownClient: 'There is no such client in your book.',
  whose: 'Choose a client, or enter the person’s name.',
  prospectHolds: 'Holdings and SIPs can be linked for your own clients only.',
  twice: 'This is added twice.',
  notHeld: 'This client does not hold that scheme in that folio.',
  noSuchSip: 'This client has no such SIP running, or it is linked to another goal.',
  overAssigned: 'More than 100% of one of these holdings is linked to goals. Enter a smaller part.',
  tooMany: 'There are 500 goals in your list. Remove some that are finished.',
  /** Under every plan: it is arithmetic, and promises nothing (Handbook, part 2 C4). */
  noPromise:
    'This is arithmetic with assumed returns. It is neither a forecast nor a promise: markets may return less, or a loss. Past performance may or may not be sustained.',
} as const;

/** What keeps a goal from being planned, as it stands under its field. */
export function goalFindingText(finding: GoalFinding): string {
  switch (finding.code) {
    case 'name-missing':
      return 'Give the goal a name.';
    case 'name-too-long':
      return `Use at most ${finding.longest} characters.`;
    case 'due-past':
      return 'Choose a future date.';
    case 'due-too-near':
      return 'Choose a date at least a month from now.';
    case 'due-too-far':
      return `Choose a date within ${finding.years} years.`;
    case 'amount-nil':
      return 'Enter an amount.';
    case 'amount-too-high':
      return `Enter at most ${formatRupees(finding.most)}.`;
    case 'years-outside':
      return finding.least === finding.most
        ? 'This is paid in one go: enter 1 year.'
        : `Enter ${finding.least} to ${finding.most} years.`;
    case 'rate-outside':
      return `Enter ${formatPercent(finding.least)} to ${formatPercent(finding.most)}.`;
  }
}
