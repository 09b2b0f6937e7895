import type { ReactNode } from 'react';
import type { TransactionStart } from '../../../parts/transaction/start-transaction.ts';
import { SectionTabs } from '../../../ui/tabs/section-tabs.tsx';
import type { BookTab } from './book-list-state.ts';
import { OrdersSection } from './orders-section.tsx';
import { PlansSection } from './plans-section.tsx';
import type { Scope } from './queries.ts';
import { TransactionsSection } from './transactions-section.tsx';

interface BookSectionsProps {
  label: string;
  scope: Scope;
  start: TransactionStart;
  blocked: string | null;
  tab: BookTab;
  onTab: (tab: BookTab) => void;
  /** How many schemes are held; undefined until it is known. */
  held: number | undefined;
  holdings: ReactNode;
  about: ReactNode;
}

/** The book of a client or of one folio, part by part. */
export function BookSections(props: BookSectionsProps) {
  const { label, scope, start, blocked, tab, onTab, held, holdings, about } = props;
  const ofClient = 'investorId' in scope;
  return (
    <SectionTabs
      label={label}
      shown={tab}
      onShow={onTab}
      tabs={[
        { id: 'holdings', text: 'Holdings', count: held },
        { id: 'plans', text: 'SIP, STP, SWP' },
        ...(ofClient ? [{ id: 'orders', text: 'Orders' } as const] : []),
        { id: 'transactions', text: 'Transactions' },
        { id: 'about', text: ofClient ? 'Nominees, banks' : 'Folio' },
      ]}
    >
      {tab === 'holdings' && holdings}
      {tab === 'plans' && <PlansSection scope={scope} start={start} blocked={blocked} />}
      {tab === 'orders' && ofClient && <OrdersSection investorId={scope.investorId} />}
      {tab === 'transactions' && <TransactionsSection scope={scope} />}
      {tab === 'about' && about}
    </SectionTabs>
  );
}
