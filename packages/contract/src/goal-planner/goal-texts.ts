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
  title: 'How far it is',
  held: 'There today',
  expected: 'The plan would have by now',
  sip: 'SIPs that pay for it',
  projected: 'On the day, if all goes on so',
  shortfall: 'Shortfall on the day',
} as const;

/** The plan against where it is going, as it is drawn. */
export const goalChartTexts = {
  label: 'The plan and where it is going, arrow keys move along the lines',
  plan: 'Plan',
  asToday: 'If all goes on so',
  say: (day: string, plan: string, asToday: string | null): string =>
    `${dayText(day)}, plan ${plan}${asToday === null ? '' : `, if all goes on so ${asToday}`}`,
} as const;

/** Of the cost, which stays as it was when the goal was planned. */
export const COST_THEN = 'Cost at the prices of that day';

export const goalTexts = {
  unknown: 'There is no such goal among yours.',
  unknownClient: 'There is no such client in your book.',
  whose: 'Choose a client, or write the name of the person.',
  prospectHolds: 'Only a client of yours has holdings and SIPs to assign.',
  twice: 'This is there twice.',
  notHeld: 'This client does not hold that scheme in that folio.',
  noSuchSip: 'This client has no such SIP running, or it pays for another goal.',
  overAssigned: 'Of one of these holdings more than the whole is assigned to goals. Take a smaller part.',
  tooMany: 'There are 500 goals in your list. Remove some that are over.',
  /** Under every plan: it is arithmetic, and promises nothing (Handbook, part 2 C4). */
  noPromise:
    'This is arithmetic with assumed returns. It is no forecast and no promise: markets may return less, or a loss. Past performance may or may not be sustained.',
} as const;

/** What keeps a goal from being planned, as it stands under its field. */
export function goalFindingText(finding: GoalFinding): string {
  switch (finding.code) {
    case 'name-missing':
      return 'Give the goal a name.';
    case 'name-too-long':
      return `Use at most ${finding.longest} characters.`;
    case 'due-past':
      return 'Choose a day to come.';
    case 'due-too-near':
      return 'Choose a day at least a month from now.';
    case 'due-too-far':
      return `Choose a day within ${finding.years} years.`;
    case 'amount-nil':
      return 'Enter an amount.';
    case 'amount-too-high':
      return `Enter at most ${formatRupees(finding.most)}.`;
    case 'years-outside':
      return finding.least === finding.most
        ? 'This is paid at once: enter 1 year.'
        : `Enter ${finding.least} to ${finding.most} years.`;
    case 'rate-outside':
      return `Enter ${formatPercent(finding.least)} to ${formatPercent(finding.most)}.`;
  }
}
