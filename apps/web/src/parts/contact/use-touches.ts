import { clientTouches, noteTouch } from '@hub/contract/calls/opportunity/opportunity-touches';
import { touchTexts } from '@hub/contract/investor/touch-texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi, useServices } from '../../lib/react.ts';
import { attemptFor } from '../../ui/form/draft/attempt.ts';
import type { Noting } from './contact-way.ts';

/** With the lists of opportunities, whose acts are touches too. */
const touchesKey = (investorId: string) => ['opportunity', 'touches', investorId];

/** Notes a call or a message with its client, says so, and reads again what shows the last one. */
export function useNoteTouch(investorId: string, name: string): Noting {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  const attempt = useRef<ReturnType<typeof attemptFor> | null>(null);
  return async (way, note) => {
    const by = way === 'mail' ? 'email' : way === 'call' ? 'call' : 'whatsapp';
    const touch = { investorId, way: by, ...(note && { note }) } as const;
    // Pressed again after a fault it is the same call.
    attempt.current = attemptFor(attempt.current, touch);
    try {
      const { act } = await api.call(noteTouch, touch, { idempotencyKey: attempt.current.key });
      toaster.show('success', touchTexts.noted[act](name));
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
      throw error;
    }
    void client.invalidateQueries({ queryKey: ['opportunity'] });
  };
}

/** Calls and messages to a client, newest first. */
export function useTouches(investorId: string) {
  const api = useApi();
  return useQuery({
    queryKey: touchesKey(investorId),
    queryFn: ({ signal }) => api.call(clientTouches, { investorId }, { signal }),
  });
}
