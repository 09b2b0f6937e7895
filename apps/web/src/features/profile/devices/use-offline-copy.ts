import { useCallback, useEffect, useState } from 'react';
import { createOfflineCopy } from '../../../lib/offline/offline-copy.ts';
import { saveCopy } from '../../../lib/offline/save-copy.ts';
import { useServices } from '../../../lib/react.ts';

interface Existing {
  /** Null until the device has said it. */
  readonly isOn: boolean | null;
  /** An instant; null before the first copy. */
  readonly takenAt: string | null;
  /** How many clients were taken along. */
  readonly along: number;
}

const copy = createOfflineCopy();
const instantOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toString();

export function useOfflineCopy(arn: string) {
  const { api, session } = useServices();
  const [existing, setExisting] = useState<Existing>({ isOn: null, takenAt: null, along: 0 });
  const [busy, setBusy] = useState(false);
  const readAgain = useCallback(async () => {
    const state = await copy.state().catch(() => null);
    const takenAt = state?.takenAt ?? null;
    setExisting({
      isOn: state?.arn === arn,
      takenAt: takenAt === null ? null : instantOf(takenAt),
      along: state?.along.length ?? 0,
    });
  }, [arn]);
  useEffect(() => void readAgain(), [readAgain]);

  /** Whether it worked. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch {
      return false;
    } finally {
      await readAgain();
      setBusy(false);
    }
  };
  return {
    ...existing,
    busy,
    turnOn: (pin: string) =>
      run(async () => {
        await copy.turnOn(arn, pin);
        // What cannot be read now is read with the next screen.
        void saveCopy({ api, session, copy }).then(readAgain, () => {});
      }),
    turnOff: () => run(() => copy.remove()),
  };
}
