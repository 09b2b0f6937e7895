import type { RequestOf } from '@hub/contract';
import { brokerageAtRisk, brokerageGaps, brokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { brokerageReport } from '@hub/contract/calls/brokerage/brokerage-report';
import {
  aum,
  aumHistory,
  clientsThisYear,
  euinMissing,
  lumpsumTotal,
  opportunities,
  opportunityCounts,
  sipThisYear,
  sipTillDate,
  stpSwpCount,
  todo,
  totalClients,
} from '@hub/contract/calls/dashboard/dashboard';
import { goalDetails, goalFile, goals } from '@hub/contract/calls/goal-planner/goal-planner';
import { investorDetails, listFolios } from '@hub/contract/calls/investor/investor-details';
import { exportInvestors, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { listHolders, listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { mandateOverview } from '@hub/contract/calls/mandates/mandates';
import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import { lapseRadar } from '@hub/contract/calls/opportunity/opportunity-radar';
import { checkRenewals } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { comingDebits, debitsOfDay } from '@hub/contract/calls/reports/report-debits';
import {
  exportPlans,
  type PlanKind,
  planKinds,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports/reports';
import { accountStatement } from '@hub/contract/calls/statements/statements';
import { harvest, whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { records } from '@hub/contract/calls/transact/transact-records';
import { birthdays, wishesAhead } from '@hub/contract/calls/wishes/wishes';
import {
  type AssetClass,
  assetClasses,
  formatDate,
  formatRupees,
  moneyOf,
  paise,
  writeMoney,
} from '@hub/domain';
import { type OpportunityList, opportunityLists } from '@hub/domain/opportunity/lists';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoChanges } from '../../demo/src/changes/demo-changes.ts';
import { adoptDemoMandates } from '../../demo/src/mandates/demo-mandates.ts';
import { makeDemoHistories } from '../../demo/src/statements/demo-histories.ts';
import { makeDemoOrders } from '../../demo/src/transact/demo-orders.ts';
import { parseCsv } from '../src/exports/test/parse-csv.ts';

import { type TestApp, testApp } from '../src/http/test/test-app.ts';
import { people } from '../src/http/test/test-book.ts';
import type { TestClient } from '../src/http/test/test-client.ts';
import { isLong } from './long.ts';

/*
 * The same fact is the same number, on every screen that tells it, in the demo as it is delivered. `facts` is the table:
 * a fact, and the screens that tell it, each by the call it makes itself. `dashboard/consistency.test.ts` holds the same
 * figures against the ledger, in books of other people.
 */

const { arn } = people.ifa;
let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  // In the long run as large as it is delivered.
  hub = await testApp({ withJobs: true, isDemo: true, investors: isLong ? undefined : 400 });
  await makeDemoOrders(hub.context, arn, hub.payments.bank);
  await makeDemoChanges(hub.context, arn);
  await adoptDemoMandates(hub.context, arn, hub.mandates.bank);
  await makeDemoHistories(hub.context, arn);
  client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
}, 180_000);
afterAll(() => hub.close());

const asked = new Map<string, Promise<unknown>>();
/** One call for all facts that it tells. */
const ask: TestClient['ask'] = (call, input) => {
  const key = `${call.name} ${JSON.stringify(input)}`;
  const known = asked.get(key) ?? client.ask(call, input);
  asked.set(key, known);
  return known as ReturnType<typeof client.ask<never, never>>;
};

const must = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('The reply does not say it');
  return value;
};
const sum = (amounts: readonly string[]): string =>
  writeMoney(paise(amounts.reduce((total, amount) => total + moneyOf(amount), 0n)));

/* What screens say, by their own calls. */

const clientTotals = async (filter: RequestOf<typeof listInvestors>) =>
  must((await ask(listInvestors, filter)).totals);
const schemeTotals = async (filter: Omit<RequestOf<typeof listSchemes>, 'id'>) =>
  must((await ask(listSchemes, { id: arn, ...filter })).totals);
const registers = { SIP: sipReport, STP: stpReport, SWP: swpReport };
type View = RequestOf<typeof sipReport>['view'];
const planTotals = async (kind: PlanKind, view: View) => must((await ask(registers[kind], { view })).totals);
const planStatuses = async (kind: PlanKind) => must((await ask(registers[kind], {})).statuses);
const todoOf = async (kind: string) =>
  (await ask(todo, {})).items.find((item) => item.kind === kind) ?? { count: 0, amount: null };
const hubOf = async (list: OpportunityList) => {
  const { rows, worth } = must((await ask(opportunityHub, {})).lists.find((one) => one.list === list));
  return { rows, worth };
};
const listOf = async (list: OpportunityList) => {
  const { rows, worth } = must((await ask(opportunityCalls[list], {})).totals);
  return { rows, worth };
};
const cardOf = async (list: OpportunityList) => {
  const { count, amount } = must((await ask(opportunities, {})).items.find(({ kind }) => kind === list));
  return { rows: count, worth: amount };
};
const registerAs = async (view: View) => {
  const { plans, monthly } = await planTotals('SIP', view);
  return { rows: plans, worth: monthly };
};
const todoAs = async (kind: string) => {
  const { count, amount } = await todoOf(kind);
  return { rows: count, worth: amount };
};
const riskOf = async (name: string) =>
  (await ask(brokerageAtRisk, {})).risks.find(({ risk }) => risk === name);

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
  const known = files.get(name) ?? read();
  files.set(name, known);
  return known;
};
const planFile = (kind: PlanKind) => once(kind, () => fileOf(exportPlans, { kind, format: 'csv' }));
const runningFile = async (kind: PlanKind) =>
  (await planFile(kind)).filter(({ Status }) => Status === 'Running');
