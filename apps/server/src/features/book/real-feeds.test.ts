import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mfsd211 } from './feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from './feeds/test/read-all.ts';
import { rollBackImport } from './import/rollback.service.ts';
import { rebuildBook } from './rebuild/rebuild.service.ts';
import { verifyBook } from './rebuild/verify.service.ts';
import { addition, bought, RealFeedBook, redemption } from './test/real-feed-book.ts';

/*
 * Rows as registrars really send them, and what they come to. The feed page of docs/features/book.md shows the same
 * examples under the same numbers.
 */

let book: RealFeedBook;
beforeEach(async () => {
  book = await RealFeedBook.fresh(book);
});
afterAll(() => book.close());

/** Nothing is left to repair, and repairing changes nothing. */
async function expectOneTruth() {
  const before = await book.all();
  expect(await verifyBook(book.db)).toMatchObject({ differences: [] });
  await rebuildBook(book.db);
  expect(await book.all()).toEqual(before);
}

describe('13.1 more is sold than is held', () => {
  const first = bought('1', '03-Nov-2026', '610.000', '25620.00');
  const sale = bought('2', '12-Nov-2026', '900.000', '37800.00', redemption);

  it('counts nowhere, is shown with its reason, and counts everywhere once its history arrives', async () => {
    await book.cams(first, sale);
    expect(await book.held()).toMatchObject([{ units: '610.000', cost: '25620.00' }]);
    expect(await book.moved()).toEqual([{ units: '610.000', bought: '25620.00', sold: '0.00' }]);
    expect(await book.uncounted()).toEqual([
      { number: '2', why: 'unresolved', reason: expect.stringMatching(/\w+/) },
    ]);
    const [yesterday] = await book.aumOn('2026-11-12');
    await expectOneTruth();

    await book.cams(bought('3', '01-Sep-2026', '400.000', '16000.00'));
    expect(await book.held()).toMatchObject([{ units: '110.000', cost: '4620.00' }]);
    expect(await book.moved()).toEqual([{ units: '110.000', bought: '41620.00', sold: '37800.00' }]);
    expect(await book.uncounted()).toEqual([]);
    const [now] = await book.aumOn('2026-11-12');
    expect(Number(now?.aum)).toBeCloseTo((Number(yesterday?.aum) * 110) / 610, 1);
    await expectOneTruth();
  });

  it('came from before our history, when the registrar’s balance says so: an opening lot of unknown cost', async () => {
    await book.cams(first, sale);
    await book.balance('13-Nov-2026', '10.000');
    // 10 are left of 610 and 300 from before; what was there first went first.
    expect(await book.held()).toMatchObject([{ units: '10.000', cost: '420.00', without: '0.000' }]);
    expect(await book.uncounted()).toEqual([]);
    expect(await book.moved()).toEqual([{ units: '10.000', bought: '25620.00', sold: '37800.00' }]);
    await expectOneTruth();
  });

  it('without any row, the balance alone is held, at unknown cost; rows that arrive take its room', async () => {
    await book.balance('13-Nov-2026', '610.000');
    expect(await book.held()).toMatchObject([{ units: '610.000', cost: '0.00', without: '610.000' }]);
    await book.cams(bought('1', '03-Nov-2026', '600.000', '25200.00'));
    expect(await book.held()).toMatchObject([{ units: '610.000', cost: '25200.00', without: '10.000' }]);
    await expectOneTruth();
  });
});

describe('13.3 units that move in kind', () => {
  it('bring cost and day of what left: a merger, its legs in any order', async () => {
    const merger = { TRXN_TYPE_FLAG: '', TRXN_NATURE: 'Scheme Merger' };
    await book.cams(
      bought('3', '16-Aug-2024', '75.000', '9000.00', { ...merger, TRXNTYPE: 'SIM', PRODCODE: 'A930103' }),
    );
    expect(await book.held()).toMatchObject([
      { scheme: '930103', units: '75.000', cost: '0.00', without: '75.000' },
    ]);
    await book.cams(
      bought('2', '16-Aug-2024', '100.000', '9000.00', { ...merger, TRXNTYPE: 'SOM' }),
      bought('1', '06-Jan-2020', '100.000', '5000.00'),
    );
    expect(await book.held()).toMatchObject([
      { scheme: '930103', units: '75.000', cost: '5000.00', without: '0.000' },
    ]);
    expect(await book.lots('930103')).toEqual([{ day: '2020-01-06', units: '75.000', paid: '5000.00' }]);
    await expectOneTruth();
  });

  it('bring the purchase date and amount that KFintech gives', async () => {
    await book.kfin({
      TD_TRTYPE: 'TRFI',
      TRDESC: 'Demat Transfer In',
      TRFLAG: 'TI',
      TD_TRNO: '1',
      TD_TRDT: '16/08/2024',
      TD_PRDT: '16/08/2024',
      TD_UNITS: '75.000',
      TD_AMT: '9000.00',
      PURDATE: '06/01/2020',
      PURUNITS: '75.000',
      PURAMT: '5000.00',
    });
    expect(await book.held()).toMatchObject([{ units: '75.000', cost: '5000.00', without: '0.000' }]);
    expect(await book.lots('930201')).toEqual([{ day: '2020-01-06', units: '75.000', paid: '5000.00' }]);
    await expectOneTruth();
  });
});

