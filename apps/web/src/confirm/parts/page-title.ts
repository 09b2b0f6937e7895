import { brand } from 'virtual:brand';
import type { InvestorPage } from '@hub/contract/urls/investor-pages';
import { useEffect } from 'react';

const titles: Readonly<Record<InvestorPage, string>> = {
  confirm: 'Confirm your orders',
  pay: 'Pay for your orders',
  change: 'Confirm a change',
  statement: 'Your statement',
};

/** What the browser calls the page. */
export function usePageTitle(page: InvestorPage, isShown = true): void {
  useEffect(() => {
    if (isShown) document.title = `${titles[page]} · ${brand.name}`;
  }, [page, isShown]);
}
