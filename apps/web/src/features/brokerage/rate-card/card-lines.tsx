import type { RateCardLine } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { useMedia } from '../../../ui/theme/media.ts';
import { counted, rateText } from '../calls/words.ts';
import styles from './card-lines.module.css';
import { bases, inflowText, placeNames, slabText, yearNames } from './rate-words.ts';

const MANY = 100;

/** The rates: a table where there is room, cards on a phone. A long card is drawn in parts. */
export function CardLines({ lines }: { lines: readonly RateCardLine[] }) {
  const isWide = useMedia('(min-width: 992px)');
  const [count, setCount] = useState(MANY);
  if (lines.length === 0) {
    return (
      <Card>
        <EmptyState title="No scheme matches" text="Try fewer words, part of a name, or a category." />
      </Card>
    );
  }
  const shown = lines.slice(0, count);
  const left = lines.length - shown.length;
  return (
    <>
      {isWide ? <LineTable lines={shown} /> : <LineCards lines={shown} />}
      {left > 0 && (
        <p className={`flex above-16 ${styles.more}`}>
          <Button look="outline" onClick={() => setCount(count + MANY)}>
            Show {Math.min(MANY, left)} of {counted(left, 'more line', 'more lines')}
          </Button>
        </p>
      )}
    </>
  );
}

function LineTable({ lines }: { lines: readonly RateCardLine[] }) {
  return (
    <Card className={styles.box}>
      <table className={`collapsed wide text-note ${styles.table}`} aria-label="Rates">
        <thead>
          <tr>
            <th scope="col">Scheme</th>
            <th scope="col">Money that came in</th>
            <th scope="col">City</th>
            <th scope="col">Amount</th>
            {yearNames.map((name) => (
              <th key={name} scope="col" className={styles.figure}>
                {name}
              </th>
            ))}
            <th scope="col" className={styles.figure}>
              Incentive
            </th>
            <th scope="col">GST</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.line}>
              <th scope="row">
                {/* The scheme stands once; whoever hears the row hears it each time. */}
                <span className={cx(line.schemeCode === lines[at - 1]?.schemeCode && 'visually-hidden')}>
                  {line.scheme}
                  <span className="block mute text-small normal">{line.category}</span>
                </span>
              </th>
              <td>
                <DatedText>{inflowText(line)}</DatedText>
              </td>
              <td>{placeNames[line.location]}</td>
              <td>{slabText(line)}</td>
              {line.trail.map((rate, year) => (
                <td key={yearNames[year]} className={styles.figure}>
                  {rateText(rate)}
                </td>
              ))}
              <td className={styles.figure}>{rateText(line.incentive)}</td>
              <td>{bases[line.gstBasis]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function LineCards({ lines }: { lines: readonly RateCardLine[] }) {
  return (
    <ul className="stack gap-8">
      {lines.map((line) => (
        <li key={line.line} className={styles.card}>
          <p className="strong">{line.scheme}</p>
          <p className="block mute text-small normal">
            <DatedText>
              {[
                line.category,
                placeNames[line.location],
                slabText(line),
                inflowText(line),
                bases[line.gstBasis],
              ].join(' · ')}
            </DatedText>
          </p>
          <dl className={`stack four-columns gap-8 above-4 terms ${styles.years}`}>
            {line.trail.map((rate, year) => (
              <div key={yearNames[year]}>
                <dt>{yearNames[year]}</dt>
                <dd>{rateText(rate)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
