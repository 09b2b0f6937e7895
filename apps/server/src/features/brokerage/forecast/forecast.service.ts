import type { ResponseOf } from '@hub/contract';
import { missingInWords } from '@hub/contract/brokerage/brokerage-texts';
import type { brokerageForecast } from '@hub/contract/calls/brokerage/brokerage';
import { dayNumberOf, moneyOf, paise, todayInIndia, writeMoney } from '@hub/domain';
import { type ForecastSip, forecastTrail } from '@hub/domain/brokerage/trail/forecast';
import { trailAmount } from '@hub/domain/brokerage/trail/trail';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { type Debit, findClientsOf, readDebits } from '../../reports/reports.public.ts';
import { firstDayOf, monthOf, monthsFrom } from '../months/months.ts';
import { findTrailMonths } from '../months/trail-months.repository.ts';
import { workedAtOf } from '../months/trail-months.ts';
import { readRateCards } from '../rate-card/rate-card.repository.ts';
import { findMissingAhead, findRedemptions, findTowns, sumHeld } from './forecast.repository.ts';
import { redeemedOf, scenariosOf } from './forecast-scenarios.ts';

const MONTHS = 12;
const MOST_PLANS = 100;
const MOST_MISSING = 20;

type Reply = ResponseOf<typeof brokerageForecast>;

const keyOf = ({ plan }: Debit): string => `${plan.folioNo} ${plan.regNo}`;
const day = (iso: string) => dayNumberOf(Temporal.PlainDate.from(iso));

/** A SIP that is topped up is one for each of its amounts, under one name. */
async function sipsOf(queries: Queries, arn: string, debits: readonly Debit[]): Promise<ForecastSip[]> {
  const towns = await findTowns(queries, arn, [...new Set(debits.map(({ plan }) => plan.folioNo))]);
  const byAmount = Map.groupBy(debits, (debit) => `${keyOf(debit)} ${debit.amount}`);
  return [...byAmount.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { plan, amount } = first;
    const location = towns.get(plan.folioNo) ?? null;
    return [
      { id: keyOf(first), scheme: plan.schemeCode, location, amount, debits: own.map(({ on }) => day(on)) },
    ];
  });
}

export async function getBrokerageForecast({ db, session, clock }: SignedInContext): Promise<Reply> {
  const { arn } = session;
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const months = Array.from({ length: MONTHS }, (_, at) => monthsFrom(monthOf(today), at + 1));
  const last = Temporal.PlainYearMonth.from(months.at(-1) ?? '');
  const time = { from: today.add({ days: 1 }), to: last.toPlainDate({ day: last.daysInMonth }) };
  const running = firstDayOf(monthOf(today));
  const [cards, held, lacking, debits, trail, redemptions] = await Promise.all([
    readRateCards(queries),
    sumHeld(queries, arn, months.map(firstDayOf)),
    findMissingAhead(queries, arn, today.toString()),
    readDebits(queries, arn, time),
    findTrailMonths(queries, arn, { from: running, to: running }),
    findRedemptions(queries, arn, today.subtract({ years: 1 }).toString()),
  ]);
  const sips = await sipsOf(queries, arn, debits);
  const forecast = forecastTrail([], sips, { today: dayNumberOf(today), cards });
  const heldOf = new Map(held.map(({ month, product }) => [month, trailAmount(BigInt(product))]));
  const shown = forecast.months.map(({ sips: coming }, at) => {
    const month = months[at] ?? '';
    return { month, held: writeMoney(heldOf.get(month) ?? paise(0n)), sips: writeMoney(coming) };
  });
  const plans = [...Map.groupBy(debits, keyOf)]
    .flatMap(([key, [first]]) =>
      first === undefined
        ? []
        : [{ key, plan: first.plan, amount: first.amount, trail: forecast.lostWithout([key]) }],
    )
    .sort((one, other) => Number(other.trail - one.trail) || (one.key < other.key ? -1 : 1));
  const bounced = plans.filter(({ plan }) => plan.missedInRow > 0);
  const sumOf = (of: 'held' | 'sips') =>
    writeMoney(paise(shown.reduce((sum, month) => sum + moneyOf(month[of]), 0n)));
  return {
    asOn: today.toString(),
    workedAt: workedAtOf(trail),
    months: shown,
    held: sumOf('held'),
    sips: sumOf('sips'),
    plans: await plansOf(queries, arn, plans.slice(0, MOST_PLANS)),
    planCount: plans.length,
    atRisk: {
      plans: bounced.length,
      trail: writeMoney(forecast.lostWithout(bounced.map(({ key }) => key))),
    },
    scenarios: scenariosOf(shown, redemptions),
    redeemed: redemptions && redeemedOf(redemptions),
    missing: [
      ...new Set([
        ...lacking.map(({ scheme, why }) => `${scheme}: ${missingInWords(why)}`),
        ...forecast.missing.map(({ why }) => missingInWords(why === 'nav' ? why : why.missing)),
      ]),
    ].slice(0, MOST_MISSING),
  };
}

async function plansOf(
  queries: Queries,
  arn: string,
  plans: readonly (Pick<Debit, 'plan' | 'amount'> & { readonly key: string; readonly trail: bigint })[],
): Promise<Reply['plans']> {
  const folios = plans.map(({ plan }) => plan.folioNo);
  const clients = new Map((await findClientsOf(queries, arn, folios)).map((one) => [one.folioNo, one]));
  return plans.map(({ key, plan, amount, trail }) => ({
    key,
    regNo: plan.regNo,
    investorId: clients.get(plan.folioNo)?.investorId ?? '',
    investor: clients.get(plan.folioNo)?.investor ?? '',
    folioNo: plan.folioNo,
    schemeCode: plan.schemeCode,
    scheme: plan.scheme,
    amount: writeMoney(amount),
    frequency: plan.frequency,
    bouncesInRow: plan.missedInRow,
    trail: writeMoney(paise(trail)),
  }));
}
