const PARAMETER = 'step';

export const stepIn = (query: string): string | null => new URLSearchParams(query).get(PARAMETER);

/** The same page at another step; whatever else its address says stays. */
export function addressOf(path: string, query: string, step: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set(PARAMETER, step);
  return `${path}?${parameters}`;
}

/** Whether an address is that page at that step. */
export function isAtStep(address: string, path: string, step: string): boolean {
  const [pathname, query = ''] = address.split('#')[0]?.split('?') ?? [];
  return pathname === path && stepIn(query) === step;
}
