import type { ResponseOf } from '@hub/contract';
import {
  type MessageRecipients,
  type sendMessages,
  setMessageConsent,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/react.ts';

export type SentChannel = 'sms' | 'email';
export type Recipient = MessageRecipients['items'][number];

interface Draft {
  readonly subject: string;
  readonly text: string;
}

export interface WrittenMessage extends Draft {
  readonly channel: SentChannel;
}

/** A list whose clients are written to: whom it means, and the calls that it is asked and sent by. */
export interface ClientMessages {
  /** The chosen rows, as a part of a query's key. */
  readonly rows: readonly unknown[];
  draft(channel: SentChannel, sender: string): Draft;
  readRecipients(channel: SentChannel, signal: AbortSignal): Promise<MessageRecipients>;
  send(message: WrittenMessage, idempotencyKey: string): Promise<ResponseOf<typeof sendMessages>>;
  /** The key of what is read anew once they are sent. */
  readonly changes: readonly string[];
}

const recipientsKey = ['message', 'recipients'] as const;

/** The first ten, and how many of all can get a message that way. */
export const useRecipients = (messages: ClientMessages, channel: SentChannel) =>
  useQuery({
    queryKey: [...recipientsKey, ...messages.rows, channel],
    queryFn: ({ signal }) => messages.readRecipients(channel, signal),
    gcTime: 0,
  });

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

export function useSend(messages: ClientMessages) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...message }: WrittenMessage & { readonly key: string }) =>
      messages.send(message, key),
    onSuccess: () => client.invalidateQueries({ queryKey: messages.changes }),
  });
}
