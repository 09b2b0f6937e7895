import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@hub/contract';
import type { SentConfirmation, submitLumpsum } from '@hub/contract/calls/transact/transact';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import { maskContact, type Paise, paise, todayInIndia, writeUnits } from '@hub/domain';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import type { Finding } from '@hub/domain/orders/checks/finding';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { dueOf, type FolioTerms, type OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { ChangeContext } from '../../../calls/call-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { contactsOf, type Person } from '../../../client-messages/contacts.ts';
import { countMessages } from '../../../client-messages/count-messages.ts';
import { notifyInvestor } from '../../../client-messages/send-to-investor.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import {
  type ConfirmationRow,
  findDistributorName,
  insertConfirmation,
  lockConfirmation,
  shortenConfirmation,
} from '../orders/confirmation.repository.ts';
import { lockFolios } from '../orders/lock-folios.repository.ts';
import { type FactBook, readFacts } from '../orders/order-facts.ts';
import { summaryOf } from '../orders/order-summary.ts';
import { expiryOf } from '../orders/order-times.ts';
import { insertOrders, type NewOrder } from '../orders/orders.repository.ts';
import { confirmMail, confirmText, startLink } from './investor-messages.ts';

/** Why an order cannot be sent, at the field that can fix it; `order` names one of several that are sent together. */
export function refuse(finding: Finding, order?: string): Refusal {
  const { field } = finding;
  const { title, why, fix } = findingText(finding);
  const message = [title, why, fix].map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
  const at = field === null ? order : `${order ?? 'terms'}.${field}`;
  return new Refusal('rule', message, { ...(at !== undefined && { fields: { [at]: title } }) });
}

/** The units that leave: as many as it takes at the newest NAV, for an order by amount. */
export function unitsOut(preview: ReturnType<typeof previewOrder>): bigint {
  return preview !== null && 'sell' in preview ? (preview.sell.redemption?.units ?? 0n) : 0n;
}

/** What an order adds to what is paid by UPI. */
export function paidByUpi(terms: OrderTerms): Paise {
  const mode =
    terms.kind === 'lumpsum' ? terms.payMode : terms.kind === 'sip' ? terms.firstNow?.payMode : null;
  return mode === 'upi' ? (dueOf(terms) ?? paise(0n)) : paise(0n);
}

/** Each order of several after what those before it take away, with what blocks it. */
export function* checkInTurn(book: FactBook, orders: readonly OrderTerms[], now: Temporal.Instant) {
  for (const terms of orders) {
    const facts = book.factsOf(terms);
    const block = checkOrder(terms, facts, now).find(({ level }) => level === 'block') ?? null;
    const preview = previewOrder(terms, facts, now);
    const out = unitsOut(preview);
    book.take(terms, { units: out, byUpi: paidByUpi(terms) });
    yield { terms, facts, block, preview, out };
  }
}

/** Who places orders: a signed-in user, or a stranger's request that the job looks at. */
type Placing = Pick<ChangeContext, 'clock' | 'brand' | 'config' | 'messenger' | 'ip' | 'requestId'> & {
  readonly session: Pick<ChangeContext['session'], 'arn' | 'transactionOnly'>;
  readonly security: Pick<ChangeContext['security'], 'digest'>;
};

const LINK = 'order-link';

/** One link for all that was sent to an investor together, to every registered contact; counted by `placeOrders`. */
async function sendLink(
  context: Placing,
  tx: Tx,
  person: Person,
  sent: {
    readonly arn: string;
    readonly distributor: string;
    readonly confirmationId: string;
    readonly count: number | null;
    readonly expiresAt: Temporal.Instant;
    readonly orders: readonly NewOrder[];
  },
): Promise<void> {
  const { arn, distributor, confirmationId, count, expiresAt, orders } = sent;
  const { brand } = context;
  const { url, written } = startLink(context, tx, {
    arn,
    purpose: 'order-confirmation',
    confirmation: confirmationId,
  });
  const messages = notifyInvestor(context, tx, person, {
    arn,
    purpose: LINK,
    subject: orderMessageTexts.requestSubject(brand.name),
    text: confirmText(brand, { distributor, arn, count, url, expiresAt }),
    // Nobody knows what else it will be, where others may join.
    mail: confirmMail(url, count === null ? [] : orders),
  });
  await Promise.all([written, messages]);
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) <= 0 ? one : other;

