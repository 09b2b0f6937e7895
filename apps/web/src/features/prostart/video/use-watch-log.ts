import type { ResponseOf } from '@hub/contract';
import { countWatch, saveWatched } from '@hub/contract/calls/prostart/prostart';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/react.ts';
import { useRefreshVideo } from '../parts/queries.ts';
import { createWatchLog, type WatchLog } from '../parts/watch-log.ts';

/** Tells the server of one view; what does not arrive is in what the next report says. */
export function useWatchLog(id: string, onSaved: (saved: ResponseOf<typeof saveWatched>) => void): WatchLog {
  const api = useApi();
  const refresh = useRefreshVideo(id);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const [log] = useState(() =>
    createWatchLog({
      newId: () => crypto.randomUUID(),
      count: (viewId) => void api.call(countWatch, { id, viewId }).catch(() => {}),
      save: (watched) =>
        void api.call(saveWatched, { id, ...watched }).then(
          (reply) => {
            saved.current(reply);
            return refresh.lists();
          },
          () => {},
        ),
    }),
  );
  useEffect(() => {
    const reportHidden = () => document.visibilityState === 'hidden' && log.rest();
    document.addEventListener('visibilitychange', reportHidden);
    return () => {
      document.removeEventListener('visibilitychange', reportHidden);
      log.rest();
    };
  }, [log]);
  return log;
}
