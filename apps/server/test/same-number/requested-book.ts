import type { RequestOf } from '@hub/contract';
import { brokerageAtRisk } from '@hub/contract/calls/brokerage/brokerage';
import { opportunities, todo } from '@hub/contract/calls/dashboard/dashboard';
import { exportInvestors, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import {
  exportPlans,
  type PlanKind,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports/reports';
import { moneyOf, paise, writeMoney } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { expect } from 'vitest';
import { makeDemoChanges } from '../../../demo/src/changes/demo-changes.ts';
import { adoptDemoMandates } from '../../../demo/src/mandates/demo-mandates.ts';
import { makeDemoHistories } from '../../../demo/src/statements/demo-histories.ts';
import { makeDemoOrders } from '../../../demo/src/transact/demo-orders.ts';
import { parseCsv } from '../../src/exports/test/parse-csv.ts';
import { type TestApp, testApp } from '../../src/http/test/test-app.ts';
import { people } from '../../src/http/test/test-book.ts';
import type { TestClient } from '../../src/http/test/test-client.ts';
import { isLong } from '../long.ts';

export const { arn } = people.ifa;
let hub: TestApp;
let client: TestClient;

export async function openBook(): Promise<void> {
  // In the long run as large as it is delivered.
  hub = await testApp({ withJobs: true, isDemo: true, investors: isLong ? undefined : 400 });
  await makeDemoOrders(hub.context, arn, hub.payments.bank);
  await makeDemoChanges(hub.context, arn);
  await adoptDemoMandates(hub.context, arn, hub.mandates.bank);
  await makeDemoHistories(hub.context, arn);
  client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
  requested.clear();
  files.clear();
}

export const closeBook = () => hub.close();
export const todayOfBook = () => hub.clock.today().toString();

const requested = new Map<string, Promise<unknown>>();
/** One call for all facts that it tells. */
export const request: TestClient['request'] = (call, input) => {
  const key = `${call.name} ${JSON.stringify(input)}`;
  const existing = requested.get(key) ?? client.request(call, input);
  requested.set(key, existing);
  return existing as ReturnType<typeof client.request<never, never>>;
};

export const must = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('The reply does not say it');
  return value;
};
export const sum = (amounts: readonly string[]): string =>
  writeMoney(paise(amounts.reduce((total, amount) => total + moneyOf(amount), 0n)));

/* What screens say, by their own calls. */

export const clientTotals = async (filter: RequestOf<typeof listInvestors>) =>
  must((await request(listInvestors, filter)).totals);
export const schemeTotals = async (filter: Omit<RequestOf<typeof listSchemes>, 'id'>) =>
  must((await request(listSchemes, { id: arn, ...filter })).totals);
export const registers = { SIP: sipReport, STP: stpReport, SWP: swpReport };
type View = RequestOf<typeof sipReport>['view'];
export const planTotals = async (kind: PlanKind, view: View) =>
  must((await request(registers[kind], { view })).totals);
export const planStatuses = async (kind: PlanKind) => must((await request(registers[kind], {})).statuses);
export const todoOf = async (kind: string) =>
  (await request(todo, {})).items.find((item) => item.kind === kind) ?? { count: 0, amount: null };
export const hubOf = async (list: OpportunityList) => {
  const { rows, worth } = must((await request(opportunityHub, {})).lists.find((one) => one.list === list));
  return { rows, worth };
};
export const listOf = async (list: OpportunityList) => {
  const { rows, worth } = must((await request(opportunityCalls[list], {})).totals);
  return { rows, worth };
};
export const cardOf = async (list: OpportunityList) => {
  const { count, amount } = must((await request(opportunities, {})).items.find(({ kind }) => kind === list));
  return { rows: count, worth: amount };
};
export const registerAs = async (view: View) => {
  const { plans, monthly } = await planTotals('SIP', view);
  return { rows: plans, worth: monthly };
};
export const todoAs = async (kind: string) => {
  const { count, amount } = await todoOf(kind);
  return { rows: count, worth: amount };
};
export const riskOf = async (name: string) =>
  (await request(brokerageAtRisk, {})).risks.find(({ risk }) => risk === name);

/** A file, row by row under its headings: all of a list by one call. */
async function fileOf<Req>(call: Parameters<typeof client.send<Req>>[0], input: Req) {
  const { status, bytes } = await client.send(call, input);
  expect(status).toBe(200);
  const [head = [], ...rows] = parseCsv(new TextDecoder().decode(bytes));
  return rows.map((row) =>
    Object.fromEntries(head.map((name, at) => [name.replace('\ufeff', ''), row[at] ?? ''])),
  );
}
type FileRows = Awaited<ReturnType<typeof fileOf>>;
const files = new Map<string, Promise<FileRows>>();
const once = (name: string, read: () => Promise<FileRows>): Promise<FileRows> => {
  const existing = files.get(name) ?? read();
  files.set(name, existing);
  return existing;
};
export const planFile = (kind: PlanKind) => once(kind, () => fileOf(exportPlans, { kind, format: 'csv' }));
export const runningFile = async (kind: PlanKind) =>
  (await planFile(kind)).filter(({ Status }) => Status === 'Running');
export const rejectedRegistrations = async () =>
  new Set(
    (await planFile('SIP'))
      .filter(({ Status }) => Status === 'Rejected')
      .map((row) => row['Registration no.']),
  );
/** Of the list: SIPs that were never registered, or those that were and bounced. */
export const listedAsRejected = async (isRegistration: boolean) => {
  const rejected = await rejectedRegistrations();
  return (await rowsOf('rejected'))
    .map(({ regNo }) => regNo)
    .filter((regNo) => rejected.has(must(regNo)) === isRegistration)
    .sort();
};
export const clientFile = () => once('clients', () => fileOf(exportInvestors, { format: 'csv' }));
export const column = (rows: FileRows, name: string): string[] => rows.map((row) => must(row[name]));
export const counted = (rows: FileRows, name: string): number =>
  column(rows, name).reduce((total, count) => total + Number(count), 0);

/** All rows of a list of opportunities. */
export async function rowsOf(list: OpportunityList) {
  const items = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await request(opportunityCalls[list], { pageNumber });
    if (page.items.length === 0) return items;
    items.push(...page.items);
  }
}

/** Screens that tell a fact, each by the call it makes itself. */
export type Reported = Readonly<Record<string, () => unknown>>;

/** A call without memory. */
export const send: TestClient['send'] = (call, input) => client.send(call, input);
