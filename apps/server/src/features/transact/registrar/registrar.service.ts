import { rejectionReasons } from '@hub/contract';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { todayInIndia, writeMoney, writeNav, writeUnits } from '@hub/domain';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type {
  LumpsumTerms,
  OrderTerms,
  RedeemTerms,
  SwitchTerms,
} from '@hub/domain/orders/terms/order-terms';
import type { SipTerms } from '@hub/domain/orders/terms/plan-terms';
import type { JobContext } from '../../../calls/job-context.ts';
import type { Tx } from '../../../db/database.ts';
import type { RegistrarAnswer, RegistrarOrder } from '../../../ports/registrar/registrar.ts';
import { bookOf, refreshStale } from '../../book/book.public.ts';
import { schedulePlans } from '../instalments/schedule.ts';
import { isInstalment, takeSettled } from '../instalments/settled.service.ts';
import { applyEvents, type Happening, noteEvents } from '../orders/apply-events.ts';
import { type NewsSender, notifyAnswered } from '../orders/investor-news.ts';
import { notifyDistributor } from '../orders/notices.ts';
import { lockOrdersOfAll, lockToSubmit, type OrderRow } from '../orders/orders.repository.ts';
import type { DebitPlatform } from '../payment/debit.service.ts';
import { noteRefunds } from '../payment/refunds.ts';
import { type RegisteredOrder, registerPlans } from '../plans/register-plans.ts';
import { noteHeld } from './held-answers.service.ts';
import { takePayouts } from './payouts.service.ts';

type Platform = Pick<JobContext, 'db' | 'clock' | 'registrar'>;

const submittedAtOnce = 500;

type RegistrarTerms = LumpsumTerms | RedeemTerms | SwitchTerms | SipTerms;

const quantityOf = (terms: RegistrarTerms): RegistrarOrder['quantity'] =>
  'quantity' in terms ? terms.quantity : { by: 'amount', amount: terms.amount };

/** The account that pays or is paid. */
function accountOf(terms: RegistrarTerms): string | null {
  if (terms.kind === 'sip') return terms.firstNow?.account ?? null;
  return 'account' in terms ? terms.account : null;
}

/** Units are bought, sold or switched. The first instalment of a SIP that is paid at once is a purchase of its plan. */
function registrarOrder(order: OrderRow, terms: RegistrarTerms): RegistrarOrder {
  const advised = 'euin' in terms ? terms : null;
  return {
    arn: order.arn,
    reference: order.reference,
    kind: terms.kind === 'sip' ? 'lumpsum' : terms.kind,
    ...(terms.kind === 'sip' && { planNo: order.reference }),
    folioNo: terms.folioNo,
    schemeCode: terms.schemeCode,
    toSchemeCode: 'toSchemeCode' in terms ? terms.toSchemeCode : null,
    idcw: 'idcw' in terms ? terms.idcw : 'Z',
    quantity: quantityOf(terms),
    euin: advised?.euin ?? null,
    isExecutionOnly: advised?.isExecutionOnly ?? false,
    subArn: advised?.subArn ?? null,
    confirmedAt: Temporal.Instant.from(order.confirmedAt as string),
    fundsAt: order.fundsAt === null ? null : Temporal.Instant.from(order.fundsAt),
    account: accountOf(terms),
  };
}

const isForRegistrar = (terms: OrderTerms): terms is RegistrarTerms =>
  terms.kind === 'lumpsum' ||
  terms.kind === 'redeem' ||
  terms.kind === 'switch' ||
  (terms.kind === 'sip' && terms.firstNow !== null);

/**
 * Hands over what is confirmed and paid; the handing over and its event are one transaction. Units go through the
 * registrar, who answers later; plans are in the house's own register at once.
 */
export async function submitOrders({
  db,
  clock,
  registrar,
  ...sender
}: Platform & NewsSender): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    const orders = await lockToSubmit(tx, submittedAtOnce, todayInIndia(now).toString());
    if (orders.length === 0) return 0;
    const all = orders.map((order) => ({ order, terms: readTerms(order.terms as OrderTermsWire) }));
    await registrar.submit(
      tx,
      all.flatMap(({ order, terms }) => (isForRegistrar(terms) ? [registrarOrder(order, terms)] : [])),
    );
    const submitted = await applyEvents(
      tx,
      orders.map((order) => ({
        order,
        event: { type: 'submitted' as const },
        actor: 'system' as const,
        at: now,
      })),
    );
    const byReference = new Map(all.map(({ order, terms }) => [order.reference, terms]));
    const about = submitted.filter(({ kind }) => orderDefinitions[kind].plan !== null);
    const registered = await registerPlans(tx, about, now);
    const over = await applyEvents(
      tx,
      registered.flatMap((one): Happening[] => {
        const terms = byReference.get(one.order.reference);
        // The first instalment is still with the registrar.
        return terms !== undefined && isForRegistrar(terms) ? [] : [doneHappening(one, now)];
      }),
    );
    await notifyDistributor(tx, over, now);
    const reasons = new Map(registered.map((one) => [one.order.reference, one.rejection?.title]));
    await notifyAnswered(
      sender,
      tx,
      over.map((order) => ({ order, reason: reasons.get(order.reference) })),
    );
    return orders.length;
  });
}

const doneHappening = ({ order, note, rejection }: RegisteredOrder, at: Temporal.Instant): Happening => ({
  order,
  actor: 'registrar',
  details: { reason: note },
  at,
  ...(rejection === null
    ? { event: { type: 'allotted' } }
    : { event: { type: 'rejected' }, result: { rejection } }),
});

