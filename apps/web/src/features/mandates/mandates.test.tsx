import { type BankMandate, bankMandates } from '@hub/contract/calls/mandates/mandates';
import { sipReport } from '@hub/contract/calls/reports/reports';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, openApp } from '../../../test/open-app.tsx';

/** The first mandate of the demo's book that is such a one, and whose it is. */
async function findMandate(isSuch: (mandate: BankMandate) => boolean) {
  const client = await clientOf('ifa');
  for (let pageNumber = 1; pageNumber < 40; pageNumber++) {
    for (const { folioNo, investorId } of (await client.call(sipReport, { pageNumber })).items) {
      const { mandates } = await client.call(bankMandates, { folioNo });
      const mandate = mandates.find(isSuch);
      if (mandate) return { folioNo, investorId, mandates, mandate };
    }
  }
  throw new Error('The demo has no such mandate');
}

it('a mandate that was approved in a browser is Online, one on paper Offline [S3-35]', async () => {
  for (const [channel, mode, words] of [
    ['netbanking', 'ON', 'Net banking, Online'],
    ['paper', 'OFF', 'Paper form, Offline'],
  ] as const) {
    const found = await findMandate((one) => one.channel === channel);
    expect(found.mandate.mode).toBe(mode);
    const query = new URLSearchParams({ investor: found.investorId, folio: found.folioNo });
    await openApp('ifa', `/distributor/bankmandate-list?${query}`);
    const cards = within(await screen.findByRole('list', { name: 'Mandates' })).getAllByRole('group');
    expect(cards[found.mandates.indexOf(found.mandate)]?.textContent).toContain(words);
  }
});
