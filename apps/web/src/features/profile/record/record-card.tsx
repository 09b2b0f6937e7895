import type { UserData } from '@hub/contract/calls/profile/profile';
import { Icon } from '../../../ui/action/icon.tsx';
import { LockIcon } from '../../../ui/action/icons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import styles from './profile.module.css';

/** Handbook §9: AMFI's central record is the master for contact and bank. */
export function RecordCard({ data: { record, registeredName } }: { data: UserData }) {
  const { mobile, email, maskedPan, address, bank } = record;
  return (
    <Card title="Contact and bank" aside="From your ARN record">
      <Facts>
        <Fact label="Registered name">{registeredName}</Fact>
        <Fact label="Mobile">{mobile && <span className="figures">{mobile}</span>}</Fact>
        <Fact label="E-mail">{email}</Fact>
        <Fact label="PAN">{maskedPan && <span className="figures">{maskedPan}</span>}</Fact>
        <Fact label="Address">{address}</Fact>
      </Facts>
      <h3 className={`text-note strong ${styles.sub}`}>Bank for brokerage</h3>
      {bank ? (
        <Facts>
          <Fact label="Bank">{[bank.name, bank.branch].filter(Boolean).join(', ')}</Fact>
          <Fact label="Account">
            <span className="figures">{bank.maskedAccount}</span>
          </Fact>
          <Fact label="IFSC">
            <span className="figures">{bank.ifsc}</span>
          </Fact>
        </Facts>
      ) : (
        <p className="mute text-note">
          There is no bank account on record, so brokerage cannot be paid. Add one with AMFI.
        </p>
      )}
      <p className={`flex pad-12 gap-8 above-16 soft text-note sunk round ${styles.source}`}>
        <Icon of={LockIcon} size={16} />
        <span>
          These details come from AMFI's record, so we cannot change them. Request changes from AMFI, through
          CAMS; they appear here once AMFI has updated them. Login codes go to this mobile and e-mail.
        </span>
      </p>
    </Card>
  );
}
