import type { BrokerageLine } from '@hub/contract/calls/brokerage';
import { QUERY_WORDS_LENGTH, submitQuery } from '@hub/contract/calls/feedback';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/react.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { AmountRows } from '../amount-rows.tsx';
import styles from './line.module.css';
import { figuresOf, subjectOf, topicOf, topics } from './query-figures.ts';

interface QueryDialogProps {
  line: BrokerageLine;
  onClose: () => void;
}

/** Asks the desk about the line; the figures on the screen go with it. */
export function QueryDialog({ line, onClose }: QueryDialogProps) {
  const api = useApi();
  const [topic, setTopic] = useState<string>(() => topicOf(line));
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const figures = figuresOf(line);
  const send = useMutation({
    mutationFn: () =>
      api.call(
        submitQuery,
        {
          sectionId: 'brokerage',
          subSectionId: topic,
          subject: subjectOf(line),
          message: message.trim(),
          figures: [...figures],
        },
        { idempotencyKey: key },
      ),
  });
  if (send.data) return <Sent reference={send.data.reference} onClose={onClose} />;
  const press = () => {
    setTried(true);
    if (message.trim() !== '' && message.trim().length <= QUERY_WORDS_LENGTH) send.mutate();
  };
  return (
    <StaticModal
      title="Raise a query"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={send.isPending} onClick={press}>
            Send the query
          </Button>
        </>
      }
    >
      <div className={styles.query}>
        <SelectField label="About" isRequired options={topics} value={topic} onChange={setTopic} />
        <TextField
          label="Your words"
          isRequired
          lines={4}
          limit={QUERY_WORDS_LENGTH}
          value={message}
          error={isTried && message.trim() === '' ? 'Say what is wrong.' : null}
          onChange={setMessage}
        />
        <section aria-label="Figures sent with the query">
          <h3 className={styles.sub}>Sent with it</h3>
          <AmountRows rows={figures} />
        </section>
        {send.isError && <ErrorState title="The query could not be sent" error={send.error} />}
      </div>
    </StaticModal>
  );
}

function Sent({ reference, onClose }: { reference: string; onClose: () => void }) {
  return (
    <StaticModal
      title="Query sent"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
          <ButtonLink to="feedback">Feedback & queries</ButtonLink>
        </>
      }
    >
      <p role="status">
        Your query has the reference <b>{reference}</b>. The answer comes to Feedback & queries.
      </p>
    </StaticModal>
  );
}
