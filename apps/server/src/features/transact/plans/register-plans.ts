import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { stopReasonTexts } from '@hub/contract/orders/words/plan-texts';
import { dayText, formatDate, paise, todayInIndia, writeMoney } from '@hub/domain';
import type { PlanFacts } from '@hub/domain/orders/facts/order-facts';
import { planMarket } from '@hub/domain/orders/preview/order-nav';
import {
  dueDaysOf,
  existingPause,
  mandateOf,
  planOf,
  scheduleOf,
} from '@hub/domain/orders/preview/plan-schedule';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { isUpi } from '@hub/domain/orders/preview/start-window';
import { goalOfStart } from '@hub/domain/orders/terms/goal-start';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import { isRegistration, planKindOf, type RegisterTerms } from '@hub/domain/orders/terms/plan-terms';
import { monthlyEquivalent } from '@hub/domain/plans/monthly-equivalent';
import { previewPlan } from '@hub/domain/plans/preview-plan';
import type { Tx } from '../../../db/database.ts';
import { bookOf, type NewPlan, type PlanChange } from '../../book/book.public.ts';
import { assignStarted } from '../../goal-planner/goal-planner.public.ts';
import { schedulePlans } from '../instalments/schedule.ts';
import { type FactBook, readFacts } from '../orders/order-facts.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

/** What the asset manager's own register did with an order. */
export interface RegisteredOrder {
  readonly order: OrderRow;
  /** In words, for the timeline. */
  readonly note: string;
  /** Why it could not be done; null when it was. */
  readonly rejection: { code: string; title: string; fix: string; remark: string } | null;
}

interface Writes {
  readonly plans: (NewPlan & { readonly mandateId: string | null })[];
  /** By plan: one row for each. */
  readonly changes: Map<string, PlanChange>;
}

/**
 * Registers, pauses and stops plans: the house keeps this register itself, so nobody has to be waited for. All in the
 * caller's transaction.
 */
export async function registerPlans(
  tx: Tx,
  orders: readonly OrderRow[],
  now: Temporal.Instant,
): Promise<RegisteredOrder[]> {
  const done: RegisteredOrder[] = [];
  const writes: Writes = { plans: [], changes: new Map() };
  for (const [arn, own] of Map.groupBy(orders, (order) => order.arn)) {
    const all = own.map((order) => ({ order, terms: readTerms(order.terms as OrderTermsWire) }));
    const book = await readFacts(
      tx,
      arn,
      all.map(({ terms }) => terms),
      { now, except: own.map(({ reference }) => reference) },
    );
    done.push(...all.map(({ order, terms }) => ({ order, ...write(order, terms, book, now, writes) })));
  }
  const today = todayInIndia(now);
  const changes = [...writes.changes.values()];
  await bookOf(tx).writePlans(writes.plans);
  await bookOf(tx).changePlans(changes);
  await schedulePlans(tx, [...writes.plans, ...changes], today);
  await assignStarted(tx, writes.plans.flatMap(startedFromGoal(orders)));
  return done;
}

/** A SIP that was begun from a goal pays for it. */
const startedFromGoal = (orders: readonly OrderRow[]) => {
  const of = new Map(orders.map((order) => [order.reference, order]));
  return ({ arn, kind, folioNo, regNo }: NewPlan) => {
    const { begunFrom } = (of.get(regNo)?.terms ?? {}) as { readonly begunFrom?: string };
    const goalId = kind === 'SIP' ? goalOfStart(begunFrom) : null;
    return goalId === null ? [] : [{ arn, goalId, folioNo, regNo }];
  };
};

