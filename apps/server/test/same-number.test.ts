import { goalDetails, goalFile, goals } from '@hub/contract/calls/goal-planner/goal-planner';
import { investorDetails, listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { listHolders, listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { lapseRadar } from '@hub/contract/calls/opportunity/opportunity-radar';
import { sipReport } from '@hub/contract/calls/reports/reports';
import { accountStatement } from '@hub/contract/calls/statements/statements';
import { harvest } from '@hub/contract/calls/statements/statements-harvest';
import { whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { formatDate, formatRupees, moneyOf } from '@hub/domain';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from './long.ts';
import { book, plans } from './same-number/book-facts.ts';
import {
  arn,
  closeBook,
  must,
  openBook,
  planFile,
  registers,
  request,
  rowsOf,
  send,
  sum,
  todayOfBook,
} from './same-number/requested-book.ts';
import { brokerage, worklists } from './same-number/worklist-facts.ts';

/*
 * The same fact is the same number, on every screen that tells it, in the demo as it is delivered. `facts` is the table:
 * a fact, and the screens that tell it, each by the call it makes itself. `dashboard/consistency.test.ts` holds the same
 * figures against the ledger, in books of other people.
 */

beforeAll(openBook, isLong ? 900_000 : 180_000);
afterAll(closeBook);

const facts = { book, plans, worklists, brokerage };

describe.each(Object.entries(facts))('one number on every screen: %s', (_, table) => {
  it.each(Object.entries(table))('%s', async (_name, reported) => {
    const said: Record<string, unknown> = {};
    for (const [screen, report] of Object.entries(reported)) said[screen] = await report();
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
      const { items } = await request(registers[kind], { view: 'running', sort: 'endsOn', order: 'asc' });
      expect(items.length).toBeGreaterThan(5);
      for (const { folioNo, regNo, nextDueOn, nextDebitOn, amount, endsOn, status } of items) {
        const own = (await request(systematicPlans, { folioNo })).find((one) => one.regNo === regNo);
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
    const { items } = await request(lapseRadar, {});
    expect(items.length).toBeGreaterThan(5);
    for (const { regNo, nextDebitOn } of items) {
      expect(formatDate(Temporal.PlainDate.from(must(nextDebitOn))), regNo).toBe(next.get(regNo));
    }
  });

  it('an exit load that ends, on its list and in the what-if of the whole holding', async () => {
    const { items } = await request(harvest, { kind: 'load' });
    expect(items.length).toBeGreaterThan(5);
    for (const { folioNo, schemeCode, load, until } of items) {
      const { items: answers } = await request(whatIf, { requests: [{ folioNo, schemeCode, by: 'all' }] });
      const parts = must(answers[0]?.result).parts.filter(
        ({ load: own, loadFreeFrom }) => own !== '0.00' && must(loadFreeFrom) <= until,
      );
      expect(sum(parts.map((part) => part.load)), `${folioNo} ${schemeCode}`).toBe(load);
    }
  });

  it('a client’s value, cost and SIPs, in the list, on its page, in its folios and on its statement', async () => {
    const { items } = await request(listInvestors, { sort: 'aum', order: 'desc' });
    for (const { id, name, aum: value, cost, gain, sips, sipMonthly, folios } of items) {
      const page = await request(investorDetails, { id });
      expect(page.figures, name).toMatchObject({ value, cost, gain });
      expect(page.sips, name).toEqual({ running: sips, monthly: sipMonthly });
      const own = (await request(listFolios, { investorId: id })).folios;
      expect(own, name).toHaveLength(folios);
      expect(sum(own.map(({ figures }) => figures.cost)), name).toBe(cost);
      const today = todayOfBook();
      const { totals, folios: printed } = await request(accountStatement, {
        investorId: id,
        period: 'as-on',
        to: today,
      });
      expect(totals.cost, name).toBe(cost);
      // A statement adds up the lines as they are printed, each rounded: half a paisa each.
      const lines = printed.flatMap(({ schemes }) => schemes).length;
      const off = Number(moneyOf(totals.value) - moneyOf(value));
      expect(Math.abs(off), name).toBeLessThanOrEqual(Math.ceil(lines / 2));
      const register = must((await request(sipReport, { investorId: id, view: 'running' })).totals);
      expect({ running: register.plans, monthly: register.monthly }, name).toEqual(page.sips);
    }
  });

  it('a scheme’s value and holders, in the list and on its page', async () => {
    for (const row of (await request(listSchemes, { id: arn })).items) {
      const { scheme, totals } = await request(listHolders, { id: row.code });
      expect({ ...scheme, before: null }, row.name).toEqual({ ...row, before: null });
      expect(totals, row.name).toMatchObject({ holders: row.holders, units: row.units, value: row.aum });
    }
  });

  it('how far a goal is, in the list, on its page and in its PDF', async () => {
    const { items } = await request(goals, {});
    expect(items.length).toBeGreaterThan(3);
    for (const { id, name, progress } of items) {
      expect((await request(goalDetails, { id })).progress, name).toEqual(progress);
    }
    const { id, progress, target } = must(items[0]);
    const { bytes } = await send(goalFile, { id });
    const { text } = await extractText(new Uint8Array(bytes ?? []), { mergePages: true });
    const rupees = (amount: string) => formatRupees(moneyOf(amount));
    expect(text).toContain(`Saved so far ${rupees(progress.held)}`);
    for (const figure of [target, progress.expected, progress.projected, progress.shortfall]) {
      expect(text).toContain(rupees(figure));
    }
  });
});
