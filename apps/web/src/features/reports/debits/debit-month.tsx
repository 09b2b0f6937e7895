import type { DebitDay } from '@hub/contract/calls/reports/report-debits';
import { groupIndian, moneyOf, rupeesText } from '@hub/domain';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { cx } from '../../../ui/theme/cx.ts';
import { calendarWeeks } from './calendar-weeks.ts';
import styles from './debit-month.module.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface DebitMonthProps {
  from: string;
  to: string;
  days: readonly DebitDay[];
  chosen: string | null;
  onChoose: (day: string) => void;
}

/** The days as a calendar: the fuller a day the deeper its shade, with a bar for what of it is at risk. */
export function DebitMonth({ from, to, days, chosen, onChoose }: DebitMonthProps) {
  const existing = new Map(days.map((day) => [day.on, day]));
  const most = days.reduce(
    (largest, { amount }) => (moneyOf(amount) > largest ? moneyOf(amount) : largest),
    0n,
  );
  return (
    <table className={`wide ${styles.month}`}>
      <caption className="visually-hidden">SIP debits by day</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(from, to).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              <td key={day ?? weekdays[weekday]}>
                {day !== null && (
                  <Day
                    on={day}
                    isFirst={day === from}
                    day={existing.get(day)}
                    most={most}
                    isChosen={day === chosen}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  on: string;
  isFirst: boolean;
  day: DebitDay | undefined;
  most: bigint;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

function Day({ on, isFirst, day, most, isChosen, onChoose }: DayProps) {
  const date = Temporal.PlainDate.from(on);
  const month = months[date.month - 1];
  const number = date.day === 1 || isFirst ? `${date.day} ${month}` : `${date.day}`;
  if (day === undefined) {
    return (
      <span className={styles.none}>
        <span className={`text-small figures one-line ${styles.number}`}>{number}</span>
      </span>
    );
  }
  const { debits, amount, atRisk, amountAtRisk } = day;
  const share = Number((moneyOf(amountAtRisk) * 100n) / moneyOf(amount));
  const words = [
    `${weekdays[date.dayOfWeek - 1]}, ${date.day} ${month}`,
    debits === 1 ? '1 debit' : `${groupIndian(debits)} debits`,
    rupeesText(amount),
    ...(atRisk > 0 ? [`${groupIndian(atRisk)} at risk, ${rupeesText(amountAtRisk)}`] : []),
  ];
  return (
    <button
      type="button"
      className={cx(styles.day, styles[shadeOf(moneyOf(amount), most)], isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-label={words.join(', ')}
      onClick={() => onChoose(on)}
    >
      <span className={`text-small figures one-line ${styles.number}`}>{number}</span>
      <span className={`text-body strong figures one-line ${styles.amount}`}>{compactText(amount)}</span>
      <span className={`soft text-small one-line ${styles.count}`}>
        {debits === 1 ? '1 debit' : `${groupIndian(debits)} debits`}
      </span>
      {atRisk > 0 && (
        <svg
          className={`pinned wide ${styles.risk}`}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.whole} width="100" height="4" />
          <rect className={styles.part} width={Math.max(share, 4)} height="4" />
        </svg>
      )}
    </button>
  );
}

/** Four shades are told apart; more are not. */
function shadeOf(amount: bigint, most: bigint): 'shade1' | 'shade2' | 'shade3' | 'shade4' {
  if (amount * 4n > most * 3n) return 'shade4';
  if (amount * 2n > most) return 'shade3';
  return amount * 4n > most ? 'shade2' : 'shade1';
}
