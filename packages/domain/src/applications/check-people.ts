import { ageOn, isFutureDate } from '../calendar/dates.ts';
import { dayNumberOf } from '../calendar/day-number.ts';
import { isPan } from '../identifiers/identity-codes.ts';
import { orderLimitsOn } from '../orders/facts/order-limits.ts';
import { isHuf, taxStatusDemands } from '../tax-status/tax-status-demands.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { type ApplicationFinding, firstOf, wrong, wrongWith } from './application-finding.ts';
import { dayOf } from './draft-values.ts';
import { kycEffects, mayOpenFolio } from './kyc-effects.ts';

/** Nobody alive was born before. */
const FIRST_BIRTH_YEAR = 1901;
const nameForm = /^[\p{L}\p{M}][\p{L}\p{M}\d .,'’&()/-]*$/u;

const demandsOf = ({ taxStatus }: ApplicationDraft) =>
  taxStatus === null ? null : taxStatusDemands[taxStatus];

/** The PAN that the folio's client has: the first holder's, of a minor's folio the guardian's. */
export const clientPanOf = (draft: ApplicationDraft): string =>
  (draft.guardian === null ? (draft.holders[0]?.pan ?? '') : draft.guardian.pan).toUpperCase();

/** PAN and KYC of the client. */
export function checkPanStep(draft: ApplicationDraft, facts: ApplicationFacts): ApplicationFinding[] {
  const field = draft.guardian === null ? 'holders.0.pan' : 'guardian.pan';
  return checkPan(draft, facts, clientPanOf(draft), field);
}

/** Form, fourth letter, and what the KYC agencies say. */
function checkPan(
  draft: ApplicationDraft,
  { kyc }: ApplicationFacts,
  pan: string,
  field: string,
): ApplicationFinding[] {
  const needs = field === 'holders.0.pan' ? demandsOf(draft)?.panLetter : 'P';
  const has = pan.charAt(3);
  const existing = kyc[pan];
  return firstOf(
    () => (isPan(pan) ? null : wrong('pan-form', field)),
    () => (needs === undefined || has === needs ? null : wrongWith('pan-letter', field, { has, needs })),
    () =>
      existing === undefined || mayOpenFolio(existing.status, existing.investsHere)
        ? null
        : wrongWith('kyc', field, {
            status: existing.status,
            name: existing.name ?? '',
            next: kycEffects[existing.status].next,
          }),
  );
}

export function checkStatusStep(draft: ApplicationDraft): ApplicationFinding[] {
  if (draft.taxStatus === null) return [wrong('status-missing', 'taxStatus')];
  return draft.guardian !== null && !taxStatusDemands[draft.taxStatus].needsGuardian
    ? [wrong('guardian-not-requested', 'guardian')]
    : [];
}

/** Who holds the folio, and for a minor who acts. */
export function checkHoldersStep(
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  today: Temporal.PlainDate,
): ApplicationFinding[] {
  return [
    ...checkHolding(draft),
    ...checkGuardian(draft, facts, today),
    ...checkKarta(draft),
    ...draft.holders.flatMap((_, place) => checkHolder(draft, facts, place, today)),
    ...checkPanTwice(draft),
  ];
}

function checkHolding(draft: ApplicationDraft): ApplicationFinding[] {
  const { holding, holders } = draft;
  const most = demandsOf(draft)?.mostHolders ?? 3;
  return [
    ...(holders.length > most ? [wrongWith('holders-too-many', 'holders', { most })] : []),
    ...firstOf(
      () => (holding === null ? wrong('holding-missing', 'holding') : null),
      () => (holding === 'JO' ? wrong('joint-refused', 'holding') : null),
      () => (holding === 'AS' && holders.length < 2 ? wrong('second-holder-missing', 'holding') : null),
      () => (holding === 'SI' && holders.length > 1 ? wrong('holding-single', 'holding') : null),
    ),
  ];
}

function checkHolder(
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  place: number,
  today: Temporal.PlainDate,
): ApplicationFinding[] {
  const holder = draft.holders[place];
  if (holder === undefined) return [];
  const at = `holders.${place}`;
  const demands = demandsOf(draft);
  const isMinor = place === 0 && demands?.needsGuardian === true;
  const pan = holder.pan.toUpperCase();
  // A minor may have no PAN; the first holder's was checked at its own step.
  const isRequested = place > 0 || (isMinor && pan !== '');
  const pans = isRequested ? checkPan(draft, isMinor ? { ...facts, kyc: {} } : facts, pan, `${at}.pan`) : [];
  const isHuf = demands?.panLetter === 'H';
  return [
    ...pans,
    ...checkName(holder.name, `${at}.name`),
    // A HUF has a day of formation, which nobody checks against an age.
    ...checkBirthDate(
      holder.birthDate,
      `${at}.birthDate`,
      today,
      isMinor || facts.kyc[pan]?.isBirthDateRight !== false,
      (age, of) =>
        isHuf || (isMinor ? age < of : age >= of)
          ? null
          : wrongWith(isMinor ? 'of-age' : 'under-age', `${at}.birthDate`, { age: of }),
    ),
  ];
}

function checkGuardian(
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  today: Temporal.PlainDate,
): ApplicationFinding[] {
  const { guardian, holders } = draft;
  if (demandsOf(draft)?.needsGuardian !== true) return [];
  if (guardian === null) return [wrong('guardian-missing', 'guardian.pan')];
  const existing = facts.kyc[guardian.pan.toUpperCase()];
  const isSelf = guardian.pan !== '' && guardian.pan.toUpperCase() === holders[0]?.pan.toUpperCase();
  return [
    ...checkName(guardian.name, 'guardian.name'),
    ...(guardian.relation === null ? [wrong('guardian-relation', 'guardian.relation')] : []),
    ...(isSelf ? [wrong('guardian-is-minor', 'guardian.pan')] : []),
    ...checkBirthDate(
      guardian.birthDate,
      'guardian.birthDate',
      today,
      existing?.isBirthDateRight !== false,
      (age, of) => (age >= of ? null : wrongWith('guardian-under-age', 'guardian.birthDate', { age: of })),
    ),
  ];
}

/** Who acts for a HUF: a person with a name of their own. */
function checkKarta({ taxStatus, karta = '', holders }: ApplicationDraft): ApplicationFinding[] {
  if (!isHuf(taxStatus)) return [];
  if (karta.trim() === '') return [wrong('karta-missing', 'karta')];
  const isFamily = karta.trim().toUpperCase() === holders[0]?.name.trim().toUpperCase();
  return isFamily ? [wrong('karta-is-huf', 'karta')] : checkName(karta, 'karta');
}

function checkName(name: string, field: string): ApplicationFinding[] {
  const typed = name.trim();
  return firstOf(
    () => (typed === '' ? wrong('name-missing', field) : null),
    () => (nameForm.test(typed) ? null : wrong('name-form', field)),
  );
}

function checkBirthDate(
  typed: string,
  field: string,
  today: Temporal.PlainDate,
  isRight: boolean,
  checkAge: (age: number, ofAge: number) => ApplicationFinding | null,
): ApplicationFinding[] {
  const date = dayOf(typed);
  if (date === null) return [wrong('birth-date-missing', field)];
  const { ofAge } = orderLimitsOn(dayNumberOf(today));
  return firstOf(
    () => (isFutureDate(date, today) ? wrong('birth-date-future', field) : null),
    () => (date.year < FIRST_BIRTH_YEAR ? wrong('birth-date-too-early', field) : null),
    () => (isRight ? null : wrong('birth-date-differs', field)),
    () => checkAge(ageOn(date, today), ofAge),
  );
}

/** Nobody holds a folio twice. A minor's PAN against the guardian's is `guardian-is-minor`. */
function checkPanTwice({ holders }: ApplicationDraft): ApplicationFinding[] {
  const pans = holders.map(({ pan }) => pan.toUpperCase());
  return pans.flatMap((pan, place) =>
    pan !== '' && pans.indexOf(pan) < place ? [wrong('pan-twice', `holders.${place}.pan`)] : [],
  );
}
