import { writeMoney } from '@hub/domain';
import { monthlyEquivalent } from '@hub/domain/plans/monthly-equivalent';
import type { Tx } from '../../../db/database.ts';
import type { SystematicRecord } from '../feeds/records/records.ts';
import { findDistributors, findExistingFolios } from '../people/clients.repository.ts';
import { type FeedPlan, importPlanRows } from '../plans/plan.repository.ts';
import { rtaOf, type SchemeFinder } from '../schemes/scheme.repository.ts';
import type { Quarantined } from './import.repository.ts';
import type { BatchResult } from './import-file.ts';

/** Lands one batch of a systematic feed: SIPs, STPs and SWPs as they are registered now. */
export async function importPlans(
  tx: Tx,
  records: readonly SystematicRecord[],
  schemes: SchemeFinder,
  importId: string,
): Promise<BatchResult> {
  const refusals: Quarantined[] = [];
  const plans: FeedPlan[] = [];
  // CAMS names no distributor here: it is the one the folio is with.
  const owners = await findDistributors(
    tx,
    records.filter(({ arn }) => arn === null).map(({ folio }) => folio),
  );
  // A registration belongs to a client: KFin names a distributor, whose folio it must be.
  const existing = await findExistingFolios(
    tx,
    records.flatMap(({ arn, folio }) => (arn === null ? [] : [{ arn, folioNo: folio }])),
  );
  for (const record of records) {
    const refuse = (field: string, reason: string, value: string | null) =>
      refusals.push({ line: record.line, field, reason, value });
    const rta = rtaOf[record.registrar];
    const scheme = record.schemeCode === null ? undefined : schemes.byRta(rta, record.schemeCode);
    if (scheme === undefined) {
      refuse(
        'scheme',
        `This scheme of AMC ${record.amcCode} is not one of ours`,
        record.schemeCode ?? record.schemeName,
      );
      continue;
    }
    const arn = record.arn ?? owners.get(record.folio);
    if (arn === undefined || (record.arn !== null && !existing.has(`${arn}\t${record.folio}`))) {
      refuse(
        'folio',
        'No distributor of ours has this folio: bring in its transactions or investors first',
        record.folio,
      );
      continue;
    }
    const target = record.targetSchemeCode === null ? undefined : schemes.byRta(rta, record.targetSchemeCode);
    if (record.targetSchemeCode !== null && target === undefined) {
      refuse(
        'target scheme',
        `The scheme it goes to, of AMC ${record.amcCode}, is not one of ours`,
        record.targetSchemeCode,
      );
      continue;
    }
    plans.push(planOf(record, arn, scheme, target ?? null));
  }
  const { imported } = await importPlanRows(tx, plans, importId);
  return { imported, same: plans.length - imported, refusals };
}

const planOf = (record: SystematicRecord, arn: string, scheme: string, target: string | null): FeedPlan => ({
  line: record.line,
  reportedOn: record.reportDate,
  arn,
  kind: record.plan,
  regNo: record.registrationNumber,
  folioNo: record.folio,
  schemeCode: scheme,
  targetCode: target,
  amount: writeMoney(record.amount),
  frequency: record.frequency,
  registeredOn: record.registeredOn,
  startsOn: record.startsOn,
  endsOn: record.endsOn,
  ceasedOn: record.ceasedOn,
  pausedFrom: record.pausedFrom,
  pausedTo: record.pausedTo,
  rejectedOn: null,
  reason: record.remarks,
  umrn: record.umrn,
  instalments: record.instalments,
  dueDays: record.dueDays,
  paymentMode: record.paymentMode,
  topUpAmount: record.topUp?.amount == null ? null : writeMoney(record.topUp.amount),
  topUpBasisPoints: record.topUp?.basisPoints ?? null,
  topUpMonths: record.topUp?.everyMonths ?? null,
  topUpCap: record.topUp?.cap == null ? null : writeMoney(record.topUp.cap),
  monthly: writeMoney(monthlyEquivalent(record.amount, record.frequency)),
});
