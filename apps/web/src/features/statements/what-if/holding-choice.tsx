import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { MOST_WHAT_IFS } from '@hub/contract/calls/statements/statements-what-if';
import { splitSchemeName } from '@hub/domain';
import { useState } from 'react';
import { Money } from '../../../ui/figure/money.tsx';
import styles from './holding-choice.module.css';
import { type ChosenHolding, holdingName } from './what-if-state.ts';

interface Held {
  readonly folioNo: string;
  readonly holding: Folio['holdings'][number];
}

interface HoldingChoiceProps {
  holdings: readonly Held[];
  chosen: readonly ChosenHolding[];
  onChange: (chosen: readonly ChosenHolding[]) => void;
}

/** Up to three holdings side by side. Those one came with stand first, the others wait behind a line. */
export function HoldingChoice({ holdings, chosen, onChange }: HoldingChoiceProps) {
  const names = new Set(chosen.map(holdingName));
  const nameOf = ({ folioNo, holding }: Held) => holdingName({ folioNo, schemeCode: holding.code });
  const isFull = chosen.length >= MOST_WHAT_IFS;
  const line = (held: Held) => {
    const { folioNo, holding } = held;
    const isChosen = names.has(nameOf(held));
    return (
      <li key={nameOf(held)}>
        <label className={styles.holding} data-chosen={isChosen || undefined}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => {
              const one = { folioNo, schemeCode: holding.code };
              onChange(
                isChosen
                  ? chosen.filter((other) => holdingName(other) !== holdingName(one))
                  : [...chosen, one],
              );
            }}
          />
          <span className="grow shrink medium">
            {splitSchemeName(holding.name).fund}
            <span className={`block mute text-small normal ${styles.about}`}>Folio {folioNo}</span>
          </span>
          <span className="fixed figures">
            <Money amount={holding.figures.value} compact />
          </span>
        </label>
      </li>
    );
  };
  // A line stays where it is when it is chosen: the focus is on it.
  const [cameWith] = useState(names);
  const first = holdings.filter((held) => cameWith.has(nameOf(held)));
  const others = holdings.filter((held) => !cameWith.has(nameOf(held)));
  if (first.length === 0) {
    return (
      <fieldset className={`shrink flush pad-0 borderless ${styles.group}`}>
        <legend className="below-8 pad-0 soft text-note medium">Which holding</legend>
        <ul>{others.map(line)}</ul>
      </fieldset>
    );
  }
  return (
    <fieldset className={`shrink flush pad-0 borderless ${styles.group}`}>
      <legend className="below-8 pad-0 soft text-note medium">Which holding</legend>
      <ul>{first.map(line)}</ul>
      {others.length > 0 && (
        <details className={`above-8 ${styles.others}`}>
          <summary>
            {isFull ? 'Up to three can be compared' : `Compare with others (${others.length})`}
          </summary>
          <ul>{others.map(line)}</ul>
        </details>
      )}
    </fieldset>
  );
}
