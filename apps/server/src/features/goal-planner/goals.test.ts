import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@hub/contract';
import { saveLogo } from '@hub/contract/calls/co-branding/co-branding';
import {
  assignable,
  goalDetails,
  goalFile,
  goals,
  removeGoal,
  saveGoal,
} from '@hub/contract/calls/goal-planner/goal-planner';
import { goalTexts } from '@hub/contract/goal-planner/goal-texts';
import { formatRupees, moneyOf } from '@hub/domain';
import sharp from 'sharp';
import { extractImages, extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { codes, entry, post, writeHolder, writeHouse } from '../investor/test/held-book.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let asha: string;
let stranger: string;

const sip = async (folioNo: string, regNo: string, monthly: string) => {
  await hub.db.read(
    'system',
    `insert into plan (arn, kind, folio_no, reg_no, scheme_code, amount, frequency, starts_on, ends_on, monthly,
                       registered_on)
     values ($1, 'SIP', $2, $3, $4, $5, 'MONTHLY', '2026-01-10', '2046-01-10', $5, '2026-01-01')`,
    [people.ifa.arn, folioNo, regNo, codes.flexi, monthly],
  );
};

beforeAll(async () => {
  hub = await testApp();
  await writeHouse(hub.db);
  [asha, stranger] = await hub.db.transaction('system', async (tx) => [
    await writeHolder(tx, {
      arn: people.ifa.arn,
      name: 'Asha Pillai',
      pan: 'ABCPE0001F',
      folios: ['7001/11'],
    }),
    await writeHolder(tx, { arn: people.other.arn, name: 'Binu', pan: 'ABCPE0002F', folios: ['7002/22'] }),
  ]);
  await post(hub.db, [
    entry([people.ifa.arn, '7001/11', codes.flexi], 'T1', 'purchase', '2026-01-12', {
      units: '1000.000',
      amount: '50000',
    }),
    entry([people.ifa.arn, '7001/11', codes.elss], 'T2', 'purchase', '2026-01-12', {
      units: '250.000',
      amount: '9000',
    }),
  ]);
  await sip('7001/11', 'S1', '5000.00');
  await sip('7001/11', 'S2', '2000.00');
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(async () => {
  for (const table of ['goal', 'goal_holding', 'goal_sip', 'rate_limit']) {
    await hub.db.read('system', `delete from ${table}`);
  }
});

type Requested = RequestOf<typeof saveGoal>;

/** The worked example of docs/features/goal-planner.md, two days earlier: the test's clock stands on 15-Nov-2026. */
const study = (): Requested => ({
  investorId: asha,
  kind: 'education',
  name: 'College for Meera',
  due: '2036-11-15',
  cost: '500000',
  years: 4,
  inflation: '10',
  returns: '10',
  returnsAfter: '7',
  stepUp: '0',
  basis: 'effective',
  otherHeld: '400000',
  holdings: [],
  sips: [],
});
const flexi = (percent: number) => ({ folioNo: '7001/11', schemeCode: codes.flexi, percent });
const save = async (more: Partial<Requested> = {}) =>
  (await mine.request(saveGoal, { ...study(), ...more })).id;
const refused = async (more: Partial<Requested>, field: string, text: string) => {
  const reply = await mine.call(saveGoal, { ...study(), ...more });
  expect(reply).toMatchObject({ ok: false, message: text, fields: { [field]: text } });
  expect((await mine.request(goals, {})).total).toBe(0);
};

describe('a goal', () => {
  it('is saved with the plan of its day, as the worked example has it', async () => {
    const id = await save();
    const goal = await mine.request(goalDetails, { id });
    expect(goal).toMatchObject({
      person: 'Asha Pillai',
      target: '5409756.61',
      sip: '21704.00',
      lumpsum: '1685696.00',
      plannedOn: '2026-11-15',
      inflation: '10.00',
      otherHeld: '400000.00',
    });
    // On its first day a plan lacks its whole SIP, or its whole lumpsum.
    expect(goal.progress).toMatchObject({
      pace: 'behind',
      held: '400000.00',
      sip: '0.00',
      moreSip: '21704.00',
      moreLumpsum: '1685696.00',
    });
  });

  it('has its part of the book at the newest prices, and its running SIPs', async () => {
    const id = await save({ holdings: [flexi(40)], sips: [{ folioNo: '7001/11', regNo: 'S1' }] });
    const goal = await mine.request(goalDetails, { id });
    // 1,000 units at 62.81, of it 40 %, beside 4,00,000 outside.
    expect(goal.holdings).toEqual([
      expect.objectContaining({ schemeCode: codes.flexi, percent: 40, value: '62810.00' }),
    ]);
    expect(goal.progress).toMatchObject({ held: '425124.00', sip: '5000.00', pace: 'behind' });
    expect(Number(goal.sip) - Number(goal.progress.moreSip)).toBe(5000);
    // What that SIP brings is not to be paid at once as well.
    expect(Number(goal.progress.moreLumpsum)).toBeLessThan(Number(goal.lumpsum));
    const free = await mine.request(assignable, { investorId: asha });
    expect(free.holdings.map(({ schemeCode, percent }) => [schemeCode, percent])).toEqual([
      [codes.flexi, 60],
      [codes.elss, 100],
    ]);
    expect(free.sips.map(({ regNo }) => regNo)).toEqual(['S2']);
    // The goal itself may take its own part again.
    const own = await mine.request(assignable, { investorId: asha, goalId: id });
    expect([own.holdings[0]?.percent, own.sips.length]).toEqual([100, 2]);
  });

  it('falls behind when the SIP stops and the holding goes', async () => {
    const id = await save({
      otherHeld: '0',
      holdings: [flexi(100)],
      sips: [{ folioNo: '7001/11', regNo: 'S1' }],
    });
    await hub.db.read('system', "update plan set ceased_on = '2026-11-01' where reg_no = 'S1'");
    await hub.db.read('system', 'update position set units = 100 where scheme_code = $1', [codes.flexi]);
    const { progress, sips } = await mine.request(goalDetails, { id });
    expect(progress).toMatchObject({ pace: 'behind', held: '6281.00', sip: '0.00' });
    expect(sips[0]?.isRunning).toBe(false);
    await hub.db.read('system', "update plan set ceased_on = null where reg_no = 'S1'");
    await hub.db.read('system', 'update position set units = 1000 where scheme_code = $1', [codes.flexi]);
  });

  it('is changed in place, and leaves the list when it is removed', async () => {
    const id = await save({ holdings: [flexi(70)] });
    expect(await save({ id, name: 'College', holdings: [flexi(80)] })).toBe(id);
    const { items } = await mine.request(goals, { search: 'asha' });
    expect(items.map(({ name }) => name)).toEqual(['College']);
    await mine.request(removeGoal, { id });
    expect((await mine.request(goals, {})).total).toBe(0);
    // What it had is free again.
    await save({ holdings: [flexi(100)] });
    expect(await mine.call(removeGoal, { id })).toMatchObject({ ok: false, message: goalTexts.unknown });
  });

  it('can be of somebody who is no client', async () => {
    const id = await save({ investorId: undefined, prospect: 'Ravi <b>Menon' } as Partial<Requested>).catch(
      () => '',
    );
    expect(id).toBe('');
    const stored = { ...study(), prospect: 'Ravi Menon' };
    delete (stored as { investorId?: string }).investorId;
    const { id: saved } = await mine.request(saveGoal, stored);
    expect(await mine.request(goalDetails, { id: saved })).toMatchObject({
      person: 'Ravi Menon',
      investorId: null,
    });
  });
});

describe('the list', () => {
  it('has those first that are furthest behind, and counts all of them', async () => {
    await save({ name: 'There', otherHeld: '99000000' });
    const late = await save({ name: 'Late', otherHeld: '0', holdings: [flexi(100)] });
    // Grown at the plan's return it reaches its sum.
    await save({ name: 'Begun', otherHeld: '2100000' });
    await hub.db.read('system', "update goal set planned_on = '2024-11-15' where id = $1", [late]);
    const page = await mine.request(goals, {});
    expect(page.items.map(({ name, progress }) => [name, progress.pace])).toEqual([
      ['Late', 'behind'],
      ['Begun', 'on-track'],
      ['There', 'reached'],
    ]);
    expect(page.counts).toEqual({ behind: 1, 'on-track': 1, ahead: 0, reached: 1 });
    expect(page.asOn).toBe('2026-11-13');
    expect((await mine.request(goals, { pace: 'reached' })).items.map(({ name }) => name)).toEqual(['There']);
    expect((await mine.request(goals, { investorId: asha })).total).toBe(3);
  });
});

describe('refused at its field, with nothing stored', () => {
  it.each<[Partial<Requested>, string, string]>([
    [{ due: '2020-01-01' }, 'due', 'Choose a future date.'],
    [{ due: '2026-11-15' }, 'due', 'Choose a future date.'],
    [{ due: '2026-12-01' }, 'due', 'Choose a date at least a month from now.'],
    [{ returns: '100' }, 'returns', 'Enter 2.00% to 13.00%.'],
    [{ inflation: '16' }, 'inflation', 'Enter 0.00% to 15.00%.'],
    [{ cost: '0' }, 'cost', 'Enter an amount.'],
    [{ cost: '900000000' }, 'cost', 'Enter at most ₹10,00,00,000.00.'],
    [{ years: 11 }, 'years', 'Enter 1 to 10 years.'],
    [
      { holdings: [{ folioNo: '7002/22', schemeCode: codes.flexi, percent: 10 }] },
      'holdings',
      goalTexts.notHeld,
    ],
    [{ sips: [{ folioNo: '7001/11', regNo: 'S9' }] }, 'sips', goalTexts.noSuchSip],
  ])('%j', (more, field, text) => refused(more, field, text));

  it('amounts of 9e15 and goals of another distributor’s client', async () => {
    for (const field of ['cost', 'otherHeld']) {
      const reply = await mine.call(saveGoal, { ...study(), [field]: '9000000000000000' });
      expect(reply).toMatchObject({ ok: false, fields: { [field]: expect.any(String) } });
    }
    expect((await mine.request(goals, {})).total).toBe(0);
    await refused({ investorId: stranger }, 'investorId', goalTexts.unknownClient);
  });

  it('more than the whole of a holding, however many save at once', async () => {
    const replies = await Promise.all(
      [60, 60, 60].map((percent, no) =>
        mine.call(saveGoal, { ...study(), name: `Goal ${no}`, holdings: [flexi(percent)] }),
      ),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const parts = await hub.db.read<{ sum: number }>(
      'system',
      'select sum(percent)::int4 as sum from goal_holding',
    );
    expect(parts).toEqual([{ sum: 60 }]);
  });

  it('a SIP for two goals', async () => {
    const sips = [{ folioNo: '7001/11', regNo: 'S1' }];
    await save({ sips });
    expect(await mine.call(saveGoal, { ...study(), sips })).toMatchObject({
      fields: { sips: goalTexts.noSuchSip },
    });
  });
});

describe('another distributor', () => {
  it('finds, changes, removes and prints nothing of it', async () => {
    const id = await save();
    expect((await theirs.request(goals, {})).total).toBe(0);
    for (const reply of [
      await theirs.call(goalDetails, { id }),
      await theirs.call(removeGoal, { id }),
      await theirs.call(goalFile, { id }),
      await theirs.call(saveGoal, { ...study(), investorId: stranger, id }),
      await theirs.call(assignable, { investorId: asha }),
      await mine.call(goalDetails, { id: randomUUID() }),
    ]) {
      expect(reply).toMatchObject({ ok: false, status: 404 });
    }
    expect((await mine.request(goals, {})).total).toBe(1);
  });
});

describe('the page for the client', () => {
  it('is one page with the plan, the distributor and what is not promised', async () => {
    const id = await save({ otherHeld: '400000' });
    const { bytes } = await mine.send(goalFile, { id });
    const { totalPages, text } = await extractText(new Uint8Array(bytes ?? []), { mergePages: true });
    expect(totalPages).toBe(1);
    for (const said of [
      'College for Meera',
      'Asha Pillai',
      people.ifa.arn,
      'AMFI-registered Mutual Fund Distributor',
      '₹54,09,756.61',
      '₹25,078.00',
      '₹21,704.00',
      '₹18,602.00',
      '₹6,46,903.43',
      'nor a promise',
      'subject to market risks',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('says as today’s what the goal’s page does, and what was there when it was planned as that day’s', async () => {
    const id = await save({
      otherHeld: '400000',
      holdings: [{ folioNo: '7001/11', schemeCode: codes.flexi, percent: 60 }],
      sips: [{ folioNo: '7001/11', regNo: 'S1' }],
    });
    // Planned a year ago, with less than is there now.
    await hub.db.read('system', "update goal set planned_on = '2025-11-15', held = 123456.78 where id = $1", [
      id,
    ]);
    const { progress, sip: planned } = await mine.request(goalDetails, { id });
    const { bytes } = await mine.send(goalFile, { id });
    const { totalPages, text } = await extractText(new Uint8Array(bytes ?? []), { mergePages: true });
    const said = (amount: string) => formatRupees(moneyOf(amount));
    expect(totalPages).toBe(1);
    expect(progress.held).not.toBe('123456.78');
    expect(text).toContain(`Saved so far ${said(progress.held)}`);
    expect(text).toContain(`Saved by that day ${said('123456.78')}`);
    expect(text).toContain('As planned on 15-Nov-2025');
    expect(text).toContain(`${said(progress.sip)} a month of ${said(planned)} planned`);
    for (const amount of [progress.expected, progress.projected, progress.shortfall]) {
      expect(text).toContain(said(amount));
    }
  });

  it('has the distributor’s own logo at its head, and none where there is none', async () => {
    const id = await save();
    const picturesOf = async () => {
      const { bytes } = await mine.send(goalFile, { id });
      return extractImages(new Uint8Array(bytes ?? []), 1);
    };
    expect(await picturesOf()).toEqual([]);
    const red = { width: 300, height: 120, channels: 3, background: '#ff0000' } as const;
    const png = await sharp({ create: red }).png().toBuffer();
    await mine.request(
      saveLogo,
      {},
      { uploads: [{ field: 'logo', fileName: 'logo.png', file: new Blob([new Uint8Array(png)]) }] },
    );
    const [logo] = await picturesOf();
    expect([logo?.width, logo?.height]).toEqual([300, 120]);
    expect([...(logo?.data.slice(0, 3) ?? [])]).toEqual([255, 0, 0]);
    await mine.request(saveLogo, {});
  });
});
