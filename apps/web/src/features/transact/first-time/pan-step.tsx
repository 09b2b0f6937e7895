import { applicationFindingText, kycStatusTexts } from '@hub/contract/applications/application-texts';
import { clientPanOf, isPan, mayOpenFolio } from '@hub/domain';
import { useEffect } from 'react';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { PanField } from '../../../ui/form/pan-field.tsx';
import { Ask } from './ask.tsx';
import styles from './first-time.module.css';
import { useApplicationForm } from './form-context.ts';

/** Whose folio it will be. All else follows from the KYC of this PAN. */
export function PanStep() {
  const { draft } = useApplicationForm();
  const path = draft.guardian === null ? 'holders.0.pan' : 'guardian.pan';
  return (
    <>
      <Ask path={path} label={draft.guardian === null ? 'PAN of the investor' : 'PAN of the guardian'}>
        {(field) => (
          <PanField
            {...field}
            hint="For a minor, the PAN of the guardian. We ask the KYC agency for name and status."
          />
        )}
      </Ask>
      <KycCard pan={clientPanOf(draft)} />
      <KnownClient />
    </>
  );
}

/** What the KYC agency says of a PAN, what is possible with it and, where nothing is, what to do. */
export function KycCard({ pan }: { pan: string }) {
  const { facts, findings, saveNow } = useApplicationForm();
  const known = facts.kyc[pan];
  const isAsked = isPan(pan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each PAN
  useEffect(() => {
    if (isAsked && known === undefined) saveNow();
  }, [pan, isAsked]);
  if (!isAsked) return null;
  if (known === undefined) {
    return (
      <div className={styles.kyc} role="status">
        <p className={styles.kycName}>Checking KYC …</p>
      </div>
    );
  }
  const isGood = mayOpenFolio(known.status, known.investsHere);
  const finding = findings.find(({ code }) => code === 'kyc');
  const words = finding === undefined ? null : applicationFindingText(finding);
  return (
    <div className={styles.kyc} data-tone={isGood ? 'good' : 'blocked'} role="status">
      <div className={styles.kycHead}>
        <p className={styles.kycName}>{known.name ?? 'Nobody is registered by this PAN'}</p>
        <StatusChip tone={isGood ? 'good' : 'blocked'}>{kycStatusTexts[known.status]}</StatusChip>
      </div>
      <p className={styles.kycText}>
        {isGood ? 'A folio can be opened for this PAN.' : words === null ? '' : `${words.why} ${words.fix}`}
      </p>
    </div>
  );
}

function KnownClient() {
  const { facts } = useApplicationForm();
  const { length } = facts.knownFolios;
  if (length === 0) return null;
  return (
    <div className={styles.note} role="status">
      <strong>Already your client.</strong> {length === 1 ? 'A folio of this PAN is' : `${length} folios are`}{' '}
      in your book: contact, address and bank account can be taken from there.
    </div>
  );
}
