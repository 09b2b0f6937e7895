import { dayText, groupIndian, splitSchemeName } from '@hub/domain';
import { useState } from 'react';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../../ui/action/icons.ts';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { isNil, unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { Ledger } from './ledger.tsx';
import type { SchemeOfStatement } from './parts-of-statement.ts';
import styles from './scheme-statement.module.css';

interface SchemeStatementProps {
  scheme: SchemeOfStatement;
  folioNo: string;
  hasRows: boolean;
  startsOpen: boolean;
}

const countText = (count: number): string =>
  count === 0 ? 'no transactions in this period' : count === 1 ? '1 entry' : `${groupIndian(count)} entries`;

/** Opening balance, what happened, closing balance. Long ones are drawn when they are opened. */
export function SchemeStatement({ scheme, folioNo, hasRows, startsOpen }: SchemeStatementProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { name, isin, rtaCode, closing, rows } = scheme;
  const { fund, variant } = splitSchemeName(name);
  const entries = rows.filter(({ kind }) => kind === 'entry').length;
  const codes = [
    variant,
    isin && `ISIN ${isin}`,
    rtaCode && `scheme code ${rtaCode}`,
    hasRows && countText(entries),
  ];
  const head = (
    <>
      <span className={`stack grow shrink gap-2 ${styles.name}`}>
        <b>{fund}</b>
        <span className="mute text-small anywhere">{codes.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={`stack fixed figures ${styles.worth}`}>
        <b>
          <Money amount={closing.value} />
        </b>
        <span className="mute text-small anywhere">{unitsText(closing.units)} units</span>
      </span>
    </>
  );
  return (
    <div className="line-above">
      {hasRows ? (
        <h3 className={styles.title}>
          <button
            type="button"
            className={`row wide gap-16 pad-12-20 text-body normal borderless no-fill ${styles.head}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {head}
            <Icon of={ChevronDownIcon} size={18} />
          </button>
        </h3>
      ) : (
        <h3 className={`row wide gap-16 pad-12-20 text-body normal borderless no-fill ${styles.head}`}>
          {head}
        </h3>
      )}
      {hasRows && isOpen && <Ledger scheme={scheme} folioNo={folioNo} />}
      <Closing closing={closing} />
    </div>
  );
}

function Closing({ closing }: { closing: SchemeOfStatement['closing'] }) {
  const { units, cost, unitsWithoutCost, nav } = closing;
  return (
    <dl className={`flex wrap text-note terms strong-values ${styles.closing}`}>
      <div>
        <dt>Closing units</dt>
        <dd>
          <Units value={units} />
        </dd>
      </div>
      <div>
        <dt>NAV {nav && <time dateTime={nav.day}>{dayText(nav.day)}</time>}</dt>
        <dd>
          <Nav value={nav?.value ?? null} />
        </dd>
      </div>
      <div>
        <dt>Invested</dt>
        <dd>{isNil(cost) && !isNil(unitsWithoutCost) ? <NoFigure /> : <Money amount={cost} />}</dd>
      </div>
      {!isNil(unitsWithoutCost) && (
        <div>
          <dt>Units of unknown cost</dt>
          <dd>
            <Units value={unitsWithoutCost} />
          </dd>
        </div>
      )}
    </dl>
  );
}
