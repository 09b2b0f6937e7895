import { dayText, rupeesText } from '@hub/domain';
import { startTransaction } from '../transaction/start-transaction.ts';

interface RiskWords {
  readonly investor: string;
  readonly amount: string;
  readonly scheme: string;
  readonly nextDebitOn: string | null;
}

/** What the client is told: the SIP, its next debit, and what saves it. */
export function riskMessage({ investor, amount, scheme, nextDebitOn }: RiskWords): string {
  const next = nextDebitOn === null ? '' : ` The next debit is on ${dayText(nextDebitOn)}.`;
  return `Dear ${investor}, the last debits of your SIP of ${rupeesText(amount)} in ${scheme} did not go through.${next} Please keep the amount in your account, or tell me if the bank mandate needs to be changed: one more failed debit ends the SIP.`;
}

/** A mandate for the folio of this SIP. */
export const fixMandate = ({
  investorId,
  folioNo,
}: {
  readonly investorId: string;
  readonly folioNo: string;
}): string => startTransaction('otm', { investor: investorId, folio: folioNo });
