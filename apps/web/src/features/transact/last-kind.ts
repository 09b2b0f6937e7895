import { type OrderKind, orderKinds } from '@hub/domain';
import { useCallback, useEffect, useState } from 'react';
import { useProfile, useServices } from '../../lib/react.ts';

/** The kind of order this distributor last began on this device. */
export function useLastKind(): { readonly last: OrderKind | null; readonly note: (kind: OrderKind) => void } {
  const { storage } = useServices();
  const arn = useProfile()?.arnNo ?? null;
  const [last, setLast] = useState<OrderKind | null>(null);
  useEffect(() => {
    let isGone = false;
    // What cannot be read is nothing.
    storage.read('lastOrderKind').then(
      (kept) => {
        const named = arn === null ? undefined : kept?.[arn];
        if (!isGone) setLast(orderKinds.find((kind) => kind === named) ?? null);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [storage, arn]);
  const note = useCallback(
    (kind: OrderKind) => {
      if (arn === null) return;
      storage
        .read('lastOrderKind')
        .then((kept) => storage.write('lastOrderKind', { ...kept, [arn]: kind }))
        .catch(() => {});
    },
    [storage, arn],
  );
  return { last, note };
}
