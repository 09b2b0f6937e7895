import { chartValue, dayText, groupIndian, navOf, percentOfWhole } from '@hub/domain';
import { useMemo, useState } from 'react';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { navText } from '../../ui/figure/figure-text.ts';
import { Nav } from '../../ui/figure/nav.tsx';
import { Percent } from '../../ui/figure/percent.tsx';
import styles from './nav-history-chart.module.css';

interface NavHistoryChartProps {
  /** Day and NAV, oldest first. */
  points: readonly (readonly [string, string])[];
  total: number;
  name: string;
}

const change = (from: string, to: string) => percentOfWhole(navOf(to) - navOf(from), navOf(from));

/** How a price came where it is: a line to look at, and the same as a table. */
export function NavHistoryChart({ points, total, name }: NavHistoryChartProps) {
  const line = useMemo(() => points.map(([day, nav]) => ({ day, nav, value: chartValue(nav) })), [points]);
  const [first] = line;
  if (!first) return <p className="mute text-note">There is no NAV in this time.</p>;
  return (
    <>
      <LineChart
        points={line}
        label={`NAV of ${name} by day, arrow keys move along the line`}
        say={({ day, nav }) => `${dayText(day)}, ${navText(nav)} rupees`}
        readout={({ day, nav }) => (
          <p className={`flex wrap baseline gap-2-8 ${styles.readout}`}>
            <span className="mute">
              <DatedText>{dayText(day)}</DatedText>
            </span>
            <strong>
              ₹<Nav value={nav} />
            </strong>
            {day !== first.day && (
              <span className="mute text-note">
                <Percent value={change(first.nav, nav)} change /> since {dayText(first.day)}
              </span>
            )}
          </p>
        )}
      />
      <HistoryTable points={points} total={total} name={name} />
    </>
  );
}

function HistoryTable({ points, total, name }: NavHistoryChartProps) {
  const [open, setOpen] = useState(false);
  const left = total - points.length;
  return (
    <details
      className={`above-8 line-above ${styles.details}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Show as a table</summary>
      {open && (
        <section
          className={styles.scroll}
          aria-label={`NAV of ${name} as a table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
        >
          <table className={`collapsed wide ${styles.table}`}>
            <caption className="mute text-note">
              {left === 0
                ? `${groupIndian(total)} prices, newest first`
                : `${points.length} of ${groupIndian(total)} prices, newest first; the lowest and the highest are among them`}
            </caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">NAV (₹)</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(([day, nav]) => (
                <tr key={day}>
                  <th scope="row">
                    <time dateTime={day}>{dayText(day)}</time>
                  </th>
                  <td>
                    <Nav value={nav} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
