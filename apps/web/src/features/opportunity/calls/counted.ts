import { groupIndian } from '@hub/domain';
import { isMonthly, type OpportunityList } from '@hub/domain/opportunity/lists';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { listWords } from './list-words.ts';

export const countText = (
  count: number,
  { one, many }: { readonly one: string; readonly many: string },
): string => `${groupIndian(count)} ${count === 1 ? one : many}`;

const clients = { one: 'client', many: 'clients' };

const clientsText = (count: number): string => countText(count, clients);

export const rowsText = (list: OpportunityList, count: number): string =>
  countText(count, listWords[list].rows);

/** `69 SIPs of 61 clients`; where each row is a client, `61 clients`. */
export function sizeText(
  list: OpportunityList,
  { rows, clients: of }: { readonly rows: number; readonly clients: number },
): string {
  return rows === of ? rowsText(list, rows) : `${rowsText(list, rows)} of ${clientsText(of)}`;
}

/** What follows the amount at stake; null for a list where no amount is. */
export function stakeUnit(list: OpportunityList, worth: string): string | null {
  if (isNil(worth)) return null;
  return isMonthly(list) ? 'a month' : listWords[list].stake;
}
