import type { Database } from '../apps/server/src/db/database.ts';
import { refreshStaleAum } from '../apps/server/src/features/book/figures/figures.repository.ts';
import { remakeFigures } from '../apps/server/src/features/book/rebuild/rebuild.repository.ts';

export const arn = 'ARN-100001';

/** The size of Issue 5, "Must show" 3. */
export interface BookSize {
  readonly investors: number;
  readonly ledgerRows: number;
}

const first = `array['Latha','Lakshmi','Laxmi','Arvind','Imran','Fatima','Rohit','Meera','Suresh','Sunita','Vijay','Anjali',
  'Mohammed','Kavita','Deepak','Priya','Rajesh','Geeta','Manoj','Usha','Harpreet','Joseph','Thomas','Neha','Sanjay']`;
const last = `array['Sharma','Iyer','Menon','Shaikh','Agarwal','Aggarwal','Chaudhary','Chowdhury','Nair','Patel','Shah','Reddy',
  'Mukherjee','Singh','Kaur','DSouza','Fernandes','Rao','Gowda','Qureshi','Wadhwa','Joshi','Kulkarni','Deshpande','Bose']`;
const cities = `array['Mumbai','Pune','Kochi','Delhi','Bengaluru','Chennai','Kolkata','Surat','Jaipur','Indore']`;
/** Numbers that look random and are the same in every run. */
const of = (list: string, n: string) => `(${list})[1 + (${n}) % array_length(${list}, 1)]`;

/**
 * One distributor's book of that size, by set-based SQL: three positions a client, some thirteen entries a position, a
 * SIP for two clients in three. The figures are made by the book's own rebuild.
 */
