import type { InvestorRow, InvestorSort } from '@hub/contract/calls/investor/investor-list';
import { moneyOf, percentOfWhole } from '@hub/domain';
import { kycWords } from '../../../parts/person/kyc-chip.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { cx } from '../../../ui/theme/cx.ts';
import { countText } from '../parts/investor-text.ts';
import { investorHref } from '../parts/links.ts';
import styles from './client-list.module.css';

/** What a distributor would want to know next: what stops a transaction, then what comes in, then what there is. */
function factOf({ kyc, sips, sipMonthly, folios }: InvestorRow): { text: string; isStop: boolean } {
  if (kyc !== 'VALIDATED') {
    const { tone, text } = kycWords[kyc];
    return { text: `KYC ${text.toLowerCase()}`, isStop: tone === 'blocked' || tone === 'bad' };
  }
  if (sips > 0) {
    return { text: `${countText(sips, 'SIP')} ${compactText(sipMonthly)}`, isStop: false };
  }
  return { text: countText(folios, 'folio'), isStop: false };
}

function Client({ row }: { row: InvestorRow }) {
  const { id, name, city } = row;
  const { text, isStop } = factOf(row);
  return (
    <>
      <RouteLink href={investorHref(id)} className={cx(styles.link, 'cut', styles.oneLine)}>
        {name}
      </RouteLink>
      <span className={cx('block mute text-small normal cut', styles.oneLine)}>
        {city && `${city} · `}
        <span className={cx(isStop && 'danger medium')}>{text}</span>
      </span>
    </>
  );
}

/** One client in two lines, where the list is narrow. */
export const clientCards: readonly TableColumn<InvestorRow, InvestorSort>[] = [
  { id: 'client', header: 'Client', className: styles.cardClient, cell: (row) => <Client row={row} /> },
  {
    id: 'aum',
    header: 'AUM',
    plain: true,
    figures: true,
    className: cx(styles.aum, styles.cardAum),
    cell: ({ aum, gain, cost, withoutCost }) => (
      <>
        <Money amount={aum} compact />
        <span className="block mute text-small normal">
          <span className="visually-hidden">Gain </span>
          <Percent value={percentOfWhole(moneyOf(gain), moneyOf(cost))} change />
        </span>
        <WithoutCost amount={withoutCost} className="block mute text-small normal" />
      </>
    ),
  },
];
