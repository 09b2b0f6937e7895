/**
 * Where the mandates of a folio are listed and registered. The list is reached through the select-investor page, which
 * these addresses name (Spec §2).
 */
import { href } from '@hub/contract';

interface Chosen {
  readonly investor: string;
  readonly folio: string;
}

/** To see a folio's mandates, or to register one at once. */
type MandatePurpose = 'mandates' | 'otm';

/** The page to choose an investor on, when it is for mandates. */
export const chooseForMandates = (investor?: string, purpose: MandatePurpose = 'mandates'): string =>
  `${href('transact/select-investor')}?${new URLSearchParams({ for: purpose, ...(investor && { investor }) })}`;

export function readMandatePurpose(queryString: string): MandatePurpose | null {
  const named = new URLSearchParams(queryString).get('for');
  return named === 'mandates' || named === 'otm' ? named : null;
}

export const mandateListHref = (chosen: Chosen): string =>
  `${href('mandates/list')}?${new URLSearchParams({ ...chosen })}`;
