import { useEffect, useRef } from 'react';

const open = new Set<() => void>();

/** Notes an open dialog and how it closes. */
export function useOpenModal(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const closeIt = () => close.current();
    open.add(closeIt);
    return () => {
      open.delete(closeIt);
    };
  }, []);
}

/** Spec §2: the no-internet screen closes any open dialog. */
export function closeOpenModals(): void {
  for (const close of [...open]) close();
}
