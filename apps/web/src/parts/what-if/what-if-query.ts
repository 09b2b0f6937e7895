import type { RequestOf, ResponseOf } from '@hub/contract';
import { whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/react.ts';

type AskedWhatIf = RequestOf<typeof whatIf>;
export type WhatIfAsked = AskedWhatIf['asks'][number];
export type WhatIfResult = NonNullable<ResponseOf<typeof whatIf>['items'][number]['result']>;

/** While another sale is worked out, the last one stands. Null: nothing is asked yet. */
export function useWhatIf(asked: AskedWhatIf | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'what-if', asked],
    queryFn: ({ signal }) => api.call(whatIf, asked as AskedWhatIf, { signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
}
