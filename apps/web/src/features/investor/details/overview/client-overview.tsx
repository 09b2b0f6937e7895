import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { Card } from '../../../../ui/layout/card.tsx';
import { Allocation } from '../../book/allocation.tsx';
import styles from './client-overview.module.css';
import { ClientTodoCard, type FoliosRead } from './client-todo-card.tsx';
import { ValueCard } from './value-card.tsx';

interface ClientOverviewProps {
  investor: InvestorDetails;
  folios: FoliosRead;
  /** Nothing new goes through for this client. */
  blocked: boolean;
}

/** How what is held came where it is, and what waits to be done. */
export function ClientOverview({ investor, folios, blocked }: ClientOverviewProps) {
  return (
    <div className={`stack gap-16 ${styles.parts}`}>
      <ValueCard investor={investor} />
      <ClientTodoCard investor={investor} folios={folios} blocked={blocked} />
      {investor.allocation.length > 0 && (
        <Card className={styles.mix} aria-label="Asset mix">
          <Allocation parts={investor.allocation} />
        </Card>
      )}
    </div>
  );
}
