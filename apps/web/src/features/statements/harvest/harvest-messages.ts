import { harvestRecipients, sendHarvest } from '@hub/contract/calls/statements/statements-harvest';
import { harvestDraft } from '@hub/contract/statements/harvest-texts';
import { useApi } from '../../../lib/react.ts';
import type { ClientMessages } from '../../../parts/message/client-messages.ts';
import type { RequestedHarvest } from './harvest-query.ts';

/** Messages to the clients of chosen holdings. */
export function useHarvestMessages(requested: RequestedHarvest): ClientMessages {
  const api = useApi();
  return {
    rows: ['harvest', requested],
    draft: (channel, sender) => harvestDraft(requested.kind, channel, sender),
    readRecipients: (channel, signal) => api.call(harvestRecipients, { ...requested, channel }, { signal }),
    send: ({ channel, subject, text }, idempotencyKey) =>
      api.call(
        sendHarvest,
        { ...requested, channel, text, ...(channel === 'email' && { subject }) },
        { idempotencyKey },
      ),
    changes: ['statements', 'harvest'],
  };
}
