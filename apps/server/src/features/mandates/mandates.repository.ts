import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { MandateStatus } from '@hub/domain/mandates/mandate-status';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import type { Queries } from '../../db/queries.ts';
import { isAtBank } from '../../ports/mandates/bank-mandates.repository.ts';
import { planAmount } from '../book/book.public.ts';

export interface FolioRow {
  readonly folioNo: string;
  readonly investorId: string;
  readonly name: string;
  readonly taxStatus: string;
  readonly holding: 'SI' | 'JO' | 'AS';
  readonly mobile: string | null;
  readonly email: string | null;
  readonly banks: readonly {
    readonly account: string | null;
    readonly type: BankAccountType | null;
    readonly ifsc: string | null;
    readonly bank: string | null;
    readonly isDefault?: boolean;
  }[];
  /** What the banks of its accounts offer, by the first four letters of their codes. */
  readonly offers: readonly BankOffer[];
}

export interface BankOffer {
  readonly code: string;
  readonly name: string;
  readonly upi: boolean;
  readonly nachDebit: boolean;
}

export async function findFolio(queries: Queries, arn: string, folioNo: string): Promise<FolioRow | null> {
  const [row] = await queries.query<FolioRow>(
    `select f.folio_no as "folioNo", f.investor_id as "investorId", i.name, f.tax_status as "taxStatus", f.holding,
            nullif(i.mobile, '') as mobile, nullif(i.email, '') as email, f.banks,
            coalesce((select jsonb_agg(jsonb_build_object('code', b.code, 'name', b.name, 'upi', b.upi,
                        'nachDebit', b.nach_debit))
                        from listed_bank b where b.code in (select left(one ->> 'ifsc', 4) from jsonb_array_elements(f.banks) one)),
                     '[]') as offers
       from client_folio f join client i on i.arn = f.arn and i.id = f.investor_id
      where f.arn = $1 and f.folio_no = $2`,
    [arn, folioNo],
  );
  return row ?? null;
}

export async function findBank(queries: Queries, code: string): Promise<BankOffer | null> {
  const [row] = await queries.query<BankOffer>(
    'select code, name, upi, nach_debit as "nachDebit" from listed_bank where code = $1',
    [code],
  );
  return row ?? null;
}

export interface PlanOnMandate {
  readonly regNo: string;
  readonly scheme: string;
  readonly amount: string;
  readonly frequency: string;
  readonly endsOn: string;
  readonly umrn: string | null;
  /** The most that top-ups may bring it to; null without one or without a cap. */
  readonly topUpCap: string | null;
  readonly hasTopUp: boolean;
}

export interface MandateRow {
  readonly arn: string;
  readonly id: string;
  readonly folioNo: string;
  readonly umrn: string | null;
  readonly bank: string;
  readonly account: string;
  readonly ifsc: string;
  readonly accountType: BankAccountType | null;
  readonly payerName: string | null;
  readonly vpa: string | null;
  readonly channel: MandateChannel;
  readonly limit: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly status: MandateStatus;
  readonly code: string | null;
  readonly reason: string | null;
  readonly repairs: string | null;
  readonly repairedBy: string | null;
  readonly approvalUrl: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly decidedAt: string | null;
  readonly cancelledAt: string | null;
  readonly lastDebitOn: string | null;
}

const columns = `m.arn, m.id, m.folio_no as "folioNo", m.umrn, m.bank, m.account, m.ifsc, m.account_type as "accountType",
  m.payer_name as "payerName", m.vpa, m.channel, m."limit", m.starts_on as "startsOn", m.ends_on as "endsOn", m.status,
  m.code, m.reason, m.repairs, m.approval_url as "approvalUrl", m.created_at as "createdAt", m.sent_at as "sentAt",
  m.decided_at as "decidedAt", m.cancelled_at as "cancelledAt",
  (select r.id from mandate r where r.arn = m.arn and r.folio_no = m.folio_no and r.repairs = m.id
     and r.status <> 'REJECTED' order by r.created_at desc limit 1) as "repairedBy",
  (select max(p.last_due_on) from systematic_plan p
    where p.arn = m.arn and p.folio_no = m.folio_no and p.umrn = m.umrn) as "lastDebitOn"`;

export const findMandates = (queries: Queries, arn: string, folioNo: string): Promise<MandateRow[]> =>
  queries.query<MandateRow>(
    `select ${columns} from mandate m where m.arn = $1 and m.folio_no = $2 order by m.created_at desc, m.id desc`,
    [arn, folioNo],
  );

export const findMandatesById = (
  queries: Queries,
  arn: string,
  ids: readonly string[],
): Promise<MandateRow[]> =>
  queries.query<MandateRow>(
    `select ${columns} from mandate m where m.arn = $1 and m.id = any($2) order by m.created_at, m.id`,
    [arn, ids],
  );

