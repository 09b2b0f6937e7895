import type { Call } from '@hub/contract';
import { findAnything, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { listHolders, listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { sipReport } from '@hub/contract/calls/reports/reports';
import { arn } from './lists-book.ts';

/**
 * What is asked of both sides. The bare statements are the shortest way to the same rows and sums that we know, written
 * for the one question and run without row security; each row has its key.
 */
export interface Case {
  readonly name: string;
  readonly call: Call;
  readonly input: object;
  readonly keysOf: (answer: never) => readonly string[];
  readonly bare: readonly string[];
}

const running = (plan: string) =>
  `${plan}.kind = 'SIP' and ${plan}.starts_on <= current_date and ${plan}.ends_on >= current_date and ${plan}.rejected_on is null
   and (${plan}.ceased_on is null or ${plan}.ceased_on > current_date) and ${plan}.paused_from is null`;

/** The ten rows of a page of clients, whose ids and figures `page` gives in order. */
const clients = (page: string) => `
  with page as materialized (${page})
  select i.id as key, i.name, i.pan, i.mobile, i.kyc, i.city, i.family, i.birth_date, round(p.aum, 2) as aum, p.cost,
         round(p.aum - p.cost, 2) as gain, p.classes, i.invested_on, i.last_invested_on,
         (select count(*) from folio o where o.arn = '${arn}' and o.investor_id = i.id) as folios, s.sips, s.monthly
    from page p join investor i on i.arn = '${arn}' and i.id = p.investor_id
    cross join lateral (
      select count(*) as sips, sum(l.monthly) as monthly from folio o join plan l on l.arn = o.arn and l.folio_no = o.folio_no
       where o.arn = '${arn}' and o.investor_id = i.id and ${running('l')}) s
   order by p.place`;
const byAum = (where: string, limit = 'limit 10') => `
  select f.investor_id, f.aum, f.cost, f.classes, row_number() over (order by f.aum desc, f.investor_id desc) as place
    from investor_figure f join investor i on i.arn = f.arn and i.id = f.investor_id
   where f.arn = '${arn}' and ${where} order by f.aum desc, f.investor_id desc ${limit}`;
const wholeBook = `
  select (select clients from client_figure where arn = '${arn}') as clients, sum(h.units * n.nav) as aum, sum(h.cost) as cost, max(n.day) as day
    from scheme_figure h join nav_latest n using (scheme_code) where h.arn = '${arn}' and h.units <> 0`;
const sums = (where: string) => `
  select count(*), sum(f.aum) as aum, sum(f.cost) as cost
    from investor_figure f join investor i on i.arn = f.arn and i.id = f.investor_id where f.arn = '${arn}' and ${where}`;
const chosen = (where: string): readonly string[] => [clients(byAum(where)), sums(where)];

const investorKeys = (answer: { readonly items: readonly { readonly id: string }[] }) =>
  answer.items.map(({ id }) => id);
const list = (name: string, input: object, bare: readonly string[]): Case => ({
  name: `clients: ${name}`,
  call: listInvestors as Call,
  input,
  keysOf: investorKeys,
  bare,
});

const sounding = (word: string, sound: string) =>
  `(i.search like '%${word}%' or i.search like '% ${sound}%')`;

const plans = (where: string, order: string) => `
  with page as materialized (
    select p.* from plan p where p.arn = '${arn}' and ${where} order by ${order} limit 10)
  select p.reg_no as key, p.*, i.id, i.name, s.name as scheme,
         (select jsonb_agg(jsonb_build_object('due', t.due_on, 'reason', t.reason)) from instalment t
           where t.arn = p.arn and t.kind = p.kind and t.folio_no = p.folio_no
             and t.reg_no = p.reg_no) as bounces,
         (select to_jsonb(m) from mandate m where m.arn = p.arn and m.folio_no = p.folio_no limit 1) as mandate
    from page p join folio o on o.arn = p.arn and o.folio_no = p.folio_no
    join investor i on i.arn = o.arn and i.id = o.investor_id join scheme s on s.code = p.scheme_code
   order by ${order}`;
const planSums = (where: string) =>
  `select count(*), sum(amount) as amount, sum(monthly) as monthly from plan p where p.arn = '${arn}' and ${where}`;
const statuses = `
  select count(*) filter (where ${running('p')}) as running, count(*) filter (where p.ceased_on <= current_date) as ceased,
         count(*) filter (where p.ends_on < current_date and p.ceased_on is null) as ended, count(*) as n
    from plan p where p.arn = '${arn}' and p.kind = 'SIP'`;
const planKeys = (answer: { readonly items: readonly { readonly regNo: string }[] }) =>
  answer.items.map(({ regNo }) => regNo);
const plan = (name: string, input: object, where: string, order: string): Case => ({
  name: `SIPs: ${name}`,
  call: sipReport as Call,
  input,
  keysOf: planKeys,
  bare: [plans(where, order), planSums(where), statuses],
});

const halfYearAgo = "current_date - interval '6 months'";

export const cases: readonly Case[] = [
  list('largest first', {}, [
    clients(`select f.investor_id, f.aum, f.cost, f.classes, row_number() over () as place from (
      select * from investor_figure where arn = '${arn}' order by aum desc, investor_id desc limit 10) f`),
    wholeBook,
  ]),
  list('page 2,000', { pageNumber: 2000 }, [
    clients(`select f.investor_id, f.aum, f.cost, f.classes, row_number() over () as place from (
      select * from investor_figure where arn = '${arn}' order by aum desc, investor_id desc limit 10 offset 19990) f`),
  ]),
  list('by name', { sort: 'name' }, [
    clients(`select f.investor_id, f.aum, f.cost, f.classes, n.place from (
      select arn, id, row_number() over () as place from (
        select arn, id from investor where arn = '${arn}' order by upper(name), id limit 10) i) n
      join investor_figure f on f.arn = n.arn and f.investor_id = n.id`),
    wholeBook,
  ]),
  list('a name', { words: 'sharma', sort: 'aum' }, chosen(sounding('sharma', 'SRM'))),
  list(
    'two names as they sound',
    { words: 'aggarwal luxmi', sort: 'aum' },
    chosen(`${sounding('aggarwal', 'AGRVL')} and ${sounding('luxmi', 'LKSM')}`),
  ),
  list(
    'part of a mobile or folio',
    { words: '98765', sort: 'aum' },
    chosen(`i.id in (select id from investor where arn = '${arn}' and search like '%98765%'
      union select investor_id from folio where arn = '${arn}' and folio_no like '%98765%')`),
  ),
  list(
    'part of a PAN',
    { words: 'cde01', sort: 'aum' },
    chosen(`i.id in (select id from investor where arn = '${arn}' and search like '%cde01%'
      union select investor_id from folio where arn = '${arn}' and folio_no like '%CDE01%')`),
  ),
  list('KYC on hold', { kyc: 'ON_HOLD' }, chosen("i.kyc = 'ON_HOLD'")),
  list(
    'without a SIP',
    { sip: 'none' },
    chosen(`not exists (select 1 from plan l join folio o using (arn, folio_no)
      where l.arn = '${arn}' and ${running('l')} and o.investor_id = i.id)`),
  ),
  list(
    'debt, an AUM band',
    { assetClass: 'DEBT', aumFrom: '50000', aumTo: '90000' },
    chosen("'DEBT' = any(f.classes) and round(f.aum, 2) between 50000 and 90000"),
  ),
  list('a city', { city: 'Kochi' }, chosen("upper(i.city) = 'KOCHI'")),
  list(
    'no money in half a year',
    { balance: 'live', lastInvestment: 'before-half-year' },
    chosen(`i.live_positions > 0 and i.last_invested_on <= ${halfYearAgo}`),
  ),
  list('a family', { family: 'family 100' }, chosen("i.family = 'family 100'")),
  {
    name: 'palette: a name',
    call: findAnything as Call,
    input: { words: 'shar' },
    keysOf: (answer: { readonly clients: readonly { readonly id: string }[] }) =>
      answer.clients.map(({ id }) => id),
    bare: [
      `select i.id as key, i.name, i.pan, f.aum, i.city from investor i join investor_figure f on f.arn = i.arn and f.investor_id = i.id
        where i.arn = '${arn}' and (i.search like '%shar%' or i.search like '% SR %')
        order by case when strpos(i.search, 'shar') = 0 then 2 when starts_with(lower(i.name), 'shar') then 0 else 1 end,
                 f.aum desc, i.id desc limit 6`,
      `select code, name, category from scheme where lower(name || ' ' || category) like '%shar%' limit 5`,
    ],
  },
  {
    name: 'schemes',
    call: listSchemes as Call,
    input: { id: arn },
    keysOf: (answer: { readonly items: readonly { readonly code: string }[] }) =>
      answer.items.map(({ code }) => code),
    bare: [
      `select h.scheme_code as key, s.name, s.asset_class, s.category, h.units, n.nav, n.day, h.units * n.nav as aum, h.cost,
              h.positions, m.bought, m.by_sip, m.sold
         from scheme_figure h join scheme s on s.code = h.scheme_code join nav_latest n on n.scheme_code = h.scheme_code
         left join (select scheme_code, sum(bought) as bought, sum(by_sip) as by_sip, sum(sold) as sold from flow_figure
                     where arn = '${arn}' and day >= date_trunc('month', current_date)::date group by scheme_code) m
           on m.scheme_code = h.scheme_code
        where h.arn = '${arn}' and h.units <> 0 order by aum desc, h.scheme_code limit 10`,
      wholeBook,
    ],
  },
  {
    name: 'who holds a scheme',
    call: listHolders as Call,
    input: { id: '900117' },
    keysOf: (answer: { readonly items: readonly { readonly folioNo: string }[] }) =>
      answer.items.map(({ folioNo }) => folioNo),
    bare: [
      `select p.folio_no as key, i.id, i.name, p.units, p.units * n.nav as value, p.cost, p.first_on
         from (select * from position where arn = '${arn}' and scheme_code = '900117' and units > 0
                order by units desc, folio_no limit 10) p
         join nav_latest n on n.scheme_code = p.scheme_code
         join folio o on o.arn = p.arn and o.folio_no = p.folio_no
         join investor i on i.arn = o.arn and i.id = o.investor_id order by p.units desc, p.folio_no`,
      `select units, cost, positions from scheme_figure where arn = '${arn}' and scheme_code = '900117'`,
    ],
  },
  plan('running', { view: 'running', sort: 'amount' }, running('p'), 'amount desc, reg_no'),
  plan(
    'maturing',
    { view: 'maturing', sort: 'endsOn' },
    `${running('p')} and p.ends_on > current_date and p.ends_on <= current_date + interval '2 months'`,
    'ends_on, reg_no',
  ),
  plan(
    'one bounce from the end',
    { view: 'at-risk', sort: 'amount' },
    `${running('p')} and p.bounced_in_row = 2`,
    'amount desc, reg_no',
  ),
  plan(
    'of an investor by name',
    { words: 'sharma', sort: 'amount' },
    `p.kind = 'SIP' and (p.folio_no in (select o.folio_no from folio o join investor i on i.arn = o.arn and i.id = o.investor_id
      where o.arn = '${arn}' and ${sounding('sharma', 'SRM')})
      or p.scheme_code in (select code from scheme where name ilike '%sharma%')
      or p.folio_no like '%SHARMA%' or p.reg_no ilike '%sharma%')`,
    'amount desc, reg_no',
  ),
];
