import type { RequestOf, ResponseOf } from '@hub/contract';
import { whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/react.ts';

type RequestedWhatIf = RequestOf<typeof whatIf>;
export type WhatIfInput = RequestedWhatIf['requests'][number];
export type WhatIfResult = NonNullable<ResponseOf<typeof whatIf>['items'][number]['result']>;

/** While another sale is worked out, the last one stands. Null: nothing is asked yet. */
export function useWhatIf(requested: RequestedWhatIf | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'what-if', requested],
    queryFn: ({ signal }) => api.call(whatIf, requested as RequestedWhatIf, { signal }),
    enabled: requested !== null,
    placeholderData: keepPreviousData,
  });
}
