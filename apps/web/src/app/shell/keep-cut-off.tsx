import { nextCutOff } from '@hub/contract/calls/reference/reference';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/react.ts';
import { whenIdle } from '../../lib/time/idle-time.ts';
import { comingCutOff } from '../../parts/cut-off/coming-cut-off.ts';
import { noteServerTime, serverNow } from '../../parts/transaction/server-clock.ts';

/** A device that slept, or a demo's clock that was moved, is right again after this. */
const MOST_MS = 15 * 60_000;
const LEAST_MS = 1000;

/** A moment after it has passed, the next one is asked for. */
const nextRead = (until: string): number => {
  const left = Temporal.Instant.from(until).epochMilliseconds - serverNow();
  return Math.min(MOST_MS, Math.max(0, left) + LEAST_MS);
};

/** Shows nothing itself: it keeps the cut-off that the header counts down to. */
export function KeepCutOff() {
  const api = useApi();
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  // The page that was asked for comes first.
  const { data } = useQuery({
    queryKey: ['reference', 'next-cut-off'],
    enabled: quiet,
    async queryFn({ signal }) {
      const reply = await api.call(nextCutOff, {}, { signal });
      noteServerTime(reply.now);
      return reply;
    },
    staleTime: MOST_MS,
    refetchInterval: ({ state }) => (state.data ? nextRead(state.data.until) : MOST_MS),
  });
  useEffect(() => comingCutOff.set(data ?? null), [data]);
  useEffect(() => () => comingCutOff.set(null), []);
  return null;
}
