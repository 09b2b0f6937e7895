import { useState } from 'react';
import { useProfile } from '../../../lib/react.ts';
import { opensWindow, whatsappLink } from '../../../parts/contact/contact-links.ts';
import { useReveal } from '../../../parts/contact/use-reveal.ts';
import { Button, ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { countText } from '../parts/investor-text.ts';
import styles from './chosen-clients.module.css';
import { doneText, firstMessage, messageTo, NAME_MARK } from './client-message.ts';
import { type RequestedClients, useChosenClient } from './client-queries.ts';

interface MessageClientsProps {
  requested: RequestedClients;
  /** How many the user was told. */
  count: number;
  onClose: () => void;
}

/** A message to each of those chosen, one after another: nobody reads another client's name. */
export function MessageClients({ requested, count, onClose }: MessageClientsProps) {
  const sender = useProfile()?.name ?? '';
  const [text, setText] = useState(() => firstMessage(sender));
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { client, total, isFailed, retry } = useChosenClient(requested, at);
  const all = total ?? count;
  const isLast = at >= all - 1;
  const next = () => {
    if (client?.maskedMobile === null) setWithout(new Set(without).add(client.id));
    if (isLast) onClose();
    else setAt(at + 1);
  };
  return (
    <StaticModal
      title={`WhatsApp to ${countText(all, 'client')}`}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Back
          </Button>
          <Button look={client && opened.has(client.id) ? 'primary' : 'outline'} onClick={next}>
            {isLast ? 'Done' : 'Next client'}
          </Button>
        </>
      }
    >
      <p role="status" className="text-note figures">
        Client {at + 1} of {all} · {doneText(opened.size, all, without.size)}
      </p>
      {total !== null && total !== count && (
        <p className="above-8 ink">
          The list has changed: {countText(total, 'client')} now, {count} before.
        </p>
      )}
      {isFailed ? (
        <InlineError onRetry={retry}>The clients could not be loaded.</InlineError>
      ) : (
        <div className={`pad-12-16 sunk round ${styles.client}`}>
          <p className="ink heavy">{client ? client.name : <Skeleton width="medium" />}</p>
          <p className={`text-note ${styles.mobile}`}>
            {client && (client.maskedMobile ?? 'No mobile number on record: call or write another way.')}
          </p>
          {client?.maskedMobile != null && (
            <OpenChat
              key={client.id}
              investorId={client.id}
              name={client.name}
              message={messageTo(client.name, text)}
              isOpened={opened.has(client.id)}
              onOpened={() => setOpened(new Set(opened).add(client.id))}
            />
          )}
        </div>
      )}
      <TextField
        label="Message to each"
        hint={`${NAME_MARK} becomes the name of the client. Each one gets a message of their own.`}
        lines={5}
        value={text}
        onChange={setText}
      />
    </StaticModal>
  );
}

interface OpenChatProps {
  investorId: string;
  name: string;
  message: string;
  isOpened: boolean;
  onOpened: () => void;
}

/** Asks for the number, which is noted, and goes on to WhatsApp with this client's message. */
function OpenChat({ investorId, name, message, isOpened, onOpened }: OpenChatProps) {
  const reveal = useReveal(investorId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** A number whose window the browser would not open by itself, for one more press. */
  const [refused, setRefused] = useState<string | null>(null);
  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const mobile = await reveal('mobile');
      if (mobile === null) setProblem('The mobile number is no longer there.');
      else if (opensWindow(whatsappLink(mobile, message))) onOpened();
      else setRefused(mobile);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={`row wrap gap-8-12 above-8 ${styles.open}`}>
      {refused === null ? (
        <Button look={isOpened ? 'outline' : 'primary'} busy={busy} onClick={() => void open()}>
          <Icon of={WhatsappIcon} size={18} />
          {isOpened ? 'Open again' : 'Open WhatsApp'} <span className="visually-hidden">to {name}</span>
        </Button>
      ) : (
        <ButtonAnchor
          href={whatsappLink(refused, message)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpened}
        >
          <Icon of={WhatsappIcon} size={18} />
          Go to WhatsApp
        </ButtonAnchor>
      )}
      <span role="status" className="inline middle gap-4 ink text-body medium">
        {isOpened && (
          <>
            <Icon of={CheckIcon} size={16} /> Opened
          </>
        )}
      </span>
      <p role="alert" className={`danger text-note ${styles.problem}`}>
        {problem}
      </p>
    </div>
  );
}
