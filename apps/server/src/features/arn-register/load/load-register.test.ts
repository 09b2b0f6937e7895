import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportColumn } from '../../../exports/table/export-table.ts';
import { writeXlsx } from '../../../exports/xlsx/write-xlsx.ts';
import { listDistributors } from '../console/distributor-list.ts';
import { readDistributor } from '../console/distributor-page.ts';
import { listDifferences } from '../console/register-files.ts';
import { openHouse, type RegisterHouse } from '../test/register-house.ts';

const head =
  'ARN,Name,Category,PAN,Mobile,Email,Valid From,Valid Till,KYD,Status,Reason,EUIN,EUIN Name,EUIN Valid Till,Mapped From,Mapped To';
const meera =
  'ARN-501,Meera Nair,Individual,ZZZPN1001A,9800000001,meera@example.com,01-Feb-2024,31-Jan-2027,Y,Active,,E500001,Meera Nair,31-Jan-2027,,';
const firm = (euin: string, name: string, to = '') =>
  `arn 0502,Backwater LLP,LLP,ZZZFB2012M,9800000002,office@example.com,01-Feb-2024,31-Jan-2027,Y,Active,,${euin},${name},31-Jan-2028,,${to}`;
const gone = '503,Old Hand,Individual,,9800000003,,01-Feb-2020,31-Jan-2023,Y,Active,,,,,,';
const csv = (...rows: string[]) => `${[head, ...rows].join('\r\n')}\r\n`;
const first = csv(meera, firm('E500002', 'Anjali Warrier'), firm('E500003', 'Nikhil Ittoop'), gone);

let hub: RegisterHouse;
beforeAll(async () => {
  hub = await openHouse();
});
afterAll(() => hub.close());

const input = async (content: string | Uint8Array, more: object = {}) => ({
  ...{ file: await hub.sheet('register.csv', content), extent: 'full', unknownArns: 'add', ...more },
});
const page = (arn: string) => readDistributor(hub.staffContext(hub.people.maker), { arn });
const fault = async (content: string, more: object = {}) => {
  const refused: unknown = await hub
    .request('distributor.load', await input(content, more))
    .catch((error) => error);
  return refused instanceof Error ? refused.message : '';
};

