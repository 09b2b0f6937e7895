import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { type Importer, registrarImporter } from '../../book/book.public.ts';
import { wbr2, wbr9, wbr49 } from '../../book/feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../../book/feeds/test/read-all.ts';
import { noteChanges, rebuildBook, rollBackImport } from '../../book/test/book-checks.ts';
import { importFile } from '../../book/test/book-files.public.ts';
import { seedSchemes } from '../../book/test/small-book.ts';
import { folios } from '../../transact/test/order-book.ts';
import { openPlanDesk, type PlanDesk, sip, writeRejected } from '../../transact/test/plan-desk.ts';
import { agreedCounts } from '../test/agreed-counts.ts';

/** Today is 15-Nov-2026. */
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let folder: string;
let files = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-counts-'));
  hub = await testApp();
  await seedSchemes(hub.db);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await mine.authenticate();
  await theirs.logIn(people.other.arn);
  await theirs.authenticate();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await hub.close();
});

/** What both distributors count, as it was after each transaction that was committed. */
let seen: string[] = [];
let looks = 0;
const look = async () => {
  looks += 1;
  seen.push(JSON.stringify([await agreedCounts(mine, looks), await agreedCounts(theirs, looks)]));
};

/** The database as a file's own work has it: after each of its transactions everybody looks at the counts. */
const watched = (): Database =>
  new Proxy(hub.db, {
    get(db, name) {
      if (name === 'transaction') {
        return async (...given: Parameters<Database['transaction']>) => {
          const result = await db.transaction(...given);
          await look();
          return result;
        };
      }
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });

/** Each row a batch of its own. */
const rowByRow = (importer: Importer<object>): Importer<object> => ({
  ...importer,
  async *read(source) {
    for await (const { records, ...piece } of importer.read(source)) {
      for (const record of records) yield { ...piece, rows: 1, records: [record] };
    }
  },
});

async function bring(content: string) {
  files += 1;
  const path = join(folder, `file-${files}`);
  writeFileSync(path, content);
  const requested = { file: 'test', today: hub.clock.today().toString() };
  const importer = rowByRow(await registrarImporter(hub.db, path, 'cams', requested));
  seen = [];
  await look();
  return importFile(watched(), path, statSync(path).size, importer, { batchRows: 1 });
}

/** How often the counts were other than the time before. */
const changes = () => seen.filter((one, at) => at > 0 && one !== seen[at - 1]).length;

const bought: Cells = {
  ...wbr2,
  AMC_CODE: 'A',
  PRODCODE: 'A900101',
  FOLIO_NO: '7001/11',
  PAN: 'ABCPE1234F',
  BROKCODE: people.ifa.arn,
  TRADDATE: '15-Jan-2025',
};
const numbered = (n: number, part: Cells = {}): Cells => ({ TRXNNO: `${n}`, SEQ_NO: `${n}`, ...part });
const redeemed: Cells = {
  TRXNTYPE: 'R',
  TRXN_NATURE: 'Redemption',
  TRXN_TYPE_FLAG: 'Redemption',
  STAMP_DUTY: '0',
  UNITS: '91.043',
  AMOUNT: '4000.00',
  TRADDATE: '20-Oct-2026',
};
const broker = (way: 'TICOB' | 'TOCOB', part: Cells): Cells => ({
  TRXNTYPE: way,
  TRXN_TYPE_FLAG: way,
  TRXN_NATURE: 'Change of broker',
  STAMP_DUTY: '0',
  TRADDATE: '02-Nov-2026',
  ...part,
});

describe('hub, dashboard and lists agree', () => {
  it('after every batch of a file of transactions, and after every step of taking it back', async () => {
    const before = await agreedCounts(mine);
    const report = await bring(
      csvSheet(bought, [
        numbered(1),
        numbered(2, { FOLIO_NO: '7002/22', PAN: 'ABCPF1234G', PRODCODE: 'A900102' }),
        numbered(3, { FOLIO_NO: '7003/33', PAN: 'ABCPG1234H', PRODCODE: 'A900103' }),
        numbered(4, redeemed),
        numbered(5, { FOLIO_NO: '7004/44', PAN: 'ABCPH1234J', BROKCODE: people.other.arn }),
      ]),
    );
    expect(report).toMatchObject({ status: 'done', imported: 5 });
    expect(changes()).toBeGreaterThanOrEqual(5);
    seen = [];
    await look();
    await rollBackImport(watched(), report.id ?? '');
    expect(changes()).toBeGreaterThan(0);
    expect(await agreedCounts(mine)).toEqual(before);
  });

  it('while clients move to another distributor', async () => {
    await bring(csvSheet(bought, [numbered(11), numbered(12, { FOLIO_NO: '7002/22', PAN: 'ABCPF1234G' })]));
    const { equity } = await agreedCounts(mine);
    await bring(
      csvSheet(bought, [
        numbered(13, broker('TOCOB', {})),
        numbered(14, broker('TICOB', { BROKCODE: people.other.arn, FOLIO_NO: '7001/99' })),
      ]),
    );
    expect(changes()).toBeGreaterThanOrEqual(2);
    expect((await agreedCounts(mine)).equity?.rows).toBe((equity?.rows ?? 0) - 1);
    expect((await agreedCounts(theirs)).equity?.rows).toBe(1);
  });

  it('while a folio finds its client by a PAN that comes later', async () => {
    await bring(csvSheet({ ...bought, PAN: '' }, [numbered(21, { FOLIO_NO: '7005/55' })]));
    const { equity, 'zero-balance': empty } = await agreedCounts(mine);
    // Nothing but who the folio belongs to, and one that is only opened.
    const folio: Cells = {
      ...wbr9,
      FOLIOCHK: '7005/55',
      PRODUCT: 'A900101',
      PAN_NO: 'ABCPF1234G',
      AMC_CODE: 'A',
      BROKER_CODE: people.ifa.arn,
      CLOS_BAL: '',
    };
    await bring(csvSheet(folio, [{}, { FOLIOCHK: '7006/66', PAN_NO: 'ABCPK1234L' }]));
    expect(changes()).toBeGreaterThanOrEqual(2);
    const after = await agreedCounts(mine);
    expect(after.equity?.clients).toBe((equity?.clients ?? 0) - 1);
    expect(after['zero-balance']?.rows).toBe((empty?.rows ?? 0) + 1);
  });

  it('while a register of plans comes in and is taken back', async () => {
    const plan: Cells = { ...wbr49, FOLIO_NO: '7002/22', PRODUCT: 'A900101', AMC_CODE: 'A' };
    const report = await bring(
      csvSheet(plan, [
        { AUTO_TRNO: '1', TO_DATE: '20-Dec-2026' },
        { AUTO_TRNO: '2', CEASE_DATE: '01-Oct-2026' },
        { AUTO_TRNO: '3', TO_DATE: '01-Nov-2026' },
      ]),
    );
    expect(report).toMatchObject({ imported: 3 });
    expect(changes()).toBeGreaterThanOrEqual(3);
    seen = [];
    await look();
    await rollBackImport(watched(), report.id ?? '');
    expect(changes()).toBeGreaterThan(0);
  });

  it('while the book is made again from its ledger', async () => {
    // As after a fault: units that the ledger does not have, and clients with other figures than their folios.
    const before = await agreedCounts(mine);
    const { arn } = people.ifa;
    await hub.db.read('system', "update position set units = 0 where arn = $1 and folio_no = '7002/22'", [
      arn,
    ]);
    await hub.db.read('system', "update investor_figure set classes = '{DEBT}' where arn = $1", [arn]);
    await hub.db.read('system', 'delete from opportunity_count');
    seen = [];
    await look();
    await rebuildBook(watched());
    expect(changes()).toBe(2);
    expect(await agreedCounts(mine)).toEqual(before);
  });

  it('when somebody counts while a change is written that nobody can see yet', async ({ skip }) => {
    if (hub.db.kind === 'pglite') skip('One connection: nobody reads while somebody writes.');
    const before = await agreedCounts(mine);
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = hub.db.transaction('system', async (tx) => {
      await tx.query("update position set units = 0 where arn = $1 and folio_no = '7002/22'", [
        people.ifa.arn,
      ]);
      await noteChanges(tx, 'holding', [people.ifa.arn]);
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    expect(await agreedCounts(mine)).toEqual(before);
    // Counted from nothing, which takes away what is said to be stale.
    await hub.db.read('system', 'delete from opportunity_count');
    expect(await agreedCounts(mine)).toEqual(before);
    mayEnd.resolve();
    await change;
    expect(await agreedCounts(mine)).not.toEqual(before);
  });
});

describe('hub, dashboard and lists agree about instalments', () => {
  let desk: PlanDesk;
  beforeAll(async () => {
    desk = await openPlanDesk();
    await desk.mine.authenticate();
  });
  afterAll(() => desk.hub.close());
  const rejected = async () => (await agreedCounts(desk.mine)).rejected?.rows ?? 0;

  it('when the bank has no money for one', async () => {
    // The demo's bank returns what ends in 004.
    await desk.order(sip({ amount: '5004' }));
    desk.hub.clock.advance({ hours: 24 * 19 });
    const changes: number[] = [];
    // Due on Saturday, 5-Dec-2026; debited on Monday.
    for (let day = 0; day < 5; day++) {
      desk.hub.clock.advance({ hours: 24 });
      // A new day is counted by itself: only what changes within it is of interest.
      const before = await rejected();
      await desk.hub.workOnDebits();
      changes.push((await rejected()) - before);
      await desk.hub.work();
    }
    expect(changes.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  it('when the registrar turns one down that is paid', async () => {
    const regNo = await desk.order(sip({ amount: '5000', startsOn: '2026-12-28', day: 28 }));
    const reference = 'I99999999999';
    await desk.hub.db.read(
      'system',
      `insert into instalment (arn, kind, folio_no, reg_no, due_on, status, amount, reference, debit_on, presented_at,
                               answered_at)
       values ($1, 'SIP', $2, $3, '2026-12-07', 'PAID', 5000, $4, '2026-12-07', now(), now())`,
      [people.ifa.arn, folios.asha, regNo, reference],
    );
    expect(await rejected()).toBe(1);
    const refused = [{ reference, code: 'scheme_invalid', reason: 'The scheme is closed' }];
    await desk.hub.db.transaction('system', (tx) => writeRejected(tx, refused, desk.hub.clock.now()));
    expect(await rejected()).toBe(2);
  });
});
