import type { MandateDetails } from '@hub/contract/calls/mandates/mandates';
import { sentTexts, sentToText } from '@hub/contract/orders/sent-texts';
import { mandateListHref } from '../../../parts/transaction/mandate-links.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { NextLogin, NextSteps } from './next-steps.tsx';
import { useSentClient, useSentMandate } from './queries.ts';
import { SentColumns, SentPage } from './sent-page.tsx';
import { ShareLink } from './share-link.tsx';
import { useEndOfLogin } from './use-end-of-login.ts';

const texts = sentTexts.mandate;

interface SentMandateProps {
  folio: string;
  id: string;
  isForOne: boolean;
}

/** A mandate that the investor is asked to approve, or its form, which is signed instead. */
export function SentMandate({ folio, id, isForOne }: SentMandateProps) {
  const { data, error, refetch } = useSentMandate(folio, id);
  useEndOfLogin(isForOne && data !== undefined);
  const client = useSentClient(data?.investor, isForOne ? undefined : folio);
  if (!data) {
    return (
      <SentPage
        notYet={{
          error,
          onRetry: refetch,
          failed: 'The mandate could not be loaded',
          loading: 'Loading the mandate',
        }}
      />
    );
  }
  const { investor, sentTo, createdAt, link } = data;
  const isPaper = data.channel === 'paper';
  return (
    <SentPage
      title={isPaper ? texts.paper.title : sentTexts.to(investor.name)}
      note={
        <>
          {sentTo.length > 0 && `${sentToText(sentTo)}, `}
          <Moment at={createdAt} />
        </>
      }
      isSent
    >
      <SentColumns
        first={{ title: isPaper ? texts.paper.title : sentTexts.linkSent, at: createdAt }}
        steps={stepsOf(data)}
        until={null}
      >
        {isPaper && <p className="text-large strong">{texts.paper.text}</p>}
        {!isForOne && link !== null && (
          <ShareLink
            link={{ data: link, error: null, refetch }}
            client={sentTo.some((to) => /\d$/.test(to)) ? investor : null}
            note={texts.note}
          />
        )}
        <Card>
          <Facts>
            <Fact label="Bank account">
              {data.bank} {data.maskedAccount}
            </Fact>
            <Fact label="Limit per debit">
              <Money amount={data.limit} decimals="some" />
            </Fact>
          </Facts>
        </Card>
        {isForOne ? (
          <NextLogin />
        ) : (
          <NextSteps client={client}>
            <ButtonLink look="outline" href={mandateListHref({ investor: investor.id, folio })}>
              {texts.list}
            </ButtonLink>
          </NextSteps>
        )}
      </SentColumns>
    </SentPage>
  );
}

/** What is still ahead of it. */
function stepsOf({ status, channel, investor, link }: MandateDetails): readonly string[] {
  const atBank = [texts.registers, texts.pays];
  if (status === 'SENT') return atBank;
  if (status !== 'INITIATED') return [texts.answered];
  if (channel === 'paper') return [texts.paper.signs(investor.name), texts.paper.send, ...atBank];
  return link === null ? atBank : [texts.approves(investor.name), ...atBank];
}
