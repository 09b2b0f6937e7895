import type { InvestorRow, InvestorSort } from '@hub/contract/calls/investor/investor-list';
import { assetClasses, dayText } from '@hub/domain';
import { useReveal } from '../../../parts/contact/use-reveal.ts';
import { KycChip } from '../../../parts/person/kyc-chip.tsx';
import { classHues } from '../../../ui/chart/class-hues.ts';
import { Swatch } from '../../../ui/chart/stacked-bar.tsx';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Gain, WithoutCost } from '../../../ui/figure/gain.tsx';
import { MaskedText } from '../../../ui/figure/masked-text.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { countText } from '../parts/investor-text.ts';
import { investorHref } from '../parts/links.ts';
import styles from './client-list.module.css';

type Column = TableColumn<InvestorRow, InvestorSort>;

const Day = ({ day }: { day: string | null }) =>
  day === null ? <NoFigure /> : <time dateTime={day}>{dayText(day)}</time>;

function Mobile({ row }: { row: InvestorRow }) {
  const reveal = useReveal(row.id);
  if (row.maskedMobile === null) return <NoFigure />;
  return (
    <MaskedText
      what={`mobile number of ${row.name}`}
      masked={row.maskedMobile}
      reveal={() => reveal('mobile')}
    />
  );
}

export const clientColumns: readonly Column[] = [
  {
    id: 'client',
    header: 'Client',
    sort: 'name',
    width: 200,
    cell: ({ id, name, maskedPan, city }) => (
      <>
        <RouteLink href={investorHref(id)} className={styles.link}>
          {name}
        </RouteLink>
        <span className="block mute text-small normal">{[maskedPan, city].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    id: 'kyc',
    header: 'KYC',
    width: 114,
    grow: 0.15,
    optional: 'shown',
    cell: ({ kyc }) => <KycChip status={kyc} />,
  },
  {
    id: 'aum',
    header: 'AUM',
    sort: 'aum',
    width: 92,
    grow: 0.2,
    figures: true,
    className: styles.aum,
    cell: ({ aum, folios }) => (
      <>
        <Money amount={aum} compact />
        <span className="block mute text-small normal">{countText(folios, 'folio')}</span>
      </>
    ),
  },
  {
    id: 'gain',
    header: 'Gain',
    sort: 'gain',
    width: 92,
    grow: 0.2,
    figures: true,
    optional: 'shown',
    cell: (row) => (
      <>
        <Gain {...row} compact />
        <span className="block mute text-small normal">
          on <Money amount={row.cost} compact />
        </span>
        <WithoutCost amount={row.withoutCost} className="block mute text-small normal" />
      </>
    ),
  },
  {
    id: 'sips',
    header: 'SIPs',
    label: 'SIPs that run, and what they bring a month',
    width: 72,
    grow: 0.15,
    figures: true,
    optional: 'shown',
    cell: ({ sips, sipMonthly }) =>
      sips === 0 ? (
        <NoFigure />
      ) : (
        <>
          {sips}
          <span className="block mute text-small normal">
            <Money amount={sipMonthly} compact />
          </span>
        </>
      ),
  },
  {
    id: 'last',
    header: 'Last invested',
    sort: 'lastInvestedOn',
    width: 116,
    grow: 0.2,
    optional: 'shown',
    className: styles.last,
    cell: ({ lastInvestedOn }) => <Day day={lastInvestedOn} />,
  },
  {
    id: 'classes',
    header: 'Holds',
    label: 'Asset classes, largest first',
    width: 120,
    grow: 0.4,
    optional: 'shown',
    cell: ({ classes, aum }) =>
      classes.length === 0 || isNil(aum) ? (
        <NoFigure />
      ) : (
        <span className={`flex wrap gap-0-8 ${styles.held}`}>
          {classes.map((one) => (
            <span key={one}>
              <Swatch hue={classHues[one]} />
              {assetClasses[one]}
            </span>
          ))}
        </span>
      ),
  },
  {
    id: 'since',
    header: 'Client since',
    sort: 'investedOn',
    width: 104,
    grow: 0.2,
    optional: 'shown',
    cell: ({ investedOn }) => <Day day={investedOn} />,
  },
  {
    id: 'mobile',
    header: 'Mobile',
    width: 168,
    optional: 'hidden',
    cell: (row) => <Mobile row={row} />,
  },
  {
    id: 'family',
    header: 'Family',
    width: 128,
    optional: 'hidden',
    cell: ({ family }) => family ?? <NoFigure />,
  },
];
