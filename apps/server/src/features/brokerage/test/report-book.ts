import type { Database } from '../../../db/database.ts';
import type { ReportFilter } from '../report/report.repository.ts';

export const reportArn = 'ARN-100001';

/** Folios with a line of trail, as expected and as paid, in each of the months until June 2026: as many rows as wanted. */
export async function bringReportBook(
  db: Database,
  { folios, months }: { readonly folios: number; readonly months: number },
): Promise<void> {
  const all = `generate_series(1, ${folios}) n,
    generate_series(date '2026-07-01' - interval '${months} months', date '2026-06-01', interval '1 month') month`;
  const statements = [
    `insert into distributor (arn, name, user_type) values ('${reportArn}', 'Test', 'IFA_USER') on conflict do nothing`,
    `insert into trail_line (arn, month, folio_no, scheme_code, gst_basis, product, amount, rate, days, through)
     select '${reportArn}', month::date, 'F' || n, 'E', 'exclusive', 1, n, 0.8, 30, (month + interval '1 month - 1 day')::date
       from ${all}`,
    `insert into brokerage_line (arn, month, key, import_id, counts, folio_no, scheme_code, kind, type_text, trxn_no,
                                 trade_on, processed_on, amount)
     select '${reportArn}', month::date, 'F' || n || ' ' || month::date, 1, true, 'F' || n, 'E', 'trail', 'TF', n::text,
            '2020-01-01', month::date + 38, n - n % 3
       from ${all}`,
    `insert into brokerage_gap (arn, month, folio_no, scheme_code, kind, reference, gap, part, amount)
     select '${reportArn}', month::date, 'F' || n, 'E', 'trail', '', 'other', 1, n % 3 from ${all} where n % 3 > 0`,
  ];
  await db.transaction('system', async (tx) => {
    await tx.query('set local statement_timeout to 0');
    for (const statement of statements) await tx.query(statement);
  });
}

/** The report of its newest months, line by line, as a screen asks for it. */
export function reportOf(months: number): ReportFilter {
  const due = Array.from({ length: months }, (_, back) =>
    Temporal.PlainDate.from('2026-06-01').subtract({ months: back }).toString(),
  );
  return {
    arn: reportArn,
    from: due.at(-1) ?? '',
    to: '2026-06-01',
    due,
    words: [],
    kind: null,
    assetClass: null,
    schemeCode: null,
    folioNo: null,
    euin: null,
    state: null,
    group: 'line',
    sort: 'month',
    order: null,
  };
}
