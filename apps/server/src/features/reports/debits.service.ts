import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  type comingDebits,
  DEBIT_DAYS,
  type DebitDay,
  type debitsOfDay,
} from '@hub/contract/calls/reports/report-debits';
import {
  businessDays,
  calendarOf,
  type IsBusinessDay,
  moneyOf,
  PAGE_SIZE,
  type Paise,
  todayInIndia,
  writeMoney,
} from '@hub/domain';
import { type DebitRisk, debitRisk } from '@hub/domain/plans/debit-risk';
import { frequencyFacts } from '@hub/domain/plans/frequencies';
import { instalmentsOf } from '@hub/domain/plans/next-instalment';
import { readTopUp, toppedUpAmount } from '@hub/domain/plans/top-up';
import type { SignedInContext } from '../../calls/call-context.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import { type DebitedPlan, findClientsOf, findDaysOff, findDebitedPlans } from './debits.repository.ts';

export interface Debit {
  readonly plan: DebitedPlan;
  readonly dueOn: string;
  readonly on: string;
  readonly amount: Paise;
  readonly risk: DebitRisk | null;
}

const day = (iso: string): Temporal.PlainDate => Temporal.PlainDate.from(iso);

function* debitsOf(
  plan: DebitedPlan,
  isBusinessDay: IsBusinessDay,
  { from, to }: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
): Generator<Debit> {
  const start = day(plan.startsOn);
  const course = {
    frequency: plan.frequency,
    start,
    end: day(plan.endsOn),
    count: null,
    ...(plan.dueDays !== null && { days: plan.dueDays }),
    ceasedOn: plan.ceasedOn === null ? null : day(plan.ceasedOn),
    pauses:
      plan.pausedFrom === null
        ? []
        : [{ from: day(plan.pausedFrom), to: plan.pausedTo === null ? null : day(plan.pausedTo) }],
  };
  const mandate = plan.mandate && {
    status: plan.mandate.status,
    limit: moneyOf(plan.mandate.limit),
    endsOn: day(plan.mandate.endsOn),
  };
  const topUp = readTopUp(plan);
  for (const { dueOn, debitOn } of instalmentsOf(course, isBusinessDay, from)) {
    if (Temporal.PlainDate.compare(debitOn, to) > 0) return;
    const amount = toppedUpAmount(moneyOf(plan.amount), topUp, start, dueOn);
    const risk = debitRisk(plan, mandate, { amount, debitOn });
    yield { plan, dueOn: dueOn.toString(), on: debitOn.toString(), amount, risk };
  }
}

/** Every debit of every SIP in a time. */
export async function readDebits(
  queries: Queries,
  arn: string,
  time: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
): Promise<Debit[]> {
  const [plans, off] = await Promise.all([
    findDebitedPlans(queries, { arn, from: time.from.toString(), to: time.to.toString() }),
    findDaysOff(queries),
  ]);
  const market = (calendar: 'EQUITY' | 'DEBT') =>
    businessDays(new Set(off.filter((one) => one.calendar === calendar).map((one) => one.day)));
  const markets = { EQUITY: market('EQUITY'), DEBT: market('DEBT') };
  return plans.flatMap((plan) => [
    ...debitsOf(plan, markets[plan.assetClass === null ? 'EQUITY' : calendarOf(plan.assetClass)], time),
  ]);
}

function sumsOf(debits: readonly Debit[]): Omit<DebitDay, 'on'> {
  const sum = (some: readonly Debit[]) =>
    writeMoney(some.reduce((total, { amount }) => total + amount, 0n) as Paise);
  const atRisk = debits.filter(({ risk }) => risk !== null);
  return {
    debits: debits.length,
    amount: sum(debits),
    atRisk: atRisk.length,
    amountAtRisk: sum(atRisk),
  };
}

export async function getComingDebits({
  db,
  session,
  clock,
}: SignedInContext): Promise<ResponseOf<typeof comingDebits>> {
  const { arn } = session;
  const from = todayInIndia(clock.now());
  const to = from.add({ days: DEBIT_DAYS - 1 });
  const debits = await readDebits(oneStatement(db, { arn }), arn, { from, to });
  const days = [...Map.groupBy(debits, ({ on }) => on)].map(([on, own]) => ({ on, ...sumsOf(own) }));
  return {
    from: from.toString(),
    to: to.toString(),
    ...sumsOf(debits),
    days: days.sort((one, other) => (one.on < other.on ? -1 : 1)),
  };
}

/** Those at risk first, then the largest; of equals by number, so that pages fit together. */
function byUrgency(one: Debit, other: Debit): number {
  if ((one.risk === null) !== (other.risk === null)) return one.risk === null ? 1 : -1;
  if (one.amount !== other.amount) return one.amount < other.amount ? 1 : -1;
  return `${one.plan.regNo} ${one.plan.folioNo}` < `${other.plan.regNo} ${other.plan.folioNo}` ? -1 : 1;
}

export async function getDebitsOfDay(
  { db, session }: SignedInContext,
  { on, pageNumber = 1 }: RequestOf<typeof debitsOfDay>,
): Promise<ResponseOf<typeof debitsOfDay>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const debits = (await readDebits(queries, arn, { from: day(on), to: day(on) })).sort(byUrgency);
  const page = debits.slice((pageNumber - 1) * PAGE_SIZE, pageNumber * PAGE_SIZE);
  const clients = new Map(
    (
      await findClientsOf(
        queries,
        arn,
        page.map(({ plan }) => plan.folioNo),
      )
    ).map((client) => [client.folioNo, client]),
  );
  return {
    items: page.map(({ plan, dueOn, amount, risk }) => {
      const client = clients.get(plan.folioNo);
      return {
        regNo: plan.regNo,
        investorId: client?.investorId ?? '',
        investor: client?.investor ?? '',
        folioNo: plan.folioNo,
        scheme: { code: plan.schemeCode, name: plan.scheme },
        amount: writeMoney(amount),
        dueOn,
        risk,
        missedInRow: plan.missedInRow,
        missLimit: frequencyFacts[plan.frequency].failuresToCancel,
      };
    }),
    pageNumber,
    total: debits.length,
  };
}
