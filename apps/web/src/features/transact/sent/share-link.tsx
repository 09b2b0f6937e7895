import { sentTexts } from '@hub/contract/orders/sent-texts';
import { mayOpen } from '@hub/domain';
import { useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { ChatWays } from '../../../parts/contact/chat-ways.tsx';
import { ClientChatWays } from '../../../parts/contact/client-chat-ways.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import share from '../record-acts/share-link-dialog.module.css';

interface Link {
  readonly url: string;
  readonly text: string;
}

interface ShareLinkProps {
  link: {
    readonly data: Link | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** Null where it is nobody of the book yet, or has no mobile number: the chat is chosen in WhatsApp. */
  client: { readonly id: string; readonly name: string } | null;
  note?: string;
}

/** The link to hand on: WhatsApp first, to the client's own number where one is known. */
export function ShareLink({ link: { data, error, refetch }, client, note }: ShareLinkProps) {
  const { session, platform } = useServices();
  const knowsClients = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed={sentTexts.shareFailed}
        loading={sentTexts.sharing}
        lines={['block']}
      />
    );
  }
  return (
    <div className="stack gap-12">
      <div className={`flex wrap gap-8 ${share.ways}`}>
        {knowsClients && client !== null ? (
          <ClientChatWays
            investorId={client.id}
            name={client.name}
            ways={['share']}
            lead="share"
            size="large"
            text={data.text}
          />
        ) : (
          <ChatWays text={data.text} leads />
        )}
        <CopyButton text={data.url} size="large" />
      </div>
      <p className="as-written pad-12-16 ink anywhere sunk round">{data.text}</p>
      <p className="mute text-note">{note ?? sentTexts.onlyInvestor}</p>
    </div>
  );
}
