import { moneyOf, todayInIndia } from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { businessDaysOf, firstLegDates, type LegCalendar, legCalendar, secondLegDates } from './leg-dates.ts';
import { readCalendars, readSchemes, readValidEuins } from './reference-facts.repository.ts';
import {
  insertOrders,
  lockDue,
  lockUndated,
  markAnswered,
  takeDuePayouts,
  writeDates,
} from './registrar.repository.ts';
import type { Payout, Registrar, RegistrarOrder, RegistrarWork } from './registrar.ts';
import { type Calendars, folioName, holdingName, type RegistrarBook } from './registrar-facts.ts';
import { reserveFolio } from './reserve-folio.repository.ts';
import { type DueOrder, type Refuses, settleOrder } from './settle-order.ts';
import { workInBatches } from './work-in-batches.ts';

interface EmbeddedOptions {
  readonly db: Database;
  readonly book: RegistrarBook;
  /** Turns an order down that nothing else is wrong with. */
  readonly refuses?: Refuses | undefined;
  readonly batchOrders?: number;
  /** How many batches are settled at the same time, each of other distributors. */
  readonly lanes?: number;
}

/** Orders settled in one transaction: enough to make the statements' cost small, few enough for flat memory. */
const defaultBatchOrders = 5000;
/** One computes while the other waits for the database. */
const defaultLanes = 2;

