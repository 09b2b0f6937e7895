import type { RequestOf, ResponseOf } from '@hub/contract';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import type {
  RecordDetails,
  record,
  records,
  shareLink,
  updateRecord as updateRecordCall,
} from '@hub/contract/calls/transact/transact-records';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import { formatRupees, PAGE_SIZE, paise, todayInIndia } from '@hub/domain';
import { type OrderStatus, orderStatuses } from '@hub/domain/orders/state/order-status';
import { LAPSING_HOURS } from '@hub/domain/orders/state/record-statuses';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { sendToInvestor } from '../../../client-messages/send-to-investor.ts';
import { spendCodesOf } from '../../../codes/otp.repository.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement, type Queries } from '../../../db/queries.ts';
import { settleOrderNotices } from '../../notifications/notifications.public.ts';
import { setAnswered, setWaitingAgain } from '../applications/application.repository.ts';
import { decisionOf } from '../confirmation/confirmation-link.ts';
import { applyEvents } from '../orders/apply-events.ts';
import {
  type ConfirmationRow,
  findDistributorName,
  findPerson,
  lockConfirmationOf,
  reopen,
  setStatus,
} from '../orders/confirmation.repository.ts';
import { expiryOf } from '../orders/order-times.ts';
import { findEvents, lockOrdersOf, type OrderRow } from '../orders/orders.repository.ts';
import { isDebitedOrder } from '../payment/debit.service.ts';
import { noteRefunds } from '../payment/refunds.ts';
import { confirmMail, confirmText, newLink, payText } from '../place/investor-messages.ts';
import { withdrawOwnMandates } from '../place/order-mandate.ts';
import { chipCounts, dayStart, groupDays, groupsOf, hasToDoFirst, totalOf } from './record-counts.ts';
import {
  countRecords,
  findLastPayment,
  findRecord,
  findRecords,
  type RecordFilter,
} from './records.repository.ts';
import { recordDetails, recordRow, statusesOf } from './records-presenter.ts';

type Requested = Omit<RequestOf<typeof records>, 'pageNumber' | 'order'>;

export function recordFilter(arn: string, requested: Requested, now: Temporal.Instant): RecordFilter {
  const byHistory =
    requested.status === undefined || requested.status === 'all' ? null : statusesOf[requested.status];
  const isPending = (status: OrderStatus) => statusesOf['Pending for confirmation'].includes(status);
  const { recordStatus } = requested;
  const statuses =
    recordStatus === undefined
      ? byHistory
      : (byHistory ?? orderStatuses).filter((status) => isPending(status) === (recordStatus === 'PENDING'));
  return {
    arn,
    statuses,
    stage: requested.stage ?? null,
    type: requested.type ?? null,
    kind: requested.kind ?? null,
    words: clientWords(requested.words ?? ''),
    investorId: requested.investorId ?? null,
    lapsesBefore: requested.lapsing === undefined ? null : `${now.add({ hours: LAPSING_HOURS })}`,
    from: requested.from === undefined ? null : dayStart(requested.from),
    to:
      requested.to === undefined
        ? null
        : dayStart(Temporal.PlainDate.from(requested.to).add({ days: 1 }).toString()),
  };
}

export async function getRecords(
  { db, session, clock }: SignedInContext,
  { pageNumber = 1, order, ...requested }: RequestOf<typeof records>,
): Promise<ResponseOf<typeof records>> {
  const queries = oneStatement(db, { arn: session.arn });
  const now = clock.now();
  const filter = recordFilter(session.arn, requested, now);
  const isGrouped = order === 'to-do-first';
  const range = {
    limit: PAGE_SIZE,
    offset: (pageNumber - 1) * PAGE_SIZE,
    toDoFirst: isGrouped && hasToDoFirst(filter),
  };
  const [lines, counts] = await Promise.all([
    findRecords(queries, filter, range),
    countRecords(queries, filter, groupDays(now)),
  ]);
  return {
    items: lines.map(recordRow),
    pageNumber,
    total: totalOf(counts, filter),
    now: `${now}`,
    ...chipCounts(counts),
    groups: isGrouped ? groupsOf(counts, filter, now) : [],
  };
}

