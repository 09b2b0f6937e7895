import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aum, totalClients } from '@hub/contract/calls/dashboard/dashboard';
import { isIsin } from '@hub/domain/scheme-master/isins';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type RegisterHouse } from '../src/features/arn-register/test/register-house.ts';
import { wbr2, wbr9, wbr49 } from '../src/features/book/feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../src/features/book/feeds/test/read-all.ts';
import { importFile } from '../src/features/book/import/import-file.ts';
import { navImporter, registrarImporter } from '../src/features/book/import/importers.ts';
import { type TestApp, testApp } from '../src/http/test/test-app.ts';
import { testClock } from '../src/http/test/test-clock.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

/*
 * The first day of an asset manager: an empty database, two people, and then by acts alone what it sells, who sells it
 * and who looks after them; the registrar's files; and a distributor who logs in.
 */

let database: TestDatabase;
let hub: TestApp;
let house: RegisterHouse;
const folder = mkdtempSync(join(tmpdir(), 'hub-first-day-'));
const day = '2026-11-13';

beforeAll(async () => {
  database = await openTestDatabase();
  hub = await testApp({ on: { db: database.db, url: database.url, clock: testClock() } });
  house = await openHouse(hub);
});
afterAll(async () => {
  await house.close();
  await hub.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);
const padded = (n: number, length: number) => String(n).padStart(length, '0');
const csv = (head: string, rows: readonly string[]) => `${head}\n${rows.join('\n')}\n`;

const isinOf = (n: number): string =>
  upTo(10)
    .map((digit) => `INF9${padded(n, 7)}${digit}`)
    .find(isIsin) ?? '';
const schemes = upTo(300).map((n) => ({
  code: String(119_001 + n),
  rtaCode: `A${padded(n, 3)}G`,
  isin: isinOf(n),
  name: `Aranya Fund ${n} - Regular - Growth`,
  /** In ten-thousandths of a rupee. */
  nav: 100_000n + BigInt(n) * 1_234n,
}));
const navText = (nav: bigint) => `${nav / 10_000n}.${padded(Number(nav % 10_000n), 4)}`;

const arnOf = (n: number) => `ARN-${10_001 + n}`;
const ours = arnOf(7);
/** Every fourth client is the one distributor's that logs in. */
const clients = upTo(200).map((n) => ({
  folio: String(700_000 + n),
  pan: `ABCPX${padded(n, 4)}F`,
  arn: n % 4 === 0 ? ours : arnOf(n + 100),
  scheme: schemes[n % schemes.length] as (typeof schemes)[number],
  /** In thousandths. */
  units: 100_000n + BigInt(n) * 777n,
}));

async function bring(name: string, content: string, kind: 'nav' | 'cams') {
  const path = join(folder, name);
  writeFileSync(path, content);
  const requested = { file: name, today: hub.clock.today().toString() };
  const size = statSync(path).size;
  return kind === 'nav'
    ? importFile(hub.db, path, size, navImporter(requested))
    : importFile(hub.db, path, size, await registrarImporter(hub.db, path, 'cams', requested));
}

async function importMasters() {
  const schemeHead =
    'AMFI_CODE,FUND,NAME,PLAN,OPTION,RTA,RTA_CODE,ISIN,ASSET_CLASS,CATEGORY,RISK,BENCHMARK,MANAGER,LAUNCH_DATE,EXIT_LOAD_SLABS';
  const schemeRows = schemes.map(
    ({ code, rtaCode, isin, name }) =>
      `${code},F${code},${name},REGULAR,GROWTH,CAMS,${rtaCode},${isin},EQUITY,Flexi Cap,Very High,Nifty 500 TRI,A. Rao,01-Jan-2015,1% 0-365`,
  );
  await house.done('scheme.load', {
    ...{ file: await house.sheet('schemes.csv', csv(schemeHead, schemeRows)), unknown: 'add' },
  });
  const arnHead =
    'ARN,Name,Category,Mobile,Email,Valid From,Valid Till,KYD,Status,EUIN,EUIN Name,EUIN Valid Till';
  const arnRows = upTo(5000).map(
    (n) =>
      `${10_001 + n},Distributor ${n},Individual,9${padded(n, 9)},d${n}@example.com,01-Feb-2024,31-Jan-2027,Y,Active,E${padded(n, 6)},Person ${n},31-Jan-2028`,
  );
  await house.done('distributor.load', {
    file: await house.sheet('arns.csv', csv(arnHead, arnRows)),
    ...{ extent: 'full', unknownArns: 'add' },
  });
  const holidays = csv('date,name', ['25-Dec-2026,Christmas', '26-Jan-2027,Republic Day']);
  await house.done('holiday.load', { file: await house.sheet('holidays.csv', holidays) });
}

async function addManagers() {
  for (const n of upTo(20)) {
    const email = `rm${n}@amc.in`;
    await house.request('rm.add', {
      ...{ id: `RM-${n}`, name: `Manager ${n}`, mobile: `98${padded(n, 8)}`, email, city: 'Kochi' },
      availability: 'Mon to Fri',
    });
    const arns = upTo(250).map((at) => arnOf(n * 250 + at));
    await house.request('rm.move', { to: `RM-${n}`, arns });
  }
}

async function importFeeds() {
  const head =
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';
  const rows = schemes.map(
    ({ code, isin, name, nav }) => `${code};${isin};-;${name};${navText(nav)};13-Nov-2026`,
  );
  const reports = [await bring('nav.txt', csv(head, rows), 'nav')];
  const balances = clients.map(
    ({ folio, pan, arn, scheme }, n): Cells => ({
      ...{ FOLIOCHK: folio, PAN_NO: pan, BROKER_CODE: arn, PRODUCT: scheme.rtaCode, AMC_CODE: 'A' },
      ...{ INV_NAME: `Client ${n}`, JNT_NAME1: '', JOINT1_PAN: '', HOLDING_NATURE: 'SI' },
      ...{ MOBILE_NO: `+9198${padded(n, 8)}`, EMAIL: `c${n}@example.com`, CLOS_BAL: '0', RUPEE_BAL: '0' },
    }),
  );
  reports.push(await bring('wbr9.csv', csvSheet({ ...wbr9, CLOS_BAL: '' }, balances), 'cams'));
  const bought = clients.map(
    ({ folio, pan, arn, scheme, units }, n): Cells => ({
      ...{
        FOLIO_NO: folio,
        PAN: pan,
        BROKCODE: arn,
        PRODCODE: scheme.rtaCode,
        AMC_CODE: 'A',
        SCHEME: scheme.name,
      },
      ...{
        TRXNNO: String(1000 + n),
        SEQ_NO: String(1000 + n),
        USRTRXNO: String(1000 + n),
        INV_NAME: `Client ${n}`,
      },
      ...{
        UNITS: `${units / 1000n}.${padded(Number(units % 1000n), 3)}`,
        TRADDATE: '12-Oct-2026',
        POSTDATE: '',
      },
    }),
  );
  reports.push(await bring('wbr2.csv', csvSheet(wbr2, bought), 'cams'));
  const registered = clients.map(
    ({ folio, pan, scheme }, n): Cells => ({
      ...{ FOLIO_NO: folio, PAN: pan, PRODUCT: scheme.rtaCode, AMC_CODE: 'A', SCHEME: scheme.name },
      ...{ AUTO_TRNO: String(5000 + n), REQUEST_REF_NO: String(5000 + n), INV_NAME: `Client ${n}` },
    }),
  );
  reports.push(await bring('wbr49.csv', csvSheet(wbr49, registered), 'cams'));
  return reports;
}

it('an empty database becomes the book of 5,000 distributors by acts and files alone', async () => {
  await importMasters();
  await addManagers();
  expect(
    await house.rows(`select (select count(*)::int from scheme) as schemes, (select count(*)::int from distributor) as arns,
      (select count(*)::int from euin) as euins, (select count(*)::int from rm_mapping) as managed`),
  ).toEqual([{ schemes: 300, arns: 5000, euins: 5000, managed: 5000 }]);

  for (const report of await importFeeds()) expect(report).toMatchObject({ quarantined: 0, fault: null });

  const client = hub.client();
  await client.logIn(ours);
  await client.authenticate();
  const reply = await client.request(aum, {});
  const own = clients.filter(({ arn }) => arn === ours);
  const product = own.reduce((sum, { units, scheme }) => sum + units * scheme.nav, 0n);
  // Thousandths of a unit × ten-thousandths of a rupee, to the paisa.
  const paise = (2n * product + 100_000n) / 200_000n;
  expect(reply).toMatchObject({ aum: `${paise / 100n}.${padded(Number(paise % 100n), 2)}`, asOn: day });
  expect((await client.request(totalClients, {})).clients).toBe(own.length);
});
