import { TOAST_MS } from '@hub/domain';
import { realTimers, type Timers } from '../time/timers.ts';
import { createStore, type ReadableStore } from './store.ts';

export type ToastStyle = 'error' | 'success' | 'normal';

interface Toast {
  readonly id: number;
  readonly style: ToastStyle;
  readonly message: string;
}

/** The toasts on screen, oldest first. */
export interface Toaster extends ReadableStore<readonly Toast[]> {
  show(style: ToastStyle, message: string): void;
  dismiss(id: number): void;
}

/** A toast stays 5000 ms; a message identical to one on screen is ignored (Spec §4, §9). */
export function createToaster(timers: Timers = realTimers): Toaster {
  const shown = createStore<readonly Toast[]>([]);
  const cancels = new Map<number, () => void>();
  let nextId = 1;
  const dismiss = (id: number) => {
    cancels.get(id)?.();
    cancels.delete(id);
    shown.set(shown.getSnapshot().filter((toast) => toast.id !== id));
  };
  return {
    getSnapshot: shown.getSnapshot,
    subscribe: shown.subscribe,
    show(style, message) {
      if (shown.getSnapshot().some((toast) => toast.message === message)) return;
      const id = nextId++;
      shown.set([...shown.getSnapshot(), { id, style, message }]);
      cancels.set(
        id,
        timers.after(TOAST_MS, () => dismiss(id)),
      );
    },
    dismiss,
  };
}
