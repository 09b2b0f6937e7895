import { groupIndian } from '@hub/domain';
import { useState } from 'react';
import { statementHref } from '../../../parts/statement/statement-links.ts';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './bulk-card.module.css';
import { useSkipped } from './queries.ts';

interface SkippedProps {
  id: string;
  leftOut: number;
}

/** Who is not in the file, and why; read when it is opened. */
export function Skipped({ id, leftOut }: SkippedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`line-above ${styles.skipped}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{leftOut === 1 ? '1 client left out' : `${groupIndian(leftOut)} clients left out`}</summary>
      {isOpen && <Reasons id={id} leftOut={leftOut} />}
    </details>
  );
}

function Reasons({ id, leftOut }: SkippedProps) {
  const { data, error, refetch } = useSkipped(id, leftOut);
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="They could not be loaded"
        loading="Loading who was left out"
        lines={['long']}
      />
    );
  }
  return (
    <ul>
      {data.map(({ investorId, name, why }) => (
        <li key={investorId} className={`flex wrap between gap-2-16 pad-8-0 ${styles.client}`}>
          <RouteLink href={statementHref('account', { investor: investorId })}>{name}</RouteLink>
          <span className="mute text-note">{why}</span>
        </li>
      ))}
    </ul>
  );
}
