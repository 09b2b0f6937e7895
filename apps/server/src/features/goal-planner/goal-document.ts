import type { Brand } from '@hub/contract';
import type { GoalDetails } from '@hub/contract/calls/goal-planner/goal-planner';
import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
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
import type { GoalTerms } from '@hub/domain/goals/goal';
import { type GoalPlan, planGoal } from '@hub/domain/goals/plan-goal';
import { returnCases } from '@hub/domain/goals/return-band';
import type { PrintedDocument } from '../../documents/document.ts';
import type { GoalRow } from './goal.repository.ts';
import type { GoalAuthor } from './goal-author.repository.ts';

const caseTexts = { low: 'If less', middle: 'As assumed', high: 'If more' } as const;
const rate = (count: number) => basisPoints(BigInt(count));
const rupees = (amount: Paise): string => formatRupees(amount);
/** What the cost is of: of all of it, of a year, or of a month. */
const costOf = ({ kind, years }: Pick<GoalTerms, 'kind' | 'years'>): string => {
  if (kind === 'retirement') return ' a month';
  return years > 1 ? ' a year' : '';
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
  { label: 'Prices rise', value: `${formatPercent(terms.inflation)} a year` },
  { label: 'Return until then', value: `${formatPercent(terms.returns)} a year, assumed` },
  ...(terms.years > 1
    ? [{ label: 'Return after', value: `${formatPercent(terms.returnsAfter)} a year, assumed` }]
    : []),
  {
    label: 'Step-up of the SIP',
    value: terms.stepUp === 0n ? 'None' : `${formatPercent(terms.stepUp)} a year`,
  },
];

const caseRows = ({ cases }: GoalPlan): string[][] =>
  returnCases.map((name) => {
    const { returns, heldThen, shortfall, sip, lumpsum } = cases[name];
    return [
      `${caseTexts[name]}, ${formatPercent(returns)}`,
      rupees(heldThen),
      rupees(shortfall),
      rupees(sip),
      rupees(lumpsum),
    ];
  });

/** As the goal's page has it: at the newest prices, not at those of the plan. */
function progressFacts({ progress, sip, asOn }: GoalDetails): { label: string; value: string }[] {
  const { held, expected, projected, shortfall, moreSip, moreLumpsum, pace } = progress;
  const said = (amount: string) => rupees(moneyOf(amount));
  const label = goalProgressTexts;
  return [
    {
      label: label.held,
      value: `${said(held)}${asOn === null ? '' : `, as on ${dayText(asOn)}`}: ${goalPaceTexts[pace].toLowerCase()}`,
    },
    { label: label.expected, value: said(expected) },
    { label: label.sip, value: `${said(progress.sip)} a month of ${said(sip)} planned` },
    { label: label.projected, value: said(projected) },
    { label: label.shortfall, value: said(shortfall) },
    ...(moneyOf(shortfall) === 0n || moreSip === null
      ? []
      : [
          {
            label: 'Makes up for it',
            value: `${said(moreSip)} a month more, or ${said(moreLumpsum)} at once today`,
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
  const figure = (header: string) => ({ header, kind: 'figure' as const, width: 18 });
  return {
    brand: {
      name: author.name,
      legalName: `${author.name}, ${author.arn}, ${DISTRIBUTOR_TAGLINE}`,
      address: [author.mobile, author.email].filter((known) => known !== null).join(', '),
      colours: brand.colours,
      disclaimer: brand.disclaimer,
    },
    title: `${goal.name}: a plan for ${goal.person}`,
    // The thread that writes it takes no dates.
    asOn: null,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Goal', value: goalKindTexts[goal.kind] },
          { label: 'Needed from', value: dayText(goal.due) },
          { label: 'To be there then', value: `${rupees(plan.target)} (${amountInWords(plan.target)})` },
        ],
      },
      { kind: 'facts', heading: goalProgressTexts.title, facts: progressFacts(details) },
      {
        kind: 'facts',
        heading: `As planned on ${dayText(goal.plannedOn)}`,
        facts: [
          { label: COST_THEN, value: `${rupees(terms.cost)}${costOf(terms)}` },
          { label: 'The same when it is needed', value: `${rupees(plan.costThen)}${costOf(terms)}` },
          { label: 'There on that day', value: rupees(terms.held) },
          ...assumed(terms),
        ],
      },
      {
        kind: 'table',
        heading: 'What it takes, as planned',
        note: `A SIP from ${dayText(goal.plannedOn)} on, or a lumpsum on that day.`,
        columns: [
          { header: 'Return a year', kind: 'text', width: 28 },
          ...['What was there becomes', 'Shortfall', 'SIP a month', 'Or at once'].map(figure),
        ],
        rows: caseRows(plan),
      },
      ...(delay === null || sip === 0n
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text:
                delay.sip === null
                  ? `Begun a year later, the SIP would come to ${rupees(delay.lost)} less.`
                  : `Begun a year later, the same SIP would come to ${rupees(delay.lost)} less; ${rupees(delay.sip)} a month would make up for it.`,
            },
          ]),
      { kind: 'paragraph', text: goalTexts.noPromise },
    ],
  };
}