function write(
  order: OrderRow,
  terms: OrderTerms,
  book: FactBook,
  now: Temporal.Instant,
  writes: Writes,
): Pick<RegisteredOrder, 'note' | 'rejection'> {
  const facts = book.factsOf(terms);
  const plan = planOf(terms, facts);
  const reportedOn = todayInIndia(now).toString();
  const change = (of: PlanFacts, what: Partial<PlanChange>): void => {
    const key = { arn: order.arn, kind: of.kind, folioNo: order.folioNo, regNo: of.regNo, reportedOn };
    const name = `${of.kind} ${order.arn} ${order.folioNo} ${of.regNo}`;
    writes.changes.set(name, { ...(writes.changes.get(name) ?? key), ...what });
  };
  if (isRegistration(terms)) {
    writes.plans.push(newPlan(order, terms, book, reportedOn));
    if (plan !== null && Temporal.PlainDate.compare(terms.startsOn, plan.endsOn) <= 0) {
      change(plan, { ceasedOn: `${terms.startsOn}`, reason: orderMessageTexts.replacedBy(order.reference) });
    }
    const preview = previewOrder(terms, facts, now);
    const first = preview !== null && 'plan' in preview ? preview.plan.first[0] : undefined;
    return {
      note: orderMessageTexts.firstDue(formatDate(first?.dueOn ?? terms.startsOn)),
      rejection: null,
    };
  }
  if (terms.kind === 'pause') {
    if (plan === null) return { note: over.title, rejection: over };
    change(plan, { pausedFrom: `${terms.from}`, pausedTo: `${terms.to}` });
    return { note: orderMessageTexts.fromTo(formatDate(terms.from), formatDate(terms.to)), rejection: null };
  }
  if (terms.kind === 'stop') {
    const { stopsOn } = order.result as { readonly stopsOn: string };
    // What has ended by itself meanwhile is stopped all the same.
    if (plan !== null) change(plan, { ceasedOn: stopsOn, reason: stopReasonTexts[terms.reason] });
    return { note: orderMessageTexts.nothingFrom(dayText(stopsOn)), rejection: null };
  }
  throw new RangeError(`${order.reference}: a ${terms.kind} is about no plan`);
}

const over = {
  code: 'PLAN',
  title: orderMessageTexts.planOver,
  fix: orderMessageTexts.planOverFix,
  remark: '',
} as const;

/** The registration, under the order's own reference. */
function newPlan(
  order: OrderRow,
  terms: RegisterTerms,
  book: FactBook,
  today: string,
): NewPlan & { readonly mandateId: string | null } {
  const facts = book.factsOf(terms);
  const { scheme } = facts;
  if (scheme === null) throw new Error(`${order.reference}: its scheme is gone`);
  const mandate = mandateOf(terms, facts);
  const amount = terms.amount ?? paise(0n);
  const topUp = terms.kind === 'sip' ? terms.topUp : null;
  const market = planMarket(terms, scheme, facts);
  // The end stays where it is: what a pause leaves out is not made up for.
  const { count, last } = previewPlan(scheduleOf(terms, mandate), { amount, topUp }, market);
  const pause = existingPause(terms, facts);
  const umrn = book.rows.mandates.find(({ id }) => id === mandate?.id)?.umrn ?? null;
  return {
    arn: order.arn,
    kind: planKindOf(terms),
    regNo: order.reference,
    folioNo: terms.folioNo,
    schemeCode: terms.schemeCode,
    targetCode: 'toSchemeCode' in terms ? terms.toSchemeCode : null,
    amount: writeMoney(amount),
    frequency: terms.frequency,
    registeredOn: today,
    startsOn: `${terms.startsOn}`,
    endsOn: `${terms.end.by === 'count' && last !== null ? last.dueOn : scheduleOf(terms, mandate).end}`,
    ceasedOn: null,
    pausedFrom: pause?.from.toString() ?? null,
    pausedTo: pause?.to?.toString() ?? null,
    rejectedOn: null,
    reason: null,
    umrn,
    instalments: count,
    dueDays: dueDaysOf(terms),
    paymentMode: terms.kind !== 'sip' ? 'transfer' : mandate !== null && isUpi(mandate) ? 'upi' : 'nach',
    topUpAmount: topUp?.by.kind === 'amount' ? writeMoney(topUp.by.amount) : null,
    topUpBasisPoints: topUp?.by.kind === 'rate' ? Number(topUp.by.rate / 100n) : null,
    topUpMonths: topUp?.everyMonths ?? null,
    topUpCap: topUp?.cap == null ? null : writeMoney(topUp.cap),
    monthly: writeMoney(monthlyEquivalent(amount, terms.frequency)),
    done: 0,
    bounced: 0,
    bouncedInRow: 0,
    lastDueOn: null,
    mandateId: mandate?.id ?? null,
  };
}
