import {
  aum,
  aumHistory,
  clientsThisYear,
  lumpsumTotal,
  sipThisYear,
  sipTillDate,
  stpSwpCount,
  totalClients,
} from '@hub/contract/calls/dashboard/dashboard';
import { lapseRadar } from '@hub/contract/calls/opportunity/opportunity-radar';
import { comingDebits, debitsOfDay } from '@hub/contract/calls/reports/report-debits';
import { planKinds } from '@hub/contract/calls/reports/reports';
import { type AssetClass, assetClasses, formatDate } from '@hub/domain';
import {
  arn,
  clientFile,
  clientTotals,
  column,
  counted,
  must,
  planFile,
  planStatuses,
  planTotals,
  type Reported,
  request,
  runningFile,
  schemeTotals,
  sum,
  todoOf,
} from './requested-book.ts';

export const book: Readonly<Record<string, Reported>> = {
  AUM: {
    dashboard: async () => (await request(aum, {})).aum,
    'AUM chart, last point': async () => (await request(aumHistory, { range: 'max' })).points.at(-1)?.[1],
    'client list': async () => (await clientTotals({})).aum,
    'scheme list': async () => (await schemeTotals({})).aum,
  },
  ...Object.fromEntries(
    (Object.keys(assetClasses) as AssetClass[]).map((assetClass): [string, Reported] => [
      `AUM of ${assetClass}`,
      {
        dashboard: async () =>
          (await request(aum, {})).byClass.find((one) => one.assetClass === assetClass)?.aum ?? '0.00',
        'scheme list': async () => (await schemeTotals({ assetClass })).aum,
      },
    ]),
  ),
  Invested: {
    dashboard: async () => (await request(aum, {})).cost,
    'client list': async () => (await clientTotals({})).cost,
    'client file': async () => sum(column(await clientFile(), 'Cost (₹)')),
    'scheme list': async () => (await schemeTotals({})).cost,
  },
  Clients: {
    dashboard: async () => (await request(totalClients, {})).clients,
    'dashboard, this year': async () => (await request(clientsThisYear, { id: arn })).clients,
    'client list': async () => (await clientTotals({})).clients,
    'client file': async () => (await clientFile()).length,
    'client list by SIP': async () =>
      (await clientTotals({ sip: 'running' })).clients + (await clientTotals({ sip: 'none' })).clients,
    'client list by balance': async () =>
      (await clientTotals({ balance: 'live' })).clients + (await clientTotals({ balance: 'zero' })).clients,
  },
  'Live clients': {
    dashboard: async () => (await request(totalClients, {})).live,
    'client list': async () => (await clientTotals({ balance: 'live' })).clients,
  },
  'New clients this year': {
    dashboard: async () => (await request(totalClients, {})).newClients,
    'client list': async () => (await clientTotals({ since: 'this-year' })).clients,
  },
  Folios: {
    dashboard: async () => (await request(totalClients, {})).folios,
    'client file': async () => counted(await clientFile(), 'Folios'),
  },
  'Bought this month': {
    dashboard: async () => (await request(lumpsumTotal, {})).bought,
    'scheme list': async () => (await schemeTotals({ view: 'moved' })).bought,
  },
  'Sold this month': {
    dashboard: async () => (await request(lumpsumTotal, {})).sold,
    'scheme list': async () => (await schemeTotals({ view: 'moved' })).sold,
  },
  'Bought by SIP this month': {
    dashboard: async () => (await request(lumpsumTotal, {})).bySip,
    'scheme list': async () => (await schemeTotals({ view: 'moved' })).bySip,
  },
};

export const plans: Readonly<Record<string, Reported>> = {
  'Running SIPs': {
    dashboard: async () => (await request(sipTillDate, {})).running,
    'register, totals': async () => (await planTotals('SIP', 'running')).plans,
    'register, chip': async () => (await planStatuses('SIP')).running,
    'register, file': async () => (await runningFile('SIP')).length,
    'client file': async () => counted(await clientFile(), 'SIPs'),
  },
  'SIP book a month': {
    dashboard: async () => (await request(sipTillDate, {})).monthly,
    register: async () => (await planTotals('SIP', 'running')).monthly,
    'register, file': async () => sum(column(await runningFile('SIP'), 'Monthly (₹)')),
    'client file': async () => sum(column(await clientFile(), 'Monthly SIP (₹)')),
  },
  'SIPs started this year': {
    dashboard: async () => (await request(sipTillDate, {})).started,
    'dashboard, this year': async () => (await request(sipThisYear, {})).started,
    register: async () => (await planTotals('SIP', 'started-this-year')).plans,
  },
  'SIPs ceased this year': {
    dashboard: async () => (await request(sipTillDate, {})).ceased,
    'dashboard, this year': async () => (await request(sipThisYear, {})).ceased,
    register: async () => (await planTotals('SIP', 'ceased-this-year')).plans,
  },
  ...Object.fromEntries(
    (['STP', 'SWP'] as const).map((kind): [string, Reported] => [
      `Running ${kind}s`,
      {
        dashboard: async () => (await request(stpSwpCount, {}))[kind === 'STP' ? 'stp' : 'swp'],
        register: async () => {
          const { plans: running, monthly } = await planTotals(kind, 'running');
          return { running, monthly };
        },
        'register, file': async () => {
          const rows = await runningFile(kind);
          return { running: rows.length, monthly: sum(column(rows, 'Monthly (₹)')) };
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    planKinds.flatMap((kind) =>
      (['paused', 'upcoming', 'ended', 'ceased', 'rejected'] as const).map((status): [string, Reported] => [
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
    'lapse radar': async () => must((await request(lapseRadar, {})).factors)['last-chance'],
    'lapse radar, filtered': async () =>
      must((await request(lapseRadar, { factor: 'last-chance' })).totals).plans,
  },
  'SIPs that have bounced since the last good debit': {
    'lapse radar': async () => {
      const factors = must((await request(lapseRadar, {})).factors);
      return must(factors['last-chance']) + must(factors.bounced);
    },
    'register, file': async () =>
      (await runningFile('SIP')).filter((row) => row['Bounces in a row'] !== '').length,
  },
  'SIPs of clients with KYC on hold or rejected': {
    'lapse radar': async () => must((await request(lapseRadar, {})).factors).kyc,
    'client file': async () =>
      counted(
        (await clientFile()).filter(({ KYC }) => KYC === 'On hold' || KYC === 'Rejected'),
        'SIPs',
      ),
  },
  'Running SIPs without a valid mandate': {
    'lapse radar': async () => must((await request(lapseRadar, {})).factors)['no-mandate'],
    'lapse radar, filtered': async () =>
      must((await request(lapseRadar, { factor: 'no-mandate' })).totals).plans,
  },
  'Coming debits': {
    'the month': async () => {
      const { debits, amount, atRisk, amountAtRisk } = await request(comingDebits, {});
      return { debits, amount, atRisk, amountAtRisk };
    },
    'its days': async () => {
      const { days } = await request(comingDebits, {});
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
    'coming debits': async () => must((await request(comingDebits, {})).days[0]).debits,
    'its day': async () =>
      (await request(debitsOfDay, { on: must((await request(comingDebits, {})).days[0]).on })).total,
    'register, file': async () => {
      const day = formatDate(Temporal.PlainDate.from(must((await request(comingDebits, {})).days[0]).on));
      return column(await planFile('SIP'), 'Next debit').filter((next) => next === day).length;
    },
  },
};
