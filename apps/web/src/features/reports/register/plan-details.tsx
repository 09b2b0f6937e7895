import { type PlanRow, planName } from '@hub/contract/calls/reports/reports';
import { dayText } from '@hub/domain';
import { paymentModes } from '@hub/domain/plans/payment-modes';
import type { ReactNode } from 'react';
import { bounceWords } from '../../../parts/plan/bounce-words.ts';
import { PlanActions } from '../../../parts/plan/plan-actions.tsx';
import { PlanUnderWay } from '../../../parts/plan/plan-under-way.tsx';
import { PlanWarning } from '../../../parts/plan/plan-warning.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { folioHref } from '../debits/links.ts';
import { detailsId } from './opened-plans.ts';
import styles from './plan-details.module.css';
import { debitWords, instalmentsText, shortMask, topUpText } from './plan-text.ts';

type Mandate = NonNullable<PlanRow['mandate']>;

export const mandateStates: Readonly<
  Record<Mandate['status'], { readonly name: string; readonly tone: Tone }>
> = {
  INITIATED: { name: 'With the client', tone: 'soon' },
  SENT: { name: 'With the bank', tone: 'soon' },
  APPROVED: { name: 'Approved', tone: 'good' },
  REJECTED: { name: 'Rejected', tone: 'bad' },
  CANCELLED: { name: 'Cancelled', tone: 'blocked' },
};

interface DetailProps {
  label: string;
  /** Names take two columns. */
  wide?: boolean;
  children: ReactNode;
}

function Detail({ label, wide = false, children }: DetailProps) {
  return (
    <div className={cx(wide && styles.wide)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the row has no room for. */
export function PlanDetails({ plan }: { plan: PlanRow }) {
  const { scheme, target, paused, mandate, bounces, lastDueOn } = plan;
  return (
    <div id={detailsId(planName(plan))} className={styles.details}>
      <dl className={`stack terms ${styles.facts}`}>
        <Detail label="Registration no.">{plan.regNo}</Detail>
        <Detail label="Folio">
          <RouteLink href={folioHref(plan.folioNo)}>{plan.folioNo}</RouteLink>
        </Detail>
        <Detail label="Instalments">{instalmentsText(plan)}</Detail>
        <Detail label="Registered">{dayText(plan.registeredOn)}</Detail>
        <Detail label="Runs">
          {dayText(plan.startsOn)} {plan.endsOn === null ? 'until stopped' : `to ${dayText(plan.endsOn)}`}
        </Detail>
        {plan.nextDueOn !== null && <Detail label="Next due">{dayText(plan.nextDueOn)}</Detail>}
        {plan.nextDebitOn !== null && plan.nextDebitOn !== plan.nextDueOn && (
          <Detail label={debitWords[plan.kind]}>{dayText(plan.nextDebitOn)}</Detail>
        )}
        {lastDueOn !== null && <Detail label="Last due">{dayText(lastDueOn)}</Detail>}
        {plan.monthly !== plan.amount && (
          <Detail label="A month">
            <Money amount={plan.monthly} decimals="some" />
          </Detail>
        )}
        {plan.topUp && <Detail label="Top-up">{topUpText(plan.topUp)}</Detail>}
        {plan.paymentMode && <Detail label="Paid by">{paymentModes[plan.paymentMode]}</Detail>}
        {paused && (
          <Detail label="Pause">
            {dayText(paused.from)} to {dayText(paused.to)}
          </Detail>
        )}
        {plan.ceasedOn !== null && (
          <Detail label="Ceased">
            {dayText(plan.ceasedOn)}, {plan.reason ?? 'no reason given'}
          </Detail>
        )}
        {plan.rejectedOn !== null && (
          <Detail label="Rejected">
            {dayText(plan.rejectedOn)}, {plan.reason ?? 'no reason given'}
          </Detail>
        )}
        <Detail wide label={target ? 'From' : 'Scheme'}>
          <SchemeLink {...scheme} />
        </Detail>
        {target && (
          <Detail wide label="To">
            <SchemeLink {...target} />
          </Detail>
        )}
      </dl>
      {plan.kind === 'SIP' && <MandateFacts mandate={mandate} />}
      {bounces.length > 0 && <Missed bounces={bounces} />}
      <PlanWarning plan={plan} />
      <PlanUnderWay plan={plan} />
      <p className="flex wrap gap-8">
        <PlanActions plan={plan} className="mute" />
      </p>
    </div>
  );
}

function Missed({ bounces }: Pick<PlanRow, 'bounces'>) {
  return (
    <div>
      <p className="below-8 text-note strong">Instalments missed</p>
      <ol className={`stack lined ${styles.bounces}`}>
        {bounces.map(({ dueOn, status, reason }) => (
          <li key={dueOn}>
            <time dateTime={dueOn}>{dayText(dueOn)}</time>
            <span>{status === 'BOUNCED' ? 'Debit bounced' : 'Rejected'}</span>
            <span className={`mute ${styles.reason}`}>{bounceWords(reason).words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SchemeLink({ code, name }: PlanRow['scheme']) {
  return (
    <RouteLink href={`${hrefTo('investor/scheme-details')}?${new URLSearchParams({ scheme: code })}`}>
      {name}
    </RouteLink>
  );
}

function MandateFacts({ mandate }: { mandate: Mandate | null }) {
  if (mandate === null) {
    return (
      <div>
        <p className="below-8 text-note strong">Mandate</p>
        <p className="mute">No mandate is registered for this folio.</p>
      </div>
    );
  }
  const { name, tone } = mandateStates[mandate.status];
  return (
    <div>
      <p className="below-8 text-note strong">Mandate</p>
      <dl className={`stack terms ${styles.facts}`}>
        <Detail label="Status">
          <StatusChip tone={tone}>{name}</StatusChip>
        </Detail>
        <Detail label="Bank">{mandate.bank}</Detail>
        <Detail label="Account">{shortMask(mandate.maskedAccount)}</Detail>
        <Detail label="Limit per debit">
          <Money amount={mandate.limit} decimals="some" />
        </Detail>
        <Detail label="Valid until">{dayText(mandate.endsOn)}</Detail>
        {mandate.maskedUmrn !== null && <Detail label="UMRN">{shortMask(mandate.maskedUmrn)}</Detail>}
      </dl>
    </div>
  );
}
