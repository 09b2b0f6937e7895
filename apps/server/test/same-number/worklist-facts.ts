import { brokerageGaps, brokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { brokerageReport } from '@hub/contract/calls/brokerage/brokerage-report';
import { euinMissing, opportunityCounts } from '@hub/contract/calls/dashboard/dashboard';
import { mandateOverview } from '@hub/contract/calls/mandates/mandates';
import { checkRenewals } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { records } from '@hub/contract/calls/transact/transact-records';
import { birthdays, wishesAhead } from '@hub/contract/calls/wishes/wishes';
import { opportunityLists } from '@hub/domain/opportunity/lists';
import {
  cardOf,
  clientFile,
  clientTotals,
  hubOf,
  listedAsRejected,
  listOf,
  planFile,
  type Reported,
  registerAs,
  rejectedRegistrations,
  request,
  riskOf,
  rowsOf,
  sum,
  todoAs,
  todoOf,
} from './requested-book.ts';

export const worklists: Readonly<Record<string, Reported>> = {
  ...Object.fromEntries(
    opportunityLists.map((list): [string, Reported] => [
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
      (await request(checkRenewals, { stepUp: 0, euin: null, isExecutionOnly: false })).ending,
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
    wishes: async () => (await request(birthdays, { span: 'day' })).total,
    'wishes, ahead': async () =>
      (await request(wishesAhead, {})).days.find(({ kind }) => kind === 'birthday')?.counts.day,
  },
  'Orders without an EUIN': {
    dashboard: async () => (await todoOf('euin-missing')).count,
    'its list': async () => (await request(euinMissing, {})).total,
    'brokerage at risk': async () => (await riskOf('euin-blank'))?.count ?? 0,
  },
  'Orders whose link lapses soon': {
    dashboard: async () => (await todoOf('links-lapsing')).count,
    records: async () => (await request(records, { lapsing: 'soon' })).total,
  },
  'Orders to pay': {
    dashboard: async () => (await todoOf('orders-to-pay')).count,
    records: async () => (await request(records, { stage: 'to-pay' })).total,
    'its chip': async () => (await request(records, {})).stages['to-pay'],
  },
  'Mandates that the bank rejected': {
    'coming debits': async () => (await request(mandateOverview, {})).rejected,
    // In the demo each of them was for a SIP that was rejected with it.
    'register, file': async () =>
      (await planFile('SIP')).filter(({ Reason }) => Reason === 'Mandate rejected by the bank').length,
    'list of rejected and bounced': async () =>
      (await rowsOf('rejected')).filter(({ reason }) => reason?.title === 'Mandate rejected by the bank')
        .length,
  },
};

export const brokerage: Readonly<Record<string, Reported>> = {
  'Trail gap of the year': {
    payout: async () => (await request(brokeragePayout, {})).year.trail,
    'its months': async () => {
      const { months, asOn } = await request(brokeragePayout, {});
      const own = months.filter(({ month }) => month >= yearStart(asOn));
      const total = (of: 'due' | 'received' | 'gap') => sum(own.map(({ trail }) => trail[of]));
      return { due: total('due'), received: total('received'), gap: total('gap') };
    },
    'expected and received': async () => {
      const { asOn } = await request(brokeragePayout, {});
      const { trail } = await request(brokerageGaps, { from: yearStart(asOn), to: asOn.slice(0, 7) });
      return { due: trail.due, received: trail.received, gap: trail.gap };
    },
    report: async () => {
      const { asOn } = await request(brokeragePayout, {});
      return (await request(brokerageReport, { from: yearStart(asOn), to: asOn.slice(0, 7) })).totals.trail;
    },
  },
  'Brokerage of the year': {
    payout: async () => (await request(brokeragePayout, {})).year.amount,
    'its kinds': async () => sum((await request(brokeragePayout, {})).byKind.map(({ amount }) => amount)),
    'its EUINs': async () => sum((await request(brokeragePayout, {})).byEuin.map(({ amount }) => amount)),
    report: async () => {
      const { asOn } = await request(brokeragePayout, {});
      return (await request(brokerageReport, { from: yearStart(asOn), to: asOn.slice(0, 7) })).totals.amount;
    },
  },
  'Held of the year': {
    payout: async () => (await request(brokeragePayout, {})).year.held,
    report: async () => {
      const { asOn } = await request(brokeragePayout, {});
      return (await request(brokerageReport, { from: yearStart(asOn), to: asOn.slice(0, 7) })).totals.held;
    },
  },
  // Of the months that the risks look at; the demo has none that nobody paid.
  'Held by the registrars': {
    payout: async () => sum((await request(brokeragePayout, {})).months.slice(0, 13).map(({ held }) => held)),
    'at risk': async () =>
      sum(
        (await Promise.all(['declaration', 'arn-expiry', 'kyc-hold', 'held-other'].map(riskOf))).flatMap(
          (risk) => (risk === undefined || risk.per !== 'once' ? [] : [risk.amount]),
        ),
      ),
  },
  'Expected of the running month': {
    payout: async () => (await request(brokeragePayout, {})).current?.expected,
    'payout, months': async () => {
      const { months, asOn } = await request(brokeragePayout, {});
      return months.find(({ month }) => month === asOn.slice(0, 7))?.expected;
    },
    report: async () => {
      const month = (await request(brokeragePayout, {})).asOn.slice(0, 7);
      return (await request(brokerageReport, { from: month, to: month })).totals.expected;
    },
    'expected and received': async () => {
      const month = (await request(brokeragePayout, {})).asOn.slice(0, 7);
      return (await request(brokerageGaps, { from: month, to: month })).months[0]?.expected;
    },
  },
  'GST that waits for its invoice': {
    payout: async () =>
      sum((await request(brokeragePayout, {})).months.slice(0, 13).map(({ gstWithheld }) => gstWithheld)),
    'at risk': async () => (await riskOf('gst-invoice'))?.amount,
  },
};
const yearStart = (day: string): string => {
  const { year, month } = Temporal.PlainDate.from(day);
  return `${month >= 4 ? year : year - 1}-04`;
};
