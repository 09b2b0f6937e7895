import type { GainLine } from '@hub/contract/calls/statements/statements';
import { dayText } from '@hub/domain';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../../ui/action/icons.ts';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './gain-lines.module.css';
import { termNames } from './gain-words.ts';

/** A part of a lot that was sold; pressed, it shows how its gain was worked out. */
export function GainLineRow({ line }: { line: GainLine }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`stack middle wide gap-4-16 text-note borderless no-fill hover-sunk ${styles.row}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="stack shrink">
          <span className="flex wrap gap-0-8">
            <b>{line.sale}</b> <time dateTime={line.soldOn}>{dayText(line.soldOn)}</time>
          </span>
          <span className="mute text-small normal anywhere">
            {unitsText(line.units)} units bought{' '}
            <time dateTime={line.boughtOn}>{dayText(line.boughtOn)}</time>
          </span>
        </span>
        <span className={`stack shrink ${styles.term}`}>
          {termNames[line.term]}
          <span className="mute text-small normal anywhere">{line.rate}</span>
        </span>
        <span className={styles.figure}>
          {line.gain === null ? (
            <StatusChip tone="soon">Cost not known</StatusChip>
          ) : (
            <Money amount={line.gain} change />
          )}
          <span className={cx('mute text-small normal anywhere', styles.proceeds)}>
            sold for <Money amount={line.proceeds} />
          </span>
        </span>
        <Icon of={ChevronDownIcon} size={18} />
      </button>
      {isOpen && (
        <dl
          id={id}
          className={`stack text-note sunk round ${styles.steps}`}
          aria-label="How it was worked out"
        >
          {line.steps.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
