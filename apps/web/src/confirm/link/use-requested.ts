import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, type calls, type Failure, request } from './request.ts';
import { useWorld } from './world.ts';

type Requested<Reply> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'loaded'; readonly reply: Reply };

/**
 * What the server says about a link: asked at the start, and again when the investor comes back to the page or to a
 * connection. What is on the screen stays when a further question fails.
 */
export function useRequested<Reply>(
  call: (typeof calls)['open' | 'payment' | 'openChange' | 'openStatement'],
  token: string,
) {
  const world = useWorld();
  const [requested, setRequested] = useState<Requested<Reply>>({ state: 'loading' });
  const turn = useRef(0);

  const retry = useCallback(async (): Promise<Answer<Reply>> => {
    turn.current += 1;
    const mine = turn.current;
    const answer = await request<Reply>(world, call, { token });
    // An older answer that comes late says nothing any more.
    if (mine !== turn.current) return answer;
    setRequested((before) => {
      if ('value' in answer) return { state: 'loaded', reply: answer.value };
      return before.state === 'loaded' ? before : { state: 'failed', failure: answer.failure };
    });
    return answer;
  }, [world, call, token]);

  const startAgain = useCallback(() => {
    setRequested({ state: 'loading' });
    void retry();
  }, [retry]);

  useEffect(() => {
    void retry();
    const whenBack = () => {
      if (document.visibilityState === 'visible') void retry();
    };
    document.addEventListener('visibilitychange', whenBack);
    window.addEventListener('online', whenBack);
    return () => {
      document.removeEventListener('visibilitychange', whenBack);
      window.removeEventListener('online', whenBack);
    };
  }, [retry]);

  return { requested, retry, startAgain };
}
