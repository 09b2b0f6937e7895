import { href } from '@hub/contract';
import { sentTexts } from '@hub/contract/orders/sent-texts';
import { mayOpen } from '@hub/domain';
import type { ReactNode } from 'react';
import { useHome, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { changeHref } from '../../../parts/transaction/folio-links.ts';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { SentClient } from './queries.ts';

/** What is next for this client; null after a send to several. */
interface NextStepsProps {
  client: SentClient | null;
  /** The one order that was sent. */
  order?: string | undefined;
  /** What the kind of send has besides. */
  children?: ReactNode;
}

const orderFor = ({ investor, folio }: SentClient): string =>
  `${href('transact/initiate')}?${new URLSearchParams({ investor: investor.id, folio })}`;

export function NextSteps({ client, order, children }: NextStepsProps) {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const home = useHome();
  return (
    <>
      {client !== null && (
        <Card title={sentTexts.next(client.investor.name)}>
          <div className="flex wrap gap-8">
            {!client.isUnknown && (
              <ButtonLink look="outline" href={orderFor(client)}>
                {sentTexts.anotherOrder}
              </ButtonLink>
            )}
            {client.lacksNominee && (
              <ButtonLink
                look="outline"
                href={changeHref('nominees', { investor: client.investor.id, folio: client.folio })}
              >
                {sentTexts.addNominee} · <span className="warning">{sentTexts.noNominee}</span>
              </ButtonLink>
            )}
            {children}
          </div>
        </Card>
      )}
      <div className="flex wrap gap-8">
        {client === null && children}
        {order !== undefined && mayOpen('transact/history', visitor) && (
          <ButtonLink look="quiet" href={orderHref(order)}>
            {sentTexts.order}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to="transact/pending">
          {sentTexts.pending}
        </ButtonLink>
        <ButtonLink look="quiet" to="transact/initiate">
          {sentTexts.anotherClient}
        </ButtonLink>
        {home.route !== 'transact/initiate' && (
          <ButtonLink look="quiet" to={home.route}>
            {sentTexts.home}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** After a login for one transaction (Spec §6) nothing else can be opened. */
export const NextLogin = () => (
  <div className="flex wrap gap-8">
    <ButtonLink to="transact/pre-login">Start another transaction</ButtonLink>
  </div>
);
