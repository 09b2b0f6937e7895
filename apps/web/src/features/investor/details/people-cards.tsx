import type { Folio, InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { sharePercent } from '@hub/domain/nominees/nominee-shares';
import { bankAccountNames } from '@hub/domain/orders/terms/order-codes';
import { isHuf } from '@hub/domain/tax-status/tax-status-demands';
import { holdingModes } from '../../../parts/person/folio-words.ts';
import { KycChip } from '../../../parts/person/kyc-chip.tsx';
import { changeHref } from '../../../parts/transaction/folio-links.ts';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { lacksNominee } from '../parts/folio-marks.tsx';
import { mayNominate } from '../parts/investor-text.ts';
import { investorHref } from '../parts/links.ts';
import styles from './people-cards.module.css';

export function NomineeLines({ folio }: { folio: Folio }) {
  if (lacksNominee(folio)) {
    return (
      <p className={`row wrap gap-2-8 pad-8-0 ${styles.line}`}>
        <StatusChip tone="bad">No nominee</StatusChip>
        <span className="mute text-note">Ask the client to name one.</span>
      </p>
    );
  }
  if (folio.nominees.length === 0) {
    return (
      <p className="mute text-note">
        {mayNominate(folio.taxStatus) ? 'None.' : 'Nominees do not apply to this tax status.'}
      </p>
    );
  }
  return (
    <ul>
      {folio.nominees.map(({ name, relation, share }) => (
        <li key={name} className={`row wrap gap-2-8 pad-8-0 ${styles.line}`}>
          <b>{name}</b>
          <span className="mute text-note">{relation}</span>
          <span className={`figures ${styles.end}`}>{share !== '' && sharePercent(share)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where the nomination is changed; nothing where the tax status has none. */
export function NomineeLink({ folio: { folioNo, investorId, taxStatus } }: { folio: Folio }) {
  if (!mayNominate(taxStatus)) return null;
  return (
    <RouteLink
      href={changeHref('nominees', { investor: investorId, folio: folioNo })}
      aria-label={`Change nominees of folio ${folioNo}`}
    >
      Change
    </RouteLink>
  );
}

export function BankLines({ folio }: { folio: Folio }) {
  if (folio.banks.length === 0) return <p className="mute text-note">No bank account is registered.</p>;
  return (
    <ul>
      {folio.banks.map((bank) => (
        <li key={`${bank.ifsc} ${bank.maskedAccount}`} className={`row wrap gap-2-8 pad-8-0 ${styles.line}`}>
          <b>
            {bank.bank} {bank.maskedAccount}
          </b>
          <span className="mute text-note">
            {[bank.type && bankAccountNames[bank.type], bank.branch, bank.ifsc].filter(Boolean).join(' · ')}
          </span>
          {bank.isDefault && <span className={`figures ${styles.end}`}>Default</span>}
        </li>
      ))}
    </ul>
  );
}

const holderNames = ['First holder', 'Second holder', 'Third holder'] as const;

export function HolderLines({ folio }: { folio: Folio }) {
  return (
    <ul>
      {folio.holders.map(({ name, maskedPan, kyc }, at) => (
        <li key={holderNames[at]} className={`row wrap gap-2-8 pad-8-0 ${styles.line}`}>
          <b>{name}</b>
          <span className="mute text-note">
            {holderNames[at]}
            {maskedPan && ` · PAN ${maskedPan}`}
          </span>
          <span className={`figures ${styles.end}`}>
            <KycChip status={kyc} prefixed />
          </span>
        </li>
      ))}
      {folio.guardian && (
        <li className={`row wrap gap-2-8 pad-8-0 ${styles.line}`}>
          <b>{folio.guardian.name}</b>
          <span className="mute text-note">
            {isHuf(folio.taxStatus) ? 'Karta of the HUF' : 'Guardian of the minor'}
            {folio.guardian.maskedPan && ` · PAN ${folio.guardian.maskedPan}`}
          </span>
          <span className={`figures ${styles.end}`}>
            <KycChip status={folio.guardian.kyc} prefixed />
          </span>
        </li>
      )}
    </ul>
  );
}

/** Nominees and banks of each folio, in short. */
export function FolioPeople({ folios }: { folios: readonly Folio[] }) {
  return folios.map((folio) => (
    <Card key={folio.folioNo} title={`Folio ${folio.folioNo}`} aside={holdingModes[folio.holding]}>
      <div className={`stack ${styles.people}`}>
        <div>
          <h3 className={`mute text-small strong ${styles.part}`}>Holders</h3>
          <HolderLines folio={folio} />
        </div>
        <div>
          <h3 className={`mute text-small strong ${styles.part}`}>Nominees</h3>
          <NomineeLines folio={folio} />
          <NomineeLink folio={folio} />
        </div>
        <div>
          <h3 className={`mute text-small strong ${styles.part}`}>Banks</h3>
          <BankLines folio={folio} />
        </div>
      </div>
    </Card>
  ));
}

export function FamilyCard({ family }: { family: NonNullable<InvestorDetails['family']> }) {
  return (
    <Card title={`Family ${family.name}`}>
      {family.members.length === 0 ? (
        <p className="mute text-note">No other client of yours belongs to this family.</p>
      ) : (
        <ul>
          {family.members.map(({ id, name, aum }) => (
            <li key={id} className={`row wrap gap-2-8 pad-8-0 ${styles.line}`}>
              <RouteLink href={investorHref(id)}>{name}</RouteLink>
              <span className={`figures ${styles.end}`}>
                <Money amount={aum} compact />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