describe('13.1 and 13.3 together', () => {
  it('a balance counts once, also when that of the folio its units went to or came from arrives later', async () => {
    const transfer = { TRXN_NATURE: 'Transfer' };
    const [from, to] = [{ FOLIO_NO: '5001/11' }, { FOLIO_NO: '5002/22', PAN: 'ABCPB2222B' }];
    await book.cams(
      bought('1', '02-Nov-2026', '5.000', '210.00', {
        ...transfer,
        ...from,
        TRXNTYPE: 'TO',
        TRXN_TYPE_FLAG: 'Transfer Out',
      }),
      bought('1', '02-Nov-2026', '5.000', '210.00', {
        ...transfer,
        ...to,
        TRXNTYPE: 'TI',
        TRXN_TYPE_FLAG: 'Transfer In',
      }),
    );
    await book.balance('10-Nov-2026', '20.000');
    expect(await book.moved()).toMatchObject([{ units: '25.000' }]);
    await book.balance('10-Nov-2026', '5.000', { FOLIOCHK: '5002/22', PAN_NO: 'ABCPB2222B' });
    expect(await book.moved()).toMatchObject([{ units: '25.000' }]);
    await expectOneTruth();
  });
});

describe('13.4 a reversal under its own number that names no original', () => {
  it('takes back the newest entry with its units and amount: +30, +10, −30 is 10', async () => {
    await book.cams(
      bought('1', '02-Nov-2026', '30.000', '1260.00'),
      bought('2', '03-Nov-2026', '10.000', '420.00'),
      bought('3', '04-Nov-2026', '-30.000', '-1260.00', { TRXN_NATURE: 'Purchase Rejection' }),
    );
    expect(await book.held()).toMatchObject([{ units: '10.000', cost: '420.00' }]);
    expect(await book.moved()).toEqual([{ units: '10.000', bought: '420.00', sold: '0.00' }]);
    await expectOneTruth();
  });
});

describe('13.6 a reversal in an earlier file than its original', () => {
  it('waits for it; then the month’s purchases are 500', async () => {
    await book.cams(
      bought('1', '03-Nov-2026', '10.000', '500.00'),
      bought('2', '04-Nov-2026', '-50.000', '-2500.00', { TRXN_NATURE: 'Purchase Rejection' }),
    );
    expect(await book.moved()).toMatchObject([{ bought: '500.00' }]);
    expect(await book.uncounted()).toEqual([
      { number: '2', why: 'unresolved', reason: expect.stringMatching(/\w+/) },
    ]);
    await book.cams(bought('2', '03-Nov-2026', '50.000', '2500.00'));
    expect(await book.moved()).toEqual([{ units: '10.000', bought: '500.00', sold: '0.00' }]);
    expect(await book.uncounted()).toEqual([]);
    await expectOneTruth();
  });
});

describe('13.12 KFintech’s addition, its reversal and its re-entry under one number', () => {
  const entered: Cells = {
    ...addition,
    TD_TRNO: '7001',
    TD_TRDT: '02/11/2026',
    TD_PRDT: '03/11/2026',
    TD_UNITS: '20.000',
    TD_AMT: '1000.00',
  };
  const rejected: Cells = {
    ...entered,
    TD_TRTYPE: 'ADDR',
    TRDESC: 'Additional Purchase Rejection',
    TD_UNITS: '-20.000',
    TD_AMT: '-1000.00',
  };

  it('on the same days in one file is one addition', async () => {
    expect(await book.kfin(entered, rejected, entered)).toMatchObject({
      rows: 3,
      imported: 3,
      quarantined: 0,
    });
    expect(await book.held()).toMatchObject([{ units: '20.000', cost: '1000.00' }]);
    await expectOneTruth();
  });

  it('on a later day in a later file is one addition', async () => {
    await book.kfin(entered, rejected);
    expect(await book.held()).toEqual([]);
    await book.kfin({ ...entered, TD_PRDT: '06/11/2026', TD_AMT: '1010.00' });
    expect(await book.held()).toMatchObject([{ units: '20.000', cost: '1010.00' }]);
    expect(await book.moved()).toEqual([{ units: '20.000', bought: '1010.00', sold: '0.00' }]);
    await expectOneTruth();
  });
});

