import type { GoalDetails } from '@hub/contract/calls/goal-planner/goal-planner';
import { goalChartTexts } from '@hub/contract/goal-planner/goal-texts';
import { chartValue, dayText } from '@hub/domain';
import { useMemo } from 'react';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { compactText, tickText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';

const texts = goalChartTexts;

/** The plan, and from today on where it is going. Only drawn: what was there before today nobody kept. */
export function GoalChart({ path }: Pick<GoalDetails, 'path'>) {
  const points = useMemo(
    () =>
      path.map(({ day, plan, asToday }) => ({
        day,
        plan,
        asToday,
        value: asToday === null ? null : chartValue(asToday),
        base: chartValue(plan),
      })),
    [path],
  );
  return (
    <LineChart
      low
      points={points}
      label={texts.label}
      say={({ day, plan, asToday }) =>
        texts.say(day, compactText(plan), asToday === null ? null : compactText(asToday))
      }
      tick={tickText}
      readout={({ day, plan, asToday }) => (
        <p className="flex wrap baseline gap-4-16 mute text-note strong-values">
          <span>
            <DatedText>{dayText(day)}</DatedText>
          </span>
          <span>
            {texts.plan} <Money amount={plan} compact />
          </span>
          {asToday !== null && (
            <span>
              {texts.asToday} <Money amount={asToday} compact />
            </span>
          )}
        </p>
      )}
    />
  );
}