const rejectedRegistrations = async () =>
  new Set(
    (await planFile('SIP'))
      .filter(({ Status }) => Status === 'Rejected')
      .map((row) => row['Registration no.']),
  );
/** Of the list: SIPs that were never registered, or those that were and bounced. */
const listedAsRejected = async (isRegistration: boolean) => {
  const rejected = await rejectedRegistrations();
  return (await rowsOf('rejected'))
    .map(({ regNo }) => regNo)
    .filter((regNo) => rejected.has(must(regNo)) === isRegistration)
    .sort();
};
const clientFile = () => once('clients', () => fileOf(exportInvestors, { format: 'csv' }));
const column = (rows: FileRows, name: string): string[] => rows.map((row) => must(row[name]));
const counted = (rows: FileRows, name: string): number =>
  column(rows, name).reduce((total, count) => total + Number(count), 0);

/** All rows of a list of opportunities. */
async function rowsOf(list: OpportunityList) {
  const items = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await ask(opportunityCalls[list], { pageNumber });
    if (page.items.length === 0) return items;
    items.push(...page.items);
  }
}

type Told = Readonly<Record<string, () => unknown>>;

const book: Readonly<Record<string, Told>> = {
  AUM: {
    dashboard: async () => (await ask(aum, {})).aum,
    'AUM chart, last point': async () => (await ask(aumHistory, { range: 'max' })).points.at(-1)?.[1],
    'client list': async () => (await clientTotals({})).aum,
    'scheme list': async () => (await schemeTotals({})).aum,
  },
  ...Object.fromEntries(
    (Object.keys(assetClasses) as AssetClass[]).map((assetClass): [string, Told] => [
      `AUM of ${assetClass}`,
      {
        dashboard: async () =>
          (await ask(aum, {})).byClass.find((one) => one.assetClass === assetClass)?.aum ?? '0.00',
        'scheme list': async () => (await schemeTotals({ assetClass })).aum,
      },
    ]),
  ),
  Invested: {
    dashboard: async () => (await ask(aum, {})).cost,
    'client list': async () => (await clientTotals({})).cost,
    'client file': async () => sum(column(await clientFile(), 'Cost (₹)')),
    'scheme list': async () => (await schemeTotals({})).cost,
  },
  Clients: {
    dashboard: async () => (await ask(totalClients, {})).clients,
    'dashboard, this year': async () => (await ask(clientsThisYear, { id: arn })).clients,
    'client list': async () => (await clientTotals({})).clients,
    'client file': async () => (await clientFile()).length,
    'client list by SIP': async () =>
      (await clientTotals({ sip: 'running' })).clients + (await clientTotals({ sip: 'none' })).clients,
    'client list by balance': async () =>
      (await clientTotals({ balance: 'live' })).clients + (await clientTotals({ balance: 'zero' })).clients,
  },
  'Live clients': {
    dashboard: async () => (await ask(totalClients, {})).live,
    'client list': async () => (await clientTotals({ balance: 'live' })).clients,
  },
  'New clients this year': {
    dashboard: async () => (await ask(totalClients, {})).newClients,
    'client list': async () => (await clientTotals({ since: 'this-year' })).clients,
  },
  Folios: {
    dashboard: async () => (await ask(totalClients, {})).folios,
    'client file': async () => counted(await clientFile(), 'Folios'),
  },
  'Bought this month': {
    dashboard: async () => (await ask(lumpsumTotal, {})).bought,
    'scheme list': async () => (await schemeTotals({ view: 'moved' })).bought,
  },
  'Sold this month': {
    dashboard: async () => (await ask(lumpsumTotal, {})).sold,
    'scheme list': async () => (await schemeTotals({ view: 'moved' })).sold,
  },
  'Bought by SIP this month': {
    dashboard: async () => (await ask(lumpsumTotal, {})).bySip,
    'scheme list': async () => (await schemeTotals({ view: 'moved' })).bySip,
  },
};

