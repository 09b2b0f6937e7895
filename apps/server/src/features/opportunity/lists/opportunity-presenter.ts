import { isRejectionCode, rejectionReasons } from '@hub/contract';
import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { debitStepOf, debitSteps } from '@hub/contract/mandates/debit-reasons';
import { opportunityTexts } from '@hub/contract/opportunity/opportunity-texts';
import { maskContact } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { remedyActOf } from '@hub/domain/opportunity/remedy-of-row';
import { isGoodKyc } from '@hub/domain/orders/checks/check-folio';
import type { OpportunityRecord } from './opportunity.repository.ts';
import { amountInAll, instalmentsInAll, instalmentsPending } from './plan-sums.ts';

/** Of a rejected registration the words are the registrar's, and no bank has said anything. */
const stepOf = ({ isRunning, code, reason }: OpportunityRecord) =>
  isRunning ? debitStepOf(code, reason) : debitStepOf(code, null);

/** What fixes it, by the registrar's code or the bank's. */
function fixOf(record: OpportunityRecord): string | null {
  if (record.code !== null && isRejectionCode(record.code)) return rejectionReasons[record.code].fix;
  const step = stepOf(record);
  return step && debitSteps[step];
}

function remedyOf(list: OpportunityList, record: OpportunityRecord): OpportunityRow['remedy'] {
  const { kyc, isRunning } = record;
  const act = remedyActOf(list, { kyc, isRunning, step: stepOf(record) });
  if (act !== 'none') return { act, why: null };
  const { noRemedy } = opportunityTexts;
  return { act, why: isGoodKyc(kyc) ? noRemedy.runs : noRemedy.kyc(kyc) };
}

const isSentBack = (list: OpportunityList): boolean => list === 'rejected' || list === 'nigo';

const reasonOf = (record: OpportunityRecord, list: OpportunityList): OpportunityRow['reason'] => {
  if (record.reason === null || !(isSentBack(list) || list === 'ceased')) return null;
  return { title: record.reason, fix: fixOf(record) };
};

/** What was done about the row, or the client was called or written to since; of what is out of sight, what hid it. */
function lastActOf(record: OpportunityRecord): OpportunityRow['lastAct'] {
  const { status, lastAct, lastAt, touch, touchAt } = record;
  const act =
    lastAct === null || lastAt === null
      ? null
      : { act: lastAct, at: lastAt, until: record.lastUntil, note: record.lastNote };
  if (touch === null || touchAt === null || status !== 'open') return act;
  // Moments have one form, so they compare as texts.
  if (act !== null && act.at >= touchAt) return act;
  return { act: touch, at: touchAt, until: null, note: record.touchNote };
}

export function opportunityRowOf(list: OpportunityList, record: OpportunityRecord): OpportunityRow {
  const { plan } = record;
  return {
    key: record.key,
    investorId: record.investorId,
    investor: record.investor,
    hasMobile: record.mobile !== null,
    maskedMobile: record.mobile && maskContact(record.mobile),
    kyc: record.kyc,
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
    remedy: remedyOf(list, record),
    status: record.status,
    lastAct: lastActOf(record),
    order:
      record.orderReference === null || record.orderStatus === null
        ? null
        : { reference: record.orderReference, status: record.orderStatus },
  };
}
