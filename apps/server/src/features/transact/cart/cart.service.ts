import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  type CartItem,
  type drafts,
  MOST_IN_CART,
  type markDraft as markDraftCall,
  type prepareCart as prepareCartCall,
  type saveDraft as saveDraftCall,
  type saveDrafts as saveDraftsCall,
  type submitLumpsum,
} from '@hub/contract/calls/transact/transact';
import type { deleteRecord as deleteRecordCall } from '@hub/contract/calls/transact/transact-records';
import type { FormOrder, PlaceOrder } from '@hub/contract/orders/order-calls';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import { todayInIndia } from '@hub/domain';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import type { Finding, QuestionCode } from '@hub/domain/orders/checks/finding';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { readEarlier } from '../earlier/earlier.ts';
import { readFacts } from '../orders/order-facts.ts';
import { summaryOf } from '../orders/order-summary.ts';
import { expiryOf } from '../orders/order-times.ts';
import {
  bringsMandate,
  mandateFindings,
  refuseNewMandate,
  registerOwnMandate,
} from '../place/order-mandate.ts';
import { checkInTurn, paidByUpi, placeOrders, refuse, unitsOut } from '../place/place.service.ts';
import { cancelOrder } from '../records/records.service.ts';
import {
  type CartRow,
  changeCartItem,
  findCart,
  insertCartItems,
  lockCart,
  markCartItem,
  type NewCartItem,
  removeCartItems,
  unchooseOthers,
} from './cart.repository.ts';

const changedElsewhere = () => new Refusal('conflict', transactTexts.cartChanged);

const termsOf = (row: CartRow): OrderTermsWire => row.terms as OrderTermsWire;

const answersOf = (row: CartRow): QuestionCode[] => row.answers as QuestionCode[];

/** What pre-flight says, in words; a question that was answered is none any more. */
const openFindings = (row: CartRow, findings: readonly Finding[]): CartItem['findings'] =>
  findings
    .filter(
      ({ level, code }) => level !== 'question' || !answersOf(row).some((answered) => answered === code),
    )
    .map((finding) => ({
      code: finding.code,
      level: finding.level,
      field: finding.field,
      ...findingText(finding),
    }));

/** The whole cart, each with its words and what pre-flight says of it now, after what those before it in the cart take. */
async function presentCart(
  { session: { arn }, clock, brand }: Pick<SignedInContext, 'session' | 'clock' | 'brand'>,
  queries: Queries,
): Promise<CartItem[]> {
  const rows = await findCart(queries, arn);
  if (rows.length === 0) return [];
  const now = clock.now();
  const today = todayInIndia(now);
  const all = rows.map((row) => ({ row, terms: readTerms(termsOf(row)) }));
  const orders = all.map(({ terms }) => terms);
  const folios = orders.map(({ folioNo }) => folioNo);
  const [book, earlierOf] = await Promise.all([
    readFacts(queries, arn, orders, { now, brand }),
    readEarlier(queries, arn, folios, now),
  ]);
  return all.map(({ row, terms }, index) => {
    const earlier = earlierOf(terms.folioNo);
    const isBefore = (id: string) => rows.slice(0, index).some((one) => one.id === id);
    const ordered = earlier.orders.filter(({ id, sentAt }) => sentAt !== null || isBefore(id));
    const facts = { ...book.factsOf(terms), earlier: { ...earlier, orders: ordered } };
    const preview = previewOrder(terms, facts, now);
    const findings = checkOrder(terms, facts, now);
    const { risk: _risk, ...summary } = summaryOf(terms, facts, preview, book);
    book.take(terms, { units: unitsOut(preview), byUpi: paidByUpi(terms) });
    return {
      ...summary,
      id: row.id,
      version: row.version,
      kind: termsOf(row).kind,
      investor: { id: row.investorId, name: book.folioOf(terms.folioNo)?.name ?? '' },
      folioNo: terms.folioNo,
      terms: termsOf(row),
      findings: [...mandateFindings(terms, facts, today), ...openFindings(row, findings)],
      isChosen: row.isChosen,
      answers: answersOf(row),
      changedAt: row.changedAt,
    };
  });
}

