import { routes } from '@hub/domain';
import { useState } from 'react';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ComingDebits } from './debits/coming-debits.tsx';
import { Register } from './register/register.tsx';

const views = [
  { value: 'register', text: 'Register' },
  { value: 'debits', text: 'Debits', label: 'Coming debits' },
] as const;

/** The register, and what its SIPs are to bring: two views of the same plans. */
export function SipView() {
  const [view, setView] = useState<(typeof views)[number]['value']>('register');
  const choice = <Segmented label="View" value={view} options={views} onChange={setView} />;
  if (view === 'register') return <Register kind="SIP" actions={choice} />;
  return (
    <>
      <PageHeader back title={routes['reports/sip'].title} note="The coming 30 days" actions={choice} />
      <ComingDebits />
    </>
  );
}
