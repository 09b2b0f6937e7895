import { hrefTo } from '../../../ui/navigation/navigation.ts';

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const batchHref = (id: string): string =>
  `${hrefTo('opportunity/renewal-desk')}?${new URLSearchParams({ batch: id })}`;

export function readBatchId(queryString: string): string | null {
  const id = new URLSearchParams(queryString).get('batch');
  return id !== null && form.test(id) ? id : null;
}
