import { createDrafts } from '../src/lib/drafts/drafts.ts';
import { createBackNavigation } from '../src/lib/navigation/back-navigation.ts';
import type { Services } from '../src/lib/services.ts';
import { createOnline } from '../src/lib/store/online.ts';
import { secureMemory } from '../src/lib/test/memory-store.ts';

export interface FormDevice {
  /** The services a form leans on, as a page that has just been opened has them. */
  openPage(): Services;
  setOnline(online: boolean): void;
}

/** A device in memory: what one page kept, the next one finds. */
export function formDevice(): FormDevice {
  const storage = secureMemory();
  const owner = () => 'ARN-100001';
  const listeners = new Set<(online: boolean) => void>();
  let isOnline = true;
  const network = {
    isOnline: () => isOnline,
    onChange: (listener: (online: boolean) => void) => {
      listeners.add(listener);
    },
  };
  return {
    openPage() {
      const services: Partial<Services> = {
        drafts: createDrafts(storage, owner),
        backNavigation: createBackNavigation({ storage, owner, here: () => null }),
        online: createOnline(network as Parameters<typeof createOnline>[0]),
      };
      return services as Services;
    },
    setOnline(online) {
      isOnline = online;
      for (const listener of listeners) listener(online);
    },
  };
}
