import { isRejectionCode, rejectionReasons } from '@hub/contract';
import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { debitReasons, debitSteps, isDebitReason } from '@hub/contract/mandates/debit-reasons';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { OpportunityRecord } from './opportunity.repository.ts';
import { amountInAll, instalmentsInAll, instalmentsPending } from './plan-sums.ts';

/** What fixes it, by the registrar's code or the bank's. */
function fixOf(code: string | null): string | null {
  if (code === null) return null;
  if (isRejectionCode(code)) return rejectionReasons[code].fix;
  return isDebitReason(code) ? debitSteps[debitReasons[code].step] : null;
}

const isSentBack = (list: OpportunityList): boolean => list === 'rejected' || list === 'nigo';

const reasonOf = ({ reason, code }: OpportunityRecord, list: OpportunityList): OpportunityRow['reason'] => {
  if (reason === null || !(isSentBack(list) || list === 'ceased')) return null;
  return { title: reason, fix: fixOf(code) };
};

export function opportunityRowOf(list: OpportunityList, record: OpportunityRecord): OpportunityRow {
  const { plan } = record;
  return {
    key: record.key,
    investorId: record.investorId,
    investor: record.investor,
    hasMobile: record.hasMobile,
    folioNo: record.folioNo,
    schemeCode: record.schemeCode,
    scheme: record.scheme,
    target:
      record.targetCode === null
        ? null
        : { code: record.targetCode, name: record.target ?? record.targetCode },
    regNo: record.regNo,
    reference: record.reference,
    on: record.on,
    from: record.from,
    amount: record.amount,
    total: plan && list !== 'ceased' ? amountInAll(plan) : null,
    instalments: plan && (list === 'ceased' ? instalmentsPending(plan) : instalmentsInAll(plan)),
    load: record.load,
    frequency: record.frequency,
    worth: record.worth,
    reason: reasonOf(record, list),
    status: record.status,
    lastAct:
      record.lastAct === null || record.lastAt === null
        ? null
        : { act: record.lastAct, at: record.lastAt, until: record.lastUntil, note: record.lastNote },
    order:
      record.orderReference === null || record.orderStatus === null
        ? null
        : { reference: record.orderReference, status: record.orderStatus },
  };
}
