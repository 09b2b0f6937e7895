import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportSipHealth,
  type SipInNeed,
  sendSipHealth,
  sipHealth,
  sipHealthRecipients,
} from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { sipHealthDraft } from '@hub/contract/opportunity/sip-health-texts';
import { useApi } from '../../../lib/react.ts';
import type { ClientMessages } from '../../../parts/message/client-messages.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../../ui/list/save-export.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { countText } from '../calls/counted.ts';
import { listWords } from '../calls/list-words.ts';
import { opportunityKey } from '../calls/queries.ts';
import type { HealthState } from './health-state.ts';

export type HealthList = ResponseOf<typeof sipHealth>;
/** The list's filter, with what is chosen of it. */
export type RequestedSips = Omit<RequestOf<typeof exportSipHealth>, 'format'>;

export const sipsText = (count: number): string => countText(count, listWords.ceased.rows);

const rowKey = ({ folioNo, regNo }: SipInNeed): string => `${folioNo} ${regNo}`;
const totalOf = ({ totals }: HealthList): number => totals?.plans ?? 0;

export const requestedBy = ({ words, state }: HealthState): RequestedSips => ({
  ...(words && { words }),
  ...(state && { state }),
});

export function useSipHealth(listState: HealthState) {
  const api = useApi();
  const requested = requestedBy(listState);
  return useLargeList<SipInNeed, HealthList>({
    queryKey: [...opportunityKey, 'sip-health', requested],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => api.call(sipHealth, { ...requested, pageNumber }, { signal }),
  });
}

/** SIPs as a file on the device. */
export function useSipsExport(requested: RequestedSips, expected: number) {
  const save = useSaveExport();
  return (format: ExportFormat, run: ExportRun) =>
    save(exportSipHealth, { ...requested, format }, run, { what: sipsText, expected });
}

/** Messages to the clients of chosen SIPs. */
export function useSipMessages(requested: RequestedSips): ClientMessages {
  const api = useApi();
  return {
    rows: ['sip-health', requested],
    draft: (channel, sender) => sipHealthDraft(requested.state ?? null, channel, sender),
    readRecipients: (channel, signal) => api.call(sipHealthRecipients, { ...requested, channel }, { signal }),
    send: ({ channel, subject, text }, idempotencyKey) =>
      api.call(
        sendSipHealth,
        { ...requested, channel, text, ...(channel === 'email' && { subject }) },
        { idempotencyKey },
      ),
    changes: opportunityKey,
  };
}
