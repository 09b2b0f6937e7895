import type { InvestorHistory } from '@hub/contract/calls/investor/investor-details';
import { clientValueTexts } from '@hub/contract/investor/client-value-texts';
import { chartValue, dayText, moneyOf, paise } from '@hub/domain';
import { useMemo, useState } from 'react';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import { DatedText } from '../../../../ui/date/dated-text.tsx';
import { compactText, tickText } from '../../../../ui/figure/figure-text.ts';
import { Money } from '../../../../ui/figure/money.tsx';
import { Segmented } from '../../../../ui/form/choice/segmented.tsx';
import styles from './value-chart.module.css';
import { pointsWithin, rangesOf, type ValueRange } from './value-range.ts';

const texts = clientValueTexts;
const names: Readonly<Record<ValueRange, { readonly text: string; readonly label: string }>> = {
  '1y': { text: '1Y', label: '1 year' },
  '3y': { text: '3Y', label: '3 years' },
  '5y': { text: '5Y', label: '5 years' },
  max: { text: 'All', label: 'All there is' },
};

interface ValueChartProps extends InvestorHistory {
  /** Where what was paid is not known for all of it, no gain comes of the rest. */
  hasCost: boolean;
}

/** Only drawn: every figure in words is exact text. Where a price is missing the line has a gap. */
export function ValueChart({ points: all, hasCost }: ValueChartProps) {
  const [range, setRange] = useState<ValueRange>('max');
  const ranges = useMemo(() => rangesOf(all), [all]);
  const points = useMemo(
    () =>
      pointsWithin(all, range).map(({ day, value, invested }) => ({
        day,
        worth: value,
        invested,
        value: value === null ? null : chartValue(value),
        base: chartValue(invested),
      })),
    [all, range],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return <p className="mute text-note">{texts.none}</p>;
  return (
    <div className="stack one-column gap-8">
      {first.worth !== null && last.worth !== null && (
        <p className="visually-hidden">
          <DatedText>
            {texts.course(first.day, compactText(first.worth), last.day, compactText(last.worth))}
          </DatedText>
        </p>
      )}
      {ranges.length > 1 && (
        <div className={styles.ranges}>
          <Segmented
            label={texts.range}
            value={range}
            options={ranges.map((value) => ({ value, ...names[value] }))}
            onChange={setRange}
          />
        </div>
      )}
      <LineChart
        low
        points={points}
        label={texts.chart}
        say={({ day, worth, invested }) =>
          texts.say(day, worth === null ? null : compactText(worth), compactText(invested))
        }
        tick={tickText}
        readout={(point) => <Readout point={point} hasCost={hasCost} />}
      />
    </div>
  );
}

interface ReadoutProps extends Pick<ValueChartProps, 'hasCost'> {
  point: { readonly day: string; readonly worth: string | null; readonly invested: string };
}

function Readout({ point: { day, worth, invested }, hasCost }: ReadoutProps) {
  return (
    <p className={`flex wrap baseline gap-4-16 mute text-note ${styles.readout}`}>
      <span>
        <DatedText>{dayText(day)}</DatedText>
      </span>
      {worth === null ? (
        <span>{texts.unknown}</span>
      ) : (
        <span>
          {texts.value}{' '}
          <strong>
            <Money amount={worth} decimals={0} />
          </strong>
        </span>
      )}
      <span>
        {texts.invested}{' '}
        <strong>
          <Money amount={invested} decimals={0} />
        </strong>
      </span>
      {worth !== null && hasCost && (
        <span>
          {texts.gain}{' '}
          <strong>
            <Money amount={paise(moneyOf(worth) - moneyOf(invested))} decimals={0} change />
          </strong>
        </span>
      )}
    </p>
  );
}
