import { LONGEST_MAIL, LONGEST_SMS } from '@hub/contract/calls/opportunity/opportunity-messages';
import { fillMessage, messageValues } from '@hub/contract/opportunity/message-texts';
import { opportunityTexts } from '@hub/contract/opportunity/opportunity-texts';
import { groupIndian } from '@hub/domain';
import { useState } from 'react';
import { useProfile, useServices } from '../../lib/react.ts';
import { BlockableButton } from '../../ui/action/blockable-button.tsx';
import { Button } from '../../ui/action/button.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import { attemptFor } from '../../ui/form/draft/attempt.ts';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { StaticModal } from '../../ui/overlay/static-modal.tsx';
import {
  type ClientMessages,
  type Recipient,
  type SentChannel,
  useNoteConsent,
  useRecipients,
  useSend,
  type WrittenMessage,
} from './client-messages.ts';
import styles from './composer.module.css';

const channels = [
  { value: 'sms', text: 'SMS' },
  { value: 'email', text: 'E-mail' },
] as const;

interface ComposerProps {
  messages: ClientMessages;
  onClose: () => void;
  onSent: () => void;
}

/** Sent again after a fault it is the same attempt: nobody gets it twice. */
function useSubmit(messages: ClientMessages, onSent: () => void) {
  const { toaster } = useServices();
  const [attempt, setAttempt] = useState<ReturnType<typeof attemptFor> | null>(null);
  const send = useSend(messages);
  const submit = (message: WrittenMessage) => {
    const next = attemptFor(attempt, { rows: messages.rows, ...message });
    setAttempt(next);
    send.mutate(
      { ...message, key: next.key },
      {
        onSuccess({ sent, refused }) {
          const left = refused.length === 0 ? '' : ` ${groupIndian(refused.length)} did not get it.`;
          toaster.show('success', `${groupIndian(sent)} ${sent === 1 ? 'message' : 'messages'} sent.${left}`);
          onSent();
        },
      },
    );
  };
  return { send, submit };
}

/** One message to each client of the chosen rows, with their own figures in it. Who has not agreed gets none. */
export function Composer({ messages, onClose, onSent }: ComposerProps) {
  const sender = useProfile()?.name ?? '';
  const [channel, setChannel] = useState<SentChannel>('sms');
  const [written, setWritten] = useState(() => messages.draft('sms', sender));
  const { data, error, refetch } = useRecipients(messages, channel);
  const { send, submit } = useSubmit(messages, onSent);
  const ready = data?.totals?.ready ?? 0;
  const most = channel === 'sms' ? LONGEST_SMS : LONGEST_MAIL;
  const change = (next: SentChannel) => {
    setChannel(next);
    setWritten(messages.draft(next, sender));
  };
  const isEmpty = written.text.trim() === '' || (channel === 'email' && written.subject.trim() === '');
  return (
    <StaticModal
      title="Message to clients"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <BlockableButton
            blocked={ready === 0 ? 'No client can get it.' : isEmpty ? 'Write the message first.' : null}
            busy={send.isPending}
            onClick={() => submit({ channel, ...written })}
          >
            {ready === 1 ? 'Send 1 message' : `Send ${groupIndian(ready)} messages`}
          </BlockableButton>
        </>
      }
    >
      <Segmented label="Send by" value={channel} options={channels} onChange={change} />
      <p role="status" className={`figures ${styles.count}`}>
        {data?.totals ? countText(data.totals) : error ? '' : 'Looking at consents and contacts…'}
      </p>
      {error && <InlineError onRetry={refetch}>The clients could not be loaded.</InlineError>}
      {channel === 'email' && (
        <TextField
          label="Subject"
          value={written.subject}
          onChange={(subject) => setWritten({ ...written, subject })}
        />
      )}
      <TextField
        label="Message"
        hint={`{name}, {scheme}, {amount} and {date} become each client’s own. At most ${most} characters.`}
        lines={channel === 'sms' ? 5 : 9}
        value={written.text}
        onChange={(text) => setWritten({ ...written, text })}
      />
      {data ? (
        <Recipients items={data.items} text={written.text} channel={channel} />
      ) : (
        !error && <Skeleton width="long" />
      )}
      <p role="alert" className="above-8 danger hides-empty">
        {send.error?.message}
      </p>
    </StaticModal>
  );
}

const countText = ({ clients, ready }: { readonly clients: number; readonly ready: number }): string =>
  ready === clients
    ? `${groupIndian(clients)} ${clients === 1 ? 'client gets' : 'clients get'} it`
    : `${groupIndian(ready)} of ${groupIndian(clients)} clients can get it`;

interface RecipientsProps {
  items: readonly Recipient[];
  text: string;
  channel: SentChannel;
}

function Recipients({ items, text, channel }: RecipientsProps) {
  const consent = useNoteConsent(channel);
  const whyNot = (one: Recipient): string | null => {
    if (one.fault !== null) return opportunityTexts.faults[one.fault];
    const isTooLong = channel === 'sms' && fillMessage(text, messageValues(one)).length > LONGEST_SMS;
    return isTooLong ? opportunityTexts.smsTooLong(LONGEST_SMS) : null;
  };
  const first = items.find(({ fault }) => fault === null);
  const others = items.filter((one) => whyNot(one) !== null);
  return (
    <>
      {first && (
        <figure className={`above-12 pad-12-16 sunk round ${styles.preview}`}>
          <figcaption>
            As {first.name} gets it, {first.contact}
          </figcaption>
          <p>{fillMessage(text, messageValues(first))}</p>
        </figure>
      )}
      {others.length > 0 && (
        <ul className={`stack gap-8 above-12 ${styles.others}`}>
          {others.map((one) => (
            <li key={one.key}>
              <span>
                <strong>{one.name}</strong> {whyNot(one)}
              </span>
              {one.fault === 'no-consent' && (
                <Button
                  look="outline"
                  size="compact"
                  busy={consent.isPending}
                  aria-label={`Agreed by phone: ${one.name}`}
                  onClick={() => consent.mutate(one.investorId)}
                >
                  Agreed by phone
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
