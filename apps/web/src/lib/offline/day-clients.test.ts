import { investorDetails, listFolios } from '@hub/contract/calls/investor/investor-details';
import { revealValue } from '@hub/contract/calls/investor/investor-list';
import { expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import { readDayClient } from './day-clients.ts';

const privately = {
  maskedPan: 'XXXXX1234A',
  maskedEmail: 'a*****@x.in',
  birthDate: '1980-01-02',
  folioNo: '910011',
};
const details = {
  ...privately,
  ...{ id: 'c1', name: 'Asha Rao', city: 'Pune', maskedMobile: '*****67890', asOn: '2026-11-16' },
  figures: { value: '900.00', gain: '90.00' },
  sips: { running: 1, monthly: '5000.00' },
};
const held = { name: 'Flexi', units: '2.000', figures: { value: '900.00' } };
const folio = {
  ...privately,
  banks: ['HDFC 000123'],
  holdings: [held, { ...held, name: 'Sold', units: '0.000' }],
};

const apiWith = (maskedMobile: string | null) => {
  const requested: string[] = [];
  const replies = new Map<string, unknown>([
    [investorDetails.name, { ...details, maskedMobile }],
    [listFolios.name, { folios: [folio, folio] }],
    [revealValue.name, { value: '9820067890' }],
  ]);
  const call = async ({ name }: { name: string }) => {
    requested.push(name);
    return replies.get(name);
  };
  return { api: { call } as unknown as Api, requested };
};

it('has the mobile and what is held of every folio, and nothing else that is private', async () => {
  const { api } = apiWith('*****67890');
  const client = await readDayClient(api, 'c1');
  expect(client).toMatchObject({
    ...{ id: 'c1', name: 'Asha Rao', mobile: '9820067890', value: '900.00', sips: 1 },
    holdings: [
      { scheme: 'Flexi', units: '2.000', value: '900.00' },
      { scheme: 'Flexi', units: '2.000', value: '900.00' },
    ],
  });
  for (const secret of [...Object.values(privately), 'HDFC'])
    expect(JSON.stringify(client)).not.toContain(secret);
});

it('asks for no number, and writes nothing to the audit log, where there is none', async () => {
  const { api, requested } = apiWith(null);
  expect((await readDayClient(api, 'c1')).mobile).toBeNull();
  expect(requested).not.toContain(revealValue.name);
});
