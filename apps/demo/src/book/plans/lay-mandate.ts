import { addMonths, type DayNumber } from '@hub/domain';
import { umrnOf } from '@hub/domain/mandates/mandate-channels';
import { type ClientDraft, type FolioDraft, rupees } from '../draft/client-draft.ts';
import type { MandateRow } from '../ground/rows.ts';

const rejections = [
  'Signature differs from the bank’s records',
  'Account is not in the name of the applicant',
  'Account number and IFSC do not match',
  'Mandate form not filled in completely',
];

/** UPI Autopay debits up to a lakh without a PIN (handbook §1.9). */
const UPI_LIMIT = 100_000;

/** A one-time mandate on the folio's first account, large enough for the amount. */
export function layMandate(
  draft: ClientDraft,
  folio: FolioDraft,
  amount: number,
  from: DayNumber,
  status: MandateRow['status'] = 'APPROVED',
): MandateRow {
  const { random, setting } = draft;
  const bank = setting.banks[0];
  if (bank === undefined) throw new RangeError('A mandate needs an account');
  const number = setting.numbers.mandateNo();
  const limit = Math.max(10_000, Math.ceil((amount * random.pick([1, 2, 4])) / 5000) * 5000);
  const channel = random.weighted([
    ['paper', 34],
    ['netbanking', 22],
    ['debit-card', 12],
    ['aadhaar', 10],
    ['upi', limit <= UPI_LIMIT ? 22 : 0],
  ] as const);
  const wasApproved = status === 'APPROVED' || status === 'CANCELLED';
  const mandate: MandateRow = {
    arn: setting.arn,
    id: `OTM${String(number).padStart(9, '0')}`,
    folioNo: folio.folioNo,
    umrn: wasApproved ? umrnOf(bank.ifsc.slice(0, 4), channel, BigInt(number)) : null,
    bank: bank.bank,
    account: bank.account,
    ifsc: bank.ifsc,
    channel,
    limit: rupees(limit),
    startsOn: from,
    endsOn: addMonths(from, 12 * random.pick([10, 20, 30])),
    status,
    reason:
      status === 'REJECTED' ? random.pick(rejections) : status === 'CANCELLED' ? 'By the investor' : null,
  };
  draft.mandates.push(mandate);
  return mandate;
}
