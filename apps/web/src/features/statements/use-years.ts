import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { useQueryClient } from '@tanstack/react-query';
import { lastYears } from '../../parts/statement/days.ts';

/** Those in which something was sold, as the last answer about this client says, and the last few. */
export function useYears(investorId: string): readonly string[] {
  const existing = useQueryClient()
    .getQueriesData<CapitalGainStatement>({ queryKey: ['statements', 'gains'] })
    .flatMap(([, data]) => (data?.people.some(({ id }) => id === investorId) ? data.years : []));
  return [...existing, ...lastYears()];
}
