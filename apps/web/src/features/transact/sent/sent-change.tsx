import type { WaitingChange } from '@hub/contract/calls/changes/changes';
import { sentTexts, sentToText } from '@hub/contract/orders/sent-texts';
import { type ChangePurpose, changeHref } from '../../../parts/transaction/folio-links.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { NextLogin, NextSteps } from './next-steps.tsx';
import { type SentClient, useChangeLink, useSentChange, useSentClient } from './queries.ts';
import { SentColumns, SentPage } from './sent-page.tsx';
import { ShareLink } from './share-link.tsx';
import { useEndOfLogin } from './use-end-of-login.ts';

const texts = sentTexts.change;

interface SentChangeProps {
  folio: string;
  purpose: ChangePurpose;
  isForOne: boolean;
}

/** A change of contact or nominees that waits for the investor. */
export function SentChange({ folio, purpose, isForOne }: SentChangeProps) {
  const { data, error, refetch } = useSentChange(purpose, folio);
  useEndOfLogin(isForOne && data !== undefined);
  const client = useSentClient(data?.investor, isForOne ? undefined : folio);
  if (!data) {
    return (
      <SentPage
        notYet={{
          error,
          onRetry: refetch,
          failed: 'The change could not be loaded',
          loading: 'Loading the change',
        }}
      />
    );
  }
  const { investor, waiting, days } = data;
  const next = isForOne ? (
    <NextLogin />
  ) : (
    <NextSteps client={client}>
      <ButtonLink look="outline" href={changeHref(purpose, { investor: investor.id, folio })}>
        {texts.see[purpose]}
      </ButtonLink>
    </NextSteps>
  );
  if (waiting === null) {
    return (
      <SentPage note={investor.name}>
        <div className="stack one-column page-width gap-16">
          <Card>
            <EmptyState title={texts.over} text={texts.overText} />
          </Card>
          {next}
        </div>
      </SentPage>
    );
  }
  const { sentTo, sentAt, expiresAt, lines } = waiting;
  return (
    <SentPage
      title={sentTexts.to(investor.name)}
      note={
        <>
          {sentToText(sentTo)}, <Moment at={sentAt} />
        </>
      }
      isSent
    >
      <SentColumns
        first={{ title: sentTexts.linkSent, at: sentAt }}
        steps={[texts.confirms(investor.name), texts.done, ...(days === null ? [] : [texts.cooling(days)])]}
        until={expiresAt}
      >
        {!isForOne && <ChangeLink waiting={waiting} client={client} />}
        <Card>
          <Facts>
            {lines.map(({ label, value }) => (
              <Fact key={`${label} ${value}`} label={label}>
                {value}
              </Fact>
            ))}
          </Facts>
        </Card>
        {next}
      </SentColumns>
    </SentPage>
  );
}

function ChangeLink({ waiting, client }: { waiting: WaitingChange; client: SentClient | null }) {
  const hasMobile = waiting.sentTo.some((to) => /\d$/.test(to));
  return <ShareLink link={useChangeLink(waiting.id)} client={(hasMobile && client?.investor) || null} />;
}
