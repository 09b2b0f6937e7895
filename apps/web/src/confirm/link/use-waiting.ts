import { useEffect, useRef, useState } from 'react';
import { useWorld } from './world.ts';

const first = { payment: 3000, transfer: 15_000 } as const;
const growth = 1.3;
const longest = 60_000;
/** Some ten minutes of waiting; a bank that has said nothing by then says it later. */
const most = 25;

/** The pause before question number `count`, each longer than the one before. */
const pauseBefore = (count: number, isTransfer: boolean): number =>
  Math.min(longest, Math.round(first[isTransfer ? 'transfer' : 'payment'] * growth ** count));

/** Asks again and again while somebody looks, with growing pauses, and gives up after a while. */
export function useWaiting(retry: () => Promise<unknown>, isTransfer: boolean) {
  const world = useWorld();
  const [round, setRound] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const requesting = useRef(retry);
  requesting.current = retry;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round waits anew.
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      for (let count = 0; count < most; count += 1) {
        await world.wait(pauseBefore(count, isTransfer), stop.signal);
        // Nobody looks; coming back asks at once.
        if (document.visibilityState === 'visible') await requesting.current();
        if (stop.signal.aborted) return;
      }
      setIsOver(true);
    };
    run().catch(() => {});
    return () => stop.abort();
  }, [world, isTransfer, round]);

  return {
    isOver,
    goOn() {
      setIsOver(false);
      setRound((before) => before + 1);
      void requesting.current();
    },
  };
}
