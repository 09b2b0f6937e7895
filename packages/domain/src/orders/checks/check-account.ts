import { isFutureDate } from '../../calendar/dates.ts';
import { paise } from '../../money/scaled.ts';
import { isNonResident } from '../../tax-status/tax-statuses.ts';
import type { BankAccountType, FolioFacts } from '../facts/order-facts.ts';
import type { OrderLimits } from '../facts/order-limits.ts';
import type { PayMode } from '../terms/any-terms.ts';
import { block, type Finding, warn } from './finding.ts';

/** Repatriable and non-repatriable statuses (handbook §1.5, §2); `NRI - Others` may use either. */
const nre: readonly string[] = ['21', '26', '29'];
const nro: readonly string[] = ['24', '27', '28'];

/** Money comes from and goes to an account of the folio, of the type its tax status asks for. */
export function checkAccount(
  { account }: { readonly account: string },
  folio: Pick<FolioFacts, 'banks' | 'taxStatus'>,
): Finding[] {
  const bank = folio.banks.find(({ key }) => key === account);
  if (bank === undefined) return [block('account-not-registered', 'account', {})];
  const { type } = bank;
  if (type === null)
    return isNonResident(folio.taxStatus) ? [warn('account-type-missing', 'account', {})] : [];
  const needs = neededType(folio.taxStatus, type);
  return needs === null ? [] : [block('account-type', 'account', { has: type, needs })];
}

/** What the account would have to be; null when it is. */
function neededType(taxStatus: string, type: BankAccountType): 'NRE' | 'NRO' | 'NRI' | 'resident' | null {
  const isNri = type === 'NE' || type === 'NO';
  if (nre.includes(taxStatus)) return type === 'NE' ? null : 'NRE';
  if (nro.includes(taxStatus)) return type === 'NO' ? null : 'NRO';
  if (isNonResident(taxStatus)) return isNri ? null : 'NRI';
  return isNri ? 'resident' : null;
}

/** Handbook §1.1: nothing is paid out for some days after a change of bank. */
export function checkBankChange(
  { bankChangedOn }: FolioFacts,
  today: Temporal.PlainDate,
  { bankChangeDays }: OrderLimits,
): Finding[] {
  const until = bankChangedOn?.add({ days: bankChangeDays });
  return until !== undefined && isFutureDate(until, today)
    ? [block('bank-changed', 'account', { until, days: bankChangeDays })]
    : [];
}

/** Handbook §1.9. */
export function checkPayMode(
  { payMode, amount }: { readonly payMode: PayMode; readonly amount: bigint },
  paidByUpi: bigint,
  { upiPayment, upiDay, rtgsFrom }: OrderLimits,
): Finding[] {
  if (payMode === 'neft') return amount >= rtgsFrom ? [warn('rtgs', 'payMode', { from: rtgsFrom })] : [];
  if (payMode !== 'upi') return [];
  if (amount > upiPayment) return [block('upi-payment-limit', 'payMode', { limit: upiPayment })];
  if (paidByUpi + amount <= upiDay) return [];
  const left = paise(upiDay > paidByUpi ? upiDay - paidByUpi : 0n);
  return [block('upi-day-limit', 'payMode', { limit: upiDay, left })];
}
