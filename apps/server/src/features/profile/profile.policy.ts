import { texts } from '@hub/contract';
import { gstinTexts, picturePath, type UserData } from '@hub/contract/calls/profile/profile';
import { type ArnStatus, arnStatuses } from '@hub/contract/calls/session/session';
import { maskNumber } from '@hub/domain';
import { checkGstin } from '@hub/domain/brokerage/tax/gstin';
import { notificationChoices } from '@hub/domain/notifications/choices';
import type { Upload } from '../../calls/call-context.ts';
import { malformed } from '../../calls/refusal/refusal.ts';
import type { ProfileRecord, Validity } from './profile.repository.ts';

/** Days until the last good day: 0 on that day, negative when it is past, null when nobody knows. */
export function validityOn({ from, to }: Validity, today: Temporal.PlainDate): UserData['validity'] {
  return { from, to, daysLeft: to === null ? null : today.until(Temporal.PlainDate.from(to)).days };
}

const isArnStatus = (status: string): status is ArnStatus => arnStatuses.some((one) => one === status);

/** What leaves: never the whole PAN or account. Null for an ARN that may have no session. */
export function userDataOf(record: ProfileRecord, today: Temporal.PlainDate): UserData | null {
  const { arn, type, status, registeredName, picture, mobile, email, pan, address } = record;
  const { bankName, bankAccount, bankIfsc, bankBranch } = record;
  if (!isArnStatus(status)) return null;
  const hasBank = bankName !== null && bankAccount !== null && bankIfsc !== null;
  return {
    arn,
    type,
    arnStatus: status,
    registeredName,
    picture: picture === null ? null : picturePath(picture),
    own: {
      displayName: record.displayName ?? registeredName,
      businessName: record.businessName ?? '',
      about: record.about ?? '',
      city: record.city ?? '',
      languages: record.languages ?? [],
      website: record.website ?? '',
      alternateEmail: record.alternateEmail ?? '',
      gstin: record.gstin ?? '',
    },
    record: {
      mobile,
      email,
      maskedPan: pan === null ? null : maskNumber(pan),
      address,
      bank: hasBank
        ? { name: bankName, maskedAccount: maskNumber(bankAccount), ifsc: bankIfsc, branch: bankBranch }
        : null,
    },
    validity: validityOn(record, today),
    euins: record.euins.map(({ euin, name, from, to }) => ({
      euin,
      name,
      validity: validityOn({ from, to }, today),
    })),
    notify: notificationChoices(record.notify),
  };
}

/** A GSTIN has the PAN of whom it is for in it. Blank is none. */
export function checkOwnGstin(gstin: string, pan: string | null): void {
  if (gstin === '') return;
  const checked = checkGstin(gstin);
  const fault = !checked.ok ? checked.fault : pan !== null && checked.pan !== pan ? 'pan' : null;
  if (fault !== null) throw malformed({ 'own.gstin': gstinTexts[fault] });
}

/** The one file that may come along, under `picture`; a file under another name, or a second one, is nobody's. */
export function pictureIn(uploads: readonly Upload[]): Upload | null {
  const [first, ...more] = uploads;
  if (first === undefined) return null;
  if (first.field !== 'picture' || more.length > 0) throw malformed({ picture: texts.field.picture });
  return first;
}

/** How far a device's clock may be off, and how old a proof may grow on its way. */
const proofGoodFor = { minutes: 5 };

export function isRecent(at: string, now: Temporal.Instant): boolean {
  try {
    const made = Temporal.Instant.from(at);
    return (
      Temporal.Instant.compare(made, now.subtract(proofGoodFor)) >= 0 &&
      Temporal.Instant.compare(made, now.add(proofGoodFor)) <= 0
    );
  } catch {
    return false;
  }
}
