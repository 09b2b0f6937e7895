import { goalTexts } from '@hub/contract/goal-planner/goal-texts';
import { formatPercent, formatRupees } from '@hub/domain';
import { checkGoal } from '@hub/domain/goal-planner/check-goal';
import type { GoalTerms } from '@hub/domain/goal-planner/goal';
import { type GoalPlan, planGoal } from '@hub/domain/goal-planner/plan-goal';
import { returnCases } from '@hub/domain/goal-planner/return-band';
import { useServices } from '../../../lib/react.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ResultFigure, ResultLine, ResultLines } from '../../../ui/layout/result.tsx';
import styles from './goal-result.module.css';

interface GoalResultProps {
  /** Null while something is missing. */
  terms: GoalTerms | null;
  today: Temporal.PlainDate;
}

const caseTexts = { low: 'If lower', middle: 'As assumed', high: 'If higher' } as const;

/** What follows from the answers so far, worked out on the device while they are typed. */
export function GoalResult({ terms, today }: GoalResultProps) {
  const plan = terms !== null && checkGoal(terms, today).length === 0 ? planGoal(terms, today) : null;
  return (
    <Card
      title="What is needed"
      className={`stack top gap-12 ${styles.card}`}
      role="region"
      aria-live="polite"
    >
      {plan === null || terms === null ? (
        <p className="mute text-note normal">Enter the cost and the date, and the SIP appears here.</p>
      ) : (
        <Plan plan={plan} terms={terms} />
      )}
    </Card>
  );
}

function Plan({ plan, terms }: { plan: GoalPlan; terms: GoalTerms }) {
  const { brand } = useServices();
  const { middle, low, high } = plan.cases;
  return (
    <>
      {middle.shortfall === 0n ? (
        <p className="medium">The savings so far reach the target, if the assumptions hold.</p>
      ) : (
        <ResultFigure
          label="Monthly SIP"
          note={
            <>
              {formatRupees(high.sip, { decimals: 0 })} to {formatRupees(low.sip, { decimals: 0 })}, depending
              on returns; or <Money amount={middle.lumpsum} decimals={0} /> as a lumpsum today
            </>
          }
        >
          <Money amount={middle.sip} decimals={0} />
        </ResultFigure>
      )}
      <ResultLines>
        <ResultLine
          label={
            terms.kind === 'retirement'
              ? 'Monthly cost then'
              : terms.years > 1
                ? 'Yearly cost then'
                : 'Cost then'
          }
        >
          <Money amount={plan.costThen} decimals={0} />
        </ResultLine>
        <ResultLine label="Target amount">
          <Money amount={plan.target} decimals={0} />
        </ResultLine>
        <ResultLine label="Savings grow to">
          <Money amount={middle.heldThen} decimals={0} />
        </ResultLine>
        <ResultLine label="Shortfall">
          <Money amount={middle.shortfall} decimals={0} />
        </ResultLine>
      </ResultLines>
      <Cases plan={plan} />
      {middle.delay !== null && (
        <p className="pad-12 text-body sunk round-card">
          If started a year later, the same SIP comes to <Money amount={middle.delay.lost} decimals={0} />{' '}
          less
          {middle.delay.sip !== null && (
            <>
              ; <Money amount={middle.delay.sip} decimals={0} /> a month would cover it
            </>
          )}
          .
        </p>
      )}
      <p className="mute text-small">
        {goalTexts.noPromise} {brand.disclaimer}
      </p>
    </>
  );
}

/** The same at three returns: nobody knows the one that comes. */
function Cases({ plan }: { plan: GoalPlan }) {
  return (
    <table className={`collapsed wide text-body ${styles.cases}`}>
      <caption className="visually-hidden">At three returns</caption>
      <thead>
        <tr>
          <th scope="col">Return per year</th>
          <th scope="col">Monthly SIP</th>
          <th scope="col">Or lumpsum</th>
        </tr>
      </thead>
      <tbody>
        {returnCases.map((name) => {
          const { returns, sip, lumpsum } = plan.cases[name];
          return (
            <tr key={name}>
              <th scope="row">
                {formatPercent(returns)} <span className="mute text-note normal">{caseTexts[name]}</span>
              </th>
              <td>
                <Money amount={sip} decimals={0} />
              </td>
              <td>
                <Money amount={lumpsum} decimals={0} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
