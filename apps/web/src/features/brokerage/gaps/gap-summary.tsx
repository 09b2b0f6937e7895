import { chartValue } from '@hub/domain';
import { useMemo } from 'react';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { compactText, isNil, tickText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import type { GapsPage } from '../calls/queries.ts';
import { counted, monthText, shortMonth } from '../calls/words.ts';
import { AmountRows } from '../figures/amount-rows.tsx';
import styles from '../figures/brokerage.module.css';
import { GapEquation, WorkedAt } from '../figures/gap-equation.tsx';

export function GapSummary({ page: { from, to, months, trail, workedAt } }: { page: GapsPage }) {
  return (
    <Card title={from === to ? monthText(from) : `${monthText(from)} to ${monthText(to)}`}>
      <div className="stack gap-16">
        <Figures label="Expected and received">
          <Figure label="Gap" main note="trail due less trail received">
            <Money amount={trail.gap} />
          </Figure>
          <Figure label="Trail due so far">
            <Money amount={trail.due} />
          </Figure>
          <Figure label="Trail received">
            <Money amount={trail.received} />
          </Figure>
        </Figures>
        <GapEquation trail={trail} />
        <AmountRows
          rows={[
            { label: 'Trail gaps of the list below', value: <Money amount={trail.named} /> },
            { label: 'Months due but not paid', value: <Money amount={trail.unpaid} /> },
            {
              label: 'Rounding of a paisa per line, and registrars who have not paid yet',
              value: <Money amount={trail.rest} />,
            },
            { label: 'Gap', value: <Money amount={trail.gap} />, isSum: true },
          ]}
        />
        <WorkedAt at={workedAt} />
        <ByMonth months={months} />
      </div>
    </Card>
  );
}

/** What came and what is missing, month by month; only drawn, every figure in words is exact text. */
function ByMonth({ months }: Pick<GapsPage, 'months'>) {
  const points = useMemo(
    () =>
      months
        // A month that nobody has to have paid yet would look like one that earned nothing.
        .filter(({ due, received }) => !isNil(due) || !isNil(received))
        .toSorted((a, b) => a.month.localeCompare(b.month))
        .map((month) => ({
          month,
          text: shortMonth(month.month),
          parts: [chartValue(month.received)],
          missing: chartValue(month.gap),
          line: chartValue(month.expected),
        })),
    [months],
  );
  if (points.length < 2) return null;
  return (
    <BarChart
      low
      points={points}
      label="Expected and received by month, arrow keys move along it"
      names={['Received']}
      gapName="Gap"
      lineName="Expected"
      tick={tickText}
      say={({ month }) =>
        `${monthText(month.month)}, received ${compactText(month.received)}, expected ${compactText(month.expected)}`
      }
      readout={({ month }) => (
        <p className={`flex wrap mute text-note ${styles.readout}`}>
          <span>{monthText(month.month)}</span>
          <span>
            Gap{' '}
            <strong>
              <Money amount={month.gap} />
            </strong>
          </span>
        </p>
      )}
    />
  );
}

/** What nobody brought is in no figure: it is said instead. */
export function Missing({ missing }: Pick<GapsPage, 'missing'>) {
  return (
    <Card title="Not in these figures">
      <p className={`mute text-note ${styles.about}`}>
        Without a rate or a NAV, these holdings are counted with no expected brokerage.
      </p>
      <dl className={styles.rows}>
        {missing.map(({ schemeCode, scheme, positions, text }) => (
          <div key={`${schemeCode} ${text}`}>
            <dt>
              {scheme}
              <span className="block mute text-small">{text}</span>
            </dt>
            <dd>{counted(positions, 'folio')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
