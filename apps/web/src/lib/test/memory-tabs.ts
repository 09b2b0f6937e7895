import type { Leaving, TabChannel } from '../session/tab-channel.ts';

/** The tabs of one browser: what one announces, all others hear. */
export function memoryTabs(): () => TabChannel {
  const all: { tab: number; heard: (leaving: Leaving | null) => void }[] = [];
  let tabs = 0;
  return () => {
    tabs += 1;
    const tab = tabs;
    return {
      announce(leaving) {
        for (const other of all) {
          if (other.tab !== tab) queueMicrotask(() => other.heard(leaving ?? null));
        }
      },
      onAnnounced(heard) {
        const entry = { tab, heard };
        all.push(entry);
        return () => void all.splice(all.indexOf(entry), 1);
      },
    };
  };
}
