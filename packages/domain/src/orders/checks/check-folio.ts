import { ageOn, isFutureDate } from '../../calendar/dates.ts';
import { coolingUntil } from '../../contacts/cooling.ts';
import { isMoneyIn, type TransactionKind } from '../../schemes/scheme-rules.ts';
import { isPanExempt } from '../../tax-status/tax-status-demands.ts';
import { isMinorStatus } from '../../tax-status/tax-statuses.ts';
import type { FolioFacts, HolderFacts, HolderKyc } from '../facts/order-facts.ts';
import type { OrderLimits } from '../facts/order-limits.ts';
import { block, type Finding, warn } from './finding.ts';

const goodKyc: readonly HolderKyc[] = ['VALIDATED', 'REGISTERED'];

/** Whether it lets money in, and brokerage out. */
export const isGoodKyc = (kyc: HolderKyc): boolean => goodKyc.includes(kyc);

interface FolioUse {
  /** New money or a new scheme. */
  readonly isPurchase: boolean;
  /** Units leave. */
  readonly takesOut: boolean;
  /** A plan that runs is paused or stopped: nothing that keeps money out keeps it running. */
  readonly isChange?: boolean;
}

/** What a kind of transaction does with a folio. */
export const folioUse = (kind: TransactionKind): FolioUse => ({
  isPurchase: kind !== 'redemption' && kind !== 'swp',
  takesOut: !isMoneyIn(kind),
});

/** What decides about a folio before a scheme or an amount is known. */
type CheckedFolio = Pick<
  FolioFacts,
  | 'isActive'
  | 'isLocked'
  | 'holding'
  | 'taxStatus'
  | 'holders'
  | 'birthDate'
  | 'hasPan'
  | 'mobile'
  | 'email'
  | 'contactChangedOn'
  | 'schemesHeld'
>;

interface RegisteredHolders {
  readonly taxStatus: string;
  readonly name: string;
  readonly guardianName: string | null;
  readonly kyc: HolderKyc;
  /** The second and the third. */
  readonly holders: readonly { readonly name: string; readonly kyc: HolderKyc | null }[];
}

/** Of a minor's folio the registrar's first name and KYC are its guardian's. */
export function holdersOf({ taxStatus, name, guardianName, kyc, holders }: RegisteredHolders): HolderFacts[] {
  const first: HolderFacts = isMinorStatus(taxStatus)
    ? { name: guardianName ?? name, role: 'guardian', kyc }
    : { name, role: 'first', kyc };
  // By name: a registrar's record of a holder has the PAN too, and facts go to the browser.
  return [
    first,
    ...holders.map((holder) => ({ name: holder.name, role: 'joint' as const, kyc: holder.kyc })),
  ];
}

/**
 * Whether a folio may transact (handbook §1.5), the gravest reason first. The one rule of it: lookups before a form,
 * the form, and the server when an order is sent.
 */
export function checkFolio(
  folio: CheckedFolio | null,
  use: FolioUse,
  today: Temporal.PlainDate,
  limits: OrderLimits,
): Finding[] {
  if (folio === null || !folio.isActive) return [block('folio-invalid', 'folioNo', {})];
  // Units leave only where there are some.
  if (use.takesOut && folio.schemesHeld.length === 0) return [block('folio-invalid', 'folioNo', {})];
  if (use.isChange) return [...checkJoint(folio), ...checkContact(folio)];
  return [
    ...checkJoint(folio),
    ...(folio.isLocked && use.takesOut ? [block('folio-locked', 'folioNo', {})] : []),
    ...folio.holders.flatMap(checkKyc),
    ...checkMinor(folio, today, limits),
    ...checkContact(folio),
    ...(use.isPurchase ? checkPan(folio) : []),
    ...(use.takesOut ? checkContactChange(folio, today, limits) : []),
  ];
}

const checkJoint = ({ holding }: CheckedFolio): Finding[] =>
  holding === 'JO' ? [block('joint', 'folioNo', {})] : [];

const checkContact = ({ mobile, email }: CheckedFolio): Finding[] =>
  mobile === null && email === null ? [block('no-contact', 'folioNo', {})] : [];

function checkKyc({ name, role, kyc }: HolderFacts): Finding[] {
  // A second or third holder of whom the registrar says nothing is not refused for it.
  if (kyc === null && role === 'joint') return [warn('kyc-missing', 'folioNo', { holder: name })];
  const status = kyc ?? 'NOT_AVAILABLE';
  if (!isGoodKyc(status)) return [block('kyc', 'folioNo', { holder: name, status })];
  // Good where the investor has a folio already; another asset manager would ask for a fresh KYC.
  return status === 'REGISTERED' ? [warn('kyc-registered', 'folioNo', { holder: name })] : [];
}

function checkMinor(folio: CheckedFolio, today: Temporal.PlainDate, { ofAge }: OrderLimits): Finding[] {
  if (!isMinorStatus(folio.taxStatus)) return [];
  const { birthDate, holders, holding } = folio;
  const findings: Finding[] = [];
  if (birthDate === null || isFutureDate(birthDate, today)) {
    findings.push(warn('birth-date-missing', 'folioNo', {}));
  } else if (ageOn(birthDate, today) >= ofAge) {
    findings.push(block('minor-of-age', 'folioNo', { since: birthdayOf(birthDate, ofAge), age: ofAge }));
  }
  if (holding !== 'SI' || holders.some(({ role }) => role === 'joint')) {
    findings.push(block('minor-not-alone', 'folioNo', {}));
  }
  if (!holders.some(({ role }) => role === 'guardian')) {
    findings.push(block('minor-no-guardian', 'folioNo', {}));
  }
  return findings;
}

/** Born on 29-Feb, it is 1-Mar in a common year, as for `ageOn`. */
export function birthdayOf(birthDate: Temporal.PlainDate, age: number): Temporal.PlainDate {
  const day = birthDate.add({ years: age });
  return day.day === birthDate.day ? day : day.add({ days: 1 });
}

function checkPan({ hasPan, taxStatus }: CheckedFolio): Finding[] {
  return hasPan || isPanExempt(taxStatus) ? [] : [block('pan-needed', 'folioNo', {})];
}

/** Handbook §1.1: after a change of mobile or e-mail nothing leaves for some days (S9-04, S9-05). */
function checkContactChange(
  { contactChangedOn }: CheckedFolio,
  today: Temporal.PlainDate,
  { contactChangeDays }: OrderLimits,
): Finding[] {
  const until = coolingUntil(contactChangedOn, today, contactChangeDays);
  return until === null ? [] : [block('contact-changed', 'folioNo', { until, days: contactChangeDays })];
}
