import type { GoalKind } from '@hub/domain/goal-planner/goal';
import type { RateBasis } from '@hub/domain/goal-planner/rates';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { planMonthly } from '../book/book.public.ts';
import { statusOn } from '../reports/reports.public.ts';

/** Figures are texts, rates hundredths of a per cent. */
export interface GoalRow {
  readonly id: string;
  readonly investorId: string | null;
  readonly person: string;
  readonly kind: GoalKind;
  readonly name: string;
  readonly due: string;
  readonly cost: string;
  readonly years: number;
  readonly inflation: number;
  readonly returns: number;
  readonly returnsAfter: number;
  readonly stepUp: number;
  readonly basis: RateBasis;
  readonly otherHeld: string;
  readonly plannedOn: string;
  readonly held: string;
  readonly target: string;
  readonly sip: string;
  readonly lumpsum: string;
}

const columns = `g.id, g.investor_id as "investorId", coalesce(i.name, g.prospect, '') as person, g.kind, g.name, g.due,
  g.cost::text, g.years, g.inflation, g.returns, g.returns_after as "returnsAfter", g.step_up as "stepUp", g.basis,
  g.other_held::text as "otherHeld", g.planned_on as "plannedOn", g.held::text, g.target::text, g.sip::text,
  g.lumpsum::text`;
const from = 'from goal g left join client i on i.arn = g.arn and i.id = g.investor_id';

/** So many goals a distributor can have: a list of all of them is read at once, because the furthest behind come first. */
export const MOST_GOALS = 500;

export const findGoals = (queries: Queries, arn: string, investorId: string | null): Promise<GoalRow[]> =>
  queries.query<GoalRow>(
    `select ${columns} ${from} where g.arn = $1 and ($2::uuid is null or g.investor_id = $2)
      order by g.due, g.id limit ${MOST_GOALS}`,
    [arn, investorId],
  );

export async function findGoal(queries: Queries, arn: string, id: string): Promise<GoalRow | null> {
  const rows = await queries.query<GoalRow>(`select ${columns} ${from} where g.arn = $1 and g.id = $2`, [
    arn,
    id,
  ]);
  return rows[0] ?? null;
}

export interface HeldPart {
  readonly goalId: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly scheme: string;
  readonly percent: number;
  readonly value: string;
}

const worth = 'round(coalesce(p.units * n.nav, 0), 2)::text as value';

/** What of the book the goals have, at the newest prices; all goals where none is said. */
export const findParts = (queries: Queries, arn: string, goalId: string | null): Promise<HeldPart[]> =>
  queries.query<HeldPart>(
    `select h.goal_id as "goalId", h.folio_no as "folioNo", h.scheme_code as "schemeCode", s.name as scheme, h.percent,
            ${worth}
       from goal_holding h
       join fund_scheme s on s.code = h.scheme_code
       left join holding p on p.arn = h.arn and p.folio_no = h.folio_no and p.scheme_code = h.scheme_code
       left join newest_nav n on n.scheme_code = h.scheme_code
      where h.arn = $1 and ($2::uuid is null or h.goal_id = $2)
      order by s.name, h.folio_no`,
    [arn, goalId],
  );

export interface GoalSip {
  readonly goalId: string;
  readonly folioNo: string;
  readonly regNo: string;
  readonly scheme: string;
  readonly monthly: string;
  readonly isRunning: boolean;
}

/** What was registered for a goal counts before its first instalment: nobody should order it twice. */
const pays = (today: string): string => `(${statusOn(today)}) in ('running', 'upcoming')`;

const sipColumns = (today: string) => `p.folio_no as "folioNo", p.reg_no as "regNo", s.name as scheme,
  (${planMonthly('p', today)})::text as monthly, ${pays(today)} as "isRunning"`;