/** Whether another order may join a link: what an investor has seen does not grow. */
const mayJoin = (row: ConfirmationRow, investorId: string, now: Temporal.Instant): boolean =>
  row.investorId === investorId &&
  row.status === 'open' &&
  row.openedAt === null &&
  Temporal.Instant.compare(now, Temporal.Instant.from(row.expiresAt)) < 0;

interface Together {
  /** The link that they begin or join. */
  readonly link?: string | null;
  /** What a refusal calls the order at this place. */
  readonly nameOf?: (index: number) => string;
}

/** Orders in which nothing stands in the way; the first that is blocked refuses all. Lists by reference show them so. */
function checkAll(
  book: FactBook,
  orders: readonly OrderTerms[],
  { wires, nameOf }: Pick<Together, 'nameOf'> & { readonly wires: readonly (OrderTermsWire | FolioTerms)[] },
  now: Temporal.Instant,
) {
  const references = orders.map(() => newReference('H')).sort();
  return Array.from(checkInTurn(book, orders, now), (order, index) => {
    if (order.block !== null) throw refuse(order.block, nameOf?.(index));
    const folio = book.folioOf(order.terms.folioNo);
    if (folio === null) throw new Refusal('rule', transactTexts.folioInvalid);
    return { ...order, wire: wires[index], folio, reference: references[index] ?? '' };
  });
}
type Checked = ReturnType<typeof checkAll>[number];

/** The link that an investor's orders go with: `joined` when others share it already, else a new one. */
function linkFor(
  context: Placing,
  [first, ...others]: readonly [Checked, ...Checked[]],
  link: string | null,
  shared: ConfirmationRow | null,
  now: Temporal.Instant,
) {
  const { folio: person } = first;
  const joined = shared !== null && mayJoin(shared, person.investorId, now) ? shared : null;
  const started = shared === null ? link : null;
  const kinds = [first, ...others].map(({ terms }) => terms.kind);
  const ownExpiry = expiryOf(kinds, now, todayInIndia(now));
  return {
    id: joined?.id ?? started ?? randomUUID(),
    person,
    isJoined: joined !== null,
    /** Nobody knows how many it will be, where others may join. */
    count: started === null ? kinds.length : null,
    expiresAt: joined === null ? ownExpiry : earlier(ownExpiry, Temporal.Instant.from(joined.expiresAt)),
    sentTo: joined?.sentTo ?? contactsOf(context, person).map(({ to }) => maskContact(to)),
  };
}
type Link = ReturnType<typeof linkFor>;

function newOrder(
  { terms, wire, facts, preview, out, reference }: Checked,
  { book, type, link }: { readonly book: FactBook; readonly type: NewOrder['type']; readonly link: Link },
) {
  const summary = summaryOf(terms, facts, preview, book);
  return {
    reference,
    kind: terms.kind,
    type,
    investorId: link.person.investorId,
    folioNo: terms.folioNo,
    schemeCode: terms.schemeCode,
    terms: wire,
    summary,
    due: dueOf(terms),
    unitsOut: out === 0n ? null : writeUnits(out as Parameters<typeof writeUnits>[0]),
    navOn: summary.navOn,
    confirmationId: link.id,
  };
}

