import type { QueryDetails } from '@hub/contract/calls/feedback/feedback';
import { dayText } from '@hub/domain';
import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './feedback.module.css';
import { StatusForm } from './status-form.tsx';

const early = { title: 'Not needed any more?', text: 'You can close the query before the desk answers.' };
const requests = {
  open: early,
  reopened: early,
  answered: {
    title: 'Does this answer your query?',
    text: 'Close it, or reopen it and say what is missing.',
  },
  closed: { title: 'Closed', text: 'If the issue comes back, reopen it and say what is missing.' },
} as const;

/** What the distributor can do now: close the query, or reopen it. */
export function QueryActs({ query }: { query: QueryDetails }) {
  const { status, reference, reopenUntil } = query;
  const [open, setOpen] = useState<'closed' | 'reopened' | null>(null);
  if (status === 'closed' && reopenUntil === null) return null;
  if (open !== null) {
    return (
      <StatusForm
        key={open}
        reference={reference}
        status={open}
        hasAnswer={status === 'answered'}
        onDone={() => setOpen(null)}
      />
    );
  }
  const { title, text } = requests[status];
  return (
    <Card title={title} className={`stack gap-12 ${styles.request}`}>
      <p>
        <DatedText>
          {reopenUntil === null ? text : `${text} It can be reopened until ${dayText(reopenUntil)}.`}
        </DatedText>
      </p>
      <div className="flex wrap gap-8">
        {status !== 'closed' && (
          <Button look={status === 'answered' ? 'primary' : 'outline'} onClick={() => setOpen('closed')}>
            Close the query
          </Button>
        )}
        {reopenUntil !== null && (
          <Button look="outline" onClick={() => setOpen('reopened')}>
            Reopen the query
          </Button>
        )}
      </div>
    </Card>
  );
}