export async function readDetails(
  queries: Queries,
  arn: string,
  reference: string,
  now: Temporal.Instant,
): Promise<RecordDetails> {
  const line = await findRecord(queries, arn, reference);
  if (line === null) throw new Refusal('not-found', transactTexts.noSuchOrder);
  const events = await findEvents(queries, arn, reference);
  return recordDetails(line, events, await findLastPayment(queries, arn, reference), now);
}

export const getRecord = (
  { db, session, clock }: SignedInContext,
  { reference }: RequestOf<typeof record>,
): Promise<RecordDetails> =>
  readDetails(oneStatement(db, { arn: session.arn }), session.arn, reference, clock.now());

interface LockedOrder {
  readonly order: OrderRow;
  /** All of its link, itself too. */
  readonly orders: readonly OrderRow[];
  readonly confirmation: ConfirmationRow;
}

async function lockOne(tx: Tx, arn: string, reference: string): Promise<LockedOrder> {
  const confirmation = await lockConfirmationOf(tx, arn, reference);
  const orders = confirmation === null ? [] : await lockOrdersOf(tx, arn, confirmation.id);
  const order = orders.find((one) => one.reference === reference);
  if (confirmation === null || order === undefined) {
    throw new Refusal('not-found', transactTexts.noSuchOrder);
  }
  return { order, orders, confirmation };
}

const tooLate = () => new Refusal('rule', transactTexts.tooLate);

/** Takes an order back that is not with the registrar yet. Money on it goes back; its link shows the others only. */
export async function cancelOrder(context: ChangeContext, tx: Tx, reference: string): Promise<void> {
  const { arn } = context.session;
  const now = context.clock.now();
  const { order: before, orders } = await lockOne(tx, arn, reference);
  const [after] = await applyEvents(tx, [
    { order: before, event: { type: 'cancelled' }, actor: 'distributor', at: now, unitsOut: '0' },
  ]);
  if (after === undefined) {
    if (before.status === 'cancelled') return;
    throw tooLate();
  }
  await setAnswered(tx, arn, [before.confirmationId], 'draft', `${now}`);
  await withdrawOwnMandates(context, tx, { arn, orders: [after], actor: 'distributor' });
  await noteRefunds(tx, [{ before, after }], orderMessageTexts.cancelled, now);
  const others = orders.filter((one) => one !== before);
  if (before.status === 'pending' && others.every(({ status }) => status !== 'pending')) {
    await setStatus(tx, arn, before.confirmationId, 'revoked', `${now}`);
  }
  await writeAudit(asSystem(tx), {
    arn,
    action: 'transact.cancelled',
    subject: reference,
    address: context.ip,
    requestId: context.requestId,
  });
}

/** Sends the link again, with more time where that is asked for, to all orders that share it. */
export async function updateRecord(
  context: ChangeContext,
  tx: Tx,
  { reference, act }: RequestOf<typeof updateRecordCall>,
): Promise<RecordDetails> {
  const { arn } = context.session;
  const locked = await lockOne(tx, arn, reference);
  if (act === 'resend-payment') await resendPayment(context, tx, locked);
  else await resendLink(context, tx, locked, act);
  await settleOrderNotices(tx, arn, {
    references: locked.orders.map((one) => one.reference),
    act,
    at: context.clock.now(),
  });
  await writeAudit(asSystem(tx), {
    arn,
    action: `transact.${act}`,
    subject: reference,
    address: context.ip,
    requestId: context.requestId,
  });
  return readDetails(tx, arn, reference, context.clock.now());
}

