import { createStore, type ReadableStore } from '../../lib/store/store.ts';

interface StaffSessionSnapshot {
  /** `over`: it ended under a page that stays as it is until somebody logs in again. `out`: by the person's own wish. */
  readonly state: 'open' | 'over' | 'out';
  /** Of whoever is, or was, logged in: what they typed is kept under it. */
  readonly staffId: string | null;
}

/** Whether this tab is logged in. The cookie itself no script can read. */
export interface StaffSession extends ReadableStore<StaffSessionSnapshot> {
  start(staffId: string): void;
  end(): void;
  leave(): void;
}

export function createStaffSession(): StaffSession {
  const store = createStore<StaffSessionSnapshot>({ state: 'open', staffId: null });
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start(staffId) {
      const now = store.getSnapshot();
      if (now.state !== 'open' || now.staffId !== staffId) store.set({ state: 'open', staffId });
    },
    end() {
      const { state, staffId } = store.getSnapshot();
      if (state === 'open') store.set({ state: 'over', staffId });
    },
    leave: () => store.set({ state: 'out', staffId: null }),
  };
}
