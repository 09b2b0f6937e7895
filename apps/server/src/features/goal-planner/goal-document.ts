import type { Brand } from '@hub/contract';
import type { GoalDetails } from '@hub/contract/calls/goal-planner/goal-planner';
import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import { goalFileTexts } from '@hub/contract/goal-planner/goal-file-texts';
import {
  COST_THEN,
  goalKindTexts,
  goalPaceTexts,
  goalProgressTexts,
  goalTexts,
} from '@hub/contract/goal-planner/goal-texts';
import {
  amountInWords,
  basisPoints,
  dayText,
  formatPercent,
  formatRupees,
  moneyOf,
  type Paise,
} from '@hub/domain';
import type { GoalTerms } from '@hub/domain/goal-planner/goal';
import { type GoalPlan, planGoal } from '@hub/domain/goal-planner/plan-goal';
import { returnCases } from '@hub/domain/goal-planner/return-band';
import type { PrintedDocument } from '../../documents/document.ts';
import type { GoalRow } from './goal.repository.ts';
import type { GoalAuthor } from './goal-author.repository.ts';

const rate = (count: number) => basisPoints(BigInt(count));
const rupees = (amount: Paise): string => formatRupees(amount);
/** What the cost is of: of all of it, of a year, or of a month. */
const costOf = ({ kind, years }: Pick<GoalTerms, 'kind' | 'years'>): string => {
  if (kind === 'retirement') return goalFileTexts.ofMonth;
  return years > 1 ? goalFileTexts.ofYear : '';
};

const termsOf = (goal: GoalRow): GoalTerms => ({
  kind: goal.kind,
  name: goal.name,
  due: Temporal.PlainDate.from(goal.due),
  cost: moneyOf(goal.cost),
  years: goal.years,
  inflation: rate(goal.inflation),
  returns: rate(goal.returns),
  returnsAfter: rate(goal.returnsAfter),
  stepUp: rate(goal.stepUp),
  held: moneyOf(goal.held),
  basis: goal.basis,
});

const assumed = (terms: GoalTerms): { label: string; value: string }[] => [
  { label: goalFileTexts.pricesRise, value: goalFileTexts.aYear(formatPercent(terms.inflation)) },
  { label: goalFileTexts.returnUntilThen, value: goalFileTexts.assumed(formatPercent(terms.returns)) },
  ...(terms.years > 1
    ? [{ label: goalFileTexts.returnAfter, value: goalFileTexts.assumed(formatPercent(terms.returnsAfter)) }]
    : []),
  {
    label: goalFileTexts.stepUp,
    value: terms.stepUp === 0n ? goalFileTexts.none : goalFileTexts.aYear(formatPercent(terms.stepUp)),
  },
];

const caseRows = ({ cases }: GoalPlan): string[][] =>
  returnCases.map((name) => {
    const { returns, heldThen, shortfall, sip, lumpsum } = cases[name];
    return [
      `${goalFileTexts.cases[name]}, ${formatPercent(returns)}`,
      rupees(heldThen),
      rupees(shortfall),
      rupees(sip),
      rupees(lumpsum),
    ];
  });

const figure = (header: string) => ({ header, kind: 'figure' as const, width: 18 });

const takesTable = (goal: GoalRow, plan: GoalPlan) => ({
  kind: 'table' as const,
  heading: goalFileTexts.takes,
  note: goalFileTexts.takesNote(dayText(goal.plannedOn)),
  columns: [
    { header: goalFileTexts.returnAYear, kind: 'text' as const, width: 28 },
    figure(goalFileTexts.becomes),
    figure(goalFileTexts.shortfall),
    figure(goalFileTexts.sipAMonth),
    figure(goalFileTexts.orAtOnce),
  ],
  rows: caseRows(plan),
});

/** As the goal's page has it: at the newest prices, not at those of the plan. */
function progressFacts({ progress, sip, asOn }: GoalDetails): { label: string; value: string }[] {
  const { held, expected, projected, shortfall, moreSip, moreLumpsum, pace } = progress;
  const said = (amount: string) => rupees(moneyOf(amount));
  const label = goalProgressTexts;
  return [
    {
      label: label.held,
      value: goalFileTexts.heldOf({
        held: said(held),
        asOn: asOn && dayText(asOn),
        pace: goalPaceTexts[pace].toLowerCase(),
      }),
    },
    { label: label.expected, value: said(expected) },
    { label: label.sip, value: goalFileTexts.sipOf(said(progress.sip), said(sip)) },
    { label: label.projected, value: said(projected) },
    { label: label.shortfall, value: said(shortfall) },
    ...(moneyOf(shortfall) === 0n || moreSip === null
      ? []
      : [
          {
            label: goalFileTexts.makesUp,
            value: goalFileTexts.makesUpBy(said(moreSip), said(moreLumpsum)),
          },
        ]),
  ];
}

/**
 * One page for the client: the distributor's name at its head, how far the goal is today, the plan as it was saved, and
 * what it does not promise.
 */
export function goalDocument(
  goal: GoalRow,
  details: GoalDetails,
  author: GoalAuthor,
  brand: Brand,
): PrintedDocument {
  const terms = termsOf(goal);
  const plannedOn = Temporal.PlainDate.from(goal.plannedOn);
  const plan = planGoal(terms, plannedOn);
  const { delay, sip } = plan.cases.middle;
  return {
    brand: {
      name: author.name,
      legalName: `${author.name}, ${author.arn}, ${DISTRIBUTOR_TAGLINE}`,
      address: [author.mobile, author.email].filter((existing) => existing !== null).join(', '),
      colours: brand.colours,
      disclaimer: brand.disclaimer,
    },
    title: goalFileTexts.title(goal.name, goal.person),
    // The thread that writes it takes no dates.
    asOn: null,
    parts: [
      {
        kind: 'summary',
        figures: [
          { label: goalFileTexts.thereThen, value: rupees(plan.target) },
          { label: goalFileTexts.neededFrom, value: dayText(goal.due) },
          { label: goalFileTexts.goal, value: goalKindTexts[goal.kind] },
        ],
      },
      { kind: 'paragraph', text: amountInWords(plan.target) },
      { kind: 'facts', heading: goalProgressTexts.title, facts: progressFacts(details) },
      {
        kind: 'facts',
        heading: goalFileTexts.plannedOn(dayText(goal.plannedOn)),
        facts: [
          { label: COST_THEN, value: `${rupees(terms.cost)}${costOf(terms)}` },
          { label: goalFileTexts.sameThen, value: `${rupees(plan.costThen)}${costOf(terms)}` },
          { label: goalFileTexts.thereNow, value: rupees(terms.held) },
          ...assumed(terms),
        ],
      },
      takesTable(goal, plan),
      ...(delay === null || sip === 0n
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text:
                delay.sip === null
                  ? goalFileTexts.delayedAlone(rupees(delay.lost))
                  : goalFileTexts.delayed(rupees(delay.lost), rupees(delay.sip)),
            },
          ]),
      { kind: 'paragraph', text: goalTexts.noPromise },
    ],
  };
}
