import { hrefTo } from '../../../ui/navigation/navigation.ts';

export const folioHref = (folioNo: string): string =>
  `${hrefTo('investor/folio-details')}?${new URLSearchParams({ folio: folioNo })}`;
