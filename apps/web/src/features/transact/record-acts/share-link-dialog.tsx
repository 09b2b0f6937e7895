import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { mayOpen } from '@hub/domain';
import { useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { ChatWays } from '../../../parts/contact/chat-ways.tsx';
import { ClientChatWays } from '../../../parts/contact/client-chat-ways.tsx';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
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
    <SidePanel title={`Share the link with ${order.investor.name}`} onClose={onClose}>
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
    </SidePanel>
  );
}

interface SharedLinkProps extends Pick<ShareLinkDialogProps, 'order'> {
  url: string;
  text: string;
  expiresAt: string;
}

function SharedLink({ order: { investor }, url, text, expiresAt }: SharedLinkProps) {
  const { session, platform } = useServices();
  const knowsClients = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  return (
    <div className="stack gap-12">
      <p className="as-written pad-12-16 ink anywhere sunk round">{text}</p>
      <p className="mute text-note">
        Only the investor can confirm: a code goes to the contact registered in the folio. The link expires in{' '}
        <TimeLeft until={expiresAt} over="no time" />.
      </p>
      <div className={`flex wrap gap-8 ${styles.ways}`}>
        {knowsClients ? (
          <ClientChatWays
            investorId={investor.id}
            name={investor.name}
            ways={['whatsapp', 'mail']}
            text={text}
          />
        ) : (
          <ChatWays text={text} />
        )}
        <CopyButton text={url} size="compact" />
      </div>
    </div>
  );
}