/** Null for a mandate of another folio or distributor, as for one that does not exist. */
export async function findMandate(
  queries: Queries,
  arn: string,
  folioNo: string,
  id: string,
): Promise<MandateRow | null> {
  const [row] = await queries.query<MandateRow>(
    `select ${columns} from mandate m where m.arn = $1 and m.folio_no = $2 and m.id = $3`,
    [arn, folioNo, id],
  );
  return row ?? null;
}

/** The SIPs of a folio that are not over on the day. */
export const findRunningSips = (
  queries: Queries,
  arn: string,
  folioNo: string,
  today: string,
): Promise<PlanOnMandate[]> =>
  queries.query<PlanOnMandate>(
    `select p.reg_no as "regNo", coalesce(s.name, p.scheme_code) as scheme, ${planAmount('p', '$3::date')} as amount,
            p.frequency, p.ends_on as "endsOn", p.umrn, p.top_up_cap as "topUpCap", p.top_up_months is not null as "hasTopUp"
       from systematic_plan p left join fund_scheme s on s.code = p.scheme_code
      where p.arn = $1 and p.folio_no = $2 and p.kind = 'SIP' and p.rejected_on is null
        and p.ends_on >= $3::date and (p.ceased_on is null or p.ceased_on > $3::date)
      order by p.reg_no`,
    [arn, folioNo, today],
  );

/** SIPs that wait for a mandate, or for the one it repairs, since they were registered before the bank answered. */
export const findWaitingSips = (
  queries: Queries,
  { arn, folioNo, id }: Pick<MandateRow, 'arn' | 'folioNo' | 'id'>,
): Promise<{ readonly regNo: string }[]> =>
  queries.query(
    `with recursive chain as (
       select id, repairs from mandate where arn = $1 and folio_no = $2 and id = $3
       union
       select m.id, m.repairs from mandate m join chain on m.id = chain.repairs where m.arn = $1 and m.folio_no = $2
     )
     select p.reg_no as "regNo" from next_debit r
       join systematic_plan p on p.arn = r.arn and p.kind = r.kind and p.folio_no = r.folio_no and p.reg_no = r.reg_no
      where r.arn = $1 and r.kind = 'SIP' and r.folio_no = $2 and r.mandate_id in (select id from chain)
        and p.umrn is null
      order by p.reg_no`,
    [arn, folioNo, id],
  );

/** Two that register in one folio take turns, so that there are never too many. */
export async function lockFolio(queries: Queries, arn: string, folioNo: string): Promise<void> {
  await queries.query("select pg_advisory_xact_lock(1415, hashtext($1 || ' ' || $2))", [arn, folioNo]);
}

export async function lockMandates(
  queries: Queries,
  keys: readonly { readonly arn: string; readonly id: string }[],
): Promise<MandateRow[]> {
  return queries.query<MandateRow>(
    `select ${columns} from mandate m
       join unnest($1::text[], $2::text[]) as k (arn, id) on m.arn = k.arn and m.id = k.id
      order by m.arn, m.id for update of m`,
    [keys.map(({ arn }) => arn), keys.map(({ id }) => id)],
  );
}

/** Whose these folios are, by ARN and folio. */
export async function findClientNames(
  queries: Queries,
  folios: readonly Pick<MandateRow, 'arn' | 'folioNo'>[],
): Promise<ReadonlyMap<string, string>> {
  if (folios.length === 0) return new Map();
  const rows = await queries.query<{ arn: string; folioNo: string; name: string }>(
    `select f.arn, f.folio_no as "folioNo", i.name
       from client_folio f join unnest($1::text[], $2::text[]) as k (arn, folio_no)
         on f.arn = k.arn and f.folio_no = k.folio_no
       join client i on i.arn = f.arn and i.id = f.investor_id`,
    [folios.map(({ arn }) => arn), folios.map(({ folioNo }) => folioNo)],
  );
  return new Map(rows.map(({ arn, folioNo, name }) => [`${arn} ${folioNo}`, name]));
}

type NewMandate = Pick<
  MandateRow,
  | 'arn'
  | 'id'
  | 'folioNo'
  | 'bank'
  | 'account'
  | 'ifsc'
  | 'accountType'
  | 'payerName'
  | 'vpa'
  | 'channel'
  | 'limit'
  | 'startsOn'
  | 'endsOn'
  | 'repairs'
  | 'approvalUrl'
  | 'createdAt'
>;

