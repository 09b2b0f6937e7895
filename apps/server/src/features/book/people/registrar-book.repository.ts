import { isMinorStatus, moneyOf, unitsOf } from '@hub/domain';
import { type PackedPosition, unpackPosition } from '@hub/domain/holdings/lots/pack-position';
import type { Tx } from '../../../db/database.ts';
import type {
  FolioKey,
  HoldingKey,
  NumberKey,
  RegistrarBook,
  RegistrarFolio,
  RegistrarHolding,
  TakenNumber,
} from '../../../ports/registrar/registrar-facts.ts';
import { lockDistributors, planAgain } from '../ledger/ledger.repository.ts';
import { keyArrays } from '../ledger/new-entry.ts';
import type { BankJson, HolderJson } from './merge-folio.ts';

interface FolioRow extends FolioKey {
  readonly isLocked: boolean;
  readonly taxStatus: string;
  readonly kyc: string;
  readonly holders: readonly HolderJson[];
  readonly banks: readonly BankJson[];
  readonly minorBornOn: string | null;
}

async function readFolios(tx: Tx, keys: readonly FolioKey[]): Promise<RegistrarFolio[]> {
  // "limit 1" makes it look up each: PostgreSQL would go through all folios for every batch.
  const rows = await tx.query<FolioRow>(
    `select f.arn, f.folio_no as "folioNo", f.is_locked as "isLocked", f.tax_status as "taxStatus", i.kyc, f.holders,
            f.banks, case when f.minor is null then i.birth_date::text else f.minor ->> 'birthDate' end as "minorBornOn"
       from unnest($1::text[], $2::text[]) as wanted (arn, folio_no)
       cross join lateral (
         select * from folio where folio.arn = wanted.arn and folio.folio_no = wanted.folio_no limit 1) f
       cross join lateral (
         select kyc, birth_date from investor where investor.arn = f.arn and investor.id = f.investor_id limit 1) i`,
    [keys.map(({ arn }) => arn), keys.map(({ folioNo }) => folioNo)],
  );
  return rows.map(({ arn, folioNo, isLocked, taxStatus, kyc, holders, banks, minorBornOn }) => ({
    arn,
    folioNo,
    isLocked,
    taxStatus,
    kyc: [kyc, ...holders.map((holder) => holder.kyc)],
    minorBornOn: isMinorStatus(taxStatus) ? minorBornOn : null,
    accounts: banks.map(({ ifsc, account }) => `${ifsc ?? ''}-${account.slice(-4)}`),
  }));
}

interface HoldingRow extends HoldingKey {
  readonly state: PackedPosition;
  readonly lien: string | null;
}

async function readHoldings(tx: Tx, keys: readonly HoldingKey[]): Promise<RegistrarHolding[]> {
  const rows = await tx.query<HoldingRow>(
    `select p.arn, p.folio_no as "folioNo", p.scheme_code as "schemeCode", p.state, l.units as lien
       from unnest($1::text[], $2::text[], $3::text[]) as wanted (arn, folio_no, scheme_code)
       join position p using (arn, folio_no, scheme_code)
       left join units_under_lien l using (arn, folio_no, scheme_code)`,
    keyArrays(keys),
  );
  return rows.map(({ state, lien, ...key }) => ({
    ...key,
    position: unpackPosition(state),
    lien: unitsOf(lien ?? '0'),
  }));
}

async function readNumbers(tx: Tx, keys: readonly NumberKey[]): Promise<TakenNumber[]> {
  const rows = await tx.query<NumberKey & { userRef: string | null; units: string; amount: string }>(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode", trxn_no as "trxnNo", max(user_ref) as "userRef",
            sum(units) as units, max(amount) as amount
       from (select distinct * from unnest($1::text[], $2::text[], $3::text[], $4::text[])) as wanted (arn, folio_no, scheme_code, trxn_no)
       join ledger using (arn, folio_no, scheme_code, trxn_no)
      group by arn, folio_no, scheme_code, trxn_no`,
    [...keyArrays(keys), keys.map(({ trxnNo }) => trxnNo)],
  );
  return rows.map(({ units, amount, ...row }) => ({
    ...row,
    units: unitsOf(units),
    amount: moneyOf(amount),
  }));
}

/** The book as the registrar reads it when it settles orders. */
export const registrarBook: RegistrarBook = {
  async lock(tx, arns) {
    // A plan that was made for a handful of orders would take a batch of thousands row by row.
    await planAgain(tx);
    await lockDistributors(tx, arns);
  },
  readFolios,
  readHoldings,
  readNumbers,
};
