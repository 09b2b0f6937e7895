import { describe, expect, it } from 'vitest';
import { mfsd243, wbr9, wbr49 } from '../feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../feeds/test/read-all.ts';
import { orSkipped, sharedFile } from '../feeds/test/shared-data.ts';
import { verifyBook } from '../rebuild/verify.service.ts';
import { importing, ours, purchase, requested, transactions } from '../test/importing.ts';
import { navImporter, registrarImporter } from './importers.ts';
import { rollBackImport } from './rollback.service.ts';

const { db, bring, rows, written, take } = importing();

describe('an investor feed', () => {
  const folio: Cells = {
    ...wbr9,
    FOLIOCHK: '7001/11',
    PRODUCT: 'A900101',
    PAN_NO: 'ABCPE1234F',
    AMC_CODE: 'A',
    BROKER_CODE: 'ARN-100001',
    CLOS_BAL: '191.043',
  };

  it('tells who a folio belongs to, ties the units to its balance, and twice changes nothing', async () => {
    await bring(csvSheet({ ...ours, PAN: '' }, [purchase(1)]));
    expect(await rows('select client_key, name from investor')).toEqual([
      { client_key: 'folio 7001/11', name: 'Rahul Sharma' },
    ]);
    expect(await bring(csvSheet(folio, [{}]))).toMatchObject({ status: 'done', quarantined: 0 });
    expect(
      await rows('select client_key, name, city, tax_status, live_positions, invested_on from investor'),
    ).toEqual([
      {
        client_key: 'ABCPE1234F',
        name: folio.INV_NAME,
        city: folio.CITY,
        tax_status: '01',
        live_positions: 1,
        invested_on: '2025-01-15',
      },
    ]);
    const [account] = await rows('select holding, holders, banks, nominees from folio');
    expect(account).toMatchObject({
      holding: 'AS',
      holders: [{ name: folio.JNT_NAME1 }],
      banks: [{ ifsc: folio.IFSC_CODE }],
    });
    expect(await rows('select clients, live_clients, folios from client_figure')).toEqual([
      { clients: 1, live_clients: 1, folios: 1 },
    ]);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unlike: [] });
    expect(await bring(csvSheet(folio, [{ REP_DATE: '11-Jul-2026' }]))).toMatchObject({
      imported: 0,
      same: 1,
    });
  });

  it('13.1 makes what the registrar holds more than our history an opening lot without a cost', async () => {
    await bring(transactions([purchase(1)]));
    const { id } = await bring(csvSheet(folio, [{ CLOS_BAL: '200.000' }]));
    expect(
      await rows('select units, cost, units_without_cost, opening_units, opening_on from position'),
    ).toEqual([
      {
        units: '200.000',
        cost: '10000.00',
        units_without_cost: '8.957',
        opening_units: '8.957',
        opening_on: '2025-01-14',
      },
    ]);
    expect(await rows('select units, bought from flow_figure order by day')).toEqual([
      { units: '8.957', bought: '0.00' },
      { units: '191.043', bought: '10000.00' },
    ]);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unlike: [], unresolved: [] });
    // The missing purchase comes: the opening lot shrinks to nothing.
    const missing = await bring(
      transactions([
        purchase(7, { TRADDATE: '10-Jan-2025', UNITS: '8.957', AMOUNT: '468.80', STAMP_DUTY: '0' }),
      ]),
    );
    expect(await rows('select units, units_without_cost, opening_on from position')).toEqual([
      { units: '200.000', units_without_cost: '0.000', opening_on: null },
    ]);
    await rollBackImport(db(), missing.id ?? '');
    await rollBackImport(db(), id ?? '');
    expect(await rows('select units, units_without_cost from position')).toEqual([
      { units: '191.043', units_without_cost: '0.000' },
    ]);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unlike: [], unresolved: [] });
  });

  it('shows where the registrar holds fewer units than our rows make', async () => {
    await bring(transactions([purchase(1)]));
    await bring(csvSheet(folio, [{ CLOS_BAL: '190.000' }]));
    expect((await verifyBook(db())).unlike).toEqual([
      {
        where: 'ARN-100001, folio 7001/11, scheme 900101',
        ours: '191.043',
        theirs: '190.000',
        on: '2026-07-10',
      },
    ]);
  });
});

