import type { RequestOf, ResponseOf } from '@hub/contract';
import type { birthdays, wishClients, wishesAhead } from '@hub/contract/calls/wishes/wishes';
import { clockInIndia, PAGE_SIZE, todayInIndia } from '@hub/domain';
import { isObservedIn } from '@hub/domain/wishes/festival-days';
import { festivals } from '@hub/domain/wishes/festivals';
import { wishWindow, yearlyKinds } from '@hub/domain/wishes/occasions';
import type { WishChannel } from '@hub/domain/wishes/wish-fault';
import { wishTimes } from '@hub/domain/wishes/wish-time';
import type { SignedInContext } from '../../calls/call-context.ts';
import { searchable, searchWords } from '../../calls/search-words.ts';
import { oneStatement } from '../../db/queries.ts';
import { allCategories, type Category, categoryAhead } from './category.ts';
import { type ChosenClient, chooseClients, presentPerson } from './chosen-clients.ts';
import { countByState } from './clients.repository.ts';
import { countWaiting } from './wishes.repository.ts';

/** How many of the next ones the first screen names. */
const NEXT = 3;
const FESTIVAL_DAYS = 90;

const pageOf = <T>(all: readonly T[], pageNumber: number): T[] =>
  all.slice((pageNumber - 1) * PAGE_SIZE, pageNumber * PAGE_SIZE);

const named = (search: string | undefined) => {
  const words = searchWords(search ?? '');
  return ({ row }: ChosenClient) => {
    const name = searchable(row.name);
    return words.every((word) => name.includes(word));
  };
};

const festivalShape = ({ id, festival }: Category) =>
  festival && {
    category: id,
    name: festival.festival.name,
    from: `${festival.from}`,
    to: `${festival.to}`,
    mayShift: festival.festival.mayShift,
  };

export async function getWishesAhead({
  db,
  session: { arn },
  clock,
}: SignedInContext): Promise<ResponseOf<typeof wishesAhead>> {
  const queries = oneStatement(db, { arn });
  const here = clockInIndia(clock.now());
  const today = here.toPlainDate();
  const categories = allCategories(today);
  const yearly = categories.filter(({ festival }) => festival === null);
  const [month, byState, waiting] = await Promise.all([
    chooseClients(queries, arn, yearly, { span: 'month' }, today),
    countByState(queries, arn),
    countWaiting(queries, arn),
  ]);
  const week = wishWindow('week', today).to;
  const until = (to: Temporal.PlainDate, all: readonly ChosenClient[]) =>
    all.filter(({ occasion }) => Temporal.PlainDate.compare(occasion.on, to) <= 0).length;
  const soon = today.add({ days: FESTIVAL_DAYS });
  return {
    today: `${today}`,
    hour: here.hour,
    days: yearlyKinds.map((kind) => {
      const own = month.filter(({ occasion }) => occasion.kind === kind);
      return {
        kind,
        counts: { day: until(today, own), week: until(week, own), month: own.length },
        next: own.slice(0, NEXT).map(presentPerson),
      };
    }),
    festivals: categories.flatMap((category) => {
      const shape = festivalShape(category);
      if (shape === null || category.festival === null) return [];
      if (Temporal.PlainDate.compare(category.festival.from, soon) > 0) return [];
      const same = festivals.filter(({ id }) => id === category.festival?.festival.id);
      const keepers = byState.filter(({ state }) => same.some((one) => isObservedIn(one, state)));
      return [{ ...shape, clients: keepers.reduce((sum, { clients }) => sum + clients, 0) }];
    }),
    waiting,
  };
}

export async function getBirthdays(
  { db, session: { arn }, clock }: SignedInContext,
  { span = 'month', search, pageNumber = 1 }: RequestOf<typeof birthdays>,
): Promise<ResponseOf<typeof birthdays>> {
  const today = todayInIndia(clock.now());
  const category = categoryAhead('birthday', today);
  const all = await chooseClients(oneStatement(db, { arn }), arn, [category], { span }, today);
  const found = all.filter(named(search));
  return { items: pageOf(found, pageNumber).map(presentPerson), total: found.length, today: `${today}` };
}

export async function getWishClients(
  { db, session: { arn }, clock }: SignedInContext,
  {
    category: id,
    span = 'month',
    investorIds,
    except,
    search,
    leftOutBy,
    pageNumber = 1,
  }: RequestOf<typeof wishClients>,
): Promise<ResponseOf<typeof wishClients>> {
  const today = todayInIndia(clock.now());
  const category = categoryAhead(id, today);
  const all = await chooseClients(
    oneStatement(db, { arn }),
    arn,
    [category],
    { span, investorIds, except },
    today,
  );
  const found = all
    .filter(({ faults }) => leftOutBy === undefined || faults[leftOutBy] !== null)
    .filter(named(search));
  const readyBy = (channel: WishChannel) => all.filter(({ faults }) => faults[channel] === null).length;
  return {
    items: pageOf(found, pageNumber).map(presentPerson),
    total: found.length,
    clients: all.length,
    ready: { sms: readyBy('sms'), email: readyBy('email'), whatsapp: readyBy('whatsapp') },
    today: `${today}`,
    isToday: all.every(({ occasion }) => occasion.on.equals(today)),
    ...wishTimes(
      all.map(({ occasion }) => occasion.on),
      clock.now(),
    ),
    festival: festivalShape(category),
  };
}
