import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { mayOpen } from '@hub/domain';
import { useState } from 'react';
import { useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { ContactWays } from '../../../parts/person/contact-ways.tsx';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { Button, ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon, CopyIcon, MailIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useShareLink } from './queries.ts';
import styles from './share-link-dialog.module.css';

interface ShareLinkDialogProps {
  order: Pick<RecordRow, 'reference' | 'investor'>;
  onClose: () => void;
}

/** The link of an order to hand on by hand: to the client's own WhatsApp or mail, or copied. */
export function ShareLinkDialog({ order, onClose }: ShareLinkDialogProps) {
  const { data, error, refetch } = useShareLink(order.reference);
  return (
    <StaticModal title={`Share the link with ${order.investor.name}`} onClose={onClose}>
      {data ? (
        <SharedLink order={order} {...data} />
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="There is no link"
          loading="Making a link"
          lines={['long', 'medium', 'short']}
        />
      )}
    </StaticModal>
  );
}

interface SharedLinkProps extends Pick<ShareLinkDialogProps, 'order'> {
  url: string;
  text: string;
  expiresAt: string;
}

function SharedLink({ order: { investor }, url, text, expiresAt }: SharedLinkProps) {
  const { session, platform } = useServices();
  const [isCopied, setCopied] = useState(false);
  const knowsClients = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  const copy = async () => {
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.shared}>
      <p className={styles.text}>{text}</p>
      <p className={styles.left}>
        Only the investor can confirm: a code goes to the contact registered in the folio. The link lapses in{' '}
        <TimeLeft until={expiresAt} over="no time" />.
      </p>
      <div className={styles.ways}>
        {knowsClients ? (
          <ContactWays
            investorId={investor.id}
            name={investor.name}
            hasMobile
            hasEmail
            ways={['whatsapp', 'mail']}
            message={text}
          />
        ) : (
          <>
            <ButtonAnchor
              look="outline"
              size="compact"
              href={`https://wa.me/?${new URLSearchParams({ text })}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon of={WhatsappIcon} size={16} />
              WhatsApp
            </ButtonAnchor>
            <ButtonAnchor look="outline" size="compact" href={`mailto:?body=${encodeURIComponent(text)}`}>
              <Icon of={MailIcon} size={16} />
              Mail
            </ButtonAnchor>
          </>
        )}
        <Button look="outline" size="compact" onClick={() => void copy()}>
          <Icon of={isCopied ? CheckIcon : CopyIcon} size={16} />
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {isCopied && 'The link is copied'}
      </span>
    </div>
  );
}