async function resendLink(
  context: ChangeContext,
  tx: Tx,
  { order, orders: all, confirmation }: LockedOrder,
  act: 'resend' | 'extend' | 'reissue',
): Promise<void> {
  const { arn } = context.session;
  const now = context.clock.now();
  const wanted = act === 'reissue' ? 'expired' : 'pending';
  if (order.status !== wanted) throw tooLate();
  const orders = all.filter(({ status }) => status === 'pending' || status === 'expired');
  const current = Temporal.Instant.from(confirmation.expiresAt);
  const isOver = Temporal.Instant.compare(now, current) >= 0;
  if (act === 'resend' && isOver) throw tooLate();
  const expiresAt =
    act === 'resend'
      ? current
      : expiryOf(
          orders.map(({ kind }) => kind),
          now,
          todayInIndia(now),
        );
  if (act !== 'resend') {
    await reopen(tx, arn, confirmation.id, `${expiresAt}`);
    await spendCodesOf(tx, decisionOf({ arn, confirmation: confirmation.id }), `${now}`);
  }
  if (act === 'reissue' && !(await setWaitingAgain(tx, arn, confirmation.id, `${now}`))) {
    throw new Refusal('conflict', applicationTexts.waiting);
  }
  await applyEvents(
    tx,
    orders.map((one) => ({
      order: one,
      event: { type: 'link-sent' as const },
      actor: 'distributor' as const,
      details: { act },
      at: now,
    })),
  );
  const person = await findPerson(tx, arn, order.investorId);
  if (person === null) throw tooLate();
  const url = await newLink(context, tx, {
    arn,
    purpose: 'order-confirmation',
    confirmation: confirmation.id,
  });
  await sendToInvestor(context, tx, person, {
    arn,
    purpose: 'order-link',
    subject: orderMessageTexts.requestSubject(context.brand.name),
    text: confirmText(context.brand, {
      distributor: await findDistributorName(tx, arn),
      arn,
      count: orders.length,
      url,
      expiresAt,
    }),
    mail: confirmMail(url, orders),
  });
}

async function resendPayment(context: ChangeContext, tx: Tx, { order, orders }: LockedOrder): Promise<void> {
  const { arn } = context.session;
  const due = orders.reduce(
    (sum, one) =>
      one.status === 'confirmed' && one.due !== null && !isDebitedOrder(one) ? sum + one.due : sum,
    0n,
  );
  const person = await findPerson(tx, arn, order.investorId);
  if (order.status !== 'confirmed' || order.due === null || due === 0n || person === null) throw tooLate();
  const url = await newLink(context, tx, {
    arn,
    purpose: 'order-payment',
    confirmation: order.confirmationId,
  });
  await sendToInvestor(context, tx, person, {
    arn,
    purpose: 'order-payment',
    subject: orderMessageTexts.paySubject(context.brand.name),
    text: payText(context.brand, { due: formatRupees(paise(due)), url }),
    mail: { link: { label: mailTexts.buttons.pay, url } },
  });
}

/** A link to hand on. It is made anew each time, so nobody has to keep one. */
export async function getShareLink(
  context: SignedInContext,
  { reference }: RequestOf<typeof shareLink>,
): Promise<ResponseOf<typeof shareLink>> {
  const { db, session, clock, brand } = context;
  const { arn } = session;
  await context.limit({ name: 'share-link', key: arn, max: 200, windowSeconds: 3600 });
  return db.transaction({ arn }, async (tx) => {
    const { order, orders, confirmation } = await lockOne(tx, arn, reference);
    if (order.status !== 'pending') throw tooLate();
    const expiresAt = Temporal.Instant.from(confirmation.expiresAt);
    if (Temporal.Instant.compare(clock.now(), expiresAt) >= 0) throw tooLate();
    const url = await newLink(context, tx, {
      arn,
      purpose: 'order-confirmation',
      confirmation: confirmation.id,
    });
    const text = confirmText(brand, {
      distributor: await findDistributorName(tx, arn),
      arn,
      count: orders.filter(({ status }) => status === 'pending').length,
      url,
      expiresAt,
    });
    return { url, text, expiresAt: `${expiresAt}` };
  });
}
