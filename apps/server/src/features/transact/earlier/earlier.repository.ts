import type { Queries } from '../../../db/queries.ts';
import { investmentKindList } from '../../book/book.public.ts';

interface EarlierRows {
  readonly advice: { readonly euin: string; readonly subArn: string | null } | null;
  readonly folios: readonly { readonly folioNo: string; readonly largest: string | null }[];
  readonly sent: readonly { readonly id: string; readonly terms: unknown; readonly sentAt: string }[];
  readonly cart: readonly { readonly id: string; readonly terms: unknown }[];
}

interface Requested {
  readonly arn: string;
  readonly folios: readonly string[];
  readonly today: string;
}

const newestAdvice = (table: string, at: string) =>
  `(select terms, ${at} as at from ${table} where arn = $1 and terms ->> 'euin' is not null order by ${at} desc limit 1)`;

/** What was put in is in the ledger, or on its way there. */
const largest = `greatest(
    (select max(l.amount) from client_folio own join counted_entry l using (arn, folio_no)
      where own.arn = f.arn and own.investor_id = f.investor_id and l.kind in ${investmentKindList}),
    (select max(o.due) from orders o where o.arn = f.arn and o.investor_id = f.investor_id
        and o.status in ('confirmed', 'paid', 'submitted', 'allotted')))`;

/** What was ordered earlier in these folios, in one statement. */
export async function readEarlierRows(
  queries: Queries,
  { arn, folios, today }: Requested,
): Promise<EarlierRows> {
  const rows = await queries.query<{ earlier: EarlierRows }>(
    `select jsonb_build_object(
       'advice', (select jsonb_build_object('euin', used.terms ->> 'euin', 'subArn', used.terms ->> 'subArn')
                    from (${newestAdvice('orders', 'created_at')} union all ${newestAdvice('cart_item', 'changed_at')}) used
                   order by used.at desc limit 1),
       'folios', coalesce((select jsonb_agg(jsonb_build_object('folioNo', f.folio_no, 'largest', ${largest}::text))
                             from client_folio f where f.arn = $1 and f.folio_no = any($2)), '[]'),
       'sent', coalesce((select jsonb_agg(jsonb_build_object('id', o.reference, 'terms', o.terms, 'sentAt', o.created_at)
                                          order by o.created_at, o.reference)
                           from orders o where o.arn = $1 and o.folio_no = any($2)
                            and o.created_at >= $3::date::timestamp at time zone 'Asia/Kolkata'
                            and o.kind <> 'folio'
                            and o.status not in ('declined', 'expired', 'rejected', 'cancelled')), '[]'),
       'cart', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'terms', c.terms) order by c.created_at, c.id)
                           from cart_item c where c.arn = $1 and c.terms ->> 'folioNo' = any($2)), '[]')) as earlier`,
    [arn, folios, today],
  );
  return (rows[0] as { earlier: EarlierRows }).earlier;
}
