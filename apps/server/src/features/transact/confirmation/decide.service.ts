import { investorPageHref, type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { decideConfirmation as decideConfirmationCall } from '@hub/contract/calls/confirmation/confirmation';
import { isReported } from '@hub/contract/declines/decline-texts';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import { confirmationTexts } from '@hub/contract/orders/confirmation-texts';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { dayText, formatRupees, paise, rupeesText } from '@hub/domain';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { reportDecline } from '../../../client-messages/report-decline.ts';
import { notifyInvestor } from '../../../client-messages/send-to-investor.ts';
import { decideWithCode } from '../../../codes/decide.ts';
import { checkCodes } from '../../../codes/investor-codes.ts';
import type { NoteWrong } from '../../../codes/investor-guess.ts';
import { spendCodesOf } from '../../../codes/otp.repository.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { useLink } from '../../../links/links.ts';
import { checkOpening, settleApplication } from '../applications/opening/answer-opening.ts';
import { applyEvents } from '../orders/apply-events.ts';
import {
  type ConfirmationRow,
  findDistributorName,
  findPerson,
  setStatus,
} from '../orders/confirmation.repository.ts';
import { enqueueWork } from '../orders/enqueue-work.ts';
import { keepSummaries } from '../orders/keep-summaries.ts';
import { notifyDistributor } from '../orders/notices.ts';
import { lockOrdersOf, type OrderRow } from '../orders/orders.repository.ts';
import { isDebitedOrder, startDebits } from '../payment/debit.service.ts';
import { newLink, payText } from '../place/investor-messages.ts';
import { requestApprovalsOf, withdrawOwnMandates } from '../place/order-mandate.ts';
import { checkAgain } from './check-again.ts';
import { decisionOf, lockOpen, type OpenConfirmation, ownerOf } from './confirmation-link.ts';
import { navToSay } from './look-now.ts';
import { findMandateSteps, isToApprove } from './mandates-left.ts';
import { orderToConfirm } from './show-confirmation.service.ts';

type Requested = RequestOf<typeof decideConfirmationCall>;
type Decided = ResponseOf<typeof decideConfirmationCall>;

/** A wrong code is counted, so it is no error of the transaction. */
async function otpFault(
  context: CallContext,
  tx: Tx,
  row: ConfirmationRow,
  otp: string,
  noteWrong: NoteWrong,
): Promise<Refusal | null> {
  const { arn, id } = row;
  const decision = decisionOf({ arn, confirmation: id });
  const words = { notSent: texts.field.otp, wrong: confirmationTexts.wrongCode };
  const fault = await checkCodes(context, tx, decision, new Map([['otp', otp]]), words);
  if (fault === null) return null;
  if (fault.isWrong) {
    const person = await findPerson(tx, arn, row.investorId);
    await noteWrong(tx, person, await findDistributorName(tx, arn));
  }
  return new Refusal('rule', fault.message, { fields: { otp: fault.message } });
}

/** The orders that wait, when every one of them is decided. */
async function lockWhole(
  tx: Tx,
  { arn, id }: ConfirmationRow,
  { confirmed, declined }: Requested,
): Promise<readonly OrderRow[] | Refusal> {
  const orders = await lockOrdersOf(tx, arn, id);
  const open = orders.filter(({ status }) => status === 'pending');
  const chosen = new Set([...confirmed, ...declined]);
  const isWhole =
    chosen.size === open.length &&
    confirmed.length + declined.length === open.length &&
    open.every(({ reference }) => chosen.has(reference));
  return isWhole ? open : new Refusal('conflict', confirmationTexts.ordersChanged);
}

/** A folio without money is done when it is in the book. */
async function finishFolios(
  tx: Tx,
  changed: readonly OrderRow[],
  at: Temporal.Instant,
): Promise<readonly OrderRow[]> {
  const isOpen = ({ kind, status }: OrderRow) => kind === 'folio' && status === 'confirmed';
  if (!changed.some(isOpen)) return changed;
  const step = (orders: readonly OrderRow[], type: 'submitted' | 'allotted') =>
    applyEvents(
      tx,
      orders.map((order) => ({ order, event: { type }, actor: 'system' as const, at })),
    );
  const opened = await step(await step(changed.filter(isOpen), 'submitted'), 'allotted');
  return [...changed.filter((order) => !isOpen(order)), ...opened];
}

const isDeclined = ({ status }: OrderRow) => status === 'declined';

const stopResult = (result: object | undefined) => (result === undefined ? {} : { result });

/** The service team hears of what the investor did not ask for. */
async function reportDeclined(
  context: CallContext,
  tx: Tx,
  { arn, investorId }: ConfirmationRow,
  orders: readonly OrderRow[],
  decline: Requested['decline'],
): Promise<void> {
  if (orders.length === 0 || decline === undefined || !isReported(decline.reason)) return;
  const person = await findPerson(tx, arn, investorId);
  await reportDecline(context, tx, {
    arn,
    distributor: await findDistributorName(tx, arn),
    investor: person?.name ?? '',
    what: orders.map(({ reference, kind, folioNo, summary }) =>
      orderMessageTexts.orderOf({
        reference,
        folioNo,
        order: `${orderKindTexts[kind].title} ${summary.headline}, ${summary.scheme.name}`,
      }),
    ),
    decline,
  });
}

const dueOf = (orders: readonly OrderRow[]): bigint =>
  orders.reduce(
    (sum, order) =>
      order.status === 'confirmed' && order.due !== null && !isDebitedOrder(order) ? sum + order.due : sum,
    0n,
  );

/** What the confirmation leaves to do, or to see. */
type Left = Pick<Decided, 'debit' | 'mandates'> & { readonly due: bigint; readonly token: string };

/**
 * The link to what is left: to approve a mandate, to pay, or to see how a debit goes. It is the one that was confirmed,
 * so that whoever opens that again goes on. Its token, where there is something to do.
 */
async function sendPayLink(
  context: CallContext,
  tx: Tx,
  { arn, id, investorId }: ConfirmationRow,
  { due, debit, mandates, token }: Left,
): Promise<string | null> {
  const mandate = mandates.find(isToApprove);
  if (due === 0n && debit === null && mandate === undefined) return null;
  const { brand } = context;
  const url = await newLink(context, tx, { arn, purpose: 'order-payment', confirmation: id, token });
  const person = await findPerson(tx, arn, investorId);
  if (person !== null) {
    await notifyInvestor(context, tx, person, {
      arn,
      purpose: 'order-payment',
      subject: subjectOf(brand.name, due, mandate !== undefined),
      text: payText(brand, {
        due: due === 0n ? null : formatRupees(paise(due)),
        debit: debit && {
          amount: rupeesText(debit.amount, { decimals: 2 }),
          on: dayText(debit.on),
        },
        mandate: mandate === undefined ? null : `${mandate.bank} ${mandate.masked}`,
        url,
      }),
      mail: { link: { label: buttonOf(due, mandate !== undefined), url } },
    });
  }
  return due === 0n && mandate === undefined ? null : token;
}

const buttonOf = (due: bigint, isToBeApproved: boolean): string =>
  isToBeApproved ? mailTexts.buttons.approve : due > 0n ? mailTexts.buttons.pay : mailTexts.buttons.see;

const subjectOf = (brand: string, due: bigint, isToBeApproved: boolean): string =>
  isToBeApproved
    ? orderMessageTexts.leftSubject(brand)
    : due === 0n
      ? orderMessageTexts.doneSubject(brand)
      : orderMessageTexts.paySubject(brand);

/** Each order confirmed or declined, once and for all. The moment is the stamp that counts for the cut-off. */
export async function decideConfirmation(
  context: CallContext,
  requested: Requested,
  found: OpenConfirmation,
): Promise<Decided> {
  const { clock, security, jobs, ip, requestId } = context;
  const { arn } = found;
  const { token, otp, confirmed, declined, decline } = requested;
  const now = clock.now();
  const payPage = investorPageHref('pay', token);
  return decideWithCode<Decided>(context, await ownerOf(context, found), async (tx, noteWrong) => {
    const row = await lockOpen(tx, found, now);
    if (row instanceof Refusal) return row;
    const fault = await otpFault(context, tx, row, otp, noteWrong);
    if (fault !== null) return fault;
    const open = await lockWhole(tx, row, requested);
    if (open instanceof Refusal) return open;
    const yes = open.filter(({ reference }) => confirmed.includes(reference));
    const opening = await checkOpening(context, tx, row, requested);
    if (opening instanceof Refusal) return opening;
    const checked = await checkAgain(tx, arn, yes, open, now);
    if (checked instanceof Refusal) return checked;
    const { results, looked, book } = checked;
    const summarized = await keepSummaries(tx, arn, looked, { book, isPaid: false });
    const changed = await applyEvents(
      tx,
      open.map((order) => ({
        order: summarized.get(order.reference) ?? order,
        event: { type: yes.includes(order) ? ('confirmed' as const) : ('declined' as const) },
        actor: 'investor' as const,
        at: now,
        ...(yes.includes(order) ? {} : { details: decline ?? {} }),
        ...stopResult(results.get(order.reference)),
      })),
    );
    await settleApplication(context, tx, opening, {
      ...{ arn, id: row.id, isConfirmed: yes.length > 0 },
      returnUrl: payPage,
    });
    await requestApprovalsOf(context, tx, { arn, orders: yes, returnUrl: payPage });
    await withdrawOwnMandates(context, tx, { arn, orders: changed.filter(isDeclined), actor: 'investor' });
    const done = await finishFolios(tx, changed, now);
    await setStatus(tx, arn, row.id, 'decided', `${now}`);
    await spendCodesOf(tx, decisionOf(found), `${now}`);
    await useLink(tx, security.digest, { purpose: 'order-confirmation', token, now });
    // A form that comes back has a notification of its own.
    if ((opening?.sentBack ?? []).length === 0) await notifyDistributor(tx, done, now, decline);
    await reportDeclined(context, tx, row, done.filter(isDeclined), decline);
    await writeAudit(asSystem(tx), {
      arn,
      actor: 'investor',
      action: 'transact.decided',
      subject: row.id,
      details: { confirmed, declined, ...(decline && { decline }) },
      address: ip,
      requestId,
    });
    const debit = await startDebits(context, tx, changed, book);
    await enqueueWork(jobs, tx);
    const mandates = await findMandateSteps(tx, arn, done);
    const left = { due: dueOf(changed), debit, mandates, token };
    const payToken = await sendPayLink(context, tx, row, left);
    const previews = new Map(looked.map(({ order, preview }) => [order.reference, preview]));
    const orders = done.map((order) =>
      orderToConfirm({ order, nav: navToSay(order, previews.get(order.reference) ?? null, now) }),
    );
    return { orders, debit, payToken, mandates };
  });
}