describe('13.13 what comes again', () => {
  const first = bought('1', '02-Nov-2026', '10.000', '420.00');

  it('as the same number with another date in one file: the later counts, the earlier is shown as replaced', async () => {
    expect(await book.cams(first, { ...first, TRADDATE: '03-Nov-2026' })).toMatchObject({
      imported: 2,
      quarantined: 0,
    });
    expect(await book.held()).toMatchObject([{ units: '10.000', cost: '420.00' }]);
    expect(await book.lots('930101')).toMatchObject([{ day: '2026-11-03' }]);
    expect(await book.uncounted()).toMatchObject([{ number: '1', why: 'replaced' }]);
    await expectOneTruth();
  });

  it('as a corrected row, booked later: an upsert by number (handbook §7), whichever file is first', async () => {
    const corrected = { ...first, UNITS: '11.000', AMOUNT: '462.00', POSTDATE: '09-Nov-2026' };
    for (const rows of [
      [first, corrected],
      [corrected, first],
    ]) {
      book = await RealFeedBook.fresh(book);
      for (const row of rows) await book.cams(row);
      expect(await book.held()).toMatchObject([{ units: '11.000', cost: '462.00' }]);
      expect(await book.moved()).toEqual([{ units: '11.000', bought: '462.00', sold: '0.00' }]);
      await expectOneTruth();
    }
  });

  it('with the same days and other figures in one file is a contradiction: the later line is quarantined', async () => {
    const report = await book.cams(first, { ...first, UNITS: '11.000', AMOUNT: '462.00' });
    expect(report).toMatchObject({ rows: 2, imported: 1, quarantined: 1 });
    expect(report.firstRefusals).toMatchObject([{ line: 3 }]);
    expect(await book.held()).toMatchObject([{ units: '10.000' }]);
  });

  it('after a rollback, which leaves no client and no folio that only the file brought', async () => {
    await book.cams(first);
    const other = { FOLIO_NO: '5002/22', PAN: 'ABCPB2222B' };
    const { id } = await book.cams(bought('2', '03-Nov-2026', '5.000', '210.00', other), first);
    expect(await book.clients()).toEqual([{ clients: 2, live: 2, folios: 2 }]);
    await rollBackImport(book.db, id ?? '');
    expect(await book.clients()).toEqual([{ clients: 1, live: 1, folios: 1 }]);
    expect(await book.read('select folio_no from folio')).toEqual([{ folio_no: '5001/11' }]);
    await expectOneTruth();
  });

  it('and is counted once: the rows of a report are those that landed, were there, were refused or passed over', async () => {
    await book.cams(first);
    const refund = { ...bought('9', '04-Nov-2026', '0', '0'), TRXNTYPE: 'J', TRXN_TYPE_FLAG: '' };
    const report = await book.cams(first, { ...first, TRXNNO: '2', UNITS: 'ten' }, refund, {
      ...first,
      TRXNNO: '3',
    });
    expect(report).toMatchObject({ rows: 4, imported: 1, same: 1, quarantined: 1, ignored: 1 });
    expect(report.imported + report.same + report.quarantined + report.ignored).toBe(report.rows);
  });
});

describe('a balance of KFintech’s', () => {
  it('opens a lot as one of CAMS does', async () => {
    const row: Cells = {
      Fund: '117',
      'Product Code': '117EQRG',
      Folio: '7700000001',
      'PAN Number': 'ABCPA1111A',
      'Broker Code': 'ARN-100001',
      'Report Date': '13/11/2026',
      BALUNITS: '12.500',
    };
    await book.bring(csvSheet(mfsd211, [row]), 'KFIN');
    expect(await book.held()).toMatchObject([{ units: '12.500', cost: '0.00', without: '12.500' }]);
    await expectOneTruth();
  });
});
