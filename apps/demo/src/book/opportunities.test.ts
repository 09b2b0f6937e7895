import { addMonths, dateOfDayNumber, dayNumberOf, financialYearOf } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import type { DemoClient, PlanRow } from './ground/rows.ts';
import { aumOf, isActive, type Sample, sampleBook, schemeOf, today } from './test/sample-book.ts';

type Client = Pick<DemoClient, 'folios' | 'entries' | 'balances' | 'plans'>;

/** A client is a PAN, a minor its guardian's (handbook §3.1). */
function byPan(clients: readonly DemoClient[]): Client[] {
  const groups = Map.groupBy(clients, ({ investor }) => investor.guardianPan ?? investor.clientKey);
  return Array.from(groups.values(), (group) => ({
    folios: group.flatMap(({ folios }) => folios),
    entries: group.flatMap(({ entries }) => entries),
    balances: group.flatMap(({ balances }) => balances),
    plans: group.flatMap(({ plans }) => plans),
  }));
}

/**
 * The lists of handbook §4, each written down from its definition there. A list counts clients, except where
 * the handbook's row is a folio, a plan or a transaction.
 */
function countLists(sample: Sample): Record<string, number> {
  const { today: now } = sample;
  const clients = byPan(sample.clients);
  const twoMonthsAgo = addMonths(now, -2);
  const inTwoMonths = addMonths(now, 2);
  const isRecent = (day: number | null) => day !== null && day > twoMonthsAgo && day <= now;
  const isAhead = (day: number, from: number) => day >= from && day <= inTwoMonths;
  const plansOf = (kind: PlanRow['kind']) =>
    clients.flatMap((client) =>
      client.plans.filter((plan) => plan.kind === kind).map((plan) => ({ client, plan })),
    );
  const sips = plansOf('SIP');
  const clientsWhere = (isOn: (client: Client) => boolean) => clients.filter(isOn).length;
  const aum = (client: Client, ...classes: string[]) =>
    aumOf(sample, client.balances, ({ assetClass }) => classes.length === 0 || classes.includes(assetClass));
  const isOnly = (client: Client, assetClass: string) =>
    aum(client) > 0n && aum(client, assetClass) === aum(client);
  const yearStart = dayNumberOf(financialYearOf(dateOfDayNumber(now)).start);
  const isElss = (code: string) => schemeOf(sample, code).category === 'ELSS';

  return {
    ceased: sips.filter(({ plan }) => isRecent(plan.ceasedOn) && (plan.ceasedOn ?? 0) < plan.endsOn).length,
    notrenewed: sips.filter(
      ({ plan, client }) =>
        isRecent(plan.endsOn) &&
        plan.ceasedOn === null &&
        plan.done > 0 &&
        !client.plans.some(
          (other) => other !== plan && other.kind === 'SIP' && other.registeredOn >= plan.endsOn - 30,
        ),
    ).length,
    maturity: sips.filter(({ plan }) => isActive(plan, now) && isAhead(plan.endsOn, now + 1)).length,
    rejected: sips.filter(
      ({ plan, client }) =>
        isRecent(plan.rejectedOn) &&
        !client.plans.some((other) => other.registeredOn > (plan.rejectedOn ?? now) && other.done > 0),
    ).length,
    liquid: clientsWhere((client) => aum(client, 'LIQUID') > 0n && aum(client, 'EQUITY') === 0n),
    lumpsum: clientsWhere(
      (client) =>
        client.entries.some(({ kind }) => kind === 'purchase') &&
        !client.plans.some((plan) => plan.kind === 'SIP' && isActive(plan, now)),
    ),
    equity: clientsWhere((client) => isOnly(client, 'EQUITY')),
    debt: clientsWhere((client) => isOnly(client, 'DEBT')),
    dividend: clientsWhere((client) =>
      client.balances.some(
        ({ schemeCode, units }) => units > 0n && schemeOf(sample, schemeCode).option === 'IDCW',
      ),
    ),
    inactive: clientsWhere(
      (client) =>
        aum(client) > 0n &&
        !client.entries.some(
          ({ kind, day }) => (kind === 'purchase' || kind === 'sip-instalment') && day > addMonths(now, -6),
        ),
    ),
    zerobalance: clients.flatMap((client) =>
      client.folios.filter(
        ({ folioNo }) => !client.balances.some((held) => held.folioNo === folioNo && held.units > 0n),
      ),
    ).length,
    redeem: clients.flatMap((client) =>
      client.entries.filter(({ kind, day }) => kind === 'redemption' && isRecent(day)),
    ).length,
    // As far as the book shows them: registrations sent back, nothing accepted since for folio and scheme.
    nigo: sips.filter(
      ({ plan, client }) =>
        plan.rejectedOn !== null &&
        plan.reason !== null &&
        !client.entries.some(
          ({ folioNo, schemeCode, day }) =>
            folioNo === plan.folioNo && schemeCode === plan.schemeCode && day > (plan.rejectedOn ?? now),
        ),
    ).length,
    expiredstp: plansOf('STP').filter(({ plan }) => isActive(plan, now) && isAhead(plan.endsOn, now)).length,
    expiredswp: plansOf('SWP').filter(({ plan }) => isActive(plan, now) && isAhead(plan.endsOn, now)).length,
    elss: clientsWhere((client) => {
      const entries = client.entries.filter(({ schemeCode }) => isElss(schemeCode));
      const paid = entries
        .filter(({ kind, day }) => (kind === 'purchase' || kind === 'sip-instalment') && day >= yearStart)
        .reduce((sum, { amount }) => sum + amount, 0n);
      return entries.length > 0 && paid < 150_000_00n;
    }),
  };
}

/** A page has ten rows: most lists fill one. */
const least = {
  ceased: 10,
  notrenewed: 10,
  maturity: 10,
  rejected: 10,
  liquid: 10,
  lumpsum: 50,
  equity: 50,
  debt: 10,
  dividend: 10,
  inactive: 10,
  zerobalance: 10,
  redeem: 10,
  nigo: 10,
  expiredstp: 5,
  expiredswp: 5,
  elss: 10,
};

describe('the opportunity lists of the main demo distributor', () => {
  // A day in the crash of the demo's market, and a leap day at that.
  const days = [today, Temporal.PlainDate.from('2028-02-29')];
  it.each(days.map((day) => [day.toString(), day] as const))(
    'are all filled on %s, and none with nearly everybody',
    (_, day) => {
      const sample = sampleBook(day);
      const lists = countLists(sample);
      expect(Object.keys(lists).sort()).toEqual(Object.keys(least).sort());
      for (const [list, count] of Object.entries(least)) {
        expect(lists[list], list).toBeGreaterThanOrEqual(count);
        expect(lists[list], list).toBeLessThan(sample.clients.length * 0.62);
      }
    },
  );
});
