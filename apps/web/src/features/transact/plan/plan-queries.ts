import { type PlanRow, planName, sipReport, stpReport, swpReport } from '@hub/contract/calls/reports/reports';
import { pausableSips, systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';

const PLANS_MS = 60_000;

/** What the folio has that can be paused, or stopped. */
export function useFolioPlans(act: 'pause' | 'stop', folioNo: string) {
  const api = useApi();
  const call = act === 'pause' ? pausableSips : systematicPlans;
  return useQuery({
    queryKey: ['transact', 'plans', act, folioNo],
    queryFn: ({ signal }) => api.call(call, { folioNo }, { signal }),
    staleTime: PLANS_MS,
  });
}

const registers = { sip: sipReport, stp: stpReport, swp: swpReport } as const;
const isRegister = (kind: FormKind): kind is keyof typeof registers => kind in registers;

/**
 * The registration that is changed, renewed or begun again, as the register has it: one that is over, too. What cannot
 * be loaded fills nothing in.
 */
export function useRegistration(kind: FormKind, folioNo: string, regNo: string | undefined) {
  const api = useApi();
  const isRequested = regNo !== undefined && isRegister(kind);
  const { data, isPending } = useQuery({
    queryKey: ['transact', 'registration', kind, folioNo, regNo],
    queryFn: isRequested
      ? async ({ signal }): Promise<PlanRow | null> => {
          const wanted = planName({ kind: kind.toUpperCase() as PlanRow['kind'], folioNo, regNo });
          const { items } = await api.call(registers[kind], { folioNo, words: regNo }, { signal });
          return items.find((plan) => planName(plan) === wanted) ?? null;
        }
      : skipToken,
    staleTime: PLANS_MS,
    retry: false,
  });
  return { plan: data ?? null, isLoading: isRequested && isPending };
}
