import { dayCopyTexts } from '@hub/contract/investor/day-copy-texts';
import { useCallback, useEffect, useState } from 'react';
import { MOST_DAY_CLIENTS } from '../../lib/offline/along.ts';
import { readDayClient } from '../../lib/offline/day-clients.ts';
import { createOfflineCopy, type OfflineCopy } from '../../lib/offline/offline-copy.ts';
import { useProfile, useServices } from '../../lib/react.ts';

interface TakeAlong {
  /** Who is with the user; null where there is no offline copy to take anybody in. */
  readonly along: readonly string[] | null;
  readonly isBusy: boolean;
  /** Reads each client anew. So many are wanted; who they are is asked only when as many fit. */
  take(count: number, idsOf: () => Promise<readonly string[]>): Promise<void>;
  leave(id: string): Promise<void>;
}

const ofDevice = createOfflineCopy();

/** Clients for the offline copy, with their mobile and holdings: for whoever has turned it on on this device. */
export function useTakeAlong(copy: OfflineCopy = ofDevice): TakeAlong {
  const { api, toaster } = useServices();
  const arn = useProfile()?.arnNo;
  const [along, setAlong] = useState<readonly string[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const readAgain = useCallback(async () => {
    const state = await copy.state().catch(() => null);
    setAlong(state !== null && state.arn === arn ? state.along : null);
  }, [copy, arn]);
  useEffect(() => void readAgain(), [readAgain]);

  const run = async (work: (own: string) => Promise<void>) => {
    if (arn === undefined || isBusy) return;
    setIsBusy(true);
    try {
      await work(arn);
    } catch {
      toaster.show('error', dayCopyTexts.failed);
    } finally {
      await readAgain();
      setIsBusy(false);
    }
  };
  return {
    along,
    isBusy,
    take: (count, idsOf) =>
      run(async (own) => {
        if (count > MOST_DAY_CLIENTS) {
          toaster.show('error', dayCopyTexts.tooMany(MOST_DAY_CLIENTS));
          return;
        }
        const clients = [];
        for (const id of await idsOf()) clients.push(await readDayClient(api, id));
        const outcome = await copy.takeAlong(own, clients);
        if (outcome === 'taken') toaster.show('success', dayCopyTexts.took(clients.length));
        else if (outcome === 'full') toaster.show('error', dayCopyTexts.tooMany(MOST_DAY_CLIENTS));
        else toaster.show('error', dayCopyTexts.isOff);
      }),
    leave: (id) =>
      run(async (own) => {
        await copy.leaveBehind(own, id);
        toaster.show('success', dayCopyTexts.left);
      }),
  };
}
