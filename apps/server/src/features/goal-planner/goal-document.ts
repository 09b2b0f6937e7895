import type { Brand } from '@hub/contract';
import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import { goalKindTexts, goalTexts } from '@hub/contract/goal-planner/goal-texts';
import {
  amountInWords,
  basisPoints,
  formatDate,
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
const date = (day: string): string => formatDate(Temporal.PlainDate.from(day));

/** What the cost is of: of all of it, of a year, or of a month. */
const costLabel = ({ kind, years }: Pick<GoalTerms, 'kind' | 'years'>): string => {
  if (kind === 'retirement') return 'Cost of a month, today';
  return years > 1 ? 'Cost of a year, today' : 'Cost, today';
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

/** One page for the client: the distributor's name at its head, the plan as it was saved, and what it does not promise. */
export function goalDocument(goal: GoalRow, author: GoalAuthor, brand: Brand): PrintedDocument {
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
          { label: 'Planned on', value: date(goal.plannedOn) },
          { label: 'Needed from', value: date(goal.due) },
          { label: costLabel(terms), value: rupees(terms.cost) },
          { label: 'The same then', value: rupees(plan.costThen) },
          { label: 'To be there then', value: `${rupees(plan.target)} (${amountInWords(plan.target)})` },
          { label: 'There today', value: rupees(terms.held) },
          ...assumed(terms),
        ],
      },
      {
        kind: 'table',
        heading: 'What it takes',
        note: 'A SIP from now on, or a lumpsum today.',
        columns: [
          { header: 'Return a year', kind: 'text', width: 28 },
          ...['What is there becomes', 'Shortfall', 'SIP a month', 'Or at once'].map(figure),
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
