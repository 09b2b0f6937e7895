import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../lib/react.ts';

/** Whether captions are shown, as last chosen on this device; null until that is known. */
export function useCaptions(): readonly [boolean | null, (shown: boolean) => void] {
  const { storage } = useServices();
  const [isShown, setShown] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    const take = (saved: boolean | null) => isGone || setShown(saved ?? true);
    // What cannot be read is nothing.
    storage.read('captions').then(take, () => take(null));
    return () => {
      isGone = true;
    };
  }, [storage]);
  const keep = useCallback(
    (shown: boolean) => {
      setShown(shown);
      storage.write('captions', shown).catch(() => {});
    },
    [storage],
  );
  return [isShown, keep];
}
