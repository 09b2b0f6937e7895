import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { moneyOf, rupeesText, splitSchemeName } from '@hub/domain';
import { isMonthly, type OpportunityList } from '@hub/domain/opportunity/lists';
import { lastActText } from '../../../parts/contact/act-words.ts';
import { KycChip } from '../../../parts/person/kyc-chip.tsx';
import { SchemeNames } from '../../../parts/scheme/scheme-names.tsx';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './opportunity-list.module.css';
import { suggestedAmount } from './remedies.ts';

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
  const from = fundOf(scheme);
  const to = target && fundOf(target.name);
  return (
    <span className="block soft cut" title={scheme}>
      <SchemeNames from={from} to={to === from ? null : to} />
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

/** What its order begins with: an amount a month, by what the client has. */
export function Suggested({ list, row }: RowProps) {
  const amount = suggestedAmount(list, row);
  if (amount === null) return <NoFigure />;
  return (
    <>
      <Money amount={amount} decimals={0} />
      <span className="block mute text-small">a month</span>
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

/** Why nothing can be begun from it. */
export function NoRemedy({ row: { remedy } }: Pick<RowProps, 'row'>) {
  return remedy.why === null ? null : <span className="block mute text-small">{remedy.why}</span>;
}

interface KycAndMobileProps {
  row: Pick<OpportunityRow, 'kyc' | 'maskedMobile'>;
  /** Where no head of a column says that it is about KYC. */
  prefixed?: boolean;
}

/** Whether an order of theirs goes through, and the end of the number they are called on. */
export function KycAndMobile({ row: { kyc, maskedMobile }, prefixed = false }: KycAndMobileProps) {
  return (
    <span className="flex wrap baseline gap-2-8">
      <KycChip status={kyc} prefixed={prefixed} />
      <span className="mute text-small figures">
        {maskedMobile === null ? 'No mobile' : `••${maskedMobile.slice(-4)}`}
      </span>
    </span>
  );
}

/** What was done about it last, and what came of it. */
export function LastAct({ row }: { row: Pick<OpportunityRow, 'lastAct' | 'order'> }) {
  const text = lastActText(row);
  if (text === null && row.order === null) return null;
  return (
    <span className={`stack shrink gap-2 mute text-small ${styles.lastAct}`}>
      {text !== null && (
        <span title={text}>
          <DatedText>{text}</DatedText>
        </span>
      )}
      {row.order !== null && (
        <RouteLink href={orderHref(row.order.reference)} className="figures">
          Order {row.order.reference}
        </RouteLink>
      )}
    </span>
  );
}
