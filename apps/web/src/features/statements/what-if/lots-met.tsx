import type { WhatIf } from '@hub/contract/calls/statements/statements-what-if';
import { dayText, groupIndian } from '@hub/domain';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { isNil, unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import styles from './lots-met.module.css';

type Parts = NonNullable<WhatIf['items'][number]['result']>['parts'];

const terms = { short: 'short-term', long: 'long-term' } as const;

/** Per cent without decimals that say nothing: `1.0000` as `1 %`. */
const rateText = (percent: string): string => `${percent.replace(/0{1,4}$/, '').replace(/\.$/, '')}%`;

function waitText({ loadFreeFrom, longFrom }: Parts[number]): string | null {
  const from = [
    loadFreeFrom && `no load from ${dayText(loadFreeFrom)}`,
    longFrom && `long-term from ${dayText(longFrom)}`,
  ].filter(Boolean);
  return from.length === 0 ? null : from.join(', ');
}

/** The lots that leave, oldest first. */
export function LotsMet({ parts, isOpen }: { parts: Parts; isOpen: boolean }) {
  const count =
    parts.length === 1 ? '1 lot redeemed' : `${groupIndian(parts.length)} lots redeemed, oldest first`;
  return (
    <details className={styles.lots} open={isOpen}>
      <summary>{count}</summary>
      <ul className="stack">
        {parts.map((part) => (
          <li
            key={`${part.boughtOn} ${part.units} ${part.proceeds}`}
            className="stack with-aside gap-2-12 pad-8-0 text-note line-above"
          >
            <span className="medium">
              <time dateTime={part.boughtOn}>{dayText(part.boughtOn)}</time>
            </span>
            <span className="figures to-end">
              {part.gain === null ? <NoFigure /> : <Money amount={part.gain} change />}
            </span>
            <span className="mute text-small">
              {unitsText(part.units)} units · {groupIndian(part.daysHeld)} days
              {!isNil(part.load) && (
                <>
                  {' '}
                  · load {rateText(part.loadPercent)} = <Money amount={part.load} />
                </>
              )}
            </span>
            <span className="mute text-small figures to-end">{terms[part.term]}</span>
            <Wait part={part} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Wait({ part }: { part: Parts[number] }) {
  const text = waitText(part);
  return text && <span className="whole warning text-small">{text}</span>;
}
