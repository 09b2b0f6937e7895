import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { maskNumber, perpetualEnd } from '@hub/domain';
import { type Frequency, frequencyFacts, isFrequency } from '@hub/domain/plans/frequencies';
import { instalmentsLeft } from './instalments-left.ts';
import type { PlanRecord } from './reports.repository.ts';

const limitOf = (frequency: string): number =>
  frequencyFacts[isFrequency(frequency) ? frequency : ('monthly' satisfies Frequency)].failuresToCancel;

/** What was due on a day off before the end is debited after it: an ended plan may have one left. */
const isOver = ({ status }: PlanRecord): boolean => status === 'ceased' || status === 'rejected';

function leftOf(record: PlanRecord, isPerpetual: boolean): number | null {
  if (isOver(record)) return 0;
  return isPerpetual ? null : instalmentsLeft(record);
}

/** A registration as it leaves: of mandate and account the last four. */
export function planRowOf(record: PlanRecord): PlanRow {
  const { status, pausedFrom, pausedTo, mandate } = record;
  const isPerpetual = record.endsOn === perpetualEnd().toString();
  return {
    kind: record.kind,
    regNo: record.regNo,
    investorId: record.investorId,
    investor: record.investor,
    hasMobile: record.hasMobile,
    folioNo: record.folioNo,
    scheme: { code: record.schemeCode, name: record.scheme },
    target:
      record.targetCode === null
        ? null
        : { code: record.targetCode, name: record.target ?? record.targetCode },
    amount: record.amount,
    frequency: record.frequency,
    monthly: record.monthly,
    registeredOn: record.registeredOn,
    startsOn: record.startsOn,
    endsOn: isPerpetual ? null : record.endsOn,
    status,
    ceasedOn: record.ceasedOn,
    paused: pausedFrom === null ? null : { from: pausedFrom, to: pausedTo ?? record.endsOn },
    rejectedOn: record.rejectedOn,
    reason: status === 'ceased' || status === 'rejected' ? record.reason : null,
    instalments: {
      done: record.done,
      missed: record.missed,
      left: leftOf(record, isPerpetual),
    },
    nextDueOn: record.nextDueOn,
    nextDebitOn: record.nextDebitOn,
    dueDays: record.dueDays,
    paymentMode: record.paymentMode,
    topUp: topUpOf(record),
    lastDueOn: record.lastDueOn,
    bouncesInRow: record.bouncesInRow,
    bounceLimit: limitOf(record.frequency),
    mandate: mandate && {
      maskedUmrn: mandate.umrn === null ? null : maskNumber(mandate.umrn),
      bank: mandate.bank,
      maskedAccount: maskNumber(mandate.account),
      limit: mandate.limit,
      endsOn: mandate.endsOn,
      status: mandate.status,
    },
    underWay: record.underWay,
    bounces: record.bounces,
  };
}

function topUpOf({ topUpAmount, topUpBasisPoints, topUpMonths, topUpCap }: PlanRecord): PlanRow['topUp'] {
  if (topUpMonths === null) return null;
  return { amount: topUpAmount, basisPoints: topUpBasisPoints, everyMonths: topUpMonths, cap: topUpCap };
}
