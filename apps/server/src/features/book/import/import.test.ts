import { describe, expect, it } from 'vitest';
import { isRequestedAlready } from '../../../../test/long.ts';
import { textFields, writeDbf } from '../feeds/test/dbf-writer.ts';
import { type Cells, sheet } from '../feeds/test/read-all.ts';
import { verifyBook } from '../rebuild/verify.service.ts';
import { importing, ours, purchase, redemption, transactions } from '../test/importing.ts';
import { rollBackImport } from './rollback.service.ts';

/** What a file means for the book; landing it, in batches, in one that fails, is asked of both databases. */
const rule = it.skipIf(isRequestedAlready);

const { db, bring, rows, again } = importing();

describe('a transaction feed', () => {
  it('lands rows, quarantines the bad ones with line, field and reason, and leaves the book right', async () => {
    const report = await bring(
      transactions([
        purchase(1),
        purchase(2, { UNITS: '-5x' }),
        purchase(3, { PRODCODE: 'H123', AMC_CODE: 'H' }),
        purchase(4, { BROKCODE: 'DIRECT' }),
        redemption(5, { UNITS: '91.043', AMOUNT: '4000.00' }),
        purchase(6, { TRADDATE: '31-Feb-2025' }),
      ]),
    );
    expect(report).toMatchObject({ status: 'done', rows: 6, imported: 2, quarantined: 4 });
    const refused = await rows('select line::int, field, reason from quarantine order by line');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ line: 3, field: 'UNITS' });
    expect(refused[1]).toMatchObject({ line: 4, field: 'scheme', reason: expect.stringContaining('AMC H') });
    expect(refused[2]).toMatchObject({ line: 5, field: 'broker' });
    expect(refused[3]).toMatchObject({ line: 7, field: 'TRADDATE' });
    expect(await rows('select units, cost from position')).toEqual([{ units: '100.000', cost: '5234.42' }]);
    expect(await rows('select name, client_key from investor')).toEqual([
      { name: 'Rahul Sharma', client_key: 'ABCPE1234F' },
    ]);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
  });

  it('leaves statistics of the tables it filled: a plan for empty ones can take minutes', async () => {
    await bring(transactions([purchase(1), redemption(2)]));
    const [existing] = await rows(
      "select reltuples::int as rows from pg_class where oid = 'ledger'::regclass",
    );
    expect(existing).toEqual({ rows: expect.any(Number) });
    expect(Number(existing?.rows)).toBeGreaterThanOrEqual(0);
  });

  rule('changes nothing the second time, as the same file, in another file and in another form', async () => {
    const changes = [purchase(1), purchase(2, { FOLIO_NO: '7002/22', PAN: 'ABCPF1234G' }), redemption(3)];
    await bring(transactions(changes));
    const before = JSON.stringify(await rows('select * from position order by folio_no'));
    expect(await bring(transactions(changes))).toMatchObject({ status: 'known', imported: 3 });
    expect(
      await bring(transactions([...changes, purchase(4, { FOLIO_NO: '7002/22', PAN: 'ABCPF1234G' })])),
    ).toMatchObject({
      imported: 1,
      same: 3,
    });
    const { columns, rows: cells } = sheet(ours, changes);
    const dbf = writeDbf(textFields(columns, cells), cells);
    expect(await bring(dbf)).toMatchObject({ imported: 0, same: 3, quarantined: 0 });
    expect(JSON.stringify(await rows("select * from position where folio_no = '7001/11'"))).toBe(
      JSON.stringify(JSON.parse(before).filter((one: { folio_no: string }) => one.folio_no === '7001/11')),
    );
  });

  it('finds a row that was known among batches that are under way, and dates all of them in the order of the file', async () => {
    const of = (n: number) => purchase(n, { FOLIO_NO: `7${n}/1`, PAN: '' });
    await bring(transactions([of(400)]));
    const all = Array.from({ length: 1200 }, (_, n) => of(n));
    // Batches as small as they are read: some five of them.
    expect(await bring(transactions(all), { batchRows: 1 })).toMatchObject({ imported: 1199, same: 1 });
    const imported = await db().read<{ n: number; batch: number }>(
      'system',
      `select trxn_no::int as n, dense_rank() over (order by created_at)::int as batch from ledger
        where import_id = (select max(import_id) from ledger) order by n`,
    );
    const batches = imported.map(({ batch }) => batch);
    expect(batches.at(-1)).toBeGreaterThan(3);
    expect(batches).toEqual([...batches].sort((one, other) => one - other));
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
  });

  it('keeps what landed before a batch that failed, nothing of it and of those behind it, and takes the rest later', async () => {
    const of = (n: number) => purchase(n, { FOLIO_NO: `7${n}/1`, PAN: '' });
    const file = transactions(Array.from({ length: 1200 }, (_, n) => of(n)));
    await db().asOwner(({ script }) =>
      script(`create function refuse_one() returns trigger language plpgsql as $$ begin
                if new.trxn_no = '400' then raise exception 'the disk is full' using errcode = '53100'; end if;
                return new; end $$;
              create trigger refuse_one before insert on ledger for each row execute function refuse_one()`),
    );
    await expect(bring(file, { batchRows: 1 })).rejects.toThrow('the disk is full');
    await db().asOwner(({ script }) => script('drop trigger refuse_one on ledger; drop function refuse_one'));
    const [{ n: before = 0 } = {}] = await db().read<{ n: number }>(
      'system',
      'select count(*)::int as n from ledger',
    );
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThanOrEqual(400);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
    expect(await bring(file, { batchRows: 1 })).toMatchObject({ imported: 1200 - before, same: before });
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
  });

  rule(
    '13.13 takes a corrected row as the newer version, and a file taken back gives the older one back',
    async () => {
      await bring(transactions([purchase(1)]));
      const before = await rows('select units, cost, state from position');
      const corrected = transactions([purchase(1, { AMOUNT: '99999.00', UNITS: '1910.000' }), purchase(2)]);
      const report = await bring(corrected);
      expect(report).toMatchObject({ rows: 2, imported: 2, quarantined: 0 });
      expect(await rows('select units from position')).toEqual([{ units: '2101.043' }]);
      expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
      await rollBackImport(db(), report.id ?? '');
      expect(await rows('select units, cost, state from position')).toEqual(before);
      expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
      expect(await bring(corrected)).toMatchObject({ imported: 2, same: 0 });
      expect(await rows('select units from position')).toEqual([{ units: '2101.043' }]);
    },
  );

  rule.each([
    ['in one batch', 100],
    ['row by row', 1],
  ])(
    '13.13 keeps one number of several days and quarantines one that contradicts itself, %s',
    async (_, batchRows) => {
      const report = await bring(
        transactions([
          purchase(1, { POSTDATE: '15-Jan-2025' }),
          purchase(1, { TRADDATE: '17-Jan-2025', POSTDATE: '17-Jan-2025', UNITS: '191.000' }),
          purchase(1, { TRADDATE: '17-Jan-2025', POSTDATE: '17-Jan-2025', UNITS: '190.000' }),
          purchase(1, { POSTDATE: '15-Jan-2025' }),
          purchase(2, { TRXN_TYPE_FLAG: '', TRXNTYPE: 'J', TRXN_NATURE: '', UNITS: '0', AMOUNT: '0' }),
        ]),
        { batchRows },
      );
      const { rows: read, imported, same, quarantined, ignored } = report;
      expect({ imported, same, quarantined, ignored }).toEqual({
        imported: 2,
        same: 1,
        quarantined: 1,
        ignored: 1,
      });
      expect(imported + same + quarantined + ignored).toBe(read);
      expect(report.firstRefusals[0]).toMatchObject({ line: 4, field: 'number', value: '1' });
      expect(await rows('select units from position')).toEqual([{ units: '191.000' }]);
      expect(
        await rows('select rows, landed as imported, same, quarantined, ignored from import_file'),
      ).toEqual([{ rows: read, imported, same, quarantined, ignored }]);
    },
  );

  rule('undone row by row by its reversals, leaves units and money as they were', async () => {
    await bring(transactions([purchase(1)]));
    const before = await rows('select units, cost, state from position');
    const flows = 'select sum(units) as units, sum(bought) as bought from flow_figure';
    const moved = await rows(flows);
    await bring(
      transactions([purchase(2, { TRADDATE: '16-Jan-2025' }), purchase(3, { TRADDATE: '17-Jan-2025' })]),
    );
    const reversal = (n: number, day: string) =>
      purchase(n, {
        UNITS: '-191.043',
        AMOUNT: '-10000.00',
        TRADDATE: day,
        TRXNTYPE: 'P81ESR',
        TRXN_NATURE: 'Purchase Rejection',
        STAMP_DUTY: '-0.50',
        REVERSAL_CODE: '1',
        ORIGINAL_TRXNNO: String(n),
      });
    expect(await bring(transactions([reversal(2, '18-Jan-2025'), reversal(3, '18-Jan-2025')]))).toMatchObject(
      { imported: 2, quarantined: 0 },
    );
    expect(await rows('select units, cost from position')).toEqual(
      before.map(({ units, cost }) => ({ units, cost })),
    );
    expect(await rows(flows)).toEqual(moved);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
  });

  rule('is taken back whole, and only what it brought', async () => {
    await bring(transactions([purchase(1)]));
    const before = await rows('select units, cost, state from position');
    const { id } = await bring(transactions([purchase(2), redemption(3), purchase(1)]));
    expect(await rollBackImport(db(), id ?? '')).toBe(2);
    expect(await rows('select units, cost, state from position')).toEqual(before);
    expect(await rows(`select status from import_file where id = ${id}`)).toEqual([
      { status: 'rolled-back' },
    ]);
  });

  const reversed = (n: number, part: Cells = {}) =>
    purchase(n, {
      UNITS: '-191.043',
      AMOUNT: '-10000.00',
      TRXNTYPE: 'P81ESR',
      TRXN_NATURE: 'Purchase Rejection',
      STAMP_DUTY: '-0.50',
      REVERSAL_CODE: '1',
      ...part,
    });

  rule.each([
    ['in one batch', 100],
    ['row by row', 1],
  ])(
    '13.12 an addition, its reversal and its re-entry under one number are one entry, %s',
    async (_, batchRows) => {
      const file = transactions([purchase(1), reversed(1), purchase(1)]);
      expect(await bring(file, { batchRows })).toMatchObject({ imported: 3, same: 0 });
      expect(await rows('select units, cost from position')).toEqual([
        { units: '191.043', cost: '10000.00' },
      ]);
      expect(await bring(transactions([reversed(1), purchase(1), purchase(1)]))).toMatchObject({
        imported: 0,
        same: 3,
      });
      expect(
        await bring(transactions([purchase(1), reversed(1), purchase(1), purchase(2)]), { batchRows }),
      ).toMatchObject({ imported: 1, same: 3 });
      expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
    },
  );

  rule('13.4 a reversal with its own number and no original named takes back the entry like it', async () => {
    const small = { UNITS: '63.681', AMOUNT: '3333.33', STAMP_DUTY: '0' };
    await bring(transactions([purchase(1), purchase(2, small), reversed(3, { TRADDATE: '20-Jan-2025' })]));
    expect(await rows('select units from position')).toEqual([{ units: '63.681' }]);
    expect(
      await rows(
        "select to_char(day, 'YYYY-MM') as month, sum(bought) as bought from flow_figure group by 1",
      ),
    ).toEqual([{ month: '2025-01', bought: '3333.33' }]);
  });

  rule(
    '13.6 a reversal in an earlier file than its original waits for it and never counts alone',
    async () => {
      const month = () =>
        rows(
          'select coalesce(sum(bought), 0)::text as bought, coalesce(sum(units), 0)::text as units from flow_figure',
        );
      await bring(transactions([purchase(9, { UNITS: '9.552', AMOUNT: '500.00', STAMP_DUTY: '0' })]));
      await bring(transactions([reversed(1, { TRADDATE: '20-Jan-2025', ORIGINAL_TRXNNO: '1' })]));
      expect(await rows('select why from uncounted_entry')).toEqual([{ why: 'unresolved' }]);
      expect(await month()).toEqual([{ bought: '500.00', units: '9.552' }]);
      await bring(transactions([purchase(1)]));
      expect(await month()).toEqual([{ bought: '500.00', units: '9.552' }]);
      expect(await rows('select why from uncounted_entry')).toEqual([
        { why: 'reversed' },
        { why: 'reversed' },
      ]);
      expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
    },
  );

  rule('13.13 taken back takes along the folios and clients that only it mentions', async () => {
    await bring(transactions([purchase(1)]));
    const counts = () => rows('select clients, live_clients, folios from client_figure');
    const others = [
      purchase(2, { FOLIO_NO: '7002/22', PAN: 'ABCPF1234G' }),
      purchase(3),
      purchase(4, { FOLIO_NO: '7003/33' }),
    ];
    const { id } = await bring(transactions(others));
    expect(await counts()).toEqual([{ clients: 2, live_clients: 2, folios: 3 }]);
    await rollBackImport(db(), id ?? '');
    expect(await counts()).toEqual([{ clients: 1, live_clients: 1, folios: 1 }]);
    expect(await rows('select folio_no from folio')).toEqual([{ folio_no: '7001/11' }]);
    expect(await rows('select sum(clients)::int as n from client_month')).toEqual([{ n: 1 }]);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
    expect(await bring(transactions(others))).toMatchObject({ imported: 3 });
    expect(await counts()).toEqual([{ clients: 2, live_clients: 2, folios: 3 }]);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
  });

  rule('is only read in a dry run', async () => {
    expect(
      await bring(transactions([purchase(1), purchase(2, { UNITS: 'x' })]), { dryRun: true }),
    ).toMatchObject({
      status: 'dry-run',
      rows: 2,
      imported: 1,
      quarantined: 1,
      id: null,
    });
    for (const table of ['ledger', 'position', 'investor', 'folio', 'import_file', 'quarantine']) {
      expect(await rows(`select 1 from ${table}`), table).toEqual([]);
    }
  });

  rule('cut off in the middle keeps its good rows and says where it stopped', async () => {
    const { columns, rows: cells } = sheet(ours, [purchase(1), purchase(2), purchase(3)]);
    const dbf = writeDbf(textFields(columns, cells), cells);
    const report = await bring(dbf.subarray(0, dbf.length - 200));
    expect(report).toMatchObject({
      status: 'failed',
      imported: 2,
      fault: expect.stringMatching(/record|cut|trunc|end/i),
    });
    expect(await bring(dbf)).toMatchObject({ status: 'done', imported: 1, same: 2 });
  });

  rule.each([
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0])],
    ['an HTML page', '<!DOCTYPE html><html><body>Service unavailable</body></html>'],
    ['an empty file', ''],
    ['another table', 'a,b,c\n1,2,3\n'],
  ])('is refused in plain words when it is %s, and nothing is written', async (_, content) => {
    await expect(bring(content)).rejects.toThrow(/file|headings|page/i);
    expect(await rows('select 1 from import_file')).toEqual([]);
  });

  it('lands the same in small batches as in one', async () => {
    const changes = Array.from({ length: 30 }, (_, n) =>
      n % 4 === 3
        ? redemption(100 + n, { UNITS: '50.000', AMOUNT: '2600.00' })
        : purchase(100 + n, {
            FOLIO_NO: n % 2 ? '7001/11' : '7003/33',
            PAN: n % 2 ? 'ABCPE1234F' : 'ABCPG1234H',
          }),
    );
    await bring(transactions(changes), { batchRows: 4 });
    const small = await rows('select folio_no, units, cost, state from position order by folio_no');
    await again();
    await bring(transactions(changes));
    expect(await rows('select folio_no, units, cost, state from position order by folio_no')).toEqual(small);
  });
});
