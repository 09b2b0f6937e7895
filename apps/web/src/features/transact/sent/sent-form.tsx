import { sentTexts, sentToText } from '@hub/contract/orders/sent-texts';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLeadActs, useOpened, useSharedLink } from '../applications/form/queries.ts';
import { applicationHref } from '../applications/leads/links.ts';
import { NextSteps } from './next-steps.tsx';
import { SentColumns, SentPage } from './sent-page.tsx';
import { ShareLink } from './share-link.tsx';

const texts = sentTexts.form;

/** A form that the investor fills in. Its link is known from making it; after a reload another one is made. */
export function SentForm({ id }: { id: string }) {
  const { data: form, error, refetch } = useOpened(id);
  const link = useSharedLink(id);
  if (!form) {
    return (
      <SentPage
        notYet={{
          error,
          onRetry: refetch,
          failed: 'The form could not be loaded',
          loading: 'Loading the form',
        }}
      />
    );
  }
  const name = form.name || form.maskedPan || 'the investor';
  const { sharedAt, sharedUntil } = form;
  const see = (
    <ButtonLink look="outline" href={applicationHref(form.kind, id, form.step)}>
      {texts.continue}
    </ButtonLink>
  );
  if (sharedAt === null || sharedUntil === null) {
    return (
      <SentPage note={name}>
        <Card>
          <EmptyState title={texts.over} text={texts.overText} />
        </Card>
        <NextSteps client={null}>{see}</NextSteps>
      </SentPage>
    );
  }
  return (
    <SentPage
      title={link?.sentTo.length === 0 ? texts.made(name) : sentTexts.to(name)}
      note={
        <>
          {link && link.sentTo.length > 0 && `${sentToText(link.sentTo)}, `}
          <Moment at={sharedAt} />
        </>
      }
      isSent
    >
      <SentColumns
        first={{ title: link?.sentTo.length === 0 ? texts.linkMade : sentTexts.linkSent, at: sharedAt }}
        steps={[texts.fills(name), texts.check, texts.confirms(name)]}
        until={sharedUntil}
      >
        {link?.sentTo.length === 0 && <p className="text-large strong">{texts.noContact}</p>}
        {link ? (
          <ShareLink link={{ data: link, error: null, refetch }} client={null} note={texts.note} />
        ) : (
          <NewLink id={id} onMade={() => void refetch()} />
        )}
        <NextSteps client={null}>{see}</NextSteps>
      </SentColumns>
    </SentPage>
  );
}

function NewLink({ id, onMade }: { id: string; onMade: () => void }) {
  const { toaster } = useServices();
  const acts = useLeadActs();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      await acts.share(id);
      onMade();
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <p className="below-12 soft">{texts.newLinkNote}</p>
      <Button busy={isBusy} onClick={() => void make()}>
        {texts.newLink}
      </Button>
    </Card>
  );
}
