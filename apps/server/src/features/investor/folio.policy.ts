import { texts } from '@hub/contract';
import type { FolioFault } from '@hub/contract/calls/investor';
import { ageOn, isMinorStatus, isMoneyIn, type TransactionKind } from '@hub/domain';
import type { FolioRecord } from './folio-lookup.repository.ts';

const OF_AGE = 18;
const good: readonly string[] = ['VALIDATED', 'REGISTERED'];

/** The texts are the spec's (§8), which has one for several reasons. */
const messages: Readonly<Record<FolioFault, string>> = {
  invalid: texts.transact.folioInvalid,
  joint: texts.transact.jointAccount,
  locked: texts.transact.notAllowed,
  kyc: texts.transact.notAllowed,
  'minor-of-age': texts.transact.notAllowed,
};
export const messageOf = (fault: FolioFault | null): string | null =>
  fault === null ? null : messages[fault];

/**
 * Why a folio may not transact (handbook §1.5), the gravest reason first: one the book does not have, a joint one,
 * one frozen by its owner, a holder without KYC, a minor who came of age. Units leave only where there are some.
 */
export function folioFault(
  folio: FolioRecord | null,
  kind: TransactionKind,
  today: Temporal.PlainDate,
): FolioFault | null {
  if (folio === null) return 'invalid';
  const takesOut = !isMoneyIn(kind);
  if (takesOut && folio.schemes.length === 0) return 'invalid';
  if (folio.holding === 'JO') return 'joint';
  if (folio.isLocked && takesOut) return 'locked';
  if (!good.includes(folio.kyc) || folio.holders.some(({ kyc }) => kyc !== null && !good.includes(kyc)))
    return 'kyc';
  return isMinorOfAge(folio, today) ? 'minor-of-age' : null;
}

function isMinorOfAge(folio: FolioRecord, today: Temporal.PlainDate): boolean {
  const birthDate = folio.minor === null ? folio.birthDate : folio.minor.birthDate;
  if (!isMinorStatus(folio.taxStatus) || birthDate === null || birthDate > today.toString()) return false;
  return ageOn(Temporal.PlainDate.from(birthDate), today) >= OF_AGE;
}
