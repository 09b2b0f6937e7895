// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
import type { CartItem } from '@hub/contract/calls/transact/transact';
import { cartTexts } from '@hub/contract/orders/send-texts';
import { Card } from '../../../ui/layout/card.tsx';
import { ordersText } from '../record-acts/record-text.ts';
import { CartRow, type CartRowProps, RemovedRow } from './cart-row.tsx';
import styles from './cart-table.module.css';
import type { RemovedOrders } from './use-removed-orders.ts';

const { columns } = cartTexts;

interface CartTableProps extends Pick<CartRowProps, 'onChoose' | 'onProblem'> {
  investor: CartItem['investor'];
  /** With those just removed among them. */
  items: readonly CartItem[];
  chosen: readonly CartItem[];
  removed: RemovedOrders;
}

/** The orders of one investor, who gets one link for all that are ticked; cards of two lines where it is narrow. */
export function CartTable({ investor, items, chosen, removed, ...row }: CartTableProps) {
  const left = items.filter(({ id }) => !removed.isRemoved(id));
  return (
    <Card title={investor.name} aside={ordersText(left.length)} className={styles.card}>
      <table role="table" className={styles.table} aria-label={cartTexts.tableOf(investor.name)}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.row}>
            {Object.entries(columns).map(([id, name]) => (
              <th key={id} role="columnheader" scope="col">
                <span className={id === 'send' || id === 'change' ? 'visually-hidden' : undefined}>
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) =>
            removed.isRemoved(item.id) ? (
              <RemovedRow key={item.id} item={item} removed={removed} onProblem={row.onProblem} />
            ) : (
              <CartRow
                key={item.id}
                item={item}
                isChosen={chosen.includes(item)}
                removed={removed}
                {...row}
              />
            ),
          )}
        </tbody>
      </table>
    </Card>
  );
}