/** The registrar in our own house: it keeps orders, works on business days and allots once the NAV is there. */
export function embeddedRegistrar(options: EmbeddedOptions): Registrar {
  const { db, batchOrders = defaultBatchOrders, lanes = db.kind === 'postgres' ? defaultLanes : 1 } = options;
  return {
    reserveFolio,
    submit,
    async work(work) {
      const today = todayInIndia(work.now);
      await redate(db, batchOrders);
      const inLane = (lane: number) =>
        workInBatches(batchOrders, ({ limit, except, onTaken }) =>
          db.transaction('system', async (tx) => {
            const calendars = await readCalendars(tx);
            const open = openCalendars(calendars, today);
            const due = firstOfEach(await lockDue(tx, { today, open, limit, except, lane, lanes }));
            onTaken(due.map(({ id }) => id));
            if (due.length > 0) await settle(tx, due, { ...options, ...work, today, calendars });
            return due.length;
          }),
        );
      const counts = await Promise.all(Array.from({ length: lanes }, (_, lane) => inLane(lane)));
      await payOut(db, work, batchOrders);
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** With their days, which follow from the stamp of the confirmation and from the money's arrival. */
async function submit(tx: Tx, orders: readonly RegistrarOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const calendars = await readCalendars(tx);
  const codes = orders.flatMap(({ schemeCode, toSchemeCode }) => [schemeCode, toSchemeCode ?? schemeCode]);
  const schemes = await readSchemes(tx, [...new Set(codes)]);
  const dated = orders.map((order) => {
    const scheme = schemes.get(order.schemeCode);
    const target = order.toSchemeCode === null ? null : schemes.get(order.toSchemeCode);
    if (scheme === undefined || target === undefined) {
      return { order, dates: null, calendar: 'EQUITY' as const };
    }
    const calendar = legCalendar(scheme, target);
    return { order, dates: firstLegDates(order, scheme, businessDaysOf(calendars, calendar)), calendar };
  });
  await insertOrders(tx, dated, calendars.digest);
}

/** The bank pays on the day that follows from the scheme, in our own house without fail. */
async function payOut(db: Database, { now, payOut: note }: RegistrarWork, limit: number): Promise<void> {
  if (note === undefined) return;
  for (;;) {
    const count = await db.transaction('system', async (tx) => {
      const due = await takeDuePayouts(tx, todayInIndia(now).toString(), limit);
      const payouts = due.map(({ id, arn, reference, amount, on }): Payout => {
        const day = Temporal.PlainDate.from(on);
        return { arn, reference, at: now, utr: utrOf(id, day), on: day, amount: moneyOf(amount) };
      });
      if (payouts.length > 0) await note(tx, payouts);
      return due.length;
    });
    if (count < limit) return;
  }
}

/** Sixteen characters as NEFT has them: the bank, the year and its day, and a number of its own. */
const utrOf = (id: string, { year, dayOfYear }: Temporal.PlainDate): string =>
  `HUBBN${String(year % 100).padStart(2, '0')}${String(dayOfYear).padStart(3, '0')}${BigInt(id).toString(36).toUpperCase().padStart(6, '0')}`;

/** An exchange that closes for a day at short notice moves the orders that wait. */
async function redate(db: Database, limit: number): Promise<void> {
  for (;;) {
    const count = await db.transaction('system', async (tx) => {
      const calendars = await readCalendars(tx);
      const orders = await lockUndated(tx, calendars.digest, limit);
      if (orders.length === 0) return 0;
      const codes = orders.flatMap(({ schemeCode, toSchemeCode }) => [
        schemeCode,
        toSchemeCode ?? schemeCode,
      ]);
      const schemes = await readSchemes(tx, [...new Set(codes)]);
      const dated = orders.map(({ id, kind, schemeCode, toSchemeCode, switchedOn, ...times }) => {
        const scheme = schemes.get(schemeCode);
        const target = toSchemeCode === null ? null : schemes.get(toSchemeCode);
        if (scheme === undefined || target === undefined) return { id, dates: null };
        const isBusinessDay = businessDaysOf(calendars, legCalendar(scheme, target));
        if (switchedOn !== null && target !== null) {
          const on = Temporal.PlainDate.from(switchedOn);
          return { id, dates: secondLegDates(on, scheme, target, isBusinessDay) };
        }
        const confirmedAt = Temporal.Instant.from(times.confirmedAt);
        const fundsAt = times.fundsAt === null ? null : Temporal.Instant.from(times.fundsAt);
        return { id, dates: firstLegDates({ kind, confirmedAt, fundsAt }, scheme, isBusinessDay) };
      });
      await writeDates(tx, dated, calendars.digest);
      return orders.length;
    });
    if (count < limit) return;
  }
}

function openCalendars(calendars: Calendars, today: Temporal.PlainDate): LegCalendar[] {
  const all: LegCalendar[] = ['EQUITY', 'DEBT', 'BOTH'];
  return all.filter((calendar) => businessDaysOf(calendars, calendar)(today));
}

const takesUnits = ({ kind, switchedAmount }: DueOrder): boolean =>
  kind !== 'lumpsum' && switchedAmount === null;

/**
 * Units leave from what the order before left: when two orders touch one holding and the later takes units, that one
 * waits for the next batch.
 */
function firstOfEach(due: readonly DueOrder[]): readonly DueOrder[] {
  if (!due.some(takesUnits)) return due;
  const touched = new Set<string>();
  return due.filter((order) => {
    const isIn = order.switchedAmount !== null && order.toSchemeCode !== null;
    const name = holdingName(isIn ? { ...order, schemeCode: order.toSchemeCode } : order);
    if (takesUnits(order) && touched.has(name)) return false;
    touched.add(name);
    return true;
  });
}

interface BatchWork extends EmbeddedOptions, RegistrarWork {
  readonly today: Temporal.PlainDate;
  readonly calendars: Calendars;
}

async function settle(tx: Tx, due: readonly DueOrder[], work: BatchWork): Promise<void> {
  const { book, now, today, calendars, refuses } = work;
  const arns = [...new Set(due.map(({ arn }) => arn))];
  await book.lock(tx, arns);
  const codes = new Set(due.flatMap((order) => [order.schemeCode, order.toSchemeCode ?? order.schemeCode]));
  const schemes = await readSchemes(tx, [...codes]);
  const unique = new Map<string, DueOrder>();
  for (const order of due) unique.set(folioName(order), order);
  const folios = await book.readFolios(tx, [...unique.values()]);
  const leaving = due.filter(takesUnits);
  const holdings = leaving.length === 0 ? [] : await book.readHoldings(tx, leaving);
  const euins = await readValidEuins(tx, arns, today);
  const facts = {
    now,
    today,
    calendars,
    refuses,
    schemes,
    folios: new Map(folios.map((folio) => [folioName(folio), folio])),
    holdings: new Map(holdings.map((holding) => [holdingName(holding), holding])),
    isValidEuin: (arn: string, euin: string) => euins.has(`${arn} ${euin}`),
  };
  const settled = due.map((order) => settleOrder(order, facts));
  await markAnswered(tx, settled, now);
  await work.take(
    tx,
    settled.map(({ answer }) => answer),
  );
}
