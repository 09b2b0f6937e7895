import { brand } from 'virtual:brand';
import { matchInvestorPage } from '@hub/contract/urls/investor-pages';
import { useEffect } from 'react';
import { ChangePage } from './change/change-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { DeadLinkMessage } from './parts/dead-link-message.tsx';
import { Frame } from './parts/frame.tsx';
import { PageFailure } from './parts/page-failure.tsx';
import { PayPage } from './pay/pay-page.tsx';
import { StatementPage } from './statement/statement-page.tsx';

const titles = {
  confirm: 'Confirm your orders',
  pay: 'Pay for your orders',
  change: 'Confirm a change',
  statement: 'Your statement',
} as const;

/** What an investor opens from a message: `/confirm/`, `/pay/`, `/change/` and `/statement/<token>`. */
export function InvestorPage({ path }: { path: string }) {
  const { page, token } = matchInvestorPage(path) ?? { page: 'confirm', token: null };
  useEffect(() => {
    document.title = `${titles[page]} · ${brand.name}`;
  }, [page]);
  return (
    <Frame>
      <PageFailure>
        {token === null ? (
          <DeadLinkMessage page={page} link="unknown" />
        ) : page === 'confirm' ? (
          <ConfirmPage token={token} />
        ) : page === 'change' ? (
          <ChangePage token={token} />
        ) : page === 'statement' ? (
          <StatementPage token={token} />
        ) : (
          <PayPage token={token} />
        )}
      </PageFailure>
    </Frame>
  );
}
