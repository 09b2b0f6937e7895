import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import {
  type CartItem,
  type drafts,
  MOST_IN_CART,
  type prepareCart as prepareCartCall,
  type saveDraft as saveDraftCall,
  type saveDrafts as saveDraftsCall,
  type submitLumpsum,
} from '@hub/contract/calls/transact/transact';
import type { deleteRecord as deleteRecordCall } from '@hub/contract/calls/transact/transact-records';
import type { PlaceOrder } from '@hub/contract/orders/order-calls';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { todayInIndia } from '@hub/domain';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { readFacts } from '../orders/order-facts.ts';
import { summaryOf } from '../orders/order-summary.ts';
import { expiryOf } from '../orders/order-times.ts';
import { checkInTurn, paidByUpi, placeOrders, refuse, unitsOut } from '../place/place.service.ts';
import { cancelOrder } from '../records/records.service.ts';
import {
  type CartRow,
  changeCartItem,
  findCart,
  insertCartItems,
  lockCart,
  removeCartItems,
} from './cart.repository.ts';

const changedElsewhere = () => new Refusal('conflict', texts.transact.cartChanged);

const termsOf = (row: CartRow): OrderTermsWire => row.terms as OrderTermsWire;

/** Each with its words and what pre-flight says of it now, after what those before it in the cart take. */
async function present(
  queries: Queries,
  arn: string,
  rows: readonly CartRow[],
  now: Temporal.Instant,
): Promise<CartItem[]> {
  if (rows.length === 0) return [];
  const all = rows.map((row) => ({ row, terms: readTerms(termsOf(row)) }));
  const book = await readFacts(
    queries,
    arn,
    all.map(({ terms }) => terms),
    { now },
  );
  return all.map(({ row, terms }) => {
    const facts = book.factsOf(terms);
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
      findings: findings.map((finding) => ({
        code: finding.code,
        level: finding.level,
        field: finding.field,
        ...findingText(finding),
      })),
      changedAt: row.changedAt,
    };
  });
}

export async function getDrafts({ db, session, clock }: SignedInContext): Promise<ResponseOf<typeof drafts>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  return { items: await present(queries, arn, await findCart(queries, arn), clock.now()) };
}

/** Whose order it is; a folio of another distributor is none. */
async function ownersOf(tx: Tx, arn: string, orders: readonly OrderTermsWire[], now: Temporal.Instant) {
  const book = await readFacts(tx, arn, orders, { now });
  return orders.map((terms) => {
    const folio = book.folioOf(terms.folioNo);
    if (folio === null) {
      throw new Refusal('rule', texts.transact.folioInvalid, {
        fields: { 'terms.folioNo': texts.transact.folioInvalid },
      });
    }
    return folio.investorId;
  });
}

/** Adds one order, or changes it: what is wrong with it is said, and keeps it from being sent, not from being kept. */
export async function saveDraft(
  { session, clock }: ChangeContext,
  tx: Tx,
  { id, version, terms }: RequestOf<typeof saveDraftCall>,
): Promise<ResponseOf<typeof saveDraftCall>> {
  const { arn } = session;
  const now = clock.now();
  const [investorId = ''] = await ownersOf(tx, arn, [terms], now);
  const row =
    id === undefined || version === undefined
      ? (await addItems(tx, arn, [{ terms, investorId }], now))[0]
      : await changeCartItem(tx, arn, { id, version, terms, investorId }, `${now}`);
  if (!row) throw changedElsewhere();
  const [item] = await present(tx, arn, [row], now);
  return { item: item as CartItem };
}

async function addItems(
  tx: Tx,
  arn: string,
  items: readonly { readonly terms: OrderTermsWire; readonly investorId: string }[],
  now: Temporal.Instant,
): Promise<CartRow[]> {
  const there = await lockCart(tx, arn);
  if (there.length + items.length > MOST_IN_CART) throw new Refusal('rule', texts.transact.cartFull);
  return insertCartItems(
    tx,
    arn,
    items.map((item) => ({ id: randomUUID(), ...item })),
    `${now}`,
  );
}

export async function saveDrafts(
  { session, clock }: ChangeContext,
  tx: Tx,
  { orders }: RequestOf<typeof saveDraftsCall>,
): Promise<ResponseOf<typeof saveDraftsCall>> {
  const { arn } = session;
  const now = clock.now();
  const owners = await ownersOf(tx, arn, orders, now);
  const rows = await addItems(
    tx,
    arn,
    orders.map((terms, index) => ({ terms, investorId: owners[index] ?? '' })),
    now,
  );
  return { items: await present(tx, arn, rows, now) };
}

/**
 * The chosen orders in the order to send them: the one whose link ends first is the first, so that the message about a
 * link says when it ends. One that was changed meanwhile, or that cannot be sent, stops all.
 */
export async function prepareCart(
  { db, session, clock }: SignedInContext,
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
  const book = await readFacts(queries, arn, orders, { now });
  for (const { block } of checkInTurn(book, orders, now)) if (block !== null) throw refuse(block);
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

/** One order by the call of its kind. Out of the cart it goes as it is there, and leaves it. */
export async function placeOrder(
  context: ChangeContext,
  tx: Tx,
  { terms, prepared }: PlaceOrder,
): Promise<ResponseOf<typeof submitLumpsum>> {
  if (prepared === undefined) return placeOrders(context, tx, [terms]);
  const { arn } = context.session;
  const row = (await lockCart(tx, arn)).find(({ id }) => id === prepared.id);
  if (row === undefined || row.version !== prepared.version || !isSame(row.terms, terms)) {
    throw changedElsewhere();
  }
  const sent = await placeOrders(context, tx, [terms], prepared.link);
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
