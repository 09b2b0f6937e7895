/** Where a folio's contact and nominees are changed. Whose, the select-investor page asks first, as for mandates. */
import { href } from '@hub/contract';

interface Chosen {
  readonly investor: string;
  readonly folio: string;
}

const routes = { contact: 'transact/contact', nominees: 'nominee' } as const;
export type ChangePurpose = keyof typeof routes;

export const changeHref = (purpose: ChangePurpose, chosen: Chosen): string =>
  `${href(routes[purpose])}?${new URLSearchParams({ ...chosen })}`;

/** The page to choose an investor on, when it is for a change. */
export const chooseForChange = (purpose: ChangePurpose, investor?: string): string =>
  `${href('transact/select-investor')}?${new URLSearchParams({ for: purpose, ...(investor && { investor }) })}`;

export function readChangePurpose(queryString: string): ChangePurpose | null {
  const named = new URLSearchParams(queryString).get('for');
  return named === 'contact' || named === 'nominees' ? named : null;
}
