import { type FormKind, formKinds } from '@hub/domain/orders/terms/order-terms';
import { useCallback, useEffect, useState } from 'react';
import { useProfile, useServices } from '../../../lib/react.ts';

/** What was noted while the page lives: it counts at once, however long the device takes to keep it. */
const noted = new Map<string, FormKind>();

/** The kind of order this distributor last began on this device. */
export function useLastKind(): { readonly last: FormKind | null; readonly note: (kind: FormKind) => void } {
  const { storage } = useServices();
  const arn = useProfile()?.arnNo ?? null;
  const [saved, setSaved] = useState<FormKind | null>(null);
  useEffect(() => {
    let isGone = false;
    // What cannot be read is nothing.
    storage.read('lastOrderKind').then(
      (all) => {
        const named = arn === null ? undefined : all?.[arn];
        if (!isGone) setSaved(formKinds.find((kind) => kind === named) ?? null);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [storage, arn]);
  const note = useCallback(
    (kind: FormKind) => {
      if (arn === null) return;
      noted.set(arn, kind);
      storage
        .read('lastOrderKind')
        .then((all) => storage.write('lastOrderKind', { ...all, [arn]: kind }))
        .catch(() => {});
    },
    [storage, arn],
  );
  const last = (arn === null ? undefined : noted.get(arn)) ?? saved;
  return { last, note };
}
