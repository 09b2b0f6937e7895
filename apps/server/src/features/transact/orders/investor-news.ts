import type { Brand } from '@hub/contract';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { dayText, formatRupees, type Paise, rupeesText } from '@hub/domain';
import type { Person } from '../../../client-messages/contacts.ts';
import { notifyInvestor } from '../../../client-messages/send-to-investor.ts';
import type { Tx } from '../../../db/database.ts';
import type { Messenger } from '../../../ports/messenger/messenger.ts';
import { findPeople, findPerson } from './confirmation.repository.ts';
import type { OrderRow } from './orders.repository.ts';

/*
 * What investors are told of their orders while they go on, by every registered contact. Whoever calls has changed the
 * order in the same transaction, and only for the first time: so each is told once.
 */

export interface NewsSender {
  readonly messenger: Messenger;
  readonly brand: Brand;
}

type News = 'paid' | 'allotted' | 'payout' | 'refused';

const send = (
  { messenger, brand }: NewsSender,
  tx: Tx,
  person: Person,
  arn: string,
  news: News,
  text: string,
) =>
  notifyInvestor({ messenger }, tx, person, {
    arn,
    purpose: `order-${news}`,
    subject: orderMessageTexts.newsSubject[news](brand.name),
    text,
  });

/** What one payment paid for. */
export async function notifyPaid(
  sender: NewsSender,
  tx: Tx,
  orders: readonly OrderRow[],
  amount: Paise,
): Promise<void> {
  const [first] = orders;
  const person = first === undefined ? null : await findPerson(tx, first.arn, first.investorId);
  if (first === undefined || person === null) return;
  const named =
    orders.length === 1
      ? orderMessageTexts.orderNamed(first.summary.scheme.name, first.reference)
      : orderMessageTexts.ordersNamed(orders.length);
  const text = orderMessageTexts.paid({
    brand: sender.brand.name,
    amount: formatRupees(amount, { decimals: 'some' }),
    orders: named,
  });
  await send(sender, tx, person, first.arn, 'paid', text);
}

/** What the registrar answered last: units that came or went, at which NAV. */
interface BookedLeg {
  readonly units: string;
  readonly nav: string;
  readonly navOn: string;
  readonly amount: string;
}

const rupees = (amount: string): string => rupeesText(amount, { decimals: 2 });

/** Null for what moves no units now: a plan that is registered has its own messages. */
function doneText(brand: string, order: OrderRow, leg: BookedLeg | undefined): string | null {
  if (leg === undefined) return null;
  const { kind, summary, folioNo, reference } = order;
  const booked = {
    brand,
    units: leg.units,
    scheme: (kind === 'switch' ? summary.target : null)?.name ?? summary.scheme.name,
    folio: folioNo,
    nav: leg.nav,
    on: dayText(leg.navOn),
    amount: rupees(leg.amount),
    order: reference,
  };
  if (kind === 'redeem') return orderMessageTexts.redeemed(booked);
  return kind === 'switch' ? orderMessageTexts.switched(booked) : orderMessageTexts.bought(booked);
}

const refusedText = (
  brand: string,
  { kind, summary, reference, payments }: OrderRow,
  reason: string,
): string =>
  orderMessageTexts.refused({
    brand,
    order: reference,
    headline: `${orderKindTexts[kind].title} ${summary.headline}, ${summary.scheme.name}`,
    reason,
    isMoneyBack: payments.some(({ status }) => status === 'to-refund'),
  });

interface Answered {
  readonly order: OrderRow;
  readonly leg?: BookedLeg | undefined;
  /** Why the registrar refused it, in words. */
  readonly reason?: string | undefined;
}

/** What became of orders of any distributors, as the system. */
export async function notifyAnswered(
  sender: NewsSender,
  tx: Tx,
  answered: readonly Answered[],
): Promise<void> {
  const people = await findPeople(
    tx,
    answered.map(({ order }) => order),
  );
  const brand = sender.brand.name;
  for (const { order, leg, reason } of answered) {
    const person = people(order);
    const text =
      order.status === 'rejected' ? refusedText(brand, order, reason ?? '') : doneText(brand, order, leg);
    if (person === null || text === null) continue;
    await send(sender, tx, person, order.arn, order.status === 'rejected' ? 'refused' : 'allotted', text);
  }
}

interface PaidOut {
  readonly order: OrderRow;
  readonly payout: {
    readonly reference: string;
    readonly on: string;
    readonly amount: string;
    readonly account: string;
  };
}

/** What the bank has paid out of redemptions, as the system. */
export async function notifyPaidOut(sender: NewsSender, tx: Tx, paidOut: readonly PaidOut[]): Promise<void> {
  const people = await findPeople(
    tx,
    paidOut.map(({ order }) => order),
  );
  for (const { order, payout } of paidOut) {
    const person = people(order);
    if (person === null) continue;
    const text = orderMessageTexts.payout({
      brand: sender.brand.name,
      amount: rupees(payout.amount),
      account: payout.account,
      on: dayText(payout.on),
      utr: payout.reference,
      order: order.reference,
    });
    await send(sender, tx, person, order.arn, 'payout', text);
  }
}
