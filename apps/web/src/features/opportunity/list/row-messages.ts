import { messageRecipients, sendMessages } from '@hub/contract/calls/opportunity/opportunity-messages';
import { messageDraft } from '@hub/contract/opportunity/message-texts';
import { useApi } from '../../../lib/react.ts';
import type { ClientMessages } from '../../../parts/message/client-messages.ts';
import type { RequestedRows } from '../calls/queries.ts';

/** Messages to the clients of chosen rows. */
export function useRowMessages(requested: RequestedRows): ClientMessages {
  const api = useApi();
  return {
    rows: ['opportunity', requested],
    draft: (channel, sender) => messageDraft(requested.list, channel, sender),
    readRecipients: (channel, signal) => api.call(messageRecipients, { ...requested, channel }, { signal }),
    send: ({ channel, subject, text }, idempotencyKey) =>
      api.call(
        sendMessages,
        { ...requested, channel, text, ...(channel === 'email' && { subject }) },
        { idempotencyKey },
      ),
    changes: ['opportunity'],
  };
}
