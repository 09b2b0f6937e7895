import { isMinorStatus, writeUnits } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import { ensureFolios } from './clients.repository.ts';
import type { BankRecord, InvestorRecord, NomineeRecord } from './feeds/records.ts';
import { refreshClientsOf } from './figures.repository.ts';
import type { Quarantined } from './import.repository.ts';
import type { Landing } from './import-file.ts';
import { describeFolios, type KnownFolio, noteBalances } from './investor.repository.ts';
import { rtaOf, type SchemeFinder } from './scheme.repository.ts';

const json = (list: readonly unknown[]): string | null => (list.length === 0 ? null : JSON.stringify(list));

/** KFintech says only whether KYC is done; CAMS says nothing, and nothing is then changed. */
const kycOf = (flag: string | null): string | null =>
  flag === null || flag === '' ? null : /^y/i.test(flag) ? 'REGISTERED' : 'NOT_AVAILABLE';

const accountTypes: readonly (readonly [RegExp, string])[] = [
  [/NRE|^NE$/i, 'NE'],
  [/NRO|^NO$/i, 'NO'],
  [/^C/i, 'CB'],
];

const bankOf = (bank: BankRecord) => ({
  account: bank.accountNumber,
  type: accountTypes.find(([form]) => form.test(bank.accountType ?? ''))?.[1] ?? 'SB',
  ifsc: bank.ifsc,
  bank: bank.name,
  branch: bank.branch,
  isDefault: true,
});

const nomineeOf = ({ name, relation, shareBasisPoints, dateOfBirth }: NomineeRecord) => ({
  name,
  relation,
  share: shareBasisPoints === null ? null : shareBasisPoints / 100,
  ...(dateOfBirth === null ? {} : { birthDate: dateOfBirth }),
});

/** One client is one first holder; a minor's folio belongs to the guardian's (handbook §3.1). */
function folioOf(record: InvestorRecord, arn: string): KnownFolio {
  const [first] = record.holders;
  const { guardian, address, bank } = record;
  const isMinor = isMinorStatus(record.taxStatusCode);
  const client = isMinor && guardian?.pan ? guardian : first;
  return {
    arn,
    folioNo: record.folio,
    rta: rtaOf[record.registrar],
    clientKey: client?.pan ?? `folio ${record.folio}`,
    pan: client?.pan ?? null,
    name: client?.name ?? `Folio ${record.folio}`,
    birthDate: client?.dateOfBirth ?? null,
    email: first?.email ?? null,
    mobile: first?.mobile ?? null,
    kyc: kycOf(first?.kycFlag ?? null),
    clientTaxStatus: client === first ? record.taxStatusCode : null,
    taxStatus: record.taxStatusCode,
    occupation: record.occupation,
    address: address.lines.length === 0 ? null : address.lines.join(', '),
    city: address.city,
    state: address.state,
    pincode: address.pincode,
    country: address.country,
    guardianName: guardian?.name ?? null,
    guardianPan: guardian?.pan ?? null,
    holding: record.holdingMode,
    openedOn: record.folioDate,
    holders: json(
      record.holders.slice(1).map(({ name, pan, kycFlag }) => ({ name, pan, kyc: kycOf(kycFlag) })),
    ),
    banks: bank === null ? null : JSON.stringify([bankOf(bank)]),
    nominees: json(record.nominees.map(nomineeOf)),
    minor:
      isMinor && first !== undefined
        ? JSON.stringify({ name: first.name, birthDate: first.dateOfBirth })
        : null,
  };
}

/** Lands one batch of an investor feed. */
export async function landInvestors(
  tx: Tx,
  records: readonly InvestorRecord[],
  schemes: SchemeFinder,
): Promise<Landing> {
  const refusals: Quarantined[] = [];
  const folios = new Map<string, KnownFolio>();
  const balances: Parameters<typeof noteBalances>[1][number][] = [];
  for (const record of records) {
    const { arn, line } = record;
    if (arn === null) {
      refusals.push({
        line,
        field: 'broker',
        reason: 'No ARN stands here: a direct investor',
        value: record.brokerCode,
      });
      continue;
    }
    folios.set(`${arn}\t${record.folio}`, folioOf(record, arn));
    const schemeCode =
      record.schemeCode === null ? undefined : schemes.byRta(rtaOf[record.registrar], record.schemeCode);
    if (schemeCode === undefined || record.closingUnits === null || record.reportDate === null) continue;
    balances.push({
      arn,
      folioNo: record.folio,
      schemeCode,
      units: writeUnits(record.closingUnits),
      on: record.reportDate,
    });
  }
  const all = [...folios.values()];
  await ensureFolios(tx, all);
  const changed = await describeFolios(tx, all);
  if (changed > 0) await refreshClientsOf(tx, all);
  await noteBalances(tx, balances);
  return { landed: changed, same: Math.max(0, records.length - refusals.length - changed), refusals };
}