describe('a systematic feed', () => {
  const plan: Cells = { ...wbr49, FOLIO_NO: '7001/11', PRODUCT: 'A900101', AMC_CODE: 'A' };

  it('lands registrations of folios we know and counts what runs on a day', async () => {
    await bring(transactions([purchase(1)]));
    expect(await bring(csvSheet(plan, [{}, { AUTO_TRNO: '2', FOLIO_NO: '9999/99' }]))).toMatchObject({
      imported: 1,
      quarantined: 1,
    });
    const running = (day: string) =>
      rows(
        `select coalesce(sum(running), 0)::int as n, coalesce(sum(running_monthly), 0)::text as monthly from plan_figure where day <= '${day}'`,
      );
    expect(await running('2025-01-09')).toEqual([{ n: 0, monthly: '0' }]);
    expect(await running('2025-01-10')).toEqual([{ n: 1, monthly: '5000.00' }]);
    await bring(csvSheet(plan, [{ CEASE_DATE: '05-Mar-2026' }]));
    // Topped up by ₹500 after a year.
    expect(await running('2026-03-04')).toEqual([{ n: 1, monthly: '5500.00' }]);
    expect(await running('2026-03-05')).toEqual([{ n: 0, monthly: '0.00' }]);
    expect((await verifyBook(db())).differences).toEqual([]);
  });
});

describe('a systematic feed that names the distributor', () => {
  it('lands registrations of folios we have with that distributor, so that each belongs to a client', async () => {
    await bring(transactions([purchase(1)]));
    await rows("update scheme set rta = 'KFIN', rta_code = 'TSTFG' where code = '900102'");
    const plan: Cells = {
      ...mfsd243,
      'Product Code': 'TSTFG',
      'Fund Code': 'TST',
      Folio: '7001/11',
      ToProductCode: 'TSTFG',
    };
    const path = written(
      csvSheet(plan, [
        { Ihno: '1', AgentCode: 'ARN-100001' },
        { Ihno: '2', AgentCode: 'ARN-100002' },
        { Ihno: '3', AgentCode: 'ARN-100001', Folio: '999999' },
      ]),
    );
    const importer = await registrarImporter(db(), path, 'kfin', requested);
    expect(await take(path, importer)).toMatchObject({
      imported: 1,
      quarantined: 2,
    });
    expect(await rows('select arn, folio_no from plan')).toEqual([
      { arn: 'ARN-100001', folio_no: '7001/11' },
    ]);
  });
});

describe("AMFI's NAV files", () => {
  const nav = async (path: string) => take(path, navImporter(requested));
  const real = [
    ['nav/NAVAll_6col.txt', 'the old form'],
    ['nav/NAVAll_8col_part.txt', 'the new form'],
    ['nav/AMFI_NAV_31Jan2018.txt', 'the history form'],
  ] as const;

  for (const [name, form] of real) {
    const path = sharedFile(name);
    it.skipIf(path === null)(
      orSkipped(`land every numeric row of ${form} and none as zero that was not`, path),
      async () => {
        const report = await nav(path ?? '');
        const [stored] = await rows("select count(*)::int as n from nav where scheme_code not like '9001%'");
        expect(report.imported).toBe((stored as { n: number }).n);
        expect(report.imported + report.same + report.quarantined + report.ignored).toBe(report.rows);
        const again = await nav(path ?? '');
        expect(again.status).toBe('known');
      },
    );
  }

  it('move the AUM of their day and touch neither ledger nor position', async () => {
    await bring(transactions([purchase(1)]));
    const before = await rows('select xmin::text, * from position');
    const file = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n\nOpen Ended Schemes(Equity Scheme - Flexi Cap Fund)\n\nTest\n\n900101;-;-;Test;60.0000;03-Mar-2025\n900102;-;-;Test;N.A.;03-Mar-2025\n`;
    expect(await nav(written(file))).toMatchObject({ imported: 1, same: 0, ignored: 1 });
    expect(await rows("select aum from aum_figure where day = '2025-03-03'")).toEqual([
      { aum: '11462.5800000' },
    ]);
    expect(await rows("select nav, previous_day from nav_latest where scheme_code = '900101'")).toEqual([
      { nav: '60.0000', previous_day: '2025-03-01' },
    ]);
    expect(await rows('select xmin::text, * from position')).toEqual(before);
  });
});
