import { describe, expect, it } from 'vitest';
import { mfsd201 } from '../feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../feeds/test/read-all.ts';
import { verifyBook } from '../rebuild/verify.service.ts';
import { importing, purchase, redemption, requested, transactions } from '../test/importing.ts';
import { registrarImporter } from './importers.ts';
import { rollBackImport } from './rollback.service.ts';

const { db, bring, rows, take, written } = importing();

/** 900102 is what was segregated from 900101 on 20-Jan-2025: 1.50 of 20. */
const segregate = (rta = 'CAMS') =>
  db().transaction('system', (tx) =>
    tx.query(
      `update scheme set rta = $1, segregated_from = case code when '900102' then $2::jsonb end
        where code in ('900101', '900102')`,
      [rta, JSON.stringify({ scheme: '900101', on: '2025-01-20', nav: '1.5000', schemeNav: '18.5000' })],
    ),
  );
const bought = (n: number, day: string, part: Cells = {}) =>
  purchase(n, {
    TRADDATE: day,
    UNITS: '1000.000',
    PURPRICE: '15.0000',
    AMOUNT: '15000.00',
    STAMP_DUTY: '0',
    ...part,
  });
const segregated = (n: number, units: string) =>
  bought(n, '22-Jan-2025', {
    PRODCODE: 'A900102',
    UNITS: units,
    AMOUNT: '0',
    PURPRICE: '1.5000',
    TRXN_NATURE: 'Creation of units - Segregated Portfolio',
  });
const costs = () =>
  rows(`select scheme_code as scheme, units, cost, units_without_cost as unknown,
               (select json_agg(lot -> 2) from json_array_elements(state -> 'lots') lot)::text as days
          from position order by scheme_code`);
const isRight = async () => expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });

describe('units of a segregated portfolio', () => {
  it('of CAMS bring a part of the cost and the day of what was held, whatever comes before or after', async () => {
    await segregate();
    await bring(transactions([bought(1, '06-Jan-2025')]));
    const [{ days } = { days: '' }] = (await costs()) as { days: string }[];
    expect(await bring(transactions([segregated(2, '1000.000')]))).toMatchObject({
      imported: 1,
      quarantined: 0,
    });
    const split = [
      { scheme: '900101', units: '1000.000', cost: '13875.00', unknown: '0.000', days },
      { scheme: '900102', units: '1000.000', cost: '1125.00', unknown: '0.000', days },
    ];
    expect(await costs()).toEqual(split);
    await isRight();
    // Bought after the day: nothing of it went over.
    await bring(transactions([bought(3, '21-Jan-2025')]));
    expect(await costs()).toMatchObject([{ cost: '28875.00' }, { cost: '1125.00' }]);
    // A sale of before that comes late: 400 of the 1,000 units were not there any more.
    const sale = redemption(4, {
      TRADDATE: '15-Jan-2025',
      UNITS: '400.000',
      AMOUNT: '6400.00',
      PURPRICE: '16.0000',
    });
    await bring(transactions([sale]));
    expect(await costs()).toMatchObject([{ cost: '23325.00' }, { cost: '675.00' }]);
    await isRight();
  });

  it('are the same when their row comes before the purchases', async () => {
    await segregate();
    await bring(transactions([segregated(2, '1000.000')]));
    expect(await costs()).toMatchObject([{ scheme: '900102', unknown: '1000.000' }]);
    await bring(transactions([bought(1, '06-Jan-2025')]));
    expect(await costs()).toMatchObject([{ cost: '13875.00' }, { cost: '1125.00', unknown: '0.000' }]);
    await isRight();
  });

  it('taken back with their file leave the cost where it was', async () => {
    await segregate();
    await bring(transactions([bought(1, '06-Jan-2025')]));
    const { id } = await bring(transactions([segregated(2, '1000.000')]));
    await rollBackImport(db(), id ?? '');
    expect(await costs()).toMatchObject([{ scheme: '900101', cost: '15000.00' }]);
    await isRight();
  });

  it('have no known cost where nobody has said what they come from', async () => {
    await bring(transactions([bought(1, '06-Jan-2025'), segregated(2, '1000.000')]));
    expect(await costs()).toMatchObject([
      { scheme: '900101', cost: '15000.00' },
      { scheme: '900102', cost: '0.00', unknown: '1000.000' },
    ]);
  });

  it('of KFintech are the same under BNS', async () => {
    await segregate('KFIN');
    const row: Cells = {
      ...mfsd201,
      FMCODE: 'A900101',
      TD_FUND: 'A90',
      TD_AGENT: 'ARN-100001',
      TD_TRTYPE: 'NEW',
      TRDESC: 'Purchase',
      TD_TRDT: '06/01/2025',
      TD_PRDT: '07/01/2025',
      TD_UNITS: '1000.000',
      TD_AMT: '15000.00',
      TD_POP: '15.0000',
      TD_NAV: '15.0000',
    };
    const bonus: Cells = {
      FMCODE: 'A900102',
      TD_TRNO: '2',
      TD_TRTYPE: 'BNS',
      TRDESC: 'Segregated Units',
      TRFLAG: 'BO',
      TD_TRDT: '22/01/2025',
      TD_PRDT: '23/01/2025',
      TD_AMT: '0',
      TD_POP: '1.5000',
      TD_NAV: '1.5000',
    };
    const path = written(csvSheet(row, [{}, bonus]));
    const report = await take(path, await registrarImporter(db(), path, 'kfin', requested));
    expect(report).toMatchObject({ imported: 2, quarantined: 0 });
    expect(await costs()).toMatchObject([{ cost: '13875.00' }, { cost: '1125.00' }]);
  });
});
