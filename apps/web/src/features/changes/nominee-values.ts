import type { Nomination } from '@hub/contract/calls/changes/nominee';
import {
  type NominationWire,
  nominationSchema,
  readNomination,
} from '@hub/contract/nominees/nomination-schema';
import { nomineeFindingText, nomineeTexts } from '@hub/contract/nominees/nominee-texts';
import { checkNominees, isMinorNominee } from '@hub/domain/nominees/check-nominees';
import { equalShares, shownShare, writeShare } from '@hub/domain/nominees/nominee-shares';
import { type Checked, checkedAs } from '../../ui/form/state/form-rules.ts';

interface NomineeValues {
  name: string;
  relation: string;
  share: string;
  birthDate: string;
  guardian: { name: string; relation: string };
}

export interface NominationValues {
  nominees: NomineeValues[];
  isOptOut: boolean;
  consent: boolean;
}

export const blankNominee = (): NomineeValues => ({
  name: '',
  relation: '',
  share: '',
  birthDate: '',
  guardian: { name: '', relation: '' },
});

/** What is registered, to go on from. */
export function initialValues({ nominees }: Nomination): NominationValues {
  const existing = nominees.map(({ name, relationCode, share, birthDate, guardian }) => ({
    name,
    relation: relationCode,
    share: shownShare(share),
    birthDate: birthDate ?? '',
    guardian: guardian ?? { name: '', relation: '' },
  }));
  return { nominees: existing.length === 0 ? [blankNominee()] : existing, isOptOut: false, consent: false };
}

const dayOf = (iso: string): Temporal.PlainDate | null => (iso === '' ? null : Temporal.PlainDate.from(iso));

export const isMinor = ({ birthDate }: NomineeValues, today: string): boolean =>
  isMinorNominee(dayOf(birthDate), Temporal.PlainDate.from(today));

/** What a blank share comes to, for all of them; '' where some are given. */
export function equalShareHint(nominees: readonly NomineeValues[], place: number): string {
  if (nominees.some(({ share }) => share.trim() !== '')) return '';
  const share = equalShares(nominees.length)[place];
  return share === undefined ? '' : shownShare(writeShare(share));
}

const wireOf = ({ nominees, isOptOut }: NominationValues, today: string) => ({
  isOptOut,
  nominees: isOptOut
    ? []
    : nominees.map((one) => ({
        name: one.name.trim(),
        relation: one.relation,
        share: one.share.trim() === '' ? null : one.share.trim().replace('%', '').trim(),
        birthDate: one.birthDate === '' ? null : one.birthDate,
        guardian: isMinor(one, today) ? { ...one.guardian, name: one.guardian.name.trim() } : null,
      })),
});

interface Sent {
  readonly folioNo: string;
  readonly terms: NominationWire;
  readonly consent: true;
}

/** The form of the terms, then the rules that the server runs again, each at its field. */
export function checkNomination(
  values: NominationValues,
  { folioNo, taxStatus, holders, relations, today }: Nomination,
): Checked<Sent> {
  const faults: Record<string, string> = {};
  const read = nominationSchema.safeParse(wireOf(values, today));
  for (const { path, message } of read.error?.issues ?? []) faults[path.join('.')] ??= message;
  if (read.success) {
    const facts = { taxStatus, holders, relations: relations.map(({ code }) => code) };
    const findings = checkNominees(readNomination(read.data), facts, Temporal.PlainDate.from(today));
    for (const finding of findings) {
      // The list as a whole has no field of its own.
      const field = finding.field === 'nominees' ? 'isOptOut' : finding.field;
      faults[field] ??= nomineeFindingText(finding);
    }
  }
  if (!values.consent) faults.consent ??= nomineeTexts.wrong.consent;
  return checkedAs(faults, read.data && { folioNo, terms: read.data, consent: true });
}
