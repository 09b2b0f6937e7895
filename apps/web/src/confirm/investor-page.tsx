import { matchInvestorPage } from '@hub/contract/urls/investor-pages';
import { ChangePage } from './change/change-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { DeadLinkMessage } from './parts/dead-link-message.tsx';
import { Frame } from './parts/frame.tsx';
import { PageFailure } from './parts/page-failure.tsx';
import { usePageTitle } from './parts/page-title.ts';
import { PayPage } from './pay/pay-page.tsx';
import { StatementPage } from './statement/statement-page.tsx';

/** What an investor opens from a message: `/confirm/`, `/pay/`, `/change/` and `/statement/<token>`. */
export function InvestorPage({ path }: { path: string }) {
  const { page, token } = matchInvestorPage(path) ?? { page: 'confirm', token: null };
  usePageTitle(page);
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