export async function fillBook(db: Database, { investors, ledgerRows }: BookSize): Promise<void> {
  const positions = investors * 3;
  const perPosition = Math.ceil(ledgerRows / positions);
  await db.transaction('system', async (tx) => {
    const run = (text: string) => tx.query(text);
    await run(`insert into distributor (arn, name, user_type, mobile, email)
               values ('${arn}', 'Bench', 'IFA_USER', '9800000001', 'bench@example.in')`);
    await run(
      "insert into app_state (id, version) values (1, '1'), (2, '1'), (3, '') on conflict do nothing",
    );
    await run(`insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                 cutoff, risk, benchmark, manager, launched_on, rules, loads)
               select (900100 + n)::text, n::text, 'Aranya Fund ' || n || ' - Regular - Growth', 'REGULAR', case when n % 25 = 9 then 'IDCW' else 'GROWTH' end, 'CAMS', 'A' || n,
                      'INF' || n, (array['EQUITY','EQUITY','HYBRID','DEBT','LIQUID'])[1 + n % 5], case when n % 25 = 5 then 'ELSS' else 'Flexi Cap' end, 'equity', 'OTHER',
                      3, 'Index', 'Nobody', '2015-01-01', '{}', '[]' from generate_series(0, 49) n`);
    await run(`insert into nav (scheme_code, day, nav)
               select s.code, d::date, 10 + (s.risk * 7 + extract(doy from d)) / 10
                 from scheme s, generate_series(current_date - 40, current_date - 1, interval '1 day') d`);
    await run(`insert into nav_latest (scheme_code, day, nav, previous_day, previous_nav)
               select scheme_code, current_date - 1, nav, current_date - 2, nav from nav where day = current_date - 1`);
    await run(`insert into investor (arn, client_key, pan, name, birth_date, email, mobile, kyc, city, family)
               select '${arn}', pan, pan, name, date '1950-01-01' + (n * 7919) % 20000, n || '@example.in',
                      (9000000000 + (n::int8 * 104729) % 999999999)::text,
                      (array['VALIDATED','VALIDATED','VALIDATED','REGISTERED','ON_HOLD'])[1 + (n / 7) % 5],
                      ${of(cities, 'n * 31')}, case when n % 3 = 0 then 'family ' || n / 12 end
                 from (select n, 'ABC' || chr(65 + n % 26) || chr(65 + n / 26 % 26) || lpad((n % 10000)::text, 4, '0') || chr(65 + n / 676 % 26) as pan,
                              ${of(first, 'n * 7 + n / 625')} || ' ' || ${of(last, 'n * 11 + n / 25')} as name
                         from generate_series(0, ${investors - 1}) n) people`);
    await run(`insert into folio (arn, folio_no, investor_id, opened_on, rta)
               select '${arn}', (1000000 + row_number() over (order by client_key))::text || '/' || 10 + row_number() over (order by client_key) % 80,
                      id, current_date - 2000, 'CAMS' from investor`);
    await run(`create temp table held on commit drop as
               select f.arn, f.folio_no, (900100 + (n * 17 + k * 13) % 50)::text as scheme_code, (n * 3 + k)::int as n
                 from (select arn, folio_no, row_number() over (order by folio_no) as n from folio) f, generate_series(0, 2) k`);
    await run(`insert into ledger (arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav, euin)
               select arn, folio_no, scheme_code, h.n || '-' || e, current_date - 5 - (e * 29 + h.n) % 1800,
                      case when (h.n + e) % 101 = 0 then 'redemption' when e % 4 = 0 then 'purchase' else 'sip-instalment' end, 1000 + h.n % 97, 50 + h.n % 13, 20, 'E123456'
                 from held h, generate_series(1, ${perPosition}) e`);
    await run(`insert into position (arn, folio_no, scheme_code, units, cost, state, first_on, last_invested_on, last_on)
               select arn, folio_no, scheme_code, case when n % 29 = 0 then 0 else sum(units) end,
                      case when n % 29 = 0 then 0 else sum(amount) end, '{}', min(day), max(day), max(day)
                 from held join ledger using (arn, folio_no, scheme_code) group by arn, folio_no, scheme_code, n`);
    await run(`insert into plan (arn, kind, reg_no, folio_no, scheme_code, amount, frequency, registered_on, starts_on, ends_on,
                 ceased_on, rejected_on, instalments, done, bounced_in_row, monthly)
               select arn, case when n % 17 = 0 then 'STP' when n % 19 = 0 then 'SWP' else 'SIP' end, 'R' || n, folio_no, scheme_code,
                      500 * (1 + n % 20), 'monthly', current_date - 900, current_date - 890 + n % 300,
                      case n % 5 when 0 then current_date + 10 + n % 200 when 1 then current_date - n % 400 else date '2099-12-31' end,
                      case when n % 11 = 0 then current_date - 1 - n % 400 end,
                      case when n % 23 = 0 then current_date - 1 - n % 90 end, 0, n % 30, (n % 37 = 0)::int * 2,
                      500 * (1 + n % 20)
                 from held where n % 3 < 2 and n % 2 = 0`);
    // Folios in which nothing is held, and orders that the registrar rejected.
    await run(`insert into folio (arn, folio_no, investor_id, opened_on, rta)
               select arn, 'Z' || row_number() over (order by client_key), id, current_date - 500, 'CAMS'
                 from (select *, row_number() over (order by client_key) as n from investor) i where n % 20 = 0`);
    await run(`insert into orders (arn, reference, kind, status, type, investor_id, folio_no, scheme_code, terms, summary,
                 confirmation_id, result, created_at, changed_at)
               select h.arn, 'H' || lpad(h.n::text, 11, '0'), 'lumpsum', case when h.n % 3 = 0 then 'rejected' else 'allotted' end, 'PURCHASE',
                      f.investor_id, h.folio_no, h.scheme_code, '{}', jsonb_build_object('amount', (1000 + h.n % 9000)::text),
                      gen_random_uuid(), case when h.n % 3 = 0 then '{"rejection": {"code": "signature_mismatch", "title": "Signature differs"}}'::jsonb end,
                      now() - make_interval(days => 1 + h.n % 120), now() - make_interval(days => h.n % 120)
                 from held h join folio f using (arn, folio_no) where h.n % 10 = 0`);
    await run(`insert into order_event (arn, reference, n, type, actor, at)
               select arn, reference, 1, 'rejected', 'registrar', changed_at from orders where status = 'rejected'`);
    await remakeFigures(tx);
    await refreshStaleAum(tx);
  });
  await db.asOwner((owner) => owner.script('vacuum analyze'));
}
