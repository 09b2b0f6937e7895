import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { drafts, redeemSchemes } from '@hub/contract/calls/transact/transact';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { fireEvent, screen } from '@testing-library/react';
import type { Person } from '../../../../../../e2e/setup/people.ts';
import { clientOf } from '../../../../test/open-app.tsx';

export const forms = '/distributor/transact';
export const routeNames: Readonly<Record<FormKind, string>> = {
  lumpsum: 'lumpsum',
  redeem: 'redeem',
  switch: 'switch',
  sip: 'sip',
  stp: 'stp',
  swp: 'swp',
  pause: 'sip-pause',
  stop: 'stop-transaction',
};

/** Clients with a folio that may transact and out of which units may leave. */
export async function clientsWithUnits(count: number, person: Person = 'ifa') {
  const client = await clientOf(person);
  const found = [];
  for (let pageNumber = 1; found.length < count; pageNumber++) {
    const { items } = await client.call(listInvestors, {
      balance: 'live',
      kyc: 'VALIDATED',
      sort: 'aum',
      order: 'desc',
      pageNumber,
    });
    if (items.length === 0) throw new Error('no such clients');
    for (const { id, name } of items) {
      const { folios } = await client.call(listFolios, { investorId: id });
      const folio = folios.find(
        ({ blocked, banks, holding }) => blocked === null && banks.length > 0 && holding === 'SI',
      );
      if (!folio) continue;
      const held = await client.call(redeemSchemes, { folioNo: folio.folioNo });
      const scheme = held.find(
        ({ mayRedeem, maySwitch, value }) => mayRedeem && maySwitch && Number(value) > 50_000,
      );
      if (scheme) found.push({ id, name, folioNo: folio.folioNo, scheme: scheme.scheme });
    }
  }
  return found.slice(0, count);
}

/** Of this person: files that run at the same time take other ones. */
export async function emptyCart(person: Person = 'ifa'): Promise<void> {
  const client = await clientOf(person);
  const { items } = await client.call(drafts, {});
  for (const { id } of items) await client.call(deleteRecord, { id });
}

export const formOf = (
  kind: string,
  { id, folioNo, scheme }: Awaited<ReturnType<typeof clientsWithUnits>>[number],
) => `${forms}/${kind}?${new URLSearchParams({ investor: id, folio: folioNo, scheme: scheme.code })}`;
export const amount = () => screen.findByRole('textbox', { name: 'Amount' });
export const add = () => screen.getByRole('button', { name: 'Add to cart' });
/** The last order's EUIN is filled in, in one line, which this opens. */
export const executionOnly = () => {
  const change = screen.queryByRole('button', { name: 'Change the EUIN' });
  if (change) fireEvent.click(change);
  return screen.getByRole('checkbox', { name: /^Execution only/ });
};
export const consent = () => screen.getByRole('checkbox', { name: / asked for this / });
export const send = () => screen.getByRole('button', { name: /^Send link to |^Sending/ });
export const summary = () => screen.getByRole('region', { name: 'Summary' });
