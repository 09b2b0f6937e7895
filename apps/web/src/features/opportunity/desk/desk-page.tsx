import { routes } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BatchView } from './batch-view.tsx';
import { readBatchId } from './links.ts';
import { RenewalForm } from './renewal-form.tsx';

/** Renews many SIPs at once; with a batch in the address, follows what was sent. */
export function Page() {
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const id = readBatchId(query);
  return id === null ? (
    <>
      <PageHeader
        back
        title={routes['opportunity/renewal-desk'].title}
        note="SIPs that end within two months, renewed together: one link for each investor."
      />
      <RenewalForm />
    </>
  ) : (
    <BatchView key={id} id={id} />
  );
}