describe('a register', () => {
  it('lands whole after a second look, each ARN with validity, EUINs and history', async () => {
    const requested = await hub.request('distributor.load', await input(first));
    expect(requested).toMatchObject({ state: 'waiting', sentence: 'Load register.csv: 3 ARNs change' });
    expect(await hub.rows('select from distributor')).toEqual([]);
    await hub.approve(requested);
    const one = await page('arn 0502');
    expect(one).toMatchObject({
      ...{
        name: 'Backwater LLP',
        category: 'LLP',
        state: 'active',
        registerState: 'active',
        mobile: expect.any(String),
      },
      history: [{ state: 'active', source: 'register', until: null }],
      validities: [{ from: '2024-02-01', to: '2027-01-31' }],
    });
    expect(one.euins.map(({ euin, state }) => [euin, state])).toEqual([
      ['E500002', 'valid'],
      ['E500003', 'valid'],
    ]);
    expect((await page('503')).state).toBe('lapsed');
    const { rows, byState } = await listDistributors(hub.staffContext(hub.people.maker), {});
    expect(rows.map(({ arn }) => arn)).toEqual(['ARN-501', 'ARN-502', 'ARN-503']);
    expect(byState).toEqual({ active: 2, lapsed: 1 });
  });

  it('again changes nothing and asks nobody', async () => {
    expect(await hub.request('distributor.load', await input(first))).toMatchObject({
      state: 'done',
      answer: { changed: 0 },
    });
  });

  it('suspends, and renews what had lapsed with its gap', async () => {
    const suspended = meera.replace(',Active,', ',Suspended,Order of 16-Nov-2026');
    const renewed = gone.replace('01-Feb-2020,31-Jan-2023', '16-Nov-2026,31-Jan-2029');
    await hub.done(
      'distributor.load',
      await input(csv(suspended.replace('Nov-2026,,', 'Nov-2026,'), renewed), { extent: 'changes' }),
    );
    const one = await page('ARN-501');
    expect(one).toMatchObject({
      state: 'suspended',
      permits: { isNewBusinessTaken: false, trail: 'held', hasLogin: true },
    });
    expect(one.history.map(({ state, why }) => [state, why])).toEqual([
      ['active', ''],
      ['suspended', 'Order of 16-Nov-2026'],
    ]);
    const other = await page('ARN-503');
    expect(other.state).toBe('active');
    expect(other.gaps).toEqual([{ from: '2023-02-01', to: '2026-11-15', days: 1384, trail: 'forfeited' }]);
    expect(await hub.rows("select status from distributor where arn = 'ARN-501'")).toEqual([
      { status: 'suspended' },
    ]);
  });

  it('of AMFI’s page has no status: it lifts no suspension and adds nobody', async () => {
    const amfi = JSON.stringify({
      data: [
        {
          ARN: 'ARN-501',
          ARNHolderName: 'Meera Nair',
          City: 'Kochi',
          KYDCompliant: 'Yes',
          ARNValidFrom: '2024-02-01T00:00:00.000Z',
          ARNValidTill: '2027-01-31T00:00:00.000Z',
          EUIN: 'E500001',
        },
        { ARN: 'ARN-9', ARNHolderName: 'Nobody of ours', KYDCompliant: 'Yes', ARNValidTill: '2029-01-31' },
      ],
      meta: { total: 2 },
    });
    expect(await fault(amfi, { extent: 'changes' })).toMatch(/column with their status/);
    const differences = await listDifferences(
      hub.staffContext(hub.people.maker),
      (await input(amfi, { extent: 'changes', unknownArns: 'leave' })) as never,
    );
    expect(differences).toMatchObject({ faultCount: 0, listed: 2, existing: 3 });
    expect(differences.rows.map(({ arn, kinds }) => [arn, kinds])).toEqual([['ARN-501', ['details']]]);
  });

  it('is refused whole with every bad row by line, field and reason', async () => {
    const before = await hub.rows('select * from distributor order by arn');
    const bad = csv(
      meera.replace('31-Jan-2027,Y', '31-Feb-2027,Y'),
      firm('E500002', 'Anjali Warrier'),
      firm('E500002', 'Anjali Warrier'),
      gone.replace(',Active,', ',Under review,'),
      'ARN-504,Taker,Individual,,,,01-Feb-2024,31-Jan-2027,Y,Active,,E500001,Meera Nair,,,',
      'ARN-505,,Individual,,,,01-Feb-2024,31-Jan-2027,Y,,,,,,,',
    );
    const refused = await fault(bad, { extent: 'changes' });
    expect(refused.split('\n')).toEqual([
      '6 rows are wrong. Nothing was loaded.',
      'Row 2, validTo: “31-Feb-2027” is no day one can be sure of. Write 26-Jan-2027.',
      'Row 4, euin: This EUIN of the ARN is in row 3 too.',
      'Row 5, status: “Under review” is no status we know.',
      'Row 6, euin: This EUIN belongs to ARN-501. Say until when it did.',
      'Row 7, name: This is needed.',
      'Row 7, status: This is needed.',
    ]);
    expect(await fault(csv(meera, meera.replace('Meera', 'Mira')), { extent: 'changes' })).toMatch(
      /Row 3, arn: This ARN is in row 2 too, with other details/,
    );
    expect(await fault('Name,Status\r\nA,Active\r\n')).toMatch(/Columns are missing: ARN,/);
    expect(await hub.rows('select * from distributor order by arn')).toEqual(before);
  });

  it('with 40 % fewer ARNs is refused', async () => {
    expect(await fault(csv(meera))).toBe(
      '2 of our 3 ARNs are missing from this file: it cannot be whole. Nothing was loaded.',
    );
  });

  it('maps a leaver to another ARN from the next day on', async () => {
    const moved = csv(
      firm('E500003', 'Nikhil Ittoop', '16-Nov-2026'),
      'ARN-506,New Firm,Firm,,,,01-Feb-2024,31-Jan-2027,Y,Active,,E500003,Nikhil Ittoop,31-Jan-2028,17-Nov-2026,',
    );
    await hub.done('distributor.load', await input(moved, { extent: 'changes' }));
    const good = await hub.rows<{ arn: string }>(
      "select arn from arn_euin where euin = 'E500003' and date '2026-11-17' between coalesce(valid_from, '-infinity') and valid_to",
    );
    expect(good).toEqual([{ arn: 'ARN-506' }]);
  });
});

it('an Excel file is read as the same sheet', async () => {
  const [headings = [], ...rows] = first
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const columns = headings.map(
    (header, at): ExportColumn<string[]> => ({
      ...{ header, kind: 'text', width: 12, value: (row) => row[at] ?? '' },
    }),
  );
  const xlsx = Buffer.concat(await Array.fromAsync(writeXlsx({ title: 'ARNs', notes: [], columns, rows })));
  const differences = await listDifferences(
    hub.staffContext(hub.people.maker),
    (await input(xlsx, { extent: 'changes' })) as never,
  );
  // Its title stands above the headings, and who left meanwhile is of another ARN.
  expect(differences).toMatchObject({
    listed: 3,
    faults: [{ line: 5, field: 'euin', reason: expect.stringContaining('ARN-506') }],
  });
});
