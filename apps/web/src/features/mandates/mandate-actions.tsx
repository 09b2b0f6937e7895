import type { BankMandate, MandateDetails } from '@hub/contract/calls/mandates/mandates';
import { rupeesText } from '@hub/domain';
import { useState } from 'react';
import { sentHref } from '../../parts/transaction/sent-links.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx';
import { mandateFormHref } from './links.ts';
import styles from './mandate-card.module.css';
import { useMandateAct, useMandateDetails, useMandateForm } from './queries.ts';

interface MandateActionsProps {
  mandate: BankMandate;
  investor: string;
  name: string;
}

/** What can be done with a mandate now, and why not. */
export function MandateActions({ mandate, investor, name }: MandateActionsProps) {
  const { id, folioNo } = mandate;
  const { data, error, refetch } = useMandateDetails(folioNo, id);
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The mandate could not be loaded"
        loading="Loading the mandate"
        lines={['block']}
      />
    );
  }
  return <Actions details={data} investor={investor} name={name} />;
}

function Actions({ details, investor, name }: { details: MandateDetails; investor: string; name: string }) {
  const { id, folioNo, status, plans, cancelFault, movable } = details;
  const [isRequesting, setRequesting] = useState(false);
  const act = useMandateAct(folioNo, id);
  const form = useMandateForm(folioNo, id);
  const mayCancel = cancelFault === null && status !== 'REJECTED';
  return (
    <div className="stack pad-top-12 gap-12 line-above">
      {details.canResend && <p>The link to approve went to {details.sentTo.join(' and ')}.</p>}
      {details.hasForm && <p>Print the form, let the client sign it as at the bank, and send it on.</p>}
      <div className="flex wrap gap-8">
        {details.canResend && (
          <Button size="compact" busy={act.isPending} onClick={() => act.mutate({ act: 'resend-link' })}>
            Send the link again
          </Button>
        )}
        {details.link !== null && (
          <ButtonLink look="outline" size="compact" href={sentHref({ what: 'mandate', folio: folioNo, id })}>
            Share the link
          </ButtonLink>
        )}
        {details.hasForm && (
          <>
            <Button size="compact" busy={form.isPending} onClick={() => form.mutate()}>
              Download the form
            </Button>
            <Button
              look="outline"
              size="compact"
              busy={act.isPending}
              onClick={() => act.mutate({ act: 'send-form' })}
            >
              Signed form sent to the bank
            </Button>
          </>
        )}
        {status === 'REJECTED' && (
          <ButtonLink size="compact" href={mandateFormHref({ investor, folio: folioNo, repairs: id })}>
            Register again
          </ButtonLink>
        )}
        {mayCancel && (
          <Button look="outline" size="compact" onClick={() => setRequesting(true)}>
            Cancel mandate
          </Button>
        )}
      </div>
      {cancelFault !== null && status === 'APPROVED' && <p className="mute">{cancelFault}</p>}
      {movable.length > 0 && <Movable movable={movable} act={act} />}
      {isRequesting && (
        <ConfirmModal
          title="Cancel this mandate?"
          confirm="Cancel mandate"
          refuse="Keep it"
          busy={act.isPending}
          onClose={() => setRequesting(false)}
          onConfirm={() => act.mutate({ act: 'cancel' }, { onSettled: () => setRequesting(false) })}
        >
          <p>
            Nothing more can be debited from {name}.{' '}
            {plans.length > 0 &&
              `${plans.length === 1 ? '1 SIP is' : `${plans.length} SIPs are`} paid with it and will miss the next debit. Move them to another mandate first.`}
          </p>
        </ConfirmModal>
      )}
    </div>
  );
}

interface MovableProps extends Pick<MandateDetails, 'movable'> {
  act: ReturnType<typeof useMandateAct>;
}

/** SIPs that another mandate or another way pays. */
function Movable({ movable, act }: MovableProps) {
  return (
    <div className="stack gap-8">
      <p className="strong">Other SIPs of this folio</p>
      <ul className="stack gap-8">
        {movable.map(({ regNo, scheme, amount, frequency, fault }) => (
          <li key={regNo} className={`flex wrap between ${styles.plan}`}>
            <span>
              {scheme}{' '}
              <span className="mute figures">
                {rupeesText(amount)} {frequency}
              </span>
            </span>
            {fault === null ? (
              <Button
                look="outline"
                size="compact"
                busy={act.isPending}
                aria-label={`Pay ${scheme} with this mandate`}
                onClick={() => act.mutate({ act: 'swap', regNo })}
              >
                Pay with this mandate
              </Button>
            ) : (
              <span className="mute figures">{fault}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
