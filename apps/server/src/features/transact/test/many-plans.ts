import type { Database } from '../../../db/database.ts';

/** Monday, 16-Nov-2026. */
export const dueDay = '2026-11-16';
const schemes = 20;
const arns = 10;

/** The share of debits that the demo's bank returns. */
export const returned = 0.3;

/** So many clients, each with a monthly SIP that is due on one day and the mandate that pays for it. */
export async function makePlans(db: Database, count: number): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
         benchmark, manager, launched_on, rules, loads)
       select code, code, 'Scheme ' || code, 'REGULAR', 'GROWTH', 'CAMS', 'A' || code, 'EQUITY', 'Flexi Cap', 'equity',
              'OTHER', 3, '', '', '2020-01-01', '{}', '[]' from (select (900101 + n)::text as code from generate_series(0, $1 - 1) n) s`,
      [schemes],
    );
    await tx.query(
      `create temp table made on commit drop as
       select n, 'ARN-' || 200001 + n % $2 as arn, (1000000 + n)::text || '/10' as folio_no, gen_random_uuid() as investor_id,
              'R' || lpad(n::text, 8, '0') as reg_no, 'M' || lpad(n::text, 8, '0') as mandate_id,
              (900101 + n % $3)::text as scheme_code, 1000 * (1 + n % 5) + case when n % 10 < 3 then 4 else 0 end as amount
         from generate_series(0, $1 - 1) n`,
      [count, arns, schemes],
    );
    await tx.query(
      `insert into distributor (arn, name, user_type, mobile, email)
       select distinct arn, 'Distributor ' || arn, 'IFA_USER', '9800' || substr(arn, 5), arn || '@example.in' from made`,
    );
    await tx.query(
      `insert into investor (arn, id, client_key, name, kyc) select arn, investor_id, 'client ' || n, 'Investor ' || n, 'VALIDATED' from made`,
    );
    await tx.query(
      `insert into folio (arn, folio_no, investor_id, rta) select arn, folio_no, investor_id, 'CAMS' from made`,
    );
    await tx.query(
      `insert into mandate (arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status,
         payer_name)
       select arn, mandate_id, folio_no, 'HDFC' || lpad(n::text, 16, '0'), 'HDFC Bank', lpad(n::text, 12, '5'), 'HDFC0000001',
              'netbanking', 25000, '2026-01-01', '2046-01-01', 'APPROVED', 'Investor ' || n from made`,
    );
    for (const [table, more, values] of [
      ['plan_row', ', import_id, line', ', 0, 0'],
      ['plan', '', ''],
    ]) {
      await tx.query(
        `insert into ${table} (arn, kind, folio_no, reg_no, scheme_code, amount, frequency, starts_on, monthly,
           registered_on, ends_on, due_days${more})
         select arn, 'SIP', folio_no, reg_no, scheme_code, amount, 'monthly', '2026-08-16', amount, '2026-08-01',
                '2099-12-31', array[16::int2]${values} from made`,
      );
    }
    await tx.query(
      `insert into plan_run (arn, kind, folio_no, reg_no, mandate_id, next_due_on, next_debit_on)
       select arn, 'SIP', folio_no, reg_no, mandate_id, $1, $1 from made`,
      [dueDay],
    );
  });
  await db.asOwner(({ script }) => script('vacuum analyze'));
}
