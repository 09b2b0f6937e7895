import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { dayText, isPan, maskNumber } from '@hub/domain';
import { type FormStep, isPerson } from '@hub/domain/empanelment/constitution';
import type { accountTypes, signingModes } from '@hub/domain/empanelment/empanelment-form';

export const accountTypeTexts: Readonly<Record<(typeof accountTypes)[number], string>> = {
  savings: 'Savings',
  current: 'Current',
};

export const signingModeTexts: Readonly<Record<(typeof signingModes)[number], string>> = {
  singly: 'Each alone',
  jointly: 'Together',
};

interface Answer {
  readonly label: string;
  readonly text: string;
}

const masked = (pan: string): string => (isPan(pan) ? maskNumber(pan) : pan);

/** What the review says of a step. */
export function answersOf(
  step: FormStep,
  { form, record, branch }: BrokerDetail,
  relationName: (code: string) => string,
): readonly Answer[] {
  const { details, tax, euins, bank, nominee, signatories } = form;
  const isOwn = isPerson(record.constitution);
  switch (step) {
    case 'details':
      return [
        { label: 'Name', text: record.name },
        { label: 'PAN', text: masked(details?.pan ?? '') },
        {
          label: isOwn ? 'Date of birth' : 'Date of formation',
          text: details ? dayText(details.birthDate) : '',
        },
        ...(isOwn ? [] : [{ label: 'Contact person', text: details?.contactPerson ?? '' }]),
      ];
    case 'tax':
      return [{ label: 'GSTIN', text: tax?.isRegistered ? tax.gstin : 'Not registered' }];
    case 'euins':
      return [{ label: 'EUINs', text: (euins ?? []).join(', ') }];
    case 'bank':
      return [
        { label: 'IFSC', text: bank?.ifsc ?? '' },
        { label: 'Bank', text: [branch?.bank, branch?.branch, branch?.city].filter(Boolean).join(', ') },
        {
          label: 'Account',
          text: bank ? `${accountTypeTexts[bank.accountType]}, ${maskNumber(bank.account)}` : '',
        },
      ];
    case 'nominee':
      return [
        { label: 'Name', text: nominee?.name ?? '' },
        { label: 'Relation', text: relationName(nominee?.relation ?? '') },
        { label: 'Date of birth', text: nominee ? dayText(nominee.birthDate) : '' },
        ...(nominee?.guardian ? [{ label: 'Guardian', text: nominee.guardian }] : []),
      ];
    case 'signatories':
      return [
        { label: 'They sign', text: signatories ? signingModeTexts[signatories.mode] : '' },
        ...(signatories?.people ?? []).map(({ name, pan, designation }, place) => ({
          label: `Signatory ${place + 1}`,
          text: `${name}, ${designation}, ${masked(pan)}`,
        })),
      ];
  }
}
