import type { ResponseOf } from '@hub/contract';
import { findAnything } from '@hub/contract/calls/investor/investor-list';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/react.ts';

export type Found = ResponseOf<typeof findAnything>;

/** Shorter than between two letters of somebody who knows what they type. */
const PAUSE_MS = 160;
const LONGEST = 100;

interface Answer {
  readonly words: string;
  readonly found: Found | null;
  readonly error: Error | null;
}
const nothing: Answer = { words: '', found: null, error: null };

/**
 * Clients, folios and schemes for what is typed. The last answer stays until the next one is here; an answer to what
 * is not typed any more is dropped, whenever it comes.
 */
export function useFound(typed: string, enabled: boolean) {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer>(nothing);
  const [attempt, setAttempt] = useState(0);
  const words = enabled ? typed.trim().slice(0, LONGEST) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same once more
  useEffect(() => {
    if (words === '') {
      setAnswer(nothing);
      return undefined;
    }
    const requested = new AbortController();
    const { signal } = requested;
    const timer = setTimeout(async () => {
      try {
        const found = await api.call(findAnything, { words }, { signal });
        if (!signal.aborted) setAnswer({ words, found, error: null });
      } catch (error) {
        if (signal.aborted) return;
        setAnswer({ words, found: null, error: error instanceof Error ? error : new Error(String(error)) });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      requested.abort();
    };
  }, [api, words, attempt]);
  return {
    found: words === '' ? null : answer.found,
    error: answer.words === words ? answer.error : null,
    isPending: words !== answer.words,
    retry() {
      setAnswer(nothing);
      setAttempt(attempt + 1);
    },
  };
}