function confirmationOf(
  link: Link,
  orders: readonly ReturnType<typeof newOrder>[],
  now: Temporal.Instant,
): SentConfirmation {
  const investor = { id: link.person.investorId, name: link.person.name };
  return {
    id: link.id,
    investor,
    sentTo: [...link.sentTo],
    sentAt: `${now}`,
    expiresAt: `${link.expiresAt}`,
    orders: orders.map(({ reference, kind, folioNo, summary }) => ({
      reference,
      kind,
      investor,
      folioNo,
      scheme: summary.scheme,
      target: summary.target,
      headline: summary.headline,
      amount: summary.amount,
      navOn: summary.navOn,
      isPaidByHand: summary.isPaidByHand,
      newMandate: summary.newMandate,
    })),
  };
}

/** A new link is kept and sent; one that is joined ends as soon as the first of its orders must. */
const saveLink = (
  context: Placing,
  tx: Tx,
  link: Link,
  {
    arn,
    distributor,
    now,
    orders,
  }: {
    readonly arn: string;
    readonly distributor: string;
    readonly now: Temporal.Instant;
    readonly orders: readonly NewOrder[];
  },
): Promise<unknown>[] => {
  const { id, person, count, expiresAt, sentTo } = link;
  if (link.isJoined) return [shortenConfirmation(tx, arn, id, `${expiresAt}`)];
  const row = { id, investorId: person.investorId, sentTo, expiresAt: `${expiresAt}` };
  return [
    insertConfirmation(tx, arn, row, `${now}`),
    sendLink(context, tx, person, { arn, distributor, confirmationId: id, count, expiresAt, orders }),
  ];
};

/**
 * Sends orders to their investors: each is checked once more, stored with its first events, and every investor gets one
 * link for all of theirs. An order of a link that others share (`link`) begins or joins that. All in the caller's
 * transaction.
 */
export async function placeOrders(
  context: Placing,
  tx: Tx,
  wires: readonly (OrderTermsWire | FolioTerms)[],
  { link = null, nameOf }: Together = {},
): Promise<ResponseOf<typeof submitLumpsum>> {
  const { session, clock } = context;
  const { arn } = session;
  const now = clock.now();
  const orders = wires.map(readTerms);
  await lockFolios(
    tx,
    arn,
    orders.filter(({ kind }) => kind !== 'lumpsum').map(({ folioNo }) => folioNo),
  );
  const book = await readFacts(tx, arn, orders, { now, brand: context.brand });
  const checked = checkAll(book, orders, { wires, ...(nameOf && { nameOf }) }, now);
  const shared = link === null ? null : await lockConfirmation(tx, arn, link);
  const distributor = book.rows.distributor?.name ?? (await findDistributorName(tx, arn));
  const type = session.transactionOnly ? ('PRELOGIN' as const) : ('POSTLOGIN' as const);
  const byInvestor = [...Map.groupBy(checked, ({ folio }) => folio.investorId).values()];
  const sent = byInvestor.map((own) => {
    const ofInvestor = linkFor(context, own as [Checked, ...Checked[]], link, shared, now);
    return {
      link: ofInvestor,
      orders: own.map((order) => newOrder(order, { book, type, link: ofInvestor })),
    };
  });
  const placed: NewOrder[] = sent.flatMap((one) => one.orders);
  // All at once: none needs the answer of another. And only now: nothing is under way when an order is refused.
  await Promise.all([
    ...sent.flatMap((one) => saveLink(context, tx, one.link, { arn, distributor, now, orders: one.orders })),
    insertOrders(tx, arn, placed, `${now}`),
    writeAudit(asSystem(tx), {
      arn,
      action: 'transact.sent',
      details: { orders: placed.map(({ reference, kind }) => ({ reference, kind })) },
      address: context.ip,
      requestId: context.requestId,
    }),
  ]);
  // Last of all: other acts of this ARN wait from here to the end of the transaction, and no longer.
  const counts = sent
    .filter((one) => !one.link.isJoined)
    .map((one) => countMessages(context, tx, { arn, purpose: LINK }, contactsOf(context, one.link.person)));
  for (const tooMany of await Promise.all(counts)) if (tooMany !== null) throw tooMany;
  return { confirmations: sent.map((one) => confirmationOf(one.link, one.orders, now)) };
}
