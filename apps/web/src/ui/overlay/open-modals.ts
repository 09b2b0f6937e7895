import { useEffect, useRef, useState } from 'react';

type Shut = (isShut: boolean) => void;

const open = new Set<Shut>();

/**
 * Notes an open dialog and how it closes. Answers whether it is shut all the same: the no-internet screen closes every
 * dialog, and one whose `onClose` leaves it there, because it has to be answered, comes again with the line.
 */
export function useOpenModal(onClose: () => void): boolean {
  const close = useRef(onClose);
  close.current = onClose;
  const [isShut, setShut] = useState(false);
  useEffect(() => {
    const shut: Shut = (now) => {
      setShut(now);
      if (now) close.current();
    };
    open.add(shut);
    return () => {
      open.delete(shut);
    };
  }, []);
  return isShut;
}

/** Spec §2: the no-internet screen closes any open dialog. Answers what to do when the screen is gone. */
export function closeOpenModals(): () => void {
  const closed = [...open];
  for (const shut of closed) shut(true);
  return () => {
    for (const shut of closed) if (open.has(shut)) shut(false);
  };
}
