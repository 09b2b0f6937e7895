import { checkGstin, type GstinFault } from '../brokerage/tax/gstin.ts';
import { ageOn, isFutureDate } from '../calendar/dates.ts';
import { isEuin, isPan } from '../identifiers/identity-codes.ts';
import { isIfsc } from '../identifiers/payment-addresses.ts';
import { type FormStep, isPerson } from './constitution.ts';
import { at, type EmpanelmentFault, type EmpanelmentFinding, firstAt } from './empanelment-finding.ts';
import type {
  ApplicantFacts,
  NomineeStep,
  SignatoriesStep,
  StepValues,
  TaxStep,
} from './empanelment-form.ts';

const ADULT = 18;

type Check<Step extends FormStep> = (
  values: StepValues[Step],
  facts: ApplicantFacts,
  today: Temporal.PlainDate,
) => EmpanelmentFinding[];

const isBlank = (text: string): boolean => text.trim() === '';

function dayOf(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

const gstinFaults: Readonly<Record<GstinFault, EmpanelmentFault>> = {
  form: 'gstin-form',
  state: 'gstin-state',
  'check-digit': 'gstin-check',
};

/** Handbook part 2, B6: the state of the address, and the applicant's PAN inside. */
function checkTax({ isRegistered, gstin }: TaxStep, facts: ApplicantFacts): EmpanelmentFinding[] {
  const field = 'tax.gstin';
  if (!isRegistered) return isBlank(gstin) ? [] : [at(field, 'gstin-declared')];
  if (isBlank(gstin)) return [at(field, 'missing')];
  const read = checkGstin(gstin);
  if (!read.ok) return [at(field, gstinFaults[read.fault])];
  return firstAt(
    field,
    [read.pan !== facts.pan, 'gstin-other-pan'],
    [read.state !== facts.gstState, 'gstin-other-state'],
  );
}

function checkNominee(
  { name, relation, birthDate, guardian }: NomineeStep,
  { relations }: ApplicantFacts,
  today: Temporal.PlainDate,
): EmpanelmentFinding[] {
  const born = dayOf(birthDate);
  const isLater = born !== null && isFutureDate(born, today);
  const isMinor = born !== null && !isLater && ageOn(born, today) < ADULT;
  return [
    ...firstAt('nominee.name', [isBlank(name), 'missing']),
    ...firstAt('nominee.relation', [!relations.includes(relation), 'relation-unknown']),
    ...firstAt('nominee.birthDate', [born === null, 'day-form'], [isLater, 'day-future']),
    ...firstAt('nominee.guardian', [isMinor && isBlank(guardian), 'guardian-missing']),
  ];
}

function checkSignatories({ mode, people }: SignatoriesStep): EmpanelmentFinding[] {
  const pans = people.map(({ pan }) => pan);
  return [
    ...firstAt(
      'signatories.people',
      [people.length === 0, 'signatory-none'],
      [mode === 'jointly' && people.length < 2, 'signatory-second'],
    ),
    ...people.flatMap(({ name, pan, designation }, index) => [
      ...firstAt(`signatories.people.${index}.name`, [isBlank(name), 'missing']),
      ...firstAt(
        `signatories.people.${index}.pan`,
        [!isPan(pan), 'pan-form'],
        // A person signs, not a firm.
        [pan.charAt(3) !== 'P', 'pan-person'],
        [pans.indexOf(pan) < index, 'pan-twice'],
      ),
      ...firstAt(`signatories.people.${index}.designation`, [isBlank(designation), 'missing']),
    ]),
  ];
}

const checks: { readonly [Step in FormStep]: Check<Step> } = {
  details: ({ pan, birthDate, contactPerson }, facts) => [
    ...firstAt('details.pan', [!isPan(pan), 'pan-form'], [pan !== facts.pan, 'pan-other']),
    ...firstAt('details.birthDate', [birthDate !== facts.birthDate, 'birth-other']),
    ...firstAt('details.contactPerson', [!isPerson(facts.constitution) && isBlank(contactPerson), 'missing']),
  ],
  tax: checkTax,
  euins: (euins, facts, today) =>
    euins.length === 0
      ? [at('euins', 'euin-none')]
      : euins.flatMap((euin, index) => {
          const existing = facts.euins.find((one) => one.euin === euin);
          const isOver = existing !== undefined && existing.validTo < today.toString();
          return firstAt(
            `euins.${index}`,
            [euin === '' || !isEuin(euin), 'euin-form'],
            [euins.indexOf(euin) < index, 'euin-twice'],
            [existing === undefined, 'euin-other'],
            [isOver, 'euin-expired'],
          );
        }),
  bank: ({ ifsc, account }, { hasBranch }) => [
    ...firstAt('bank.ifsc', [!isIfsc(ifsc), 'ifsc-form'], [!hasBranch, 'ifsc-unknown']),
    ...firstAt('bank.account', [!/^\d{6,18}$/.test(account) || /^0+$/.test(account), 'account-form']),
  ],
  nominee: checkNominee,
  signatories: checkSignatories,
};

export const checkStep = <Step extends FormStep>(
  step: Step,
  values: StepValues[Step],
  facts: ApplicantFacts,
  today: Temporal.PlainDate,
): EmpanelmentFinding[] => checks[step](values, facts, today);