/** The SIPs that pay for the goals. */
export const findSips = (
  queries: Queries,
  arn: string,
  goalId: string | null,
  today: string,
): Promise<GoalSip[]> =>
  queries.query<GoalSip>(
    `select g.goal_id as "goalId", ${sipColumns('$3::date')}
       from goal_sip g
       join systematic_plan p on p.arn = g.arn and p.kind = 'SIP' and p.folio_no = g.folio_no and p.reg_no = g.reg_no
       join fund_scheme s on s.code = p.scheme_code
      where g.arn = $1 and ($2::uuid is null or g.goal_id = $2)
      order by s.name, p.folio_no, p.reg_no`,
    [arn, goalId, today],
  );

/** The newest price of anything the distributor's clients hold. */
export async function findNavDay(queries: Queries, arn: string): Promise<string | null> {
  const rows = await queries.query<{ day: string | null }>(
    `select max(n.day) as day from scheme_total g join newest_nav n on n.scheme_code = g.scheme_code
      where g.arn = $1 and g.units <> 0`,
    [arn],
  );
  return rows[0]?.day ?? null;
}

export async function findClient(
  queries: Queries,
  arn: string,
  id: string,
): Promise<{ readonly name: string; readonly birthDate: string | null } | null> {
  const rows = await queries.query<{ name: string; birthDate: string | null }>(
    `select name, birth_date as "birthDate" from client where arn = $1 and id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

/** What the client holds, each with the part that no other goal has. */
export const findAssignable = (
  queries: Queries,
  arn: string,
  investorId: string,
  goalId: string | null,
): Promise<Omit<HeldPart, 'goalId'>[]> =>
  queries.query(
    `select p.folio_no as "folioNo", p.scheme_code as "schemeCode", s.name as scheme,
            (100 - coalesce((select sum(h.percent) from goal_holding h
                              where h.arn = p.arn and h.folio_no = p.folio_no and h.scheme_code = p.scheme_code
                                and h.goal_id is distinct from $3::uuid), 0))::int4 as percent,
            ${worth}
       from client_folio f
       join holding p on p.arn = f.arn and p.folio_no = f.folio_no
       join fund_scheme s on s.code = p.scheme_code
       left join newest_nav n on n.scheme_code = p.scheme_code
      where f.arn = $1 and f.investor_id = $2 and p.units > 0
      order by p.units * n.nav desc nulls last, p.folio_no, p.scheme_code`,
    [arn, investorId, goalId],
  );

/** The client's SIPs that run or begin, and pay for no other goal. */
export const findFreeSips = (
  queries: Queries,
  { arn, investorId, goalId, today }: FreeSipsRequest,
): Promise<Omit<GoalSip, 'goalId'>[]> =>
  queries.query(
    `select ${sipColumns('$4::date')}
       from client_folio f
       join systematic_plan p on p.arn = f.arn and p.folio_no = f.folio_no
       join fund_scheme s on s.code = p.scheme_code
      where f.arn = $1 and f.investor_id = $2 and p.kind = 'SIP' and ${pays('$4::date')}
        and not exists (select from goal_sip g where g.arn = p.arn and g.folio_no = p.folio_no and g.reg_no = p.reg_no
                           and g.goal_id is distinct from $3::uuid)
      order by s.name, p.folio_no, p.reg_no`,
    [arn, investorId, goalId, today],
  );

interface FreeSipsRequest {
  readonly arn: string;
  readonly investorId: string;
  readonly goalId: string | null;
  readonly today: string;
}

/** Two that save goals of one distributor take turns: else both could take the same part of a holding. */
export async function lockGoals(tx: Tx, arn: string): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`goals ${arn}`]);
  const rows = await tx.query<{ count: number }>('select count(*)::int4 as count from goal where arn = $1', [
    arn,
  ]);
  return rows[0]?.count ?? 0;
}

type NewGoal = Omit<GoalRow, 'person'> & {
  readonly arn: string;
  readonly prospect: string | null;
  readonly savedAt: string;
};

export async function writeGoal(tx: Tx, goal: NewGoal): Promise<void> {
  await tx.query(
    `insert into goal (arn, id, investor_id, prospect, kind, name, due, cost, years, inflation, returns, returns_after,
                       step_up, basis, other_held, planned_on, held, target, sip, lumpsum, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
     on conflict (arn, id) do update
       set (investor_id, prospect, kind, name, due, cost, years, inflation, returns, returns_after, step_up, basis,
            other_held, planned_on, held, target, sip, lumpsum, saved_at)
         = (excluded.investor_id, excluded.prospect, excluded.kind, excluded.name, excluded.due, excluded.cost,
            excluded.years, excluded.inflation, excluded.returns, excluded.returns_after, excluded.step_up,
            excluded.basis, excluded.other_held, excluded.planned_on, excluded.held, excluded.target, excluded.sip,
            excluded.lumpsum, excluded.saved_at)`,
    [
      goal.arn,
      goal.id,
      goal.investorId,
      goal.prospect,
      goal.kind,
      goal.name,
      goal.due,
      goal.cost,
      goal.years,
      goal.inflation,
      goal.returns,
      goal.returnsAfter,
      goal.stepUp,
      goal.basis,
      goal.otherHeld,
      goal.plannedOn,
      goal.held,
      goal.target,
      goal.sip,
      goal.lumpsum,
      goal.savedAt,
    ],
  );
}

interface Assigned {
  readonly arn: string;
  readonly goalId: string;
  readonly holdings: readonly {
    readonly folioNo: string;
    readonly schemeCode: string;
    readonly percent: number;
  }[];
  readonly sips: readonly { readonly folioNo: string; readonly regNo: string }[];
}

/** In place of what the goal had. */
export async function assign(tx: Tx, { arn, goalId, holdings, sips }: Assigned): Promise<void> {
  await tx.query('delete from goal_holding where arn = $1 and goal_id = $2', [arn, goalId]);
  await tx.query('delete from goal_sip where arn = $1 and goal_id = $2', [arn, goalId]);
  await tx.query(
    `insert into goal_holding (arn, goal_id, folio_no, scheme_code, percent)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::int2[])`,
    [
      arn,
      goalId,
      holdings.map(({ folioNo }) => folioNo),
      holdings.map(({ schemeCode }) => schemeCode),
      holdings.map(({ percent }) => percent),
    ],
  );
  await tx.query(
    `insert into goal_sip (arn, goal_id, folio_no, reg_no) select $1, $2, * from unnest($3::text[], $4::text[])`,
    [arn, goalId, sips.map(({ folioNo }) => folioNo), sips.map(({ regNo }) => regNo)],
  );
}

interface StartedSip {
  readonly arn: string;
  readonly goalId: string;
  readonly folioNo: string;
  readonly regNo: string;
}

/**
 * SIPs that were begun from goals and are registered now pay for them. A goal that is gone, or that is another client's,
 * gets none. As the system: of several distributors.
 */
export async function assignStarted(tx: Tx, sips: readonly StartedSip[]): Promise<void> {
  if (sips.length === 0) return;
  await tx.query(
    `insert into goal_sip (arn, goal_id, folio_no, reg_no)
     select g.arn, g.id, f.folio_no, started.reg_no
       from unnest($1::text[], $2::uuid[], $3::text[], $4::text[]) as started (arn, goal_id, folio_no, reg_no)
       join goal g on g.arn = started.arn and g.id = started.goal_id
       join client_folio f on f.arn = g.arn and f.investor_id = g.investor_id and f.folio_no = started.folio_no
     on conflict do nothing`,
    [
      sips.map(({ arn }) => arn),
      sips.map(({ goalId }) => goalId),
      sips.map(({ folioNo }) => folioNo),
      sips.map(({ regNo }) => regNo),
    ],
  );
}

export async function deleteGoal(tx: Tx, arn: string, id: string): Promise<boolean> {
  await assign(tx, { arn, goalId: id, holdings: [], sips: [] });
  const rows = await tx.query('delete from goal where arn = $1 and id = $2 returning id', [arn, id]);
  return rows.length === 1;
}
