import { hrefTo } from '../../../ui/navigation/navigation.ts';

export const investorHref = (id: string): string =>
  `${hrefTo('investor/details')}?${new URLSearchParams({ id })}`;

export const folioHref = (folio: string): string =>
  `${hrefTo('investor/folio-details')}?${new URLSearchParams({ folio })}`;

export const schemeHref = (code: string): string =>
  `${hrefTo('investor/scheme-details')}?${new URLSearchParams({ scheme: code })}`;
