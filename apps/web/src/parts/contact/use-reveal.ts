import { type revealables, revealValue } from '@hub/contract/calls/investor/investor-list';
import { useServices } from '../../lib/react.ts';

type Revealable = (typeof revealables)[number];

/** Each time is written to the audit log: nothing is fetched before somebody asks for it, and nothing is kept. */
export function useReveal(investorId: string): (what: Revealable) => Promise<string | null> {
  const { api } = useServices();
  return async (what) => (await api.call(revealValue, { investorId, what })).value;
}
