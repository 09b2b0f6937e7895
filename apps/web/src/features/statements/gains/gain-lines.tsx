import type { CapitalGainStatement, GainLine } from '@hub/contract/calls/statements/statements';
import { moneyOf, paise, splitSchemeName } from '@hub/domain';
import { Money } from '../../../ui/figure/money.tsx';
import { GainLineRow } from './gain-line-row.tsx';
import styles from './gain-lines.module.css';
import { classNames } from './gain-words.ts';

interface GainLinesProps {
  lines: readonly GainLine[];
  people: CapitalGainStatement['people'];
}

const groupOf = ({ folioNo, schemeCode }: GainLine) => `${folioNo} ${schemeCode}`;

/** Scheme by scheme; each line is a part of a lot, and opens the arithmetic behind its gain. */
export function GainLines({ lines, people }: GainLinesProps) {
  const groups = Object.values(Object.groupBy(lines, groupOf)).filter((group) => group !== undefined);
  return groups.map(([first, ...rest]) =>
    first === undefined ? null : (
      <SchemeLines
        key={groupOf(first)}
        lines={[first, ...rest]}
        owner={people.length > 1 ? people.find(({ id }) => id === first.investorId)?.name : undefined}
      />
    ),
  );
}

interface SchemeLinesProps {
  lines: readonly [GainLine, ...GainLine[]];
  owner: string | undefined;
}

function SchemeLines({ lines, owner }: SchemeLinesProps) {
  const [{ scheme, folioNo, taxClass, isin }] = lines;
  const { fund, variant } = splitSchemeName(scheme);
  const present = lines.flatMap(({ gain }) => (gain === null ? [] : [moneyOf(gain)]));
  const about = [
    ...(owner ? [owner] : []),
    ...(variant ? [variant] : []),
    `folio ${folioNo}`,
    classNames[taxClass].toLowerCase(),
    ...(isin ? [`ISIN ${isin}`] : []),
  ];
  return (
    <section className={styles.scheme} aria-label={`${fund}, folio ${folioNo}`}>
      <header className={`flex between start gap-16 pad-12-20 ${styles.head}`}>
        <div className="shrink">
          <h2>{fund}</h2>
          <p className="mute text-small normal anywhere">{about.join(' · ')}</p>
        </div>
        <p className={styles.sum}>
          {present.length > 0 && (
            <Money amount={paise(present.reduce((sum, gain) => sum + gain, 0n))} change />
          )}
          <span className="mute text-small normal anywhere">
            {present.length < lines.length ? 'excluding units of unknown cost' : 'total gain'}
          </span>
        </p>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.key} className="line-above">
            <GainLineRow line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
