import type { RejectionCode } from '@hub/contract';
import { ageOn, isMinorStatus, type Paise } from '@hub/domain';
import type { Position } from '@hub/domain/holdings/lots/position';
import { freeUnits, type UnitHolds } from '@hub/domain/holdings/sales/free-units';
import { checkAmount } from '@hub/domain/schemes/amount-limits';
import type { RegistrarOrder } from './registrar.ts';
import type { RegistrarFolio, RegistrarScheme } from './registrar-facts.ts';

export interface Rejection {
  readonly code: RejectionCode;
  /** The registrar's own words. */
  readonly remark: string;
}

interface OrderCheck {
  readonly order: Omit<RegistrarOrder, 'confirmedAt' | 'fundsAt'>;
  readonly hasFunds: boolean;
  readonly scheme: RegistrarScheme | undefined;
  readonly target: RegistrarScheme | undefined;
  readonly folio: RegistrarFolio | undefined;
  readonly today: Temporal.PlainDate;
  /** Whether the EUIN belongs to the ARN and is valid today. */
  readonly hasValidEuin: boolean;
}

const COMING_OF_AGE = 18;
const goodKyc = new Set<string | null>(['VALIDATED', 'REGISTERED', null]);

/** Its limits, its adviser and its schemes were checked when the plan was registered. */
const isInstalment = ({ planNo = null }: Pick<RegistrarOrder, 'planNo'>): boolean => planNo !== null;

const rejected = (code: RejectionCode, remark: string): Rejection => ({ code, remark });

/** What was right when the order was sent is looked at again when it is settled: a folio or a scheme may have changed. */
export function checkOrder(check: OrderCheck): Rejection | null {
  return checkScheme(check) ?? checkFolio(check) ?? checkAdvice(check) ?? checkLimits(check);
}

function checkScheme({ order, scheme, target }: OrderCheck): Rejection | null {
  if (scheme === undefined) return rejected('scheme_invalid', `SCHEME ${order.schemeCode} NOT FOUND`);
  const closed = (code: string) =>
    rejected('temporary_scheme_suspension', `ORDER ENTRY NOT ALLOWED IN THE SCHEME ${code}`);
  const { rules } = scheme;
  if (order.kind === 'lumpsum') {
    const takesMoney = scheme.isOpen && (rules.fresh !== null || rules.additional !== null);
    // A plan that was registered goes on when a scheme takes no new one.
    if (isInstalment(order)) return scheme.isOpen ? null : closed(scheme.code);
    return takesMoney ? null : closed(scheme.code);
  }
  if (order.kind === 'redeem') {
    return rules.redemption === null && !isInstalment(order) ? closed(scheme.code) : null;
  }
  if (rules.switch === null && !isInstalment(order)) return closed(scheme.code);
  if (target === undefined) return rejected('scheme_invalid', `SCHEME ${order.toSchemeCode} NOT FOUND`);
  const isTaken = target.rules.takesSwitch || isInstalment(order);
  return target.isOpen && isTaken ? null : closed(target.code);
}

function checkFolio({ order, hasFunds, folio, today }: OrderCheck): Rejection | null {
  if (folio === undefined) {
    return rejected('folio_and_pan_mismatch', `FOLIO ${order.folioNo} NOT FOUND FOR THE INVESTOR`);
  }
  if (folio.isLocked && order.kind !== 'lumpsum') return rejected('folio_locked', 'FOLIO LOCKED FOR DEBIT');
  const bad = folio.kyc.find((status) => !goodKyc.has(status));
  if (bad !== undefined) return rejected('kyc_not_validated', `KYC STATUS ${bad} OF A HOLDER`);
  const { minorBornOn } = folio;
  if (minorBornOn !== null && isMinorStatus(folio.taxStatus)) {
    const isOfAge = ageOn(Temporal.PlainDate.from(minorBornOn), today) >= COMING_OF_AGE;
    if (isOfAge) return rejected('minor_attained_major', 'MINOR ATTAINED MAJORITY, STATUS NOT CHANGED');
  }
  if (order.kind === 'lumpsum' && !hasFunds) return rejected('payment_not_received', 'FUNDS NOT RECEIVED');
  if (order.account === null || folio.accounts.includes(order.account)) return null;
  return order.kind === 'lumpsum'
    ? rejected('tpv_failure', 'PAID FROM AN ACCOUNT NOT REGISTERED IN THE FOLIO')
    : rejected('bank_invalid', 'PAYOUT ACCOUNT NOT REGISTERED IN THE FOLIO');
}

/** Handbook §1.5: needed for new money and for a switch, not for a redemption. */
function checkAdvice({ order, hasValidEuin }: OrderCheck): Rejection | null {
  if (order.kind === 'redeem' || order.isExecutionOnly || hasValidEuin || isInstalment(order)) return null;
  return rejected('euin_decl_reqd_subs', 'EUIN OR EXECUTION ONLY DECLARATION REQUIRED');
}

function checkLimits({ order, scheme }: OrderCheck): Rejection | null {
  const { quantity, kind } = order;
  if (quantity.by !== 'amount' || scheme === undefined) {
    return kind === 'lumpsum' ? rejected('amount_invalid', 'AMOUNT MISSING') : null;
  }
  if (isInstalment(order)) return null;
  const { fresh, additional, redemption, switch: out } = scheme.rules;
  const limits =
    kind === 'lumpsum' ? [additional, fresh] : [kind === 'redeem' ? redemption : out].filter(Boolean);
  // Whether it was the first purchase was settled when the order was sent: either limit will do here.
  const fits = limits.some((limit) => limit != null && checkAmount(quantity.amount, limit) === null);
  return fits ? null : rejected('amount_invalid', 'AMOUNT NOT WITHIN SCHEME LIMITS');
}

/** Why units cannot leave: there are not so many, or what there is is locked or pledged. */
export function balanceRejection(
  position: Position,
  holds: UnitHolds,
  requested: { readonly units: bigint | null; readonly amount: Paise | null; readonly worthAll: Paise },
  on: Parameters<typeof freeUnits>[1],
): Rejection {
  const { balance, locked, lien } = freeUnits(position, on, holds);
  const held =
    requested.units === null ? requested.worthAll >= (requested.amount ?? 0n) : balance >= requested.units;
  if (balance === 0n || !held) {
    return rejected('folio_balance_insufficient', 'INSUFFICIENT UNITS IN THE FOLIO');
  }
  if (locked > 0n) return rejected('folio_balance_under_lock', 'UNITS UNDER LOCK-IN');
  if (lien > 0n) return rejected('folio_balance_marked_lien', 'UNITS MARKED UNDER LIEN');
  return rejected('folio_balance_insufficient', 'INSUFFICIENT UNITS IN THE FOLIO');
}
