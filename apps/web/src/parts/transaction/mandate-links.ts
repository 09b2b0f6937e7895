/**
 * Where the mandates of a folio are listed and registered. The list is reached through the select-investor page, which
 * these addresses name (Spec §2).
 */
import { href } from '@hub/contract';

interface Chosen {
  readonly investor: string;
  readonly folio: string;
}

/** The page to choose an investor on, when it is for mandates. */
export const chooseForMandates = (investor?: string): string =>
  `${href('transact/select-investor')}?${new URLSearchParams({ for: 'mandates', ...(investor && { investor }) })}`;

export const isForMandates = (queryString: string): boolean =>
  new URLSearchParams(queryString).get('for') === 'mandates';

export const mandateListHref = (chosen: Chosen): string =>
  `${href('mandates/list')}?${new URLSearchParams({ ...chosen })}`;
