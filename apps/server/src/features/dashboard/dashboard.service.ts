import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import {
  AUM_POINTS,
  type AumRange,
  type aum,
  type aumHistory,
  type clientsThisYear,
  type euinMissing,
  type lumpsumTotal,
  type opportunities,
  opportunityCounts,
  type sipThisYear,
  type sipTillDate,
  type stpSwpCount,
  type todo,
  type totalClients,
} from '@hub/contract/calls/dashboard/dashboard';
import { financialYearOf, roundedMoney, todayInIndia, writeMoney } from '@hub/domain';
import { LAPSING_HOURS } from '@hub/domain/orders/state/record-statuses';
import type { SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { thinSeries } from '../../calls/thin-series.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import { type BookFigures, readBookFigures } from '../book/book.public.ts';
import { getCounts } from '../opportunity/opportunity.public.ts';
import { readArn } from '../session/session.public.ts';
import { findAumHistory, markShown } from './dashboard.repository.ts';
import { aumOf, growthOf, monthOf, sipsOf, transfersOf } from './dashboard-presenter.ts';
import { findTodo, findWithoutEuin } from './todo.repository.ts';

const own = ({ db, session }: SignedInContext): Queries => oneStatement(db, { arn: session.arn });
const todayOf = ({ clock }: SignedInContext): Temporal.PlainDate => todayInIndia(clock.now());

/** Whether this ARN has seen the dashboard before; asking is seeing (S7-31). */
export async function wasDashboardShown(context: SignedInContext): Promise<boolean> {
  const isFirst = await markShown(own(context), context.session.arn);
  return !isFirst;
}

/** Every figure of the book in one small read; a call takes what it shows. */
async function figuresOf(
  context: SignedInContext,
): Promise<{ figures: BookFigures; today: string; since: string }> {
  const day = todayOf(context);
  const [today, since] = [day.toString(), financialYearOf(day).start.toString()];
  const figures = await readBookFigures(own(context), { arn: context.session.arn, today, yearStart: since });
  return { figures, today, since };
}

export async function getAum(context: SignedInContext): Promise<ResponseOf<typeof aum>> {
  return aumOf((await figuresOf(context)).figures);
}

const spans: Readonly<Record<AumRange, Temporal.DurationLike | null>> = {
  '1m': { months: 1 },
  '1y': { years: 1 },
  '3y': { years: 3 },
  max: null,
};

export async function getAumHistory(
  context: SignedInContext,
  { range }: RequestOf<typeof aumHistory>,
): Promise<ResponseOf<typeof aumHistory>> {
  const span = spans[range];
  const since = span === null ? null : todayOf(context).subtract(span).toString();
  const history = await findAumHistory(own(context), context.session.arn, since);
  return { range, points: [...thinSeries(history.points, AUM_POINTS)], growth: growthOf(history) };
}

export async function getLumpsumTotal(context: SignedInContext): Promise<ResponseOf<typeof lumpsumTotal>> {
  const { figures, today } = await figuresOf(context);
  return monthOf(figures, `${today.slice(0, 8)}01`, today);
}

export async function getTotalClients(context: SignedInContext): Promise<ResponseOf<typeof totalClients>> {
  const { figures, since } = await figuresOf(context);
  const { clients, liveClients, folios, newClients } = figures;
  return { clients, live: liveClients, folios, since, newClients };
}

/** Another ARN is answered like one that is none. */
export async function getClientsThisYear(
  context: SignedInContext,
  { id }: RequestOf<typeof clientsThisYear>,
): Promise<ResponseOf<typeof clientsThisYear>> {
  if (readArn(id, context.brand) !== context.session.arn) {
    throw new Refusal('not-found', texts.call.notFound);
  }
  const { clients, since, newClients } = await getTotalClients(context);
  return { clients, since, newClients };
}

export async function getSipTillDate(context: SignedInContext): Promise<ResponseOf<typeof sipTillDate>> {
  const { figures, since } = await figuresOf(context);
  return sipsOf(figures, since);
}

export async function getSipThisYear(context: SignedInContext): Promise<ResponseOf<typeof sipThisYear>> {
  const { since, started, ceased } = await getSipTillDate(context);
  return { since, started, ceased };
}

export async function getStpSwpCount(context: SignedInContext): Promise<ResponseOf<typeof stpSwpCount>> {
  return transfersOf((await figuresOf(context)).figures);
}

/** Who was born on 29-Feb keeps it on the 28th in a common year, as the client list has it. */
function birthdaysOn({ month, day, inLeapYear }: Temporal.PlainDate): number[] {
  const key = month * 100 + day;
  return key === 228 && !inLeapYear ? [228, 229] : [key];
}

export async function getTodo(context: SignedInContext): Promise<ResponseOf<typeof todo>> {
  const today = todayOf(context);
  const items = await findTodo(own(context), {
    arn: context.session.arn,
    today: today.toString(),
    birthdays: birthdaysOn(today),
    lapsesBefore: `${context.clock.now().add({ hours: LAPSING_HOURS })}`,
  });
  return { items };
}

export async function getOpportunities(context: SignedInContext): Promise<ResponseOf<typeof opportunities>> {
  const counts = await getCounts(context);
  return {
    items: opportunityCounts.map((kind) => {
      const { rows: count, worth: amount } = counts.get(kind) ?? { rows: 0, worth: '0.00' };
      return { kind, count, amount };
    }),
  };
}

/** More than anybody puts right one by one; the sums count all of them. */
const MOST_WITHOUT_EUIN = 500;

export async function getEuinMissing(context: SignedInContext): Promise<ResponseOf<typeof euinMissing>> {
  const page = await findWithoutEuin(own(context), {
    arn: context.session.arn,
    today: todayOf(context).toString(),
    limit: MOST_WITHOUT_EUIN,
  });
  return { items: [...page.items], total: page.total, amount: writeMoney(roundedMoney(page.amount)) };
}
