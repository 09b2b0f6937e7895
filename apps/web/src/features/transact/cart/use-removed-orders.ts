import type { CartItem } from '@hub/contract/calls/transact/transact';
import { useState } from 'react';

interface Removed {
  readonly item: CartItem;
  /** Which orders stood before it, so that its line stays where it was. */
  readonly before: readonly string[];
}

export interface RemovedOrders {
  isRemoved(id: string): boolean;
  /** The cart with the lines of what was removed from it. */
  among(items: readonly CartItem[]): readonly CartItem[];
  note(item: CartItem, items: readonly CartItem[]): void;
  forget(id: string): void;
}

/** What was removed since the cart was opened, for whoever wants it back. */
export function useRemovedOrders(): RemovedOrders {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  return {
    isRemoved: (id) => removed.some(({ item }) => item.id === id),
    among(items) {
      const shown = [...items];
      for (const { item, before } of removed) {
        if (shown.some(({ id }) => id === item.id)) continue;
        const at = shown.findLastIndex(({ id }) => before.includes(id)) + 1;
        shown.splice(at, 0, item);
      }
      return shown;
    },
    note: (item, items) =>
      setRemoved((now) => [
        ...now,
        {
          item,
          before: items
            .slice(
              0,
              items.findIndex(({ id }) => id === item.id),
            )
            .map(({ id }) => id),
        },
      ]),
    forget: (id) => setRemoved((now) => now.filter(({ item }) => item.id !== id)),
  };
}
