import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, ask, type calls, type Failure } from './ask.ts';
import { useWorld } from './world.ts';

type Asked<Reply> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'loaded'; readonly reply: Reply };

/**
 * What the server says about a link: asked at the start, and again when the investor comes back to the page or to a
 * connection. What is on the screen stays when a further question fails.
 */
export function useAsked<Reply>(
  call: (typeof calls)['open' | 'payment' | 'openChange' | 'openStatement'],
  token: string,
) {
  const world = useWorld();
  const [asked, setAsked] = useState<Asked<Reply>>({ state: 'loading' });
  const turn = useRef(0);

  const askAgain = useCallback(async (): Promise<Answer<Reply>> => {
    turn.current += 1;
    const mine = turn.current;
    const answer = await ask<Reply>(world, call, { token });
    // An older answer that comes late says nothing any more.
    if (mine !== turn.current) return answer;
    setAsked((before) => {
      if ('value' in answer) return { state: 'loaded', reply: answer.value };
      return before.state === 'loaded' ? before : { state: 'failed', failure: answer.failure };
    });
    return answer;
  }, [world, call, token]);

  const startAgain = useCallback(() => {
    setAsked({ state: 'loading' });
    void askAgain();
  }, [askAgain]);

  useEffect(() => {
    void askAgain();
    const whenBack = () => {
      if (document.visibilityState === 'visible') void askAgain();
    };
    document.addEventListener('visibilitychange', whenBack);
    window.addEventListener('online', whenBack);
    return () => {
      document.removeEventListener('visibilitychange', whenBack);
      window.removeEventListener('online', whenBack);
    };
  }, [askAgain]);

  return { asked, askAgain, startAgain };
}
