const open = new Set<() => void>();

/** Notes an open dialog and how it closes; the answer strikes it off. */
export function noteOpenModal(close: () => void): () => void {
  open.add(close);
  return () => {
    open.delete(close);
  };
}

/** Spec §2: the no-internet screen closes any open dialog. */
export function closeOpenModals(): void {
  for (const close of [...open]) close();
}