export async function getDrafts(context: SignedInContext): Promise<ResponseOf<typeof drafts>> {
  const { db, session } = context;
  return { items: await presentCart(context, oneStatement(db, { arn: session.arn })) };
}

/** Whose order it is; a folio of another distributor is none. */
async function ownersOf(tx: Tx, arn: string, orders: readonly OrderTermsWire[], now: Temporal.Instant) {
  const book = await readFacts(tx, arn, orders, { now });
  return orders.map((terms) => {
    const folio = book.folioOf(terms.folioNo);
    if (folio === null) {
      throw new Refusal('rule', transactTexts.folioInvalid, {
        fields: { 'terms.folioNo': transactTexts.folioInvalid },
      });
    }
    return folio.investorId;
  });
}

/** Adds one order, or changes it: what is wrong with it is said, and keeps it from being sent, not from being kept. */
export async function saveDraft(
  context: ChangeContext,
  tx: Tx,
  { id, version, terms, answers }: RequestOf<typeof saveDraftCall>,
): Promise<ResponseOf<typeof saveDraftCall>> {
  const { session, clock } = context;
  const { arn } = session;
  const now = clock.now();
  const [investorId = ''] = await ownersOf(tx, arn, [terms], now);
  const isNew = id === undefined || version === undefined;
  const row = isNew
    ? (await addItems(tx, arn, [{ terms, investorId, answers }], now))[0]
    : await changeCartItem(tx, arn, { id, version, terms, investorId, answers }, `${now}`);
  if (!row) throw changedElsewhere();
  if (isNew) await unchooseOthers(tx, arn, investorId);
  return { item: await presentOne(context, tx, row.id) };
}

async function presentOne(context: ChangeContext, tx: Tx, id: string): Promise<CartItem> {
  const item = (await presentCart(context, tx)).find((one) => one.id === id);
  if (item === undefined) throw changedElsewhere();
  return item;
}

export async function markDraft(
  context: ChangeContext,
  tx: Tx,
  marks: RequestOf<typeof markDraftCall>,
): Promise<ResponseOf<typeof markDraftCall>> {
  if (!(await markCartItem(tx, context.session.arn, marks))) throw changedElsewhere();
  return { item: await presentOne(context, tx, marks.id) };
}

async function addItems(
  tx: Tx,
  arn: string,
  items: readonly Omit<NewCartItem, 'id'>[],
  now: Temporal.Instant,
): Promise<CartRow[]> {
  const there = await lockCart(tx, arn);
  if (there.length + items.length > MOST_IN_CART) throw new Refusal('rule', transactTexts.cartFull);
  return insertCartItems(
    tx,
    arn,
    items.map((item) => ({ id: randomUUID(), ...item })),
    `${now}`,
  );
}

export async function saveDrafts(
  context: ChangeContext,
  tx: Tx,
  { orders }: RequestOf<typeof saveDraftsCall>,
): Promise<ResponseOf<typeof saveDraftsCall>> {
  const { arn } = context.session;
  const now = context.clock.now();
  const owners = await ownersOf(tx, arn, orders, now);
  const rows = await addItems(
    tx,
    arn,
    orders.map((terms, index) => ({ terms, investorId: owners[index] ?? '' })),
    now,
  );
  const added = new Set(rows.map(({ id }) => id));
  return { items: (await presentCart(context, tx)).filter(({ id }) => added.has(id)) };
}

/**
 * The chosen orders in the order to send them: the one whose link ends first is the first, so that the message about a
 * link says when it ends. One that was changed meanwhile, or that cannot be sent, stops all.
 */
