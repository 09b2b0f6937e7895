import { listInvestors, revealValue } from '@hub/contract/calls/investor/investor-list';
import { accountStatement, capitalGainStatement } from '@hub/contract/calls/statements/statements';
import { financialYearOf, todayInIndia } from '@hub/domain';
import type { HubClient } from '../setup/hub-client.ts';

export const selection = '/distributor/transact/investor-list';

/** The financial year that has ended, as people write it, `2025-26`: on 1-Apr nothing was sold in the present one. */
export const lastYear = (): string =>
  financialYearOf(todayInIndia(Temporal.Now.instant()).subtract({ years: 1 })).label.slice('FY '.length);

interface Found {
  readonly id: string;
  readonly name: string;
}
const found = new Map<string, Promise<Found>>();

/** A client of the demo's book that a statement can say something of; looked for once in a worker. */
export function clientWith(client: HubClient, what: 'transactions' | 'gains'): Promise<Found> {
  const key = `${client.login.profile?.arnNo ?? ''} ${what}`;
  const existing = found.get(key) ?? findClient(client, what);
  found.set(key, existing);
  return existing;
}

async function findClient(client: HubClient, what: 'transactions' | 'gains'): Promise<Found> {
  for (let pageNumber = 1; pageNumber <= 12; pageNumber += 1) {
    const { items } = await client.call(listInvestors, { pageNumber });
    for (const { id, name } of items) {
      const { folios } = await client.call(accountStatement, { investorId: id, period: 'this-year' });
      if (folios.length === 0) continue;
      if (what === 'transactions') return { id, name };
      const year = { investorId: id, year: lastYear() };
      if ((await client.call(capitalGainStatement, year)).lines.length > 0) return { id, name };
    }
  }
  throw new Error(`The demo's book has no client with ${what}`);
}

/** The last four characters of a PAN, as its owner knows them. */
export async function lastFourOf(client: HubClient, investorId: string): Promise<string> {
  const { value } = await client.call(revealValue, { investorId, what: 'pan' });
  if (!value) throw new Error('There is no PAN');
  return value.slice(-4);
}
