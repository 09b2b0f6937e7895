-- Each day until `until` on which an instalment grows (`toppedUpAmount` of the domain), with what it was and what it is
-- then. What has reached its cap grows no more; nothing outgrows the column of a sum.
CREATE FUNCTION top_up_steps(amount numeric, by_amount numeric, by_basis_points int, months int, cap numeric, starts_on date, until date)
RETURNS TABLE (day date, before numeric, after numeric) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  grown numeric := amount;
  step int := 0;
BEGIN
  IF months IS NULL THEN RETURN; END IF;
  LOOP
    step := step + 1;
    day := (starts_on + make_interval(months => months * step))::date;
    EXIT WHEN day > until;
    before := grown;
    grown := grown + coalesce(by_amount, round(grown * by_basis_points / 10000, 2), 0);
    IF cap IS NOT NULL AND grown >= cap THEN grown := greatest(amount, cap); END IF;
    grown := least(grown, 1000000000000.00);
    EXIT WHEN grown = before;
    after := grown;
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint

-- The figures of the running plans again, with what they grew by since they began. Row security holds for the owner
-- too: only the system sees the rows.
SELECT set_config('role', 'hub_system', true);
--> statement-breakpoint
DELETE FROM plan_figure;
--> statement-breakpoint
INSERT INTO plan_figure (arn, kind, day, running, running_monthly, begun, begun_monthly, ceased, ceased_monthly)
SELECT c.arn, c.kind, c.day, sum(running)::int, sum(running_monthly), sum(begun)::int, sum(begun_monthly), sum(ceased)::int,
       sum(ceased_monthly)
  FROM plan CROSS JOIN LATERAL (
    select plan.arn, plan.kind, day, running, running * monthly as running_monthly, begun,
           begun * monthly as begun_monthly, ceased, ceased * monthly as ceased_monthly
      from (values
        (plan.starts_on, case when plan.starts_on < least(plan.ends_on + 1, plan.ceased_on) then +1 else 0 end, +1, 0, plan.starts_on),
        (least(plan.ends_on + 1, plan.ceased_on), case when plan.starts_on < least(plan.ends_on + 1, plan.ceased_on) then -(+1) else 0 end, 0, 0, least(plan.ends_on + 1, plan.ceased_on) - 1),
        (plan.ceased_on, 0, 0, case when plan.ceased_on <= plan.ends_on then +1 else 0 end, plan.ceased_on - 1),
        (greatest(plan.paused_from, plan.starts_on), case when plan.paused_from is not null and greatest(plan.paused_from, plan.starts_on) < least(plan.paused_to + 1, least(plan.ends_on + 1, plan.ceased_on)) then -(+1) else 0 end, 0, 0, greatest(plan.paused_from, plan.starts_on) - 1),
        (least(plan.paused_to + 1, least(plan.ends_on + 1, plan.ceased_on)), case when plan.paused_from is not null and greatest(plan.paused_from, plan.starts_on) < least(plan.paused_to + 1, least(plan.ends_on + 1, plan.ceased_on)) then +1 else 0 end, 0, 0, least(least(plan.paused_to + 1, least(plan.ends_on + 1, plan.ceased_on)), least(plan.ends_on + 1, plan.ceased_on) - 1))
      ) as change (day, running, begun, ceased, amount_on)
      cross join lateral (select case when plan.top_up_months is null then plan.monthly else round(case when plan.top_up_months is null then plan.amount else least(1000000000000.00, topped_up_amount(plan.amount,
     plan.top_up_amount, plan.top_up_basis_points, plan.top_up_months, plan.top_up_cap, plan.starts_on,
     amount_on)) end * case plan.frequency when 'daily' then 21 when 'weekly' then 52 when 'fortnightly' then 26 when 'twice-monthly' then 2 when 'monthly' then 1 when 'two-monthly' then 1 when 'quarterly' then 1 when 'half-yearly' then 1 when 'annual' then 1 end / case plan.frequency when 'daily' then 1 when 'weekly' then 12 when 'fortnightly' then 12 when 'twice-monthly' then 1 when 'monthly' then 1 when 'two-monthly' then 2 when 'quarterly' then 3 when 'half-yearly' then 6 when 'annual' then 12 end, 2) end as monthly) grown
     where day is not null and (running <> 0 or begun <> 0 or ceased <> 0) and plan.rejected_on is null
    union all
    select plan.arn, plan.kind, step.day, 0, +(round(step.after * case plan.frequency when 'daily' then 21 when 'weekly' then 52 when 'fortnightly' then 26 when 'twice-monthly' then 2 when 'monthly' then 1 when 'two-monthly' then 1 when 'quarterly' then 1 when 'half-yearly' then 1 when 'annual' then 1 end / case plan.frequency when 'daily' then 1 when 'weekly' then 12 when 'fortnightly' then 12 when 'twice-monthly' then 1 when 'monthly' then 1 when 'two-monthly' then 2 when 'quarterly' then 3 when 'half-yearly' then 6 when 'annual' then 12 end, 2) - round(step.before * case plan.frequency when 'daily' then 21 when 'weekly' then 52 when 'fortnightly' then 26 when 'twice-monthly' then 2 when 'monthly' then 1 when 'two-monthly' then 1 when 'quarterly' then 1 when 'half-yearly' then 1 when 'annual' then 1 end / case plan.frequency when 'daily' then 1 when 'weekly' then 12 when 'fortnightly' then 12 when 'twice-monthly' then 1 when 'monthly' then 1 when 'two-monthly' then 2 when 'quarterly' then 3 when 'half-yearly' then 6 when 'annual' then 12 end, 2)),
           0, 0, 0, 0
      from top_up_steps(plan.amount, plan.top_up_amount, plan.top_up_basis_points, plan.top_up_months, plan.top_up_cap,
     plan.starts_on, least(plan.ends_on + 1, plan.ceased_on) - 1) step
     where plan.rejected_on is null and (plan.paused_from is not null and greatest(plan.paused_from, plan.starts_on) < least(plan.paused_to + 1, least(plan.ends_on + 1, plan.ceased_on)) and step.day between greatest(plan.paused_from, plan.starts_on) and least(plan.paused_to + 1, least(plan.ends_on + 1, plan.ceased_on))) is not true
  ) c GROUP BY c.arn, c.kind, c.day;
--> statement-breakpoint
SELECT set_config('role', 'none', true);
