import { investorPageHref, type RequestOf, type ResponseOf } from '@hub/contract';
import type {
  paymentState,
  startPayment as startPaymentCall,
} from '@hub/contract/calls/confirmation/confirmation';
import { confirmationTexts } from '@hub/contract/orders/confirmation-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { dayNumberOf, maskNumber, moneyOf, type Paise, paise, todayInIndia, writeMoney } from '@hub/domain';
import { checkPayMode } from '@hub/domain/orders/checks/check-account';
import { orderLimitsOn } from '@hub/domain/orders/facts/order-limits';
import { type PayMode, payModes } from '@hub/domain/orders/terms/any-terms';
import type { CallContext } from '../../../calls/call-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Person } from '../../../client-messages/contacts.ts';
import type { Tx } from '../../../db/database.ts';
import { applyEvents } from '../orders/apply-events.ts';
import {
  findConfirmation,
  findDistributorName,
  findPerson,
  lockConfirmation,
} from '../orders/confirmation.repository.ts';
import { accountsOf, readFacts } from '../orders/order-facts.ts';
import { findOrdersOf, lockOrdersOf, type OrderRow } from '../orders/orders.repository.ts';
import { isDebitedOrder } from '../payment/debit.service.ts';
import { findPayments, findUsedWay, insertPayment, type PaymentRow } from '../payment/payment.repository.ts';
import type { OpenConfirmation } from './confirmation-link.ts';
import { lookNow } from './look-now.ts';
import { findMandateSteps } from './mandates-left.ts';
import { orderToConfirm } from './show-confirmation.service.ts';

const isDue = (order: OrderRow): order is OrderRow & { readonly due: Paise } =>
  order.status === 'confirmed' && order.due !== null && !isDebitedOrder(order);

const dueOf = (orders: readonly OrderRow[]): Paise =>
  paise(orders.reduce((sum, order) => (isDue(order) ? sum + order.due : sum), 0n));

interface PayFacts {
  readonly orders: readonly OrderRow[];
  readonly person: Person;
  /** Accounts registered in every folio that is paid for. */
  readonly accounts: readonly {
    readonly key: string;
    readonly bank: string;
    readonly account: string;
    readonly ifsc: string;
  }[];
  readonly paidByUpi: Paise;
}

/** Money comes from an account of the folio itself: with several folios, from one that all of them have. */
async function readPayFacts(
  tx: Tx,
  arn: string,
  orders: readonly OrderRow[],
  investorId: string,
  now: Temporal.Instant,
): Promise<PayFacts | null> {
  const person = await findPerson(tx, arn, investorId);
  if (person === null) return null;
  const due = orders.filter(isDue);
  const book = await readFacts(tx, arn, due, { now });
  const folios = [...new Set(due.map(({ folioNo }) => folioNo))].map((folioNo) =>
    accountsOf(book.folioOf(folioNo)?.banks ?? []),
  );
  const [first = [], ...others] = folios;
  const common = first.filter(({ key }) => others.every((own) => own.some((one) => one.key === key)));
  const folio = due[0] && book.folioOf(due[0].folioNo);
  return {
    orders,
    person,
    accounts: common.map(({ key, bank, account, ifsc }) => ({ key, bank: bank ?? '', account, ifsc })),
    paidByUpi: folio ? moneyOf(folio.paidByUpi) : paise(0n),
  };
}

/** What keeps this amount from being paid this way; null when nothing does. */
function blockOf(mode: PayMode, amount: Paise, paidByUpi: Paise, now: Temporal.Instant): string | null {
  const limits = orderLimitsOn(dayNumberOf(todayInIndia(now)));
  const block = checkPayMode({ payMode: mode, amount }, paidByUpi, limits).find(
    ({ level }) => level === 'block',
  );
  return block === undefined ? null : findingText(block).title;
}

/** UPI that an open payment of the same orders already counts does not count twice. */
const otherUpi = (paidByUpi: Paise, own: readonly PaymentRow[]): Paise => {
  const mine = own
    .filter(({ mode, status }) => mode === 'upi' && status === 'started')
    .reduce((sum, { amount }) => sum + moneyOf(amount), 0n);
  return paise(paidByUpi > mine ? paidByUpi - mine : 0n);
};

/** One payment is for all orders of the link: as the first of them says. */
function requestedOf(
  orders: readonly OrderRow[],
): { readonly mode: PayMode; readonly account: string } | null {
  const [first] = orders.filter(isDue);
  const terms = first && readTerms(first.terms as OrderTermsWire);
  if (terms?.kind === 'sip' && terms.firstNow !== null) {
    return { mode: terms.firstNow.payMode, account: terms.firstNow.account };
  }
  return terms?.kind === 'lumpsum' && terms.payMode !== 'otm'
    ? { mode: terms.payMode, account: terms.account }
    : null;
}

