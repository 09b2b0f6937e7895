import type { ResponseOf } from '@hub/contract';
import {
  messageRecipients,
  sendMessages,
  setMessageConsent,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/react.ts';
import type { RequestedRows } from '../calls/queries.ts';

export type SentChannel = 'sms' | 'email';
export type Recipient = ResponseOf<typeof messageRecipients>['items'][number];

const recipientsKey = ['opportunity', 'recipients'] as const;

/** The first ten, and how many of all can get a message that way. */
export function useRecipients(requested: RequestedRows, channel: SentChannel) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...recipientsKey, requested, channel],
    queryFn: ({ signal }) => api.call(messageRecipients, { ...requested, channel }, { signal }),
    gcTime: 0,
  });
}

export function useNoteConsent(channel: SentChannel) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (investorId: string) =>
      api.call(setMessageConsent, { investorId, channel, isGiven: true, way: 'call' }),
    onSuccess: () => client.invalidateQueries({ queryKey: recipientsKey }),
    onError: (error) => toaster.show('error', error.message),
  });
}

interface Written {
  readonly channel: SentChannel;
  readonly subject: string;
  readonly text: string;
  readonly key: string;
}

export function useSend(requested: RequestedRows) {
  const { api } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ channel, subject, text, key }: Written) =>
      api.call(
        sendMessages,
        { ...requested, channel, text, ...(channel === 'email' && { subject }) },
        { idempotencyKey: key },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['opportunity'] }),
  });
}
