import { aum, sipTillDate, totalClients } from '@hub/contract/calls/dashboard/dashboard';
import { type InvestorRow, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { type RecordRow, records } from '@hub/contract/calls/transact/transact-records';
import { PAGE_SIZE } from '@hub/domain';
import type { Api } from '../api/api.ts';

type SavedClient = Pick<
  InvestorRow,
  'id' | 'name' | 'city' | 'aum' | 'sips' | 'sipMonthly' | 'lastInvestedOn'
>;
type SavedOrder = Pick<
  RecordRow,
  'reference' | 'kind' | 'headline' | 'status' | 'waitsOn' | 'isRefunded' | 'createdAt'
> & { readonly client: string; readonly scheme: string };

/** Enough to answer a client on the phone, and no more: no PAN, no contact, no folio, no bank. */
export interface Snapshot {
  readonly aum: string;
  /** The day of the NAVs; null while nothing is held. */
  readonly asOn: string | null;
  readonly clientCount: number;
  readonly clientsWithBalance: number;
  readonly sipsRunning: number;
  readonly sipMonthly: string;
  /** The largest, by AUM. */
  readonly clients: readonly SavedClient[];
  /** The newest. */
  readonly orders: readonly SavedOrder[];
}

const CLIENT_PAGES = [1, 2, 3];
const ORDER_PAGES = [1, 2];
export const savedClients = CLIENT_PAGES.length * PAGE_SIZE;
export const savedOrders = ORDER_PAGES.length * PAGE_SIZE;

const clientOf = (row: InvestorRow): SavedClient => {
  const { id, name, city, aum: worth, sips, sipMonthly, lastInvestedOn } = row;
  return { id, name, city, aum: worth, sips, sipMonthly, lastInvestedOn };
};

const orderOf = (row: RecordRow): SavedOrder => {
  const { reference, kind, headline, status, waitsOn, isRefunded, createdAt, investor, scheme } = row;
  const words = { reference, kind, headline, status, waitsOn, isRefunded, createdAt };
  return { ...words, client: investor.name, scheme: scheme.name };
};

/** One call after the other: nobody waits for it, and the screen's own come first. */
async function pagesOf<Row>(
  pages: readonly number[],
  read: (pageNumber: number) => Promise<{ items: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await read(page)).items);
  return rows;
}

export async function takeSnapshot(api: Api, signal?: AbortSignal): Promise<Snapshot> {
  const quietly = { background: true, ...(signal && { signal }) };
  const worth = await api.call(aum, {}, quietly);
  const people = await api.call(totalClients, {}, quietly);
  const sips = await api.call(sipTillDate, {}, quietly);
  const clients = await pagesOf(CLIENT_PAGES, (pageNumber) =>
    api.call(listInvestors, { sort: 'aum', order: 'desc', pageNumber }, quietly),
  );
  const orders = await pagesOf(ORDER_PAGES, (pageNumber) => api.call(records, { pageNumber }, quietly));
  return {
    aum: worth.aum,
    asOn: worth.asOn,
    clientCount: people.clients,
    clientsWithBalance: people.live,
    sipsRunning: sips.running,
    sipMonthly: sips.monthly,
    clients: clients.map(clientOf),
    orders: orders.map(orderOf),
  };
}
