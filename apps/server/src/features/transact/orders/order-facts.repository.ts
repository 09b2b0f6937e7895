import type { AssetClass, ExitLoadJson, MarketCalendar, SchemeRulesJson, TaxClassData } from '@hub/domain';
import type { PackedPosition } from '@hub/domain/holdings/lots/pack-position';
import type { BankAccountType, HolderKyc } from '@hub/domain/orders/facts/order-facts';
import type { Queries } from '../../../db/queries.ts';
import { investmentKindList } from '../../book/book.public.ts';
import type { BankOffer } from '../../mandates/mandates.public.ts';
import { type MandateRow, mandates, type PlanRow, plans, underWay } from './plan-facts.repository.ts';

export interface FolioRow {
  readonly folioNo: string;
  readonly investorId: string;
  readonly holding: 'SI' | 'JO' | 'AS';
  readonly taxStatus: string;
  readonly isLocked: boolean;
  readonly holders: readonly { readonly name: string; readonly kyc: HolderKyc | null }[];
  readonly banks: readonly BankRow[];
  /** What the banks of its accounts offer. */
  readonly offers: readonly BankOffer[];
  readonly minor: { readonly name: string; readonly birthDate: string | null } | null;
  readonly name: string;
  readonly pan: string | null;
  readonly kyc: HolderKyc;
  readonly birthDate: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly country: string | null;
  readonly contactChangedOn: string | null;
  readonly guardianName: string | null;
  readonly schemesHeld: readonly string[];
  /** Of a folio without PAN: put in since the year began, at once and by SIP, of what counts in the ledger. */
  readonly paidThisYear: string;
  readonly paidByUpi: string;
}

export interface BankRow {
  readonly account: string | null;
  readonly type: BankAccountType | null;
  readonly ifsc: string | null;
  readonly bank: string | null;
  readonly isDefault?: boolean;
  /** When it took the place of another account. */
  readonly changedOn?: string;
}

export interface SchemeFactsRow extends TaxClassData {
  readonly code: string;
  readonly fund: string;
  readonly name: string;
  readonly plan: 'REGULAR' | 'DIRECT';
  readonly option: 'GROWTH' | 'IDCW';
  readonly isinReinvest: string | null;
  readonly assetClass: AssetClass;
  readonly cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
  readonly lockInMonths: number;
  readonly isOpen: boolean;
  readonly risk: number;
  readonly rules: SchemeRulesJson;
  readonly loads: readonly ExitLoadJson[];
  readonly nav: string | null;
  readonly navDay: string | null;
  /** Of 31-Jan-2018, or of the last day with a price before it. */
  readonly grandfatherNav: string | null;
}

interface HeldRow {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly state: PackedPosition;
  readonly lien: string;
  readonly inFlight: string;
}

export interface FactRows {
  readonly distributor: {
    readonly name: string;
    readonly status: string;
    readonly validTo: string | null;
  } | null;
  readonly euins: readonly {
    readonly euin: string;
    readonly name: string;
    readonly validFrom: string | null;
    readonly validTo: string | null;
  }[];
  /** Kinds of orders that are not taken for now. */
  readonly closed: readonly { readonly kind: string; readonly words: string }[];
  readonly folios: readonly FolioRow[];
  readonly schemes: readonly SchemeFactsRow[];
  readonly held: readonly HeldRow[];
  readonly mandates: readonly MandateRow[];
  readonly plans: readonly PlanRow[];
  readonly holidays: readonly { readonly calendar: MarketCalendar; readonly day: string }[];
}

interface Requested {
  readonly arn: string;
  readonly folios: readonly string[];
  readonly schemes: readonly string[];
  readonly today: string;
  readonly yearStart: string;
  readonly dayBefore: string;
  /** An order that is being edited or confirmed does not stand in its own way. */
  readonly except: readonly string[];
}

