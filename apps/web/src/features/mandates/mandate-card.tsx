import type { BankMandate } from '@hub/contract/calls/mandates/mandates';
import { channelTexts, mandateStatusTexts } from '@hub/contract/mandates/mandate-texts';
import { dayText, rupeesText } from '@hub/domain';
import type { MandateStatus } from '@hub/domain/mandates/mandate-status';
import { transactionModes } from '@hub/domain/orders/terms/order-codes';
import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { endingText } from './ending-text.ts';
import { LimitBar } from './limit-bar.tsx';
import { MandateActions } from './mandate-actions.tsx';
import styles from './mandate-card.module.css';
import { StatusSteps } from './status-steps.tsx';

const tones: Readonly<Record<MandateStatus, Tone>> = {
  INITIATED: 'soon',
  SENT: 'soon',
  APPROVED: 'good',
  REJECTED: 'bad',
  CANCELLED: 'blocked',
};

interface MandateCardProps {
  mandate: BankMandate;
  investor: string;
}

const plansText = (count: number): string =>
  count === 0
    ? 'No SIP is paid with it'
    : count === 1
      ? '1 SIP is paid with it'
      : `${count} SIPs are paid with it`;

/** One mandate: whose account, how far it is, what is left of it, and what rides on it. */
export function MandateCard({ mandate, investor }: MandateCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, channel, mode, bank, maskedAccount, maskedUmrn, plans, reason } = mandate;
  const name = `${bank} ${endingText(maskedAccount)}`;
  const isOver = status === 'CANCELLED' || (status === 'REJECTED' && mandate.repairedBy !== null);
  return (
    <Card
      role="group"
      className={`stack one-column gap-12 ${styles.card}`}
      aria-label={`Mandate on ${name}`}
      data-over={isOver || undefined}
    >
      <div className="flex wrap between start gap-8-16">
        <div className="shrink">
          <h2 className="text-large heavy">{bank}</h2>
          <p className="mute">
            Account {endingText(maskedAccount)} · {channelTexts[channel].name}, {transactionModes[mode]}
            {maskedUmrn !== null && ` · UMRN ${endingText(maskedUmrn)}`}
          </p>
        </div>
        <div className="flex wrap gap-8">
          <StatusChip tone={tones[status]}>{mandateStatusTexts[status].name}</StatusChip>
          {mandate.isExpiring && <StatusChip tone="soon">Ends soon</StatusChip>}
          {mandate.isDormant && <StatusChip tone="calm">Dormant</StatusChip>}
        </div>
      </div>
      {status !== 'CANCELLED' && status !== 'APPROVED' && <StatusSteps mandate={mandate} />}
      {reason !== null && (
        <div className={`stack pad-12 gap-4 ${styles.reason}`} data-status={status}>
          <p className="strong">{reason.words}</p>
          {mandate.repairedBy === null && status === 'REJECTED' && <p>{reason.fix}</p>}
          {mandate.repairedBy !== null && <p>Registered again since.</p>}
        </div>
      )}
      {status === 'APPROVED' ? (
        <LimitBar limit={mandate.limit} left={mandate.left} />
      ) : (
        <p className="mute">Up to {rupeesText(mandate.limit)} per debit</p>
      )}
      <p className="mute">
        {dayText(mandate.startsOn)} to {dayText(mandate.endsOn)}
      </p>
      {status === 'APPROVED' && (
        <div className="stack gap-8">
          <p className="strong">{plansText(plans.length)}</p>
          {plans.length > 0 && (
            <ul className="stack gap-8">
              {plans.map(({ regNo, scheme, amount, frequency }) => (
                <li key={regNo} className={`flex wrap between ${styles.plan}`}>
                  <span>{scheme}</span>
                  <span className="mute figures">
                    {rupeesText(amount)} {frequency}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {status !== 'CANCELLED' && !isOver && status !== 'SENT' && (
        <div>
          <Button look="outline" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : status === 'REJECTED' ? 'What to do' : 'Manage'}
          </Button>
        </div>
      )}
      {isOpen && <MandateActions mandate={mandate} investor={investor} name={name} />}
    </Card>
  );
}
