import { aum, lumpsumTotal, sipTillDate, totalClients } from '@hub/contract/calls/dashboard/dashboard';
import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { findAnything, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApplicationDesk, draftOf, newcomers, openApplicationDesk } from './test/application-desk.ts';

let desk: ApplicationDesk;
beforeAll(async () => {
  desk = await openApplicationDesk();
  await desk.mine.authenticate();
});
afterAll(() => desk.hub.close());

const found = async (words: string) => (await desk.mine.request(listInvestors, { words })).items;
const figures = async () => ({
  ...(await desk.mine.request(totalClients, {})),
  aum: Number((await desk.mine.request(aum, {})).aum),
  lumpsum: Number((await desk.mine.request(lumpsumTotal, {})).lumpsum),
  sips: (await desk.mine.request(sipTillDate, {})).running,
});

describe('a folio that a first-time order opened', () => {
  it('is in the client list, the search and the dashboard, at first without and then with its units', async () => {
    const mobile = '9898989801';
    const before = await figures();
    await desk.send(draftOf('lumpsum', '01', newcomers.ananya, mobile));
    expect(await found('Ananya Nair')).toEqual([]);
    expect(await figures()).toEqual(before);

    const payToken = await desk.decide(mobile);
    expect(await found('Ananya Nair')).toMatchObject([
      { kyc: 'VALIDATED', folios: 1, aum: '0.00', classes: [] },
    ]);
    expect(await figures()).toMatchObject({
      clients: before.clients + 1,
      folios: before.folios + 1,
      live: before.live,
    });

    await desk.pay(payToken ?? '', '10000');
    await desk.allot();
    const [client] = await found('Ananya Nair');
    // 10,000 less stamp duty of 0.005 per cent makes 249.988 units at 40.0000.
    expect(client).toMatchObject({ aum: '9999.52', classes: ['EQUITY'], investedOn: '2026-11-16' });
    const after = await figures();
    expect(after).toMatchObject({ live: before.live + 1, newClients: before.newClients + 1 });
    expect(after.lumpsum - before.lumpsum).toBeCloseTo(10_000);
    const { totals } = await desk.mine.request(listInvestors, {});
    expect([Number(totals?.aum), totals?.clients]).toEqual([after.aum, after.clients]);
    const { folios } = await desk.mine.request(listFolios, { investorId: client?.id ?? '' });
    expect(folios).toMatchObject([{ folioNo: expect.stringMatching(/^N\d{8}$/), holding: 'SI' }]);
    const hits = await desk.mine.request(findAnything, { words: folios[0]?.folioNo ?? '' });
    expect(JSON.stringify(hits)).toContain('Ananya Nair');
  });

  it('with a SIP is counted among the running plans', async () => {
    const mobile = '9898989806';
    const before = await figures();
    await desk.send(draftOf('sip', '01', newcomers.rohan, mobile));
    await desk.decide(mobile);
    await desk.hub.work();
    expect(await found('Rohan Mehta')).toMatchObject([{ folios: 1, sips: 0 }]);
    desk.hub.clock.advance({ hours: 24 * 60 });
    expect(await found('Rohan Mehta')).toMatchObject([{ folios: 1, sips: 1, sipMonthly: '10000.00' }]);
    expect(await figures()).toMatchObject({ clients: before.clients + 1, sips: before.sips + 1 });
  });
});
