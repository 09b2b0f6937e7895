/**
 * Where a folio's contact and nominees are changed, and how a screen of one folio reads its address. Whose folio, the
 * select-investor page asks first, as for mandates.
 */
import { href } from '@hub/contract';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

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

export const readPurpose = (named: string | null): ChangePurpose | null =>
  named === 'contact' || named === 'nominees' ? named : null;

export const readChangePurpose = (queryString: string): ChangePurpose | null =>
  readPurpose(new URLSearchParams(queryString).get('for'));

/**
 * What stands after the ? while the address is this screen's. When one leaves, the address changes a moment before the
 * screen does: what the next one has, or lacks, must not be acted on here.
 */
export function useOwnQuery(path: string): string {
  const own = useLocation({ select: ({ pathname, searchStr }) => (pathname === path ? searchStr : null) });
  const [query, setQuery] = useState(own ?? '');
  if (own !== null && own !== query) setQuery(own);
  return query;
}
