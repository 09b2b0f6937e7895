import { type DayNumber, type Paise, paise } from '@hub/domain';
import type { BookCalendar } from '../ground/book-calendar.ts';
import type { BookNumbers } from '../ground/book-numbers.ts';
import type { BankJson } from '../ground/folio-row.ts';
import type { Random } from '../ground/random.ts';
import type { InstalmentRow, MandateRow } from '../ground/rows.ts';
import type { Order, PlanLink, Requested } from '../ledger/order.ts';
import { buyDay, sellDay } from '../ledger/trade-days.ts';
import type { DemoMarket } from '../market/demo-market.ts';
import type { DemoScheme } from '../market/demo-scheme.ts';
import type { PlanDraft } from './plan-draft.ts';

export interface FolioDraft {
  readonly folioNo: string;
  readonly openedOn: DayNumber;
  readonly isJoint: boolean;
}

interface DraftSetting {
  readonly arn: string;
  readonly random: Random;
  readonly calendar: BookCalendar;
  readonly market: DemoMarket;
  readonly numbers: BookNumbers;
  readonly banks: readonly BankJson[];
  /** Against the middle of the book. */
  readonly wealth: number;
  readonly country: string;
  readonly euin: string;
}

export const rupees = (count: number): Paise => paise(BigInt(count) * 100n);

/** What a client is going to do: folios, orders and plans, collected by its behaviour before anything is posted. */
export class ClientDraft {
  readonly setting: DraftSetting;
  readonly random: Random;
  readonly calendar: BookCalendar;
  readonly folios: FolioDraft[] = [];
  readonly orders: Order[] = [];
  readonly plans: PlanDraft[] = [];
  readonly instalments: InstalmentRow[] = [];
  readonly mandates: MandateRow[] = [];

  constructor(setting: DraftSetting) {
    this.setting = setting;
    this.random = setting.random;
    this.calendar = setting.calendar;
  }

  /** A business day so many days ago, within the book. */
  daysAgo(days: number): DayNumber {
    const { today, start, lastBusinessDay, onOrAfter } = this.calendar;
    const day = onOrAfter(Math.max(today - days, start + 8) as DayNumber);
    return day > lastBusinessDay ? lastBusinessDay : day;
  }

  openFolio(openedOn: DayNumber, isJoint = this.random.chance(0.16)): FolioDraft {
    const folio = { folioNo: this.setting.numbers.folioNo(), openedOn, isJoint };
    this.folios.push(folio);
    return folio;
  }

  scheme(id: string): DemoScheme {
    return this.setting.market.scheme(id);
  }

  /** One of the funds that those living there may buy. */
  pickFund(ids: readonly string[]): string {
    const { country } = this.setting;
    const open = ids.filter((id) => !(this.scheme(id).row.rules.closedTo ?? []).includes(country));
    return open.length === 0 ? 'nifty-50' : this.random.pick(open);
  }

  /** Round sums that people write on forms, about `middle` for who has what most have. */
  sum(middle: number): number {
    const wanted = middle * this.setting.wealth * (0.5 + this.random.next());
    const step = wanted >= 200_000 ? 50_000 : wanted >= 50_000 ? 10_000 : wanted >= 10_000 ? 5000 : 1000;
    return Math.max(5000, Math.round(wanted / step) * step);
  }

  /** Of who serves the client; now and then it was left out. */
  euin(): string | null {
    return this.random.chance(0.05) ? null : this.setting.euin;
  }

  /** In rupees, or to the paisa. */
  buy(
    folio: FolioDraft,
    fund: string,
    on: DayNumber,
    amount: number | Paise,
    plan: PlanLink | null = null,
  ): void {
    const scheme = this.scheme(fund);
    this.orders.push({
      kind: 'buy',
      day: buyDay(scheme, this.calendar.onOrAfter(on)),
      folioNo: folio.folioNo,
      scheme,
      plan,
      euin: plan === null ? this.euin() : plan.euin,
      amount: typeof amount === 'number' ? rupees(amount) : amount,
      bounces: plan === null && this.random.chance(0.012),
    });
  }

  sell(
    folio: FolioDraft,
    fund: string,
    on: DayNumber,
    requested: Requested,
    plan: PlanLink | null = null,
  ): void {
    const scheme = this.scheme(fund);
    const day = sellDay(scheme, this.calendar.onOrAfter(on), this.calendar);
    this.orders.push({ kind: 'sell', day, folioNo: folio.folioNo, scheme, plan, euin: null, requested });
  }

  move(
    folio: FolioDraft,
    fund: string,
    target: string,
    on: DayNumber,
    requested: Requested,
    plan: PlanLink | null = null,
  ): void {
    const scheme = this.scheme(fund);
    this.orders.push({
      kind: 'move',
      day: sellDay(scheme, this.calendar.onOrAfter(on), this.calendar),
      folioNo: folio.folioNo,
      scheme,
      target: this.scheme(target),
      plan,
      euin: plan === null ? this.euin() : plan.euin,
      requested,
    });
  }
}
