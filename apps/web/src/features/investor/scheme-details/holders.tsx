import type { HolderRow } from '@hub/contract/calls/investor/investor-schemes';
import { dayText } from '@hub/domain';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { GainCell } from '../parts/gain-cell.tsx';
import { countText } from '../parts/investor-text.ts';
import { folioHref, investorHref } from '../parts/links.ts';
import type { useHolders } from '../schemes/queries.ts';
import list from '../schemes/scheme-list.module.css';
import styles from './holders.module.css';

const columns: readonly TableColumn<HolderRow>[] = [
  {
    id: 'investor',
    header: 'Client',
    width: 200,
    cell: ({ name, investorId, folioNo }) => (
      <>
        <RouteLink href={investorHref(investorId)} className={list.link}>
          {name}
        </RouteLink>
        <RouteLink
          href={folioHref(folioNo)}
          className={`lifted inline-block anchor mute text-small bare ${styles.folio}`}
        >
          Folio {folioNo}
        </RouteLink>
      </>
    ),
  },
  {
    id: 'value',
    header: 'Value',
    figures: true,
    width: 124,
    cell: ({ value }) => (
      <b>
        <Money amount={value} decimals={0} />
      </b>
    ),
  },
  {
    id: 'gain',
    header: 'Gain',
    figures: true,
    width: 120,
    cell: (row) => <GainCell {...row} />,
  },
  { id: 'units', header: 'Units', figures: true, width: 108, cell: ({ units }) => <Units value={units} /> },
  {
    id: 'cost',
    header: 'Invested',
    figures: true,
    width: 112,
    cell: ({ cost }) => <Money amount={cost} decimals={0} />,
  },
  {
    id: 'since',
    header: 'Since',
    label: 'First bought on',
    figures: true,
    width: 96,
    cell: ({ firstOn }) => <time dateTime={firstOn}>{dayText(firstOn)}</time>,
  },
];

interface HoldersProps {
  holders: ReturnType<typeof useHolders>;
  words: string;
  onWords: (words: string) => void;
}

/** Who holds the scheme, largest first. */
export function Holders({ holders, words, onWords }: HoldersProps) {
  const { typed, setTyped, lookNow } = useTyped(words, onWords);
  const { total, isStale } = holders;
  const folios = countText(total, 'folio');
  return (
    <section className={styles.holders} aria-labelledby="holders">
      <div className={`flex wrap baseline below-12 ${styles.head}`}>
        <h2 id="holders">Holders</h2>
        <p role="status" className="mute text-note">
          {isStale ? 'looking…' : words ? `${folios} found` : `${folios}, largest first`}
        </p>
      </div>
      {(total > 0 || words !== '') && (
        <div className={`below-12 ${styles.search}`}>
          <SearchField
            label="Search by name, PAN, folio or mobile"
            value={typed}
            onChange={setTyped}
            onSubmit={lookNow}
          />
        </div>
      )}
      <DataTable
        list={holders}
        name="holders"
        label="Holders"
        columns={columns}
        rowClass={list.row}
        failed="The holders could not be loaded"
        empty={
          words ? (
            <EmptyState title="No holders match" text="No holder with that name, PAN, folio or mobile." />
          ) : (
            <EmptyState
              title="None of your clients hold it"
              text="Start a transaction above: this list starts with the first allotment."
            />
          )
        }
      />
    </section>
  );
}
