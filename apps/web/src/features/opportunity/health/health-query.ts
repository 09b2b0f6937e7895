import type { ResponseOf } from '@hub/contract';
import { type SipInNeed, sipHealth } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { useApi } from '../../../lib/react.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { opportunityKey } from '../calls/queries.ts';
import type { HealthState } from './health-state.ts';

export type HealthList = ResponseOf<typeof sipHealth>;

const rowKey = ({ folioNo, regNo }: SipInNeed): string => `${folioNo} ${regNo}`;
const totalOf = ({ totals }: HealthList): number => totals?.plans ?? 0;

export function useSipHealth({ words, state }: HealthState) {
  const api = useApi();
  const requested = { ...(words && { words }), ...(state && { state }) };
  return useLargeList<SipInNeed, HealthList>({
    queryKey: [...opportunityKey, 'sip-health', requested],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => api.call(sipHealth, { ...requested, pageNumber }, { signal }),
  });
}
