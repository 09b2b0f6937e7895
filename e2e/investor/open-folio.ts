import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { elsewhere } from '../setup/hub-client.ts';

export interface FolioInList {
  /** The place of its client in the list, counted from 1. */
  readonly place: number;
  readonly investor: string;
  readonly name: string;
  readonly folioNo: string;
  /** Why it may not transact. */
  readonly blocked: string | null;
}

interface Wanted {
  readonly requested: { readonly words?: string; readonly assetClass?: 'EQUITY' };
  /** Not among the first of the list. */
  readonly from: number;
  readonly blocked: boolean;
}

/** A client of the list with a folio that may transact, or with one that may not. */
export async function findFolio({ requested, from, blocked }: Wanted): Promise<FolioInList> {
  const client = await elsewhere('ifa');
  for (let pageNumber = Math.ceil(from / 10); ; pageNumber++) {
    const { items } = await client.call(listInvestors, { ...requested, pageNumber });
    if (items.length === 0) throw new Error('The book has no such folio');
    for (const [at, { id, name, aum }] of items.entries()) {
      const place = (pageNumber - 1) * 10 + at + 1;
      if (place < from || Number(aum) === 0) continue;
      const { folios } = await client.call(listFolios, { investorId: id });
      const found = folios.find(
        (folio) =>
          (folio.blocked !== null) === blocked && folio.holdings.some(({ units }) => Number(units) > 0),
      );
      if (found) return { place, investor: id, name, folioNo: found.folioNo, blocked: found.blocked };
    }
  }
}
