import type { Renewal } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { dayText, rupeesText } from '@hub/domain';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon } from '../../../ui/action/icons.ts';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './desk.module.css';

/** What another amount, term or mandate puts right. */
const fixedInForm: ReadonlySet<string | null> = new Set(['mandate', 'amount', 'end', 'startsOn']);

interface RenewalRowProps {
  renewal: Renewal;
  isChosen: boolean;
  onChoose: (isIn: boolean) => void;
}

export function RenewalRow({ renewal, isChosen, onChoose }: RenewalRowProps) {
  const { investor, scheme, amount, renewedAmount, endsOn, startsOn, renewedEnd, mandate, block } = renewal;
  const { investorId, folioNo, regNo } = renewal;
  return (
    <>
      <CheckBox
        isBare
        label={`${investor}, ${scheme}`}
        checked={isChosen}
        disabled={block !== null}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={styles.who}>
        <strong>{investor}</strong>
        <span className="mute text-note">
          {scheme} · ends on {dayText(endsOn)}
        </span>
      </div>
      <div className={styles.becomes}>
        <span>
          {rupeesText(amount)} → <strong>{rupeesText(renewedAmount)}</strong>
        </span>
        <span className="mute text-note">
          from {dayText(startsOn)} {renewedEnd === null ? 'until stopped' : `to ${dayText(renewedEnd)}`}
        </span>
      </div>
      <div className={styles.mandate}>
        {mandate === null ? (
          <span className="mute text-note">No mandate</span>
        ) : (
          <>
            <span>
              {mandate.bank} {mandate.maskedAccount}
            </span>
            <span className="mute text-note">
              up to {rupeesText(mandate.limit)}, until {dayText(mandate.endsOn)}
            </span>
          </>
        )}
      </div>
      {block && (
        <div className={`flex pad-12 tint-danger gap-8 ink round-small ${styles.block}`}>
          <Icon of={AlertIcon} size={16} />
          <p>
            <strong>{block.title.replace(/\.$/, '')}.</strong> {block.fix}
            {fixedInForm.has(block.field) && (
              <>
                {' '}
                <RouteLink
                  href={startTransaction('sip', { investor: investorId, folio: folioNo, reg: regNo })}
                >
                  Renew it separately
                </RouteLink>{' '}
                or{' '}
                <RouteLink href={startTransaction('otm', { investor: investorId, folio: folioNo })}>
                  set up a mandate
                </RouteLink>
                .
              </>
            )}
          </p>
        </div>
      )}
    </>
  );
}
