import { applicationFindingText } from '@hub/contract/applications/application-finding-texts';
import { applicationTexts, kycStatusTexts } from '@hub/contract/applications/application-texts';
import { isPan, maskNumber, todayInIndia } from '@hub/domain';
import type { KycFacts } from '@hub/domain/applications/application-facts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import { mayOpenFolio } from '@hub/domain/applications/kyc-effects';
import { withStatusOfPan } from '@hub/domain/applications/status/with-status-of-pan';
import { useEffect, useState } from 'react';
import { StatusChip } from '../../../../ui/feedback/status-chip.tsx';
import { DateField } from '../../../../ui/form/date/date-field.tsx';
import { PanField } from '../../../../ui/form/text/pan-field.tsx';
import styles from '../form/application.module.css';
import { useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { useAadhaarSeeding } from '../form/queries.ts';

/** Whose folio it will be. All else follows from the KYC of this PAN. */
export function PanStep() {
  const { draft, now, reader, change } = useApplicationForm();
  const pan = clientPanOf(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each PAN
  useEffect(() => change(withStatusOfPan), [pan]);
  // The link is for the person whose PAN the distributor entered.
  const [isFixed] = useState(reader === 'investor' && isPan(pan));
  const whose = draft.guardian !== null ? 'the guardian' : reader === 'investor' ? null : 'the investor';
  const { birthDate = '' } = draft.guardian ?? draft.holders[0] ?? {};
  const isHuf = pan.charAt(3) === 'H';
  const today = todayInIndia(now).toString();
  const path = draft.guardian === null ? 'holders.0.pan' : 'guardian.pan';
  return (
    <>
      <div className={`stack one-column gap-16 ${styles.pair}`}>
        <FormQuestion path={path} label={whose === null ? 'Your PAN' : `PAN of ${whose}`}>
          {(field) => (
            <PanField {...field} isDisabled={isFixed} hint="For a minor, the PAN of the guardian" />
          )}
        </FormQuestion>
        <FormQuestion
          path={draft.guardian === null ? 'holders.0.birthDate' : 'guardian.birthDate'}
          label={isHuf ? 'Date of formation' : 'Date of birth'}
        >
          {(field) => <DateField {...field} max={today} hint="As in the KYC, to fetch the registered name" />}
        </FormQuestion>
      </div>
      {isFixed && <p className="mute">{applicationTexts.sharedPan}</p>}
      <KycCard pan={pan} birthDate={birthDate} />
      <ExistingClient />
    </>
  );
}

/** What the KYC agency says of a PAN, what is possible with it and, where nothing is, what to do. */
export function KycCard({ pan, birthDate }: { pan: string; birthDate: string }) {
  const { facts, findings, saveNow, reader } = useApplicationForm();
  const seeding = useAadhaarSeeding(pan);
  const existing = facts.kyc[pan];
  const isRequested = isPan(pan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each PAN
  useEffect(() => {
    if (isRequested && (existing === undefined || (birthDate !== '' && existing.isBirthDateRight !== true)))
      void saveNow();
  }, [pan, birthDate, isRequested]);
  if (!isRequested) return null;
  if (existing === undefined) {
    return (
      <div className={styles.kyc} role="status">
        <p className="strong">Checking KYC …</p>
      </div>
    );
  }
  const isGood = mayOpenFolio(existing.status, existing.investsHere);
  const finding = findings.find(({ code }) => code === 'kyc');
  const words = finding === undefined ? null : applicationFindingText(finding, reader);
  return (
    <div className={styles.kyc} data-tone={isGood ? 'good' : 'blocked'} role="status">
      <div className="row wrap between gap-8-12">
        <p className="strong">{existing.name ?? maskNumber(pan)}</p>
        <StatusChip tone={isGood ? 'good' : 'blocked'}>{kycStatusTexts[existing.status]}</StatusChip>
      </div>
      <p className="mute">
        {isGood
          ? goodText(existing, birthDate)
          : words === null
            ? 'No folio can be opened with this KYC.'
            : `${words.why} ${words.fix}`}
      </p>
      {seeding === 'NOT_SEEDED' && (
        <p className="mute">
          This PAN is not linked with Aadhaar. Until it is, the income-tax department treats it as
          inoperative.
        </p>
      )}
    </div>
  );
}

const goodText = ({ isBirthDateRight, name }: KycFacts, birthDate: string): string => {
  if (isBirthDateRight === false)
    return 'A folio can be opened, but this date of birth differs from the KYC. Check the PAN card.';
  return name === null && birthDate === ''
    ? 'A folio can be opened. Enter the date of birth to see the registered name.'
    : 'A folio can be opened for this PAN.';
};

function ExistingClient() {
  const { facts } = useApplicationForm();
  const { length } = facts.existingFolios;
  if (length === 0) return null;
  return (
    <div className="pad-12-16 sunk round" role="status">
      <strong>Already your client.</strong> {length === 1 ? 'A folio of this PAN is' : `${length} folios are`}{' '}
      in your book: contact, address and bank account can be copied from there.
    </div>
  );
}
