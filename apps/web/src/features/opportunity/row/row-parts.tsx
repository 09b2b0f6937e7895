import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { moneyOf, rupeesText, splitSchemeName } from '@hub/domain';
import { isMonthly, type OpportunityList } from '@hub/domain/opportunity/lists';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { lastActText } from '../dialogs/act-words.ts';
import styles from './opportunity-list.module.css';

/*
 * Of a row, the same in a table and in a card.
 */

interface RowProps {
  list: OpportunityList;
  row: OpportunityRow;
}

/** Where a row is about a client as a whole, its folio is only what an order would begin with. */
const ofClients: readonly OpportunityList[] = ['liquid', 'lumpsum', 'equity', 'debt', 'inactive', 'elss'];

const fundOf = (name: string): string => splitSchemeName(name).fund;

export function Investor({ row }: Pick<RowProps, 'row'>) {
  const href = `${hrefTo('investor/details')}?${new URLSearchParams({ id: row.investorId })}`;
  return (
    <RouteLink href={href} className={`ink text-body strong bare hover-underlined ${styles.link}`}>
      {row.investor}
    </RouteLink>
  );
}

export function FolioNo({ list, row: { folioNo } }: RowProps) {
  if (folioNo === null || ofClients.includes(list)) return null;
  return <span className={`mute text-small ${styles.folio}`}>{folioNo}</span>;
}

export function Scheme({ row: { scheme, target } }: Pick<RowProps, 'row'>) {
  if (scheme === null) return null;
  return (
    <span className="block soft cut" title={scheme}>
      {fundOf(scheme)}
      {target !== null && fundOf(target.name) !== fundOf(scheme) && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> to </span>
          {fundOf(target.name)}
        </>
      )}
    </span>
  );
}

/** What is at stake; where an instalment is not a month's, what it is. */
export function Worth({ list, row: { worth, amount } }: RowProps) {
  const differs = isMonthly(list) && amount !== null && moneyOf(amount) !== moneyOf(worth);
  return (
    <>
      <b className="text-body heavy figures">
        <Money amount={worth} decimals="some" />
      </b>
      {differs && <span className="block mute text-small">{rupeesText(amount)} each</span>}
    </>
  );
}

/** Why it is in the list, and what fixes it. */
export function Reason({ row: { reason } }: Pick<RowProps, 'row'>) {
  if (reason === null) return null;
  return (
    <span className="block">
      <span className="ink medium">{reason.title}</span>
      {reason.fix !== null && <span className="block mute text-small">{reason.fix}</span>}
    </span>
  );
}

/** What was done about it last, and what came of it. */
export function LastAct({ row }: Pick<RowProps, 'row'>) {
  const text = lastActText(row);
  if (text === null && row.order === null) return null;
  return (
    <span className={`stack shrink gap-2 mute text-small ${styles.lastAct}`}>
      {text !== null && <span title={text}>{text}</span>}
      {row.order !== null && (
        <RouteLink href={orderHref(row.order.reference)} className="figures">
          Order {row.order.reference}
        </RouteLink>
      )}
    </span>
  );
}
