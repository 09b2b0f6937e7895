import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon, FileIcon } from '../../../ui/action/icons.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useLeads } from '../applications/form/queries.ts';
import { LeadBoard } from '../applications/leads/lead-board.tsx';
import styles from './initiate-page.module.css';

const words = initiateTexts.unfinished;

/** Forms that were begun and not sent, in one line that unfolds. */
export function UnfinishedForms() {
  const { data, error, refetch } = useLeads();
  const [isOpen, setOpen] = useState(false);
  const board = useId();
  if (!data && error) return <InlineError onRetry={refetch}>{words.failed}</InlineError>;
  if (!data) {
    return (
      <div className={styles.line}>
        <Loading label={words.loading}>
          <Skeleton width="medium" />
        </Loading>
      </div>
    );
  }
  const { total, ready, declined, items } = data;
  if (total === 0) return null;
  return (
    <section aria-label={words.title} className={styles.unfinished}>
      <button
        type="button"
        className={`row wrap gap-4-8 wide borderless no-fill ${styles.line}`}
        aria-expanded={isOpen}
        aria-controls={board}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={FileIcon} size={18} />
        <span className="strong">{words.count(total)}</span>
        {ready > 0 && <span className="mute text-note">· {words.ready(ready)}</span>}
        {declined > 0 && <span className="danger text-note">· {words.declined(declined)}</span>}
        <span className={`inline middle gap-4 brand text-note strong ${styles.opens}`}>
          {isOpen ? words.hide : words.show}
          <Icon of={ChevronDownIcon} size={16} />
        </span>
      </button>
      <div id={board}>{isOpen && <LeadBoard leads={items} />}</div>
    </section>
  );
}
