import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeedDesk } from '../../../../packages/domain/test/reference/feed-desk.ts';
import { feedOf } from '../../../../packages/domain/test/reference/random-feed.ts';
import { referenceBook } from '../../../../packages/domain/test/reference/reference-book.ts';
import { rollBackImport } from '../../src/features/book/import/rollback.service.ts';
import { rebuildBook } from '../../src/features/book/rebuild/rebuild.service.ts';
import { verifyBook } from '../../src/features/book/rebuild/verify.service.ts';
import { type TestApp, testApp } from '../../src/http/test/test-app.ts';
import { people } from '../../src/http/test/test-book.ts';
import type { TestClient } from '../../src/http/test/test-client.ts';
import { isLong } from '../long.ts';
import { expectDashboard, expectLists } from './expect-replies.ts';
import {
  expectAum,
  expectClients,
  expectFlows,
  expectPositions,
  expectSchemes,
  expectUncounted,
} from './expect-tables.ts';
import { anyDeeds, type Deed, filesOf } from './feed-files.ts';
import { emptyBook, FeedDoor, seedReferenceHouse } from './reference-hub.ts';

/** More by hand: `HUB_FEEDS=1000 npx vitest run --project server-postgres <this file>`. */
const usual = process.env.HUB_TEST_DB === 'postgres' ? { short: 6, long: 16 } : { short: 2, long: 3 };
const feeds = Number(process.env.HUB_FEEDS ?? (isLong ? usual.long : usual.short));

const arns = [people.ifa.arn, people.other.arn];
const door = new FeedDoor();
let hub: TestApp;
let clients: Map<string, TestClient>;

async function openHub(): Promise<void> {
  hub = await testApp();
  await seedReferenceHouse(hub.db);
  clients = new Map();
  for (const arn of arns) {
    const client = hub.client();
    await client.logIn(arn);
    await client.authenticate();
    clients.set(arn, client);
  }
}
beforeAll(openHub);
afterAll(async () => {
  door.close();
  await hub.close();
});

async function startAgain(): Promise<void> {
  if (hub.db.kind === 'pglite') {
    await emptyBook(hub.db);
    return;
  }
  await hub.close();
  await openHub();
}

/** Brings files in and takes them back as the deeds say, in the book and in the reference alike. */
async function play(files: ReturnType<typeof filesOf>, deeds: readonly Deed[]): Promise<FeedDesk> {
  const desk = new FeedDesk();
  const ids = new Map<string, string>();
  for (const { act, file: n } of deeds) {
    const file = files[n];
    if (file === undefined) continue;
    if (act === 'roll back') {
      if (!desk.isIn(file)) continue;
      desk.rollBack(file);
      await rollBackImport(hub.db, ids.get(file.name) ?? '');
      continue;
    }
    const expected = desk.bring(file);
    const report = await door.bringFile(hub.db, file);
    ids.set(file.name, report.id ?? '');
    const { rows, imported, same, quarantined, ignored } = report;
    expect(imported + same + quarantined + ignored).toBe(rows);
    if (expected === null) expect(report.status).toBe('known');
    else if (file.rows.length > 0) expect(report).toMatchObject({ status: 'done', ...expected });
    else expect(report).toMatchObject({ status: 'done', rows: file.balances.length, quarantined: 0 });
  }
  return desk;
}

async function expectTables(desk: FeedDesk): Promise<void> {
  const positions = referenceBook(desk.rows(), desk.balances());
  await expectPositions(hub.db, positions);
  await expectUncounted(hub.db, positions);
  await expectFlows(hub.db, positions);
  await expectSchemes(hub.db, positions);
  await expectClients(hub.db, desk, positions);
  await expectAum(hub.db, positions);
}

async function expectReplies(desk: FeedDesk): Promise<void> {
  const positions = referenceBook(desk.rows(), desk.balances());
  for (const [arn, client] of clients) {
    const own = positions.filter((one) => one.arn === arn);
    await expectDashboard(client, desk, own, arn);
    await expectLists(client, hub.db, desk, own, arn);
  }
}

describe('after files in any order, cut anyhow, brought twice, taken back and brought again', () => {
  it('tables, dashboard, client list and registers equal the reference book, and a rebuild changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(feedOf(60), anyDeeds, async (feed, deeds) => {
        await startAgain();
        const desk = await play(filesOf(feed), deeds);
        await expectTables(desk);
        await expectReplies(desk);
        expect(await verifyBook(hub.db)).toMatchObject({ differences: [] });
        await rebuildBook(hub.db);
        await expectTables(desk);
      }),
      { numRuns: feeds },
    );
  }, 3_600_000);
});