export async function getPaymentState(
  context: CallContext,
  _: RequestOf<typeof paymentState>,
  found: OpenConfirmation,
): Promise<ResponseOf<typeof paymentState>> {
  const { db, clock } = context;
  const { arn } = found;
  const now = clock.now();
  return db.transaction({ arn }, async (tx) => {
    const row = await findConfirmation(tx, arn, found.confirmation);
    const orders = await findOrdersOf(tx, arn, found.confirmation);
    const facts = row && (await readPayFacts(tx, arn, orders, row.investorId, now));
    if (!row || !facts) return { link: 'unknown' as const, payment: null };
    const payments = await findPayments(tx, arn, row.id);
    const due = dueOf(orders);
    // A debit that is under way asks for nothing: it is no try of the payer's.
    const [last] =
      due === 0n ? payments : payments.filter(({ mode, status }) => mode !== 'otm' || status !== 'started');
    const upi = otherUpi(facts.paidByUpi, payments);
    return {
      link: 'open' as const,
      payment: {
        investorName: facts.person.name,
        distributor: { name: await findDistributorName(tx, arn), arn },
        orders: (await lookNow(tx, arn, orders, now)).map(orderToConfirm),
        due: writeMoney(due),
        mandates: await findMandateSteps(tx, arn, orders),
        modes: payModes.map((mode) => ({ mode, blocked: blockOf(mode, due, upi, now) })),
        accounts: facts.accounts.map(({ key, bank, account }) => ({
          key,
          bank,
          masked: maskNumber(account),
        })),
        requested: requestedOf(orders),
        used: await findUsedWay(tx, arn, row.investorId),
        last: last
          ? {
              mode: last.mode,
              account: last.account,
              status: last.status,
              reason: last.reason,
              started: last.started,
            }
          : null,
      },
    };
  });
}

const samePayment =
  (mode: PayMode, account: string, amount: string) =>
  (row: PaymentRow): boolean =>
    row.status === 'started' && row.mode === mode && row.account === account && row.amount === amount;

/** Begins to pay for all that is due. Asked again, the one that is under way is given again. */
export async function startPayment(
  context: CallContext,
  { token, mode, account }: RequestOf<typeof startPaymentCall>,
  found: OpenConfirmation,
): Promise<ResponseOf<typeof startPaymentCall>> {
  const { db, clock, payments, brand } = context;
  const { arn } = found;
  const now = clock.now();
  return db.transaction({ arn }, async (tx) => {
    const row = await lockConfirmation(tx, arn, found.confirmation);
    const orders = await lockOrdersOf(tx, arn, found.confirmation);
    const due = orders.filter(isDue);
    const facts = row && (await readPayFacts(tx, arn, orders, row.investorId, now));
    if (!row || !facts || due.length === 0) throw new Refusal('rule', confirmationTexts.nothingToPay);
    const amount = dueOf(due);
    const own = await findPayments(tx, arn, row.id);
    const underWay = own.find(samePayment(mode, account, writeMoney(amount)));
    if (underWay !== undefined && underWay.started.kind !== 'debit') return underWay.started;
    const blocked = blockOf(mode, amount, otherUpi(facts.paidByUpi, own), now);
    if (blocked !== null) throw new Refusal('rule', blocked, { fields: { mode: blocked } });
    const payer = facts.accounts.find(({ key }) => key === account);
    if (payer === undefined) {
      throw new Refusal('rule', confirmationTexts.accountNotRegistered, {
        fields: { account: confirmationTexts.accountNotRegistered },
      });
    }
    const reference = newReference('P');
    const started = await payments.start(tx, {
      reference,
      amount,
      mode,
      payer: {
        name: facts.person.name,
        accountNo: payer.account,
        ifsc: payer.ifsc,
        mobile: facts.person.mobile,
        email: facts.person.email,
      },
      returnUrl: investorPageHref('pay', token),
      note: `${brand.name} ${due.map(({ reference: order }) => order).join(' ')}`.slice(0, 50),
    });
    await insertPayment(
      tx,
      {
        arn,
        reference,
        confirmationId: row.id,
        investorId: row.investorId,
        parts: due.map((order) => ({ order: order.reference, amount: writeMoney(order.due) })),
        amount: writeMoney(amount),
        mode,
        account,
        started,
      },
      `${now}`,
    );
    await applyEvents(
      tx,
      due.map((order) => ({
        order,
        event: { type: 'payment-started' as const, payment: reference },
        actor: 'investor' as const,
        details: { mode },
        at: now,
      })),
    );
    return started;
  });
}
