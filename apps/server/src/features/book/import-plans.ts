import { isFrequency, monthlyEquivalent, type Paise, paise, writeMoney } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import { findDistributors, findKnownFolios } from './clients.repository.ts';
import type { PlanFrequency, SystematicRecord } from './feeds/records.ts';
import type { Quarantined } from './import.repository.ts';
import type { Landing } from './import-file.ts';
import { type NewPlan, writePlans } from './plan.repository.ts';
import { rtaOf, type SchemeFinder } from './scheme.repository.ts';

/** Two frequencies of the registrars stand beside those of the handbook (§3.1). */
function monthlyOf(amount: Paise, frequency: PlanFrequency): Paise {
  if (frequency === 'twice-monthly') return paise(amount * 2n);
  if (frequency === 'two-monthly') return paise((amount + 1n) / 2n);
  return isFrequency(frequency) ? monthlyEquivalent(amount, frequency) : amount;
}

/** Lands one batch of a systematic feed: SIPs, STPs and SWPs as they are registered now. */
export async function landPlans(
  tx: Tx,
  records: readonly SystematicRecord[],
  schemes: SchemeFinder,
  importId: string,
): Promise<Landing> {
  const refusals: Quarantined[] = [];
  const plans: NewPlan[] = [];
  // CAMS names no distributor here: it is the one the folio is with.
  const owners = await findDistributors(
    tx,
    records.filter(({ arn }) => arn === null).map(({ folio }) => folio),
  );
  // A registration belongs to a client: KFin names a distributor, whose folio it must be.
  const known = await findKnownFolios(
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
    if (arn === undefined || (record.arn !== null && !known.has(`${arn}\t${record.folio}`))) {
      refuse(
        'folio',
        'No distributor of ours has this folio: bring in its transactions or investors first',
        record.folio,
      );
      continue;
    }
    const target = record.targetSchemeCode === null ? undefined : schemes.byRta(rta, record.targetSchemeCode);
    plans.push(planOf(record, arn, scheme, target ?? null));
  }
  const { landed } = await writePlans(tx, plans, importId);
  return { landed, same: plans.length - landed, refusals };
}

const planOf = (record: SystematicRecord, arn: string, scheme: string, target: string | null): NewPlan => ({
  arn,
  kind: record.plan,
  regNo: record.registrationNumber,
  folioNo: record.folio,
  schemeCode: scheme,
  targetCode: target,
  amount: writeMoney(record.amount),
  frequency: record.frequency,
  registeredOn: record.registeredOn ?? record.startsOn,
  startsOn: record.startsOn,
  endsOn: record.endsOn,
  ceasedOn: record.ceasedOn,
  pausedFrom: record.pausedFrom,
  pausedTo: record.pausedTo,
  rejectedOn: null,
  reason: record.remarks,
  umrn: record.umrn,
  instalments: record.instalments ?? 0,
  done: 0,
  bounced: 0,
  bouncedInRow: 0,
  lastDueOn: null,
  nextOn: null,
  monthly: writeMoney(monthlyOf(record.amount, record.frequency)),
});