const plans: Readonly<Record<string, Told>> = {
  'Running SIPs': {
    dashboard: async () => (await ask(sipTillDate, {})).running,
    'register, totals': async () => (await planTotals('SIP', 'running')).plans,
    'register, chip': async () => (await planStatuses('SIP')).running,
    'register, file': async () => (await runningFile('SIP')).length,
    'client file': async () => counted(await clientFile(), 'SIPs'),
  },
  'SIP book a month': {
    dashboard: async () => (await ask(sipTillDate, {})).monthly,
    register: async () => (await planTotals('SIP', 'running')).monthly,
    'register, file': async () => sum(column(await runningFile('SIP'), 'A month (₹)')),
    'client file': async () => sum(column(await clientFile(), 'SIP a month (₹)')),
  },
  'SIPs begun this year': {
    dashboard: async () => (await ask(sipTillDate, {})).begun,
    'dashboard, this year': async () => (await ask(sipThisYear, {})).begun,
    register: async () => (await planTotals('SIP', 'begun-this-year')).plans,
  },
  'SIPs ceased this year': {
    dashboard: async () => (await ask(sipTillDate, {})).ceased,
    'dashboard, this year': async () => (await ask(sipThisYear, {})).ceased,
    register: async () => (await planTotals('SIP', 'ceased-this-year')).plans,
  },
  ...Object.fromEntries(
    (['STP', 'SWP'] as const).map((kind): [string, Told] => [
      `Running ${kind}s`,
      {
        dashboard: async () => (await ask(stpSwpCount, {}))[kind === 'STP' ? 'stp' : 'swp'],
        register: async () => {
          const { plans: running, monthly } = await planTotals(kind, 'running');
          return { running, monthly };
        },
        'register, file': async () => {
          const rows = await runningFile(kind);
          return { running: rows.length, monthly: sum(column(rows, 'A month (₹)')) };
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    planKinds.flatMap((kind) =>
      (['paused', 'upcoming', 'ended', 'ceased', 'rejected'] as const).map((status): [string, Told] => [
        `${kind}s that are ${status}`,
        {
          'register, chip': async () => (await planStatuses(kind))[status],
          'register, totals': async () => (await planTotals(kind, status)).plans,
          'register, file': async () =>
            (await planFile(kind)).filter(({ Status }) => Status?.toLowerCase() === status).length,
        },
      ]),
    ),
  ),
  'SIPs one bounce from ending': {
    dashboard: async () => (await todoOf('sip-at-risk')).count,
    register: async () => (await planTotals('SIP', 'at-risk')).plans,
    'lapse radar': async () => must((await ask(lapseRadar, {})).factors)['last-chance'],
    'lapse radar, filtered': async () =>
      must((await ask(lapseRadar, { factor: 'last-chance' })).totals).plans,
  },
  'SIPs that have bounced since the last good debit': {
    'lapse radar': async () => {
      const factors = must((await ask(lapseRadar, {})).factors);
      return must(factors['last-chance']) + must(factors.bounced);
    },
    'register, file': async () =>
      (await runningFile('SIP')).filter((row) => row['Bounces in a row'] !== '').length,
  },
  'SIPs of clients with KYC on hold or rejected': {
    'lapse radar': async () => must((await ask(lapseRadar, {})).factors).kyc,
    'client file': async () =>
      counted(
        (await clientFile()).filter(({ KYC }) => KYC === 'On hold' || KYC === 'Rejected'),
        'SIPs',
      ),
  },
  'Running SIPs without a valid mandate': {
    'lapse radar': async () => must((await ask(lapseRadar, {})).factors)['no-mandate'],
    'lapse radar, filtered': async () => must((await ask(lapseRadar, { factor: 'no-mandate' })).totals).plans,
  },
  'Coming debits': {
    'the month': async () => {
      const { debits, amount, atRisk, amountAtRisk } = await ask(comingDebits, {});
      return { debits, amount, atRisk, amountAtRisk };
    },
    'its days': async () => {
      const { days } = await ask(comingDebits, {});
      return {
        debits: days.reduce((total, { debits }) => total + debits, 0),
        amount: sum(days.map(({ amount }) => amount)),
        atRisk: days.reduce((total, { atRisk }) => total + atRisk, 0),
        amountAtRisk: sum(days.map(({ amountAtRisk }) => amountAtRisk)),
      };
    },
  },
  // On a later day a daily SIP is debited again, and its next day is the first.
  'SIPs whose next debit is the first of the coming ones': {
    'coming debits': async () => must((await ask(comingDebits, {})).days[0]).debits,
    'its day': async () =>
      (await ask(debitsOfDay, { on: must((await ask(comingDebits, {})).days[0]).on })).total,
    'register, file': async () => {
      const day = formatDate(Temporal.PlainDate.from(must((await ask(comingDebits, {})).days[0]).on));
      return column(await planFile('SIP'), 'Next debit').filter((next) => next === day).length;
    },
  },
};

const worklists: Readonly<Record<string, Told>> = {
  ...Object.fromEntries(
    opportunityLists.map((list): [string, Told] => [
      `List ${list}`,
      {
        hub: () => hubOf(list),
        list: () => listOf(list),
        ...(opportunityCounts.some((one) => one === list) && { dashboard: () => cardOf(list) }),
      },
    ]),
  ),
  'SIPs ceased lately': { list: () => listOf('ceased'), register: () => registerAs('ceased-lately') },
  'SIPs not renewed': { list: () => listOf('not-renewed'), register: () => registerAs('not-renewed') },
  'SIPs maturing': {
    list: () => listOf('maturity'),
    register: () => registerAs('maturing'),
    dashboard: () => todoAs('sip-maturing'),
  },
  'SIPs to renew': {
    list: async () => (await listOf('maturity')).rows,
    'renewal desk': async () =>
      (await ask(checkRenewals, { stepUp: 0, euin: null, isExecutionOnly: false })).ending,
  },
  'Registrations of SIPs rejected lately': {
    'register, file': async () => [...(await rejectedRegistrations())].sort(),
    'list of rejected and bounced': () => listedAsRejected(true),
  },
  'Running SIPs whose last instalment bounced lately': {
    'register, file': async () =>
      (await planFile('SIP'))
        .filter(
          (row) => (row.Status === 'Running' || row.Status === 'Paused') && row['Bounces in a row'] !== '',
        )
        .map((row) => row['Registration no.'])
        .sort(),
    'list of rejected and bounced': () => listedAsRejected(false),
  },
  'KYC on hold': {
    dashboard: async () => (await todoOf('kyc-on-hold')).count,
    'client list': async () => (await clientTotals({ kyc: 'ON_HOLD' })).clients,
    'client file': async () => (await clientFile()).filter(({ KYC }) => KYC === 'On hold').length,
  },
  'Clients of whom brokerage is held for KYC': {
    'at risk, count': async () => (await riskOf('kyc-hold'))?.count,
    'at risk, those with an amount': async () =>
      (await riskOf('kyc-hold'))?.rows.filter(({ amount }) => amount !== '0.00').length,
  },
  'Birthdays today': {
    dashboard: async () => (await todoOf('birthdays')).count,
    'client list': async () => (await clientTotals({ birthday: 'today' })).clients,
    wishes: async () => (await ask(birthdays, { span: 'day' })).total,
    'wishes, ahead': async () =>
      (await ask(wishesAhead, {})).days.find(({ kind }) => kind === 'birthday')?.counts.day,
  },
  'Orders without an EUIN': {
    dashboard: async () => (await todoOf('euin-missing')).count,
    'its list': async () => (await ask(euinMissing, {})).total,
    'brokerage at risk': async () => (await riskOf('euin-blank'))?.count ?? 0,
  },
  'Orders whose link lapses soon': {
    dashboard: async () => (await todoOf('links-lapsing')).count,
    records: async () => (await ask(records, { lapsing: 'soon' })).total,
  },
  'Mandates that the bank rejected': {
    'coming debits': async () => (await ask(mandateOverview, {})).rejected,
    // In the demo each of them was for a SIP that was rejected with it.
    'register, file': async () =>
      (await planFile('SIP')).filter(({ Reason }) => Reason === 'Mandate rejected by the bank').length,
    'list of rejected and bounced': async () =>
      (await rowsOf('rejected')).filter(({ reason }) => reason?.title === 'Mandate rejected by the bank')
        .length,
  },
};

const brokerage: Readonly<Record<string, Told>> = {
  'Trail gap of the year': {
    payout: async () => (await ask(brokeragePayout, {})).year.trail,
    'its months': async () => {
      const { months, asOn } = await ask(brokeragePayout, {});
      const own = months.filter(({ month }) => month >= yearStart(asOn));
      const total = (of: 'due' | 'received' | 'gap') => sum(own.map(({ trail }) => trail[of]));
      return { due: total('due'), received: total('received'), gap: total('gap') };
    },
    'expected and received': async () => {
      const { asOn } = await ask(brokeragePayout, {});
      const { trail } = await ask(brokerageGaps, { from: yearStart(asOn), to: asOn.slice(0, 7) });
      return { due: trail.due, received: trail.received, gap: trail.gap };
    },
    report: async () => {
      const { asOn } = await ask(brokeragePayout, {});
      return (await ask(brokerageReport, { from: yearStart(asOn), to: asOn.slice(0, 7) })).totals.trail;
    },
  },
  'Brokerage of the year': {
    payout: async () => (await ask(brokeragePayout, {})).year.amount,
    'its kinds': async () => sum((await ask(brokeragePayout, {})).byKind.map(({ amount }) => amount)),
    'its EUINs': async () => sum((await ask(brokeragePayout, {})).byEuin.map(({ amount }) => amount)),
    report: async () => {
      const { asOn } = await ask(brokeragePayout, {});
      return (await ask(brokerageReport, { from: yearStart(asOn), to: asOn.slice(0, 7) })).totals.amount;
    },
  },
  'Held of the year': {
    payout: async () => (await ask(brokeragePayout, {})).year.held,
    report: async () => {
      const { asOn } = await ask(brokeragePayout, {});
      return (await ask(brokerageReport, { from: yearStart(asOn), to: asOn.slice(0, 7) })).totals.held;
    },
  },
  // Of the months that the risks look at; the demo has none that nobody paid.
  'Held by the registrars': {
    payout: async () => sum((await ask(brokeragePayout, {})).months.slice(0, 13).map(({ held }) => held)),
    'at risk': async () =>
      sum(
        (await Promise.all(['declaration', 'arn-expiry', 'kyc-hold', 'held-other'].map(riskOf))).flatMap(
          (risk) => (risk === undefined || risk.per !== 'once' ? [] : [risk.amount]),
        ),
      ),
  },
  'Expected of the running month': {
    payout: async () => (await ask(brokeragePayout, {})).current?.expected,
    'payout, months': async () => {
      const { months, asOn } = await ask(brokeragePayout, {});
      return months.find(({ month }) => month === asOn.slice(0, 7))?.expected;
    },
    report: async () => {
      const month = (await ask(brokeragePayout, {})).asOn.slice(0, 7);
      return (await ask(brokerageReport, { from: month, to: month })).totals.expected;
    },
    'expected and received': async () => {
      const month = (await ask(brokeragePayout, {})).asOn.slice(0, 7);
      return (await ask(brokerageGaps, { from: month, to: month })).months[0]?.expected;
    },
  },
  'GST that waits for its invoice': {
    payout: async () =>
      sum((await ask(brokeragePayout, {})).months.slice(0, 13).map(({ gstWithheld }) => gstWithheld)),
    'at risk': async () => (await riskOf('gst-invoice'))?.amount,
  },
};
const yearStart = (day: string): string => {
  const { year, month } = Temporal.PlainDate.from(day);
  return `${month >= 4 ? year : year - 1}-04`;
};

const facts = { book, plans, worklists, brokerage };

describe.each(Object.entries(facts))('one number on every screen: %s', (_, table) => {
  it.each(Object.entries(table))('%s', async (_name, told) => {
    const said: Record<string, unknown> = {};
    for (const [screen, tell] of Object.entries(told)) said[screen] = await tell();
    const [first] = Object.values(said);
    expect(first).toBeDefined();
    expect(said).toEqual(Object.fromEntries(Object.keys(said).map((screen) => [screen, first])));
  });
});

describe('one number on every screen: row by row', () => {
  it('a SIP that is over stands in one list of opportunities', async () => {
    const keys = (await Promise.all((['ceased', 'not-renewed', 'rejected'] as const).map(rowsOf)))
      .flat()
      .map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(20);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('the next day and the amount of an STP or SWP, in its register and where it is stopped', async () => {
    for (const kind of ['STP', 'SWP'] as const) {
      const { items } = await ask(registers[kind], { view: 'running', sort: 'endsOn', order: 'asc' });
      expect(items.length).toBeGreaterThan(5);
      for (const { folioNo, regNo, nextDueOn, nextDebitOn, amount, endsOn, status } of items) {
        const own = (await ask(systematicPlans, { folioNo })).find((one) => one.regNo === regNo);
        expect(own, `${kind} ${regNo}`).toMatchObject({ amount, status });
        expect(own?.next, `${kind} ${regNo}`).toEqual(
          nextDueOn === null ? null : { dueOn: nextDueOn, debitOn: nextDebitOn },
        );
        // What runs has a date to come, and none after its end.
        expect(nextDueOn !== null && (endsOn === null || nextDueOn <= endsOn), `${kind} ${regNo}`).toBe(true);
      }
    }
  });

  it('the next day of a SIP, on the radar and in its register', async () => {
    const next = new Map((await planFile('SIP')).map((row) => [row['Registration no.'], row['Next debit']]));
    const { items } = await ask(lapseRadar, {});
    expect(items.length).toBeGreaterThan(5);
    for (const { regNo, nextDebitOn } of items) {
      expect(formatDate(Temporal.PlainDate.from(must(nextDebitOn))), regNo).toBe(next.get(regNo));
    }
  });

  it('an exit load that ends, on its list and in the what-if of the whole holding', async () => {
    const { items } = await ask(harvest, { kind: 'load' });
    expect(items.length).toBeGreaterThan(5);
    for (const { folioNo, schemeCode, load, until } of items) {
      const { items: answers } = await ask(whatIf, { asks: [{ folioNo, schemeCode, by: 'all' }] });
      const parts = must(answers[0]?.result).parts.filter(
        ({ load: own, loadFreeFrom }) => own !== '0.00' && must(loadFreeFrom) <= until,
      );
      expect(sum(parts.map((part) => part.load)), `${folioNo} ${schemeCode}`).toBe(load);
    }
  });

  it('a client’s value, cost and SIPs, in the list, on its page, in its folios and on its statement', async () => {
    const { items } = await ask(listInvestors, { sort: 'aum', order: 'desc' });
    for (const { id, name, aum: value, cost, gain, sips, sipMonthly, folios } of items) {
      const page = await ask(investorDetails, { id });
      expect(page.figures, name).toMatchObject({ value, cost, gain });
      expect(page.sips, name).toEqual({ running: sips, monthly: sipMonthly });
      const own = (await ask(listFolios, { investorId: id })).folios;
      expect(own, name).toHaveLength(folios);
      expect(sum(own.map(({ figures }) => figures.cost)), name).toBe(cost);
      const today = hub.clock.today().toString();
      const { totals, folios: printed } = await ask(accountStatement, {
        investorId: id,
        period: 'as-on',
        to: today,
      });
      expect(totals.cost, name).toBe(cost);
      // A statement adds up the lines as they are printed, each rounded: half a paisa each.
      const lines = printed.flatMap(({ schemes }) => schemes).length;
      const off = Number(moneyOf(totals.value) - moneyOf(value));
      expect(Math.abs(off), name).toBeLessThanOrEqual(Math.ceil(lines / 2));
      const register = must((await ask(sipReport, { investorId: id, view: 'running' })).totals);
      expect({ running: register.plans, monthly: register.monthly }, name).toEqual(page.sips);
    }
  });

  it('a scheme’s value and holders, in the list and on its page', async () => {
    for (const row of (await ask(listSchemes, { id: arn })).items) {
      const { scheme, totals } = await ask(listHolders, { id: row.code });
      expect({ ...scheme, before: null }, row.name).toEqual({ ...row, before: null });
      expect(totals, row.name).toMatchObject({ holders: row.holders, units: row.units, value: row.aum });
    }
  });

  it('how far a goal is, in the list, on its page and in its PDF', async () => {
    const { items } = await ask(goals, {});
    expect(items.length).toBeGreaterThan(3);
    for (const { id, name, progress } of items) {
      expect((await ask(goalDetails, { id })).progress, name).toEqual(progress);
    }
    const { id, progress, target } = must(items[0]);
    const { bytes } = await client.send(goalFile, { id });
    const { text } = await extractText(new Uint8Array(bytes ?? []), { mergePages: true });
    const rupees = (amount: string) => formatRupees(moneyOf(amount));
    expect(text).toContain(`There today ${rupees(progress.held)}`);
    for (const figure of [target, progress.expected, progress.projected, progress.shortfall]) {
      expect(text).toContain(rupees(figure));
    }
  });
});