export async function prepareCart(
  { db, session, clock, brand }: SignedInContext,
  { items }: RequestOf<typeof prepareCartCall>,
): Promise<ResponseOf<typeof prepareCartCall>> {
  const { arn } = session;
  const now = clock.now();
  const today = todayInIndia(now);
  const queries = oneStatement(db, { arn });
  const rows = new Map((await findCart(queries, arn)).map((row) => [row.id, row]));
  const chosen = new Map(items.map((item) => [item.id, item.version]));
  const wanted = [...chosen]
    .map(([id, version]) => {
      const row = rows.get(id);
      if (row === undefined || row.version !== version) throw changedElsewhere();
      return row;
    })
    .map((row) => ({ row, ends: expiryOf([termsOf(row).kind], now, today) }))
    .sort((one, other) => Temporal.Instant.compare(one.ends, other.ends))
    .map(({ row }) => row);
  const orders = wanted.map((row) => readTerms(termsOf(row)));
  const book = await readFacts(queries, arn, orders, { now, brand });
  for (const { terms, facts, block } of checkInTurn(book, orders, now)) {
    const refusal = block === null ? refuseNewMandate(terms, facts, today) : refuse(block);
    if (refusal !== null) throw refusal;
  }
  const links = new Map(
    [...Map.groupBy(wanted, ({ investorId }) => investorId)].map(([investorId, own]) => [
      investorId,
      own.length > 1 ? randomUUID() : null,
    ]),
  );
  return {
    orders: wanted.map(({ id, version, investorId }) => ({
      id,
      version,
      link: links.get(investorId) ?? null,
    })),
  };
}

/** As the database keeps them: without what is undefined. */
const isSame = (stored: unknown, terms: OrderTermsWire): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(terms)));

/** The orders of one form and of one folio, all or none. What the cart kept of them leaves it, whatever it said. */
async function placeForm(context: ChangeContext, tx: Tx, orders: readonly FormOrder[]) {
  const { arn } = context.session;
  const stored = orders.flatMap(({ item, terms }) => (item === undefined ? [] : [{ ...item, terms }]));
  const ids = new Set(stored.map(({ id }) => id));
  const folios = new Set(orders.map(({ terms }) => terms.folioNo));
  if (folios.size > 1 || ids.size < stored.length) throw malformed();
  const rows = stored.length === 0 ? [] : await lockCart(tx, arn);
  const isThere = ({ id, version, terms: { kind, folioNo } }: (typeof stored)[number]) =>
    rows.some((row) => {
      const there = termsOf(row);
      return row.id === id && row.version === version && there.kind === kind && there.folioNo === folioNo;
    });
  if (!stored.every(isThere)) throw changedElsewhere();
  // Of several at once each would bring a mandate of its own.
  if (orders.length > 1 && orders.some(({ terms }) => bringsMandate(terms))) throw malformed();
  const terms: OrderTermsWire[] = [];
  for (const order of orders) terms.push(await registerOwnMandate(context, tx, order.terms));
  const nameOf = (index: number) => `orders.${index}`;
  const sent = await placeOrders(context, tx, terms, orders.length > 1 ? { nameOf } : {});
  if (ids.size > 0) await removeCartItems(tx, arn, [...ids]);
  return sent;
}

/** By the call of its kind, one order or those of its form. Prepared in the cart it goes as it is there, and leaves it. */
export async function placeOrder(
  context: ChangeContext,
  tx: Tx,
  { terms, item, prepared, more = [] }: PlaceOrder,
): Promise<ResponseOf<typeof submitLumpsum>> {
  if (prepared === undefined) return placeForm(context, tx, [{ terms, item }, ...more]);
  if (item !== undefined || more.length > 0) throw malformed();
  const { arn } = context.session;
  const row = (await lockCart(tx, arn)).find(({ id }) => id === prepared.id);
  if (row === undefined || row.version !== prepared.version || !isSame(row.terms, terms)) {
    throw changedElsewhere();
  }
  const sent = await placeOrders(context, tx, [await registerOwnMandate(context, tx, terms)], {
    link: prepared.link,
  });
  await removeCartItems(tx, arn, [row.id]);
  return sent;
}

const isReference = (id: string): boolean => /^H[0-9A-HJKMNP-TV-Z]{11}$/.test(id);
const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** Out of the cart, or cancelled: the id says which. */
export async function deleteRecord(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof deleteRecordCall>,
): Promise<ResponseOf<typeof deleteRecordCall>> {
  const { arn } = context.session;
  if (isReference(id)) {
    await cancelOrder(context, tx, id);
    return { removed: 'order' };
  }
  if (!isUuid(id) || (await removeCartItems(tx, arn, [id])) === 0) throw changedElsewhere();
  return { removed: 'cart' };
}