const folios = `select jsonb_agg(jsonb_build_object(
    'folioNo', f.folio_no, 'investorId', f.investor_id, 'holding', f.holding, 'taxStatus', f.tax_status,
    'isLocked', f.is_locked, 'holders', f.holders, 'banks', f.banks, 'offers', coalesce((
      select jsonb_agg(jsonb_build_object('code', b.code, 'name', b.name, 'upi', b.upi, 'nachDebit', b.nach_debit))
        from listed_bank b where b.code in (select left(one ->> 'ifsc', 4) from jsonb_array_elements(f.banks) one)), '[]'),
    'minor', f.minor, 'name', i.name, 'pan', i.pan,
    'kyc', i.kyc, 'birthDate', i.birth_date, 'mobile', i.mobile, 'email', i.email, 'country', i.country,
    'contactChangedOn', i.contact_changed_on,
    'guardianName', i.guardian_name,
    'schemesHeld', coalesce((select jsonb_agg(p.scheme_code) from holding p
                              where p.arn = f.arn and p.folio_no = f.folio_no and p.units > 0), '[]'),
    'paidThisYear', case when i.pan is not null then '0.00' else coalesce((
      select sum(l.amount - coalesce(round(l.amount * l.units_taken_back / l.units, 2), 0))::text
        from client_folio own join counted_entry l using (arn, folio_no)
       where own.arn = f.arn and own.investor_id = f.investor_id and l.kind in ${investmentKindList} and l.day >= $5), '0.00') end,
    'paidByUpi', coalesce((select sum(p.amount)::text from payment p
                            where p.arn = f.arn and p.investor_id = f.investor_id and p.mode = 'upi'
                              and p.status <> 'failed' and p.created_at > $6), '0.00')))
  from client_folio f join client i on i.arn = f.arn and i.id = f.investor_id
 where f.arn = $1 and f.folio_no = any($2)`;

const schemes = `select jsonb_agg(jsonb_build_object(
    'code', s.code, 'fund', s.fund, 'name', s.name, 'plan', s.plan, 'option', s.option, 'isinReinvest', s.isin_reinvest,
    'assetClass', s.asset_class, 'category', s.category, 'taxClass', s.tax_class,
    'taxClassChanges', s.tax_class_changes, 'cutoff', s.cutoff,
    'lockInMonths', s.lock_in_months, 'isOpen', s.is_open, 'risk', s.risk, 'rules', s.rules, 'loads', s.loads,
    'nav', n.nav::text, 'navDay', n.day, 'grandfatherNav', (
      select v.nav::text from nav_of_day v where v.scheme_code = s.code and v.day between date '2018-01-24' and date '2018-01-31'
       order by v.day desc limit 1)))
  from fund_scheme s left join newest_nav n on n.scheme_code = s.code where s.code = any($3)`;

const held = `select jsonb_agg(jsonb_build_object(
    'folioNo', p.folio_no, 'schemeCode', p.scheme_code, 'state', p.state,
    'lien', coalesce((select l.units from units_under_lien l where l.arn = p.arn and l.folio_no = p.folio_no
                         and l.scheme_code = p.scheme_code), 0.000)::text,
    'inFlight', coalesce((select sum(o.units_out) from orders o where o.arn = p.arn and o.folio_no = p.folio_no
                             and o.scheme_code = p.scheme_code and ${underWay}
                             and o.reference <> all($7)), 0.000)::text))
  from holding p where p.arn = $1 and p.folio_no = any($2) and p.scheme_code = any($3)`;

/** All that decides about orders of these folios and schemes, in one statement. */
export async function readFactRows(queries: Queries, requested: Requested): Promise<FactRows> {
  const rows = await queries.query<{ facts: FactRows }>(
    `select jsonb_build_object(
       'distributor', (select jsonb_build_object('name', name, 'status', status, 'validTo', valid_to)
                         from arn_record where arn = $1),
       'euins', coalesce((select jsonb_agg(jsonb_build_object('euin', euin, 'name', name, 'validFrom', valid_from,
                                                              'validTo', valid_to) order by name, euin)
                            from arn_euin where arn = $1), '[]'),
       'closed', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'words', words)) from kind_closed), '[]'),
       'folios', coalesce((${folios}), '[]'), 'schemes', coalesce((${schemes}), '[]'),
       'held', coalesce((${held}), '[]'), 'mandates', coalesce((${mandates}), '[]'),
       'plans', coalesce((${plans}), '[]'),
       'holidays', coalesce((select jsonb_agg(jsonb_build_object('calendar', calendar, 'day', day))
                               from market_holiday where day >= $4::date - 40), '[]')) as facts`,
    [
      requested.arn,
      requested.folios,
      requested.schemes,
      requested.today,
      requested.yearStart,
      requested.dayBefore,
      requested.except,
    ],
  );
  return (rows[0] as { facts: FactRows }).facts;
}
