import type { Database } from '../../../db/database.ts';

export const account = 'HDFC0000001-4321';
export const folios = { asha: '1001/1', bela: '2001/1', theirs: '9001/1' } as const;
export const scheme = '900301';

const banks = JSON.stringify([
  { account: '50100012344321', type: 'SB', ifsc: 'HDFC0000001', bank: 'HDFC Bank', isDefault: true },
  { account: '99999', type: 'SB', ifsc: 'ICIC0000002', bank: 'ICICI Bank' },
]);

const people = [
  ['ARN-100001', folios.asha, 'Asha Menon', '9811111111', 'asha@example.com', 'ABCPA1234A'],
  ['ARN-100001', folios.bela, 'Bela Shah', '9822222222', null, 'ABCPB1234B'],
  ['ARN-100002', folios.theirs, 'Divya Iyer', '9844444444', null, 'ABCPD1234D'],
] as const;

/** Two folios of one distributor, one of another, and what their banks offer. */
export async function seedMandateBook(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                           cutoff, lock_in_months, risk, benchmark, manager, launched_on, rules, loads)
       values ($1, $1, 'Aranya Flexi Cap Fund', 'REGULAR', 'GROWTH', 'CAMS', 'A' || $1, 'INF' || $1, 'EQUITY', 'Flexi Cap',
               'equity', 'OTHER', 0, 3, 'Index', 'Nobody', '2015-01-01', '{}', '[]')`,
      [scheme],
    );
    await tx.query(
      `insert into bank (code, name, upi, nach_debit)
       values ('HDFC', 'HDFC Bank', true, true), ('ICIC', 'ICICI Bank', true, false)
       on conflict (code) do update set upi = excluded.upi, nach_debit = excluded.nach_debit`,
    );
    for (const [arn, folioNo, name, mobile, email, pan] of people) {
      await tx.query(
        `with person as (
           insert into investor (arn, client_key, pan, name, mobile, email, kyc, birth_date, tax_status, country)
           values ($1, $6, $6, $3, $4, $5, 'VALIDATED', '1980-01-01', '01', 'IN') returning id
         )
         insert into folio (arn, folio_no, investor_id, holding, banks, tax_status, rta, opened_on)
         select $1, $2, id, 'SI', $7, '01', 'CAMS', '2020-01-01' from person`,
        [arn, folioNo, name, mobile, email, pan, banks],
      );
    }
  });
}
