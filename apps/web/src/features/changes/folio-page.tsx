import { href } from '@hub/contract';
import { type ReactNode, useEffect } from 'react';
import { type ChangePurpose, chooseForChange, useOwnQuery } from '../../parts/transaction/folio-links.ts';
import { readTransactionStart } from '../../parts/transaction/start-transaction.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';

interface FolioPageProps {
  title: string;
  purpose: ChangePurpose;
  children: (folio: string) => ReactNode;
}

/** A page about one folio; without one in the address, the select-investor page asks for it. */
export function FolioPage({ title, purpose, children }: FolioPageProps) {
  const query = useOwnQuery(href(purpose === 'contact' ? 'transact/contact' : 'nominee'));
  const navigation = useNavigation();
  const { folio, investor } = readTransactionStart(query);
  const isChosen = folio !== undefined;
  useEffect(() => {
    if (!isChosen) navigation.go(chooseForChange(purpose, investor), { replace: true });
  }, [isChosen, investor, navigation, purpose]);
  if (!isChosen) return <PageHeader title={title} back />;
  return children(folio);
}

interface NotYetProps {
  title: string;
  folio: string;
  error: Error | null;
  onRetry: () => void;
}

/** The folio is being loaded, or could not be. */
export function NotYet({ title, folio, error, onRetry }: NotYetProps) {
  return (
    <>
      <PageHeader title={title} note={`Folio ${folio}`} back />
      <Card>
        <QueryState
          error={error}
          onRetry={onRetry}
          failed="The folio could not be loaded"
          loading="Loading the folio"
          lines={['block', 'block']}
        />
      </Card>
    </>
  );
}
