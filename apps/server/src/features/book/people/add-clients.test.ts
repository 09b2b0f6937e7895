import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { addClients, type NewClient, type NewClientFolio } from './add-clients.repository.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const arn = 'ARN-100001';
const client = (id: number, given: Partial<NewClient>): NewClient => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  arn,
  clientKey: 'ZZZPA0001A',
  pan: 'ZZZPA0001A',
  name: 'Asha Iyer',
  birthDate: '1980-02-03',
  email: null,
  mobile: null,
  kyc: 'VALIDATED',
  taxStatus: '01',
  occupation: null,
  address: null,
  city: null,
  state: null,
  pincode: null,
  country: 'IN',
  guardianName: null,
  guardianPan: null,
  family: null,
  isGuardian: false,
  ...given,
});
const folio = (folioNo: string, given: Partial<NewClientFolio> = {}): NewClientFolio => ({
  arn,
  folioNo,
  clientKey: 'ZZZPA0001A',
  holding: 'SI',
  holders: [],
  banks: [],
  nominees: [],
  fatca: {},
  taxStatus: '01',
  minor: null,
  openedOn: '2020-01-01',
  isLocked: false,
  rta: 'CAMS',
  ...given,
});
const add = (clients: readonly NewClient[], folios: readonly NewClientFolio[]) =>
  test.db.transaction('system', (tx) => addClients(tx, clients, folios));
const counts = () =>
  test.db.read('system', 'select clients, live_clients as live, folios from client_figure where arn = $1', [
    arn,
  ]);

it('a guardian with a folio of her own is one client, with her own papers, and both folios are hers', async () => {
  const minor = { name: 'Tara Iyer', birthDate: '2015-06-07' };
  await add(
    [client(1, { isGuardian: true, birthDate: null, name: 'A. Iyer' }), client(2, { occupation: '02' })],
    [folio('1/1', { minor, taxStatus: '02' }), folio('2/2')],
  );
  expect(
    await test.db.read(
      'system',
      `select i.name, i.birth_date as "birthDate", f.folio_no as "folioNo", f.minor
         from investor i join folio f on f.arn = i.arn and f.investor_id = i.id order by f.folio_no`,
    ),
  ).toEqual([
    { name: 'Asha Iyer', birthDate: '1980-02-03', folioNo: '1/1', minor },
    { name: 'Asha Iyer', birthDate: '1980-02-03', folioNo: '2/2', minor: null },
  ]);
  expect(await counts()).toEqual([{ clients: 1, live: 0, folios: 2 }]);
});

it('a client who is there gets what nobody knew and keeps the rest, and is counted once', async () => {
  await add([client(3, { clientKey: 'ZZZPB0002B', pan: 'ZZZPB0002B', birthDate: null })], []);
  await add(
    [client(4, { clientKey: 'ZZZPB0002B', name: 'Other', birthDate: '1990-01-02', occupation: '05' })],
    [folio('3/3', { clientKey: 'ZZZPB0002B' })],
  );
  expect(
    await test.db.read(
      'system',
      `select name, birth_date as "birthDate", occupation from investor where client_key = 'ZZZPB0002B'`,
    ),
  ).toEqual([{ name: 'Asha Iyer', birthDate: '1990-01-02', occupation: '05' }]);
  expect(await counts()).toEqual([{ clients: 2, live: 0, folios: 3 }]);
});

it('a folio that is there is refused, with all that came with it', async () => {
  const fifth = client(5, { clientKey: 'ZZZPC0003C', pan: 'ZZZPC0003C' });
  await expect(add([fifth], [folio('2/2', { clientKey: 'ZZZPC0003C' })])).rejects.toThrow();
  expect(await counts()).toEqual([{ clients: 2, live: 0, folios: 3 }]);
});
