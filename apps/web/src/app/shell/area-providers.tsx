import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { useProfile } from '../../lib/react.ts';

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // A refusal stays a refusal; only what may pass by itself is tried again.
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status >= 502,
      },
    },
  });
}

/** What pages with data need and the landing page does not: reads that are kept. */
export function AreaProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const arn = useProfile()?.arnNo ?? null;
  // What one distributor has read must not be there for the next.
  useEffect(() => {
    if (arn !== null) return () => client.clear();
    return undefined;
  }, [client, arn]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