type AllottedAnswer = Exclude<RegistrarAnswer, { readonly type: 'rejected' }>;

/** What a leg came to, as the order keeps it. */
const legOf = ({ entries: [entry], navDate, nav, units, amount }: AllottedAnswer) => ({
  schemeCode: entry?.schemeCode ?? '',
  units: writeUnits(units),
  nav: writeNav(nav),
  navOn: navDate.toString(),
  amount: writeMoney(amount),
});

type Leg = ReturnType<typeof legOf>;
const legsOf = (order: OrderRow): Leg[] => (order.result as { readonly legs?: Leg[] } | null)?.legs ?? [];

/** All that the registrar's answers lean on. */
type AnswerPlatform = Pick<DebitPlatform, 'payments'> & NewsSender;

/** Writes the registrar's answers: units to the ledger by the book's own door, an event to each order or instalment. */
async function takeAnswers(
  platform: AnswerPlatform,
  tx: Tx,
  answers: readonly RegistrarAnswer[],
): Promise<void> {
  const entries = answers.flatMap((answer) =>
    answer.type === 'rejected' || answer.isInBook === true ? [] : answer.entries,
  );
  if (entries.length > 0) await bookOf(tx).post(entries, { allNew: true });
  await takeSettled(platform, tx, answers.filter(isInstalment));
  const ofOrders = answers.filter((answer) => !isInstalment(answer));
  if (ofOrders.length > 0) await takeOrderAnswers(platform, tx, ofOrders);
}

async function takeOrderAnswers(
  sender: NewsSender,
  tx: Tx,
  answers: readonly RegistrarAnswer[],
): Promise<void> {
  const orders = new Map(
    (
      await lockOrdersOfAll(
        tx,
        answers.map(({ reference }) => reference),
      )
    ).map((order) => [order.reference, order]),
  );
  const allotted: Happening[] = [];
  const rejected: Happening[] = [];
  const legs: Parameters<typeof noteEvents>[1][number][] = [];
  for (const answer of answers) {
    const order = orders.get(answer.reference);
    if (order === undefined)
      throw new Error(`The registrar answers to ${answer.reference}, which is no order`);
    if (answer.type === 'rejected') {
      const { words, fix } = rejectionReasons[answer.code];
      rejected.push({
        order,
        event: { type: 'rejected' },
        actor: 'registrar',
        details: { code: answer.code },
        at: answer.at,
        unitsOut: '0',
        result: { rejection: { code: answer.code, title: words, fix, remark: answer.remark } },
      });
      continue;
    }
    const result = { legs: [...legsOf(order), legOf(answer)] };
    const happening = {
      order,
      actor: 'registrar' as const,
      details: legOf(answer),
      at: answer.at,
      unitsOut: '0',
      result,
    };
    if (answer.type === 'allotted') allotted.push({ ...happening, event: { type: 'allotted' } });
    else legs.push({ ...happening, type: 'leg-done' });
  }
  const changed = await applyEvents(tx, [...allotted, ...rejected]);
  await noteEvents(tx, legs);
  await rejectPlans(tx, changed);
  await noteRefunds(
    tx,
    changed.flatMap((after) => {
      const before = orders.get(after.reference);
      return before !== undefined && after.status === 'rejected' ? [{ before, after }] : [];
    }),
    orderMessageTexts.rejected,
    answers[0]?.at ?? Temporal.Instant.fromEpochMilliseconds(0),
  );
  await notifyDistributor(tx, changed, answers[0]?.at ?? Temporal.Instant.fromEpochMilliseconds(0));
  await notifyInvestors(sender, tx, changed, answers);
}

async function notifyInvestors(
  sender: NewsSender,
  tx: Tx,
  changed: readonly OrderRow[],
  answers: readonly RegistrarAnswer[],
): Promise<void> {
  const of = new Map(answers.map((answer) => [answer.reference, answer]));
  await notifyAnswered(
    sender,
    tx,
    changed.map((order) => {
      const answer = of.get(order.reference);
      if (answer === undefined) return { order };
      return answer.type === 'rejected'
        ? { order, reason: rejectionReasons[answer.code].words }
        : { order, leg: legOf(answer) };
    }),
  );
}

/** A SIP whose first instalment the registrar rejects never began. */
async function rejectPlans(tx: Tx, changed: readonly OrderRow[]): Promise<void> {
  const plans = changed
    .filter(({ kind, status }) => kind === 'sip' && status === 'rejected')
    .map(({ arn, folioNo, reference, changedAt }) => {
      const on = todayInIndia(Temporal.Instant.from(changedAt)).toString();
      return {
        arn,
        kind: 'SIP' as const,
        folioNo,
        regNo: reference,
        reportedOn: on,
        rejectedOn: on,
        reason: orderMessageTexts.firstRejected,
      };
    });
  await bookOf(tx).changePlans(plans);
  await schedulePlans(tx, plans, Temporal.PlainDate.from(plans[0]?.reportedOn ?? '1970-01-01'));
}

/** Lets the registrar answer what it can answer by now. */
export async function pollRegistrar(platform: Platform & AnswerPlatform): Promise<number> {
  const { db, clock, registrar } = platform;
  const given = await registrar.work({
    now: clock.now(),
    take: (tx, answers) => takeAnswers(platform, tx, answers),
    hold: (tx, answers) => noteHeld(tx, answers, 'answer-held'),
    payOut: (tx, payouts) => takePayouts(platform, tx, payouts),
  });
  // Also when there is nothing to answer: a process that stopped in between left it to the next.
  await refreshStale(db);
  return given;
}
