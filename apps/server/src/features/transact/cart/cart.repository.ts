import type { Queries } from '../../../db/queries.ts';
import type { cartItem } from '../../../db/schema/orders/orders.ts';

export type CartRow = Readonly<Omit<typeof cartItem.$inferSelect, 'arn' | 'createdAt'>>;

const columns = `id, version, investor_id as "investorId", terms, is_chosen as "isChosen", answers,
  changed_at as "changedAt"`;

export const findCart = (queries: Queries, arn: string): Promise<CartRow[]> =>
  queries.query<CartRow>(`select ${columns} from cart_item where arn = $1 order by created_at, id`, [arn]);

export async function lockCart(queries: Queries, arn: string): Promise<CartRow[]> {
  return queries.query<CartRow>(
    `select ${columns} from cart_item where arn = $1 order by created_at, id for update`,
    [arn],
  );
}

export interface NewCartItem {
  readonly id: string;
  readonly investorId: string;
  readonly terms: unknown;
  readonly answers?: readonly string[] | undefined;
}

/** Those that come together keep their order: each is a microsecond after the one before. */
export const insertCartItems = (
  queries: Queries,
  arn: string,
  items: readonly NewCartItem[],
  at: string,
): Promise<CartRow[]> =>
  queries.query<CartRow>(
    `insert into cart_item (arn, id, investor_id, terms, answers, created_at, changed_at)
     select $1, id, "investorId", terms, coalesce(answers, '[]'),
            $3::timestamptz + n * interval '1 microsecond', $3
       from rows from (jsonb_to_recordset($2::jsonb)
                         as (id uuid, "investorId" uuid, terms jsonb, answers jsonb))
            with ordinality as given (id, "investorId", terms, answers, n)
     returning ${columns}`,
    [arn, JSON.stringify(items), at],
  );

/** Null when somebody else changed or removed it. */
export async function changeCartItem(
  queries: Queries,
  arn: string,
  item: NewCartItem & { readonly version: number },
  at: string,
): Promise<CartRow | null> {
  const rows = await queries.query<CartRow>(
    `update cart_item set terms = $4, investor_id = $5, answers = $7::jsonb, version = version + 1, changed_at = $6
      where arn = $1 and id = $2 and version = $3 returning ${columns}`,
    [
      arn,
      item.id,
      item.version,
      JSON.stringify(item.terms),
      item.investorId,
      at,
      JSON.stringify(item.answers ?? []),
    ],
  );
  return rows[0] ?? null;
}

/** What is said about an order without changing it: its version stays. */
export async function markCartItem(
  queries: Queries,
  arn: string,
  { id, isChosen, answers }: CartMarks,
): Promise<boolean> {
  const rows = await queries.query(
    `update cart_item set is_chosen = coalesce($3::boolean, is_chosen), answers = coalesce($4::jsonb, answers)
      where arn = $1 and id = $2 returning id`,
    [arn, id, isChosen ?? null, answers === undefined ? null : JSON.stringify(answers)],
  );
  return rows.length > 0;
}

interface CartMarks {
  readonly id: string;
  readonly isChosen?: boolean | undefined;
  readonly answers?: readonly string[] | undefined;
}

/** Whoever orders for an investor does not send what waits for others. */
export const unchooseOthers = (queries: Queries, arn: string, investorId: string): Promise<unknown> =>
  queries.query('update cart_item set is_chosen = false where arn = $1 and investor_id <> $2 and is_chosen', [
    arn,
    investorId,
  ]);

export async function removeCartItems(
  queries: Queries,
  arn: string,
  ids: readonly string[],
): Promise<number> {
  const rows = await queries.query(
    'delete from cart_item where arn = $1 and id = any($2::uuid[]) returning id',
    [arn, ids],
  );
  return rows.length;
}
