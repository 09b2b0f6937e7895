// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { dayText, splitSchemeName, unitsOf } from '@hub/domain';
import { whatIfHref } from '../../../parts/what-if/what-if-links.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { isNil, unitsText } from '../../../ui/figure/figure-text.ts';
import { Cost, Gain, WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { schemeHref } from '../parts/links.ts';
import { allKinds, moneyIn, TransactMenu } from '../parts/transact-menu.tsx';
import { ReturnFigure } from './figures.tsx';
import styles from './holdings-table.module.css';

type Holding = Folio['holdings'][number];

const columns = ['Scheme', 'Units', 'NAV', 'Value', 'Invested', 'Gain', 'XIRR'] as const;

interface HoldingsTableProps {
  folio: Folio;
  /** The element that says why the folio may not transact. */
  blockedBy: string | undefined;
  /** Where the same columns stand in line right above. */
  hidesHead?: boolean;
}

/** What a folio holds, scheme by scheme; cards where it is narrow. What was sold out stands apart. */
export function HoldingsTable({ folio, blockedBy, hidesHead = false }: HoldingsTableProps) {
  const held = folio.holdings.filter(({ units }) => !isNil(units));
  const soldOut = folio.holdings.filter(({ units }) => isNil(units));
  return (
    <>
      {held.length > 0 ? (
        <table role="table" className={styles.table} aria-label={`Holdings of folio ${folio.folioNo}`}>
          <thead role="rowgroup" className={cx(styles.head, hidesHead && styles.unseen)}>
            <tr role="row" className={`start three-columns gap-8 ${styles.row}`}>
              {columns.map((name, at) => (
                <th
                  key={name}
                  role="columnheader"
                  scope="col"
                  className={cx(at > 0 && `text-note figures ${styles.figures}`)}
                >
                  {name}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <span className="visually-hidden">Transact</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {held.map((holding) => (
              <HoldingRow key={holding.code} folio={folio} holding={holding} blockedBy={blockedBy} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={`mute line-above ${styles.none}`}>This folio has no holdings now.</p>
      )}
      {soldOut.length > 0 && <SoldOut folio={folio} soldOut={soldOut} blockedBy={blockedBy} />}
    </>
  );
}

interface SoldOutProps extends Omit<HoldingsTableProps, 'hidesHead'> {
  soldOut: readonly Holding[];
}

function SoldOut({ folio, soldOut, blockedBy }: SoldOutProps) {
  return (
    <details className={`line-above ${styles.soldOut}`}>
      <summary>{soldOut.length === 1 ? '1 scheme sold out' : `${soldOut.length} schemes sold out`}</summary>
      <ul>
        {soldOut.map(({ code, name, lastOn }) => (
          <li key={code}>
            <span>
              {name}{' '}
              <span className={`mute text-small ${styles.about}`}>
                <DatedText>last entry {dayText(lastOn)}</DatedText>
              </span>
            </span>
            <TransactMenu
              of={name}
              look="quiet"
              text="Invest again"
              kinds={moneyIn}
              start={{ investor: folio.investorId, folio: folio.folioNo, scheme: code }}
              blockedBy={blockedBy}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface HoldingRowProps extends Omit<HoldingsTableProps, 'hidesHead'> {
  holding: Holding;
}

function HoldingRow({ folio, holding, blockedBy }: HoldingRowProps) {
  const { code, name, units, nav, figures, locked } = holding;
  const { fund } = splitSchemeName(name);
  const start = { investor: folio.investorId, folio: folio.folioNo, scheme: code };
  const isAllLocked = locked !== null && unitsOf(locked.units) >= unitsOf(units);
  return (
    <tr role="row" className={cx('start three-columns gap-8', styles.row, 'anchor line-above')}>
      <SchemeCell holding={holding} />
      <td role="cell" className={`text-note figures ${styles.figures}`} data-label="Units">
        <Units value={units} />
      </td>
      <td role="cell" className={`text-note figures ${styles.figures}`} data-label="NAV">
        {nav === null ? (
          <NoFigure />
        ) : (
          <>
            <Nav value={nav.value} />
            <time dateTime={nav.day} className={`mute text-small ${styles.about}`}>
              {dayText(nav.day)}
            </time>
          </>
        )}
      </td>
      <td role="cell" className={cx('text-note figures', styles.figures, styles.value)} data-label="Value">
        <Money amount={figures.value} />
      </td>
      <td role="cell" className={`text-note figures ${styles.figures}`} data-label="Invested">
        <Cost {...figures} />
      </td>
      <td role="cell" className={`text-note figures ${styles.figures}`} data-label="Gain">
        <Gain {...figures} />
        <WithoutCost amount={figures.withoutCost} className={`mute text-small ${styles.about}`} />
        {figures.gainPercent !== null && (
          <span className={`mute text-small ${styles.about}`}>
            <Percent value={figures.gainPercent} change />
          </span>
        )}
      </td>
      <td
        role="cell"
        className={cx('text-note figures', styles.figures, styles.rate)}
        data-label={figures.xirr === null ? 'Return' : 'XIRR'}
      >
        <ReturnFigure {...figures} />
      </td>
      <td role="cell" className={styles.action}>
        <TransactMenu
          of={fund}
          kinds={isAllLocked ? moneyIn : allKinds}
          start={start}
          blockedBy={blockedBy}
          whatIf={isAllLocked ? undefined : whatIfHref(start)}
        />
      </td>
    </tr>
  );
}

function SchemeCell({ holding: { code, name, category, locked } }: { holding: Holding }) {
  const { fund, variant } = splitSchemeName(name);
  return (
    <th role="rowheader" scope="row" className={styles.scheme}>
      <RouteLink href={schemeHref(code)} className={`tap-area ink bare hover-underlined ${styles.link}`}>
        {fund}
      </RouteLink>
      <span className={`mute text-small ${styles.about}`}>
        {[
          ...(variant ? [variant] : []),
          // A category that the name says already is not said again.
          ...(name.toLowerCase().includes(category.toLowerCase()) ? [] : [category]),
        ].join(' · ')}
      </span>
      {locked && (
        <span className={`above-8 ${styles.locked}`}>
          <StatusChip tone="soon">{`${unitsText(locked.units)} units locked, first free ${dayText(locked.until)}`}</StatusChip>
        </span>
      )}
    </th>
  );
}
