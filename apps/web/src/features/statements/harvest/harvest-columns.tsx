import type { HarvestRow, harvestSorts } from '@hub/contract/calls/statements/statements-harvest';
import { dayText, splitSchemeName } from '@hub/domain';
import { whatIfHref } from '../../../parts/what-if/what-if-links.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import styles from './harvest.module.css';
import type { HarvestState } from './harvest-state.ts';

type Kind = HarvestState['kind'];
type Column = TableColumn<HarvestRow, (typeof harvestSorts)[number]>;

/** What is said of each kind's sale; of a load the units cannot be chosen, older ones leave before them. */
const startOf = (kind: Kind, row: HarvestRow): string =>
  whatIfHref({
    investor: row.investorId,
    folio: row.folioNo,
    scheme: row.schemeCode,
    ...(kind === 'allowance' ? { by: 'units', units: row.sellUnits } : { by: 'all' }),
  });

const fundOf = ({ scheme }: HarvestRow): string => splitSchemeName(scheme).fund;

function Who({ kind, row }: { kind: Kind; row: HarvestRow }) {
  return (
    <>
      <span className="flex baseline shrink gap-8">
        <RouteLink
          href={startOf(kind, row)}
          className="tap-area ink text-body strong cut bare hover-underlined"
        >
          {row.investor}
        </RouteLink>{' '}
        <span className="fixed mute text-small">{row.folioNo}</span>
      </span>
      <span className="block soft cut" title={row.scheme}>
        {fundOf(row)}
      </span>
    </>
  );
}

/** The client's, the same on each of their rows: one allowance for all they hold. */
function Allowance({ of }: { of: HarvestRow['allowance'] }) {
  if (of === null) return null;
  return (
    <>
      <Money amount={of.left} decimals={0} />
      {of.rows > 1 && (
        <span className="block mute text-small">
          {of.rows} use <Money amount={of.used} decimals={0} />
        </span>
      )}
    </>
  );
}

function WhatIfButton({ kind, row }: { kind: Kind; row: HarvestRow }) {
  return (
    <ButtonLink
      look="outline"
      size="compact"
      className={styles.button}
      href={startOf(kind, row)}
      aria-label={`What if: ${row.investor}, ${fundOf(row)}`}
    >
      What if
    </ButtonLink>
  );
}

const who = (kind: Kind): Column => ({
  id: 'investor',
  header: 'Investor and scheme',
  sort: 'name',
  width: 196,
  cell: (row) => <Who kind={kind} row={row} />,
});
const day = (header: string): Column => ({
  id: 'until',
  header,
  sort: 'until',
  width: 96,
  cell: ({ until }) => <time dateTime={until}>{dayText(until)}</time>,
});
const act = (kind: Kind): Column => ({
  id: 'acts',
  header: '',
  label: 'Actions',
  width: 92,
  isSaved: true,
  cell: (row) => <WhatIfButton kind={kind} row={row} />,
});
const money = (
  id: string,
  header: string,
  of: (row: HarvestRow) => string | null,
  more: Partial<Column> = {},
): Column => ({
  id,
  header,
  figures: true,
  width: 96,
  cell: (row) => <Money amount={of(row)} decimals={0} />,
  ...more,
});
const sold: Column = {
  id: 'units',
  header: 'Units',
  figures: true,
  width: 96,
  cell: ({ sellUnits }) => <Units value={sellUnits} />,
};

const columns: Readonly<Record<Kind, readonly Column[]>> = {
  allowance: [
    who('allowance'),
    money('tax', 'Tax saved', ({ taxSaved }) => taxSaved, { sort: 'gain' }),
    money('gain', 'Long-term gain', ({ gain }) => gain, { width: 112 }),
    {
      id: 'left',
      header: 'Exemption left',
      figures: true,
      width: 128,
      cell: ({ allowance }) => <Allowance of={allowance} />,
    },
    sold,
    money('sale', 'Sale value', ({ sellValue }) => sellValue),
    day('Last day'),
    money('value', 'Holding', ({ value }) => value, { sort: 'value' }),
    act('allowance'),
  ],
  load: [
    who('load'),
    money('load', 'Exit load today', ({ load }) => load, { width: 112 }),
    day('Load-free from'),
    sold,
    money('sale', 'Value of these units', ({ sellValue }) => sellValue),
    money('gain', 'Gain on these units', ({ gain }) => gain, { sort: 'gain' }),
    money('value', 'Holding', ({ value }) => value, { sort: 'value' }),
    act('load'),
  ],
};

const factsOf: Readonly<Record<Kind, (row: HarvestRow) => string>> = {
  allowance: ({ sellUnits, until }) => `Sell ${unitsText(sellUnits)} units by ${dayText(until)}`,
  load: ({ sellUnits, until }) => `${unitsText(sellUnits)} units without load from ${dayText(until)}`,
};

const cards = (kind: Kind): readonly Column[] => [
  {
    id: 'investor',
    header: 'Investor',
    className: styles.cardWho,
    cell: (row) => <Who kind={kind} row={row} />,
  },
  {
    id: 'figure',
    header: kind === 'allowance' ? 'Tax saved' : 'Exit load today',
    plain: true,
    className: styles.cardFigure,
    cell: (row) => <Money amount={kind === 'allowance' ? row.taxSaved : row.load} decimals={0} />,
  },
  {
    id: 'facts',
    header: 'Facts',
    plain: true,
    className: styles.cardFacts,
    cell: (row) => (
      <>
        {factsOf[kind](row)}, <Money amount={row.sellValue} compact />
        {row.allowance !== null && (
          <span className="block">
            Gain <Money amount={row.gain} compact />, <Money amount={row.allowance.left} compact /> of
            exemption left
          </span>
        )}
      </>
    ),
  },
  {
    id: 'acts',
    header: 'Actions',
    plain: true,
    className: styles.cardActs,
    cell: (row) => <WhatIfButton kind={kind} row={row} />,
  },
];

export const laidOut: Readonly<
  Record<Kind, { readonly columns: readonly Column[]; readonly cards: readonly Column[] }>
> = {
  allowance: { columns: columns.allowance, cards: cards('allowance') },
  load: { columns: columns.load, cards: cards('load') },
};