export async function insertMandate(queries: Queries, one: NewMandate): Promise<void> {
  await queries.query(
    `insert into mandate (arn, id, folio_no, bank, account, ifsc, account_type, payer_name, vpa, channel, "limit",
       starts_on, ends_on, repairs, approval_url, created_at, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'INITIATED')`,
    [
      one.arn,
      one.id,
      one.folioNo,
      one.bank,
      one.account,
      one.ifsc,
      one.accountType,
      one.payerName,
      one.vpa,
      one.channel,
      one.limit,
      one.startsOn,
      one.endsOn,
      one.repairs,
      one.approvalUrl,
      one.createdAt,
    ],
  );
}

type StatusColumns = Pick<
  MandateRow,
  'status' | 'umrn' | 'code' | 'reason' | 'sentAt' | 'decidedAt' | 'cancelledAt'
>;

export async function writeStatus(
  queries: Queries,
  { arn, id }: Pick<MandateRow, 'arn' | 'id'>,
  to: StatusColumns,
): Promise<void> {
  await queries.query(
    `update mandate set status = $3, umrn = $4, code = $5, reason = $6, sent_at = $7, decided_at = $8, cancelled_at = $9
      where arn = $1 and id = $2`,
    [arn, id, to.status, to.umrn, to.code, to.reason, to.sentAt, to.decidedAt, to.cancelledAt],
  );
}

interface OverviewRow {
  readonly withClient: number;
  readonly withBank: number;
  readonly approved: number;
  readonly rejected: number;
  readonly expiring: number;
}

export async function countMandates(
  queries: Queries,
  arn: string,
  expiringUntil: string,
): Promise<OverviewRow> {
  const [row] = await queries.query<OverviewRow>(
    `select count(*) filter (where status = 'INITIATED')::int as "withClient",
            count(*) filter (where status = 'SENT')::int as "withBank",
            count(*) filter (where status = 'APPROVED')::int as approved,
            count(*) filter (where status = 'REJECTED' and not exists (
              select from mandate r where r.arn = m.arn and r.folio_no = m.folio_no and r.repairs = m.id))::int as rejected,
            count(*) filter (where status = 'APPROVED' and ends_on <= $2::date)::int as expiring
       from mandate m where arn = $1`,
    [arn, expiringUntil],
  );
  return row as OverviewRow;
}

interface ToDoRow {
  readonly folioNo: string;
  readonly investorId: string;
  readonly name: string;
  readonly bank: string;
  readonly account: string;
  readonly limit: string;
  readonly what: 'rejected' | 'expiring' | 'with-client';
  readonly day: string;
}

/** What needs the distributor: the most pressing kind first, in each the nearest end or the longest wait. */
export const findToDo = (
  queries: Queries,
  arn: string,
  { expiringUntil, limit }: { readonly expiringUntil: string; readonly limit: number },
): Promise<ToDoRow[]> =>
  queries.query<ToDoRow>(
    `select m.folio_no as "folioNo", i.id as "investorId", i.name, m.bank, m.account, m."limit", needs.what,
            case needs.what when 'expiring' then m.ends_on
              else (coalesce(m.decided_at, m.created_at) at time zone 'Asia/Kolkata')::date end as day
       from mandate m
       join client_folio f on f.arn = m.arn and f.folio_no = m.folio_no
       join client i on i.arn = f.arn and i.id = f.investor_id
       cross join lateral (
         select case when m.status = 'REJECTED' then 'rejected' when m.status = 'APPROVED' then 'expiring'
                     else 'with-client' end as what) needs
      where m.arn = $1 and (m.status = 'INITIATED' or (m.status = 'APPROVED' and m.ends_on <= $2::date)
         or (m.status = 'REJECTED' and not exists (
              select from mandate r where r.arn = m.arn and r.folio_no = m.folio_no and r.repairs = m.id)))
      order by array_position(array['rejected', 'expiring', 'with-client'], needs.what), day, m.id limit $3`,
    [arn, expiringUntil, limit],
  );

/** Mandates under way that the bank has not heard of. */
export const findUnknownToBank = (
  queries: Queries,
  arn: string,
  limit: number,
): Promise<{ readonly id: string; readonly folioNo: string }[]> =>
  queries.query(
    `select m.id, m.folio_no as "folioNo" from mandate m
      where m.arn = $1 and (m.status = 'SENT' or (m.status = 'INITIATED' and m.channel <> 'paper'))
        and not ${isAtBank('m.id')}
      order by m.created_at desc, m.id limit $2`,
    [arn, limit],
  );

export async function setApprovalUrl(
  queries: Queries,
  { arn, id }: Pick<MandateRow, 'arn' | 'id'>,
  url: string,
): Promise<void> {
  await queries.query('update mandate set approval_url = $3 where arn = $1 and id = $2', [arn, id, url]);
}

export async function findDistributorName(queries: Queries, arn: string): Promise<string> {
  const [row] = await queries.query<{ name: string }>('select name from arn_record where arn = $1', [arn]);
  return row?.name ?? arn;
}
