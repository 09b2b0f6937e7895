import { LOOKUP_ROWS } from '@hub/contract/calls/reference/reference';
import {
  adminSchemeDetails,
  amfiSchemeCodes,
  mappedSchemeTypes,
  reinvestOptions,
  schemeDates,
  schemeDetails,
  schemeMapTypes,
  schemeNames,
  schemeStatus,
  sipInstalments,
  stpSchemes,
  stpSwpEnabled,
} from '@hub/contract/calls/reference/reference-schemes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { ensureReference } from '../lists/ensure-reference.ts';
import { seedSchemes, testSchemes } from '../test/seed-schemes.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await ensureReference(hub.db, ['holidays']);
  await seedSchemes(hub.db);
  client = hub.client();
  await client.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

const { flexi, idcw, liquid, elss, closed, gilt, direct } = testSchemes;
const unknown = '999999';
const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
const search = async (words: string) => codes(await client.request(schemeNames, { words }));

describe('the search for a scheme', () => {
  it('takes any words in any order, in capitals or not', async () => {
    for (const words of [
      'flexi growth',
      'GROWTH flexi',
      'fund cap aranya growth flexi',
      '  flexi   growth ',
    ]) {
      expect(await search(words), words).toEqual([flexi.code]);
    }
  });

  it('finds by parts of words, by words written together, by category and by every code', async () => {
    for (const words of [
      'flex grow',
      'flexicap growth',
      'Flexi-Cap (Growth)',
      flexi.code,
      'ar001g',
      'inf000a00001',
    ]) {
      expect(await search(words), words).toContain(flexi.code);
    }
    expect(await search('elss')).toEqual([elss.code]);
  });

  it('finds nothing where one word is missing, and no direct plan', async () => {
    expect(await search('flexi platinum')).toEqual([]);
    expect(await search('flexi direct')).toEqual([]);
    expect(await search(direct.code)).toEqual([]);
  });

  it('without words lists all regular schemes, the open ones first', async () => {
    const rows = await client.request(schemeNames, {});
    expect(rows).toHaveLength(6);
    expect(rows.at(-1)).toMatchObject({ code: closed.code, isOpen: false });
  });

  it('can be narrowed by class, option and kind of transaction', async () => {
    expect(codes(await client.request(schemeNames, { assetClass: 'DEBT' }))).toEqual([gilt.code]);
    expect(codes(await client.request(schemeNames, { option: 'IDCW' }))).toEqual([idcw.code]);
    const sip = codes(await client.request(schemeNames, { takes: 'sip' }));
    expect(sip).not.toContain(gilt.code);
    expect(sip).not.toContain(closed.code);
    expect(codes(await client.request(schemeNames, { takes: 'redemption' }))).toContain(closed.code);
    expect(codes(await client.request(schemeNames, { takes: 'swp' }))).not.toContain(elss.code);
  });

  it('shows the newest NAV with its day, and null where there is none', async () => {
    const rows = await client.request(schemeNames, { words: 'flexi' });
    expect(rows.find(({ code }) => code === flexi.code)).toMatchObject({
      riskBand: 'Very High',
      nav: { nav: '52.3417', day: '2026-11-13' },
    });
    expect(rows.find(({ code }) => code === idcw.code)?.nav).toBeNull();
  });

  it('takes patterns, wildcards and quotes as the text they are', async () => {
    for (const words of ['%', '_', '.*', '\\', "' or 1=1 --", '(a+)+$', '%%%%', 'flexi%', '[a-z]*']) {
      const found = await search(words);
      // What is left without punctuation is a word like any other; nothing left means no filter.
      expect(
        found.every((code) => code !== direct.code),
        words,
      ).toBe(true);
    }
    for (const words of ['zz%', 'zz.*', '^zz|flexi$']) expect(await search(words), words).toEqual([]);
  });

  it('refuses ten thousand characters, and looks at no more than eight words', async () => {
    expect(await client.call(schemeNames, { words: 'x'.repeat(10_000) })).toMatchObject({
      ok: false,
      status: 400,
    });
    expect(await search(`flexi growth ${'a '.repeat(40)}`)).toEqual([flexi.code]);
  });

  it('never answers more than a list can show', async () => {
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, isin_reinvest, asset_class, category,
           tax_class, cutoff, risk, benchmark, manager, launched_on, lock_in_months, rules, loads, is_open)
         select 'Z' || n, fund, name || n, plan, option, rta, rta_code, isin, isin_reinvest, asset_class, category,
           tax_class, cutoff, risk, benchmark, manager, launched_on, lock_in_months, rules, loads, is_open
           from scheme, generate_series(1, 200) as n where code = $1`,
        [flexi.code],
      );
    });
    expect(await search('flexi')).toHaveLength(LOOKUP_ROWS);
    await hub.db.read('system', "delete from scheme where code like 'Z%'");
  });
});

describe('the form of an order', () => {
  it('gets minimums, load and the NAV days it may expect', async () => {
    // Sunday, 15-Nov-2026, noon.
    expect(await client.request(schemeDetails, { schemeCode: flexi.code })).toMatchObject([
      {
        fresh: { minimum: '5000.00', multiple: '1.00', maximum: null },
        exitLoad: '1% within 365 days, 10% of units free',
        leastBalance: '0.00',
        navDays: { purchase: '2026-11-16', redemption: '2026-11-16' },
        closedTo: [],
      },
    ]);
    expect(await client.request(schemeDetails, { schemeCode: liquid.code })).toMatchObject([
      {
        fresh: { minimum: '1000.00', multiple: '100.00', maximum: '1000000.00' },
        exitLoad: 'Nil',
        // A liquid purchase that counts on Monday has Sunday's NAV.
        navDays: { purchase: '2026-11-15', redemption: '2026-11-16' },
        closedTo: ['US', 'CA'],
      },
    ]);
  });

  it('offers no purchase of a closed scheme, and lets its units leave', async () => {
    const [form] = await client.request(schemeDetails, { schemeCode: closed.code });
    expect(form).toMatchObject({ fresh: null, additional: null });
    expect(form?.redemption).not.toBeNull();
    expect(await client.request(schemeStatus, { schemeCode: closed.code })).toEqual([
      { code: closed.code, isOpen: false, takes: ['switch', 'redemption', 'stp', 'swp'] },
    ]);
  });

  it('says which plans a scheme takes part in', async () => {
    const request = (schemeCode: string) => client.request(stpSwpEnabled, { schemeCode });
    const all = { sip: true, stp: true, stpTarget: true, swp: true };
    expect(await request(flexi.code)).toEqual([{ code: flexi.code, ...all }]);
    expect(await request(elss.code)).toEqual([{ code: elss.code, ...all, stp: false, swp: false }]);
    expect(await request(closed.code)).toEqual([{ code: closed.code, ...all, sip: false, stpTarget: false }]);
    expect(await request(gilt.code)).toEqual([{ code: gilt.code, ...all, sip: false }]);
  });

  it('says on which days a plan may run and when it can begin', async () => {
    expect(await client.request(schemeDates, { schemeCode: flexi.code, plan: 'SIP' })).toEqual([
      { frequency: 'monthly', days: [1, 10, 20], leadDays: 4, earliest: '2026-11-19', latest: '2099-12-31' },
      { frequency: 'daily', days: [], leadDays: 4, earliest: '2026-11-19', latest: '2099-12-31' },
    ]);
    expect(await client.request(schemeDates, { schemeCode: flexi.code, plan: 'STP' })).toMatchObject([
      { frequency: 'monthly', leadDays: 7, earliest: '2026-11-22' },
      { frequency: 'quarterly' },
    ]);
    expect(await client.request(schemeDates, { schemeCode: elss.code, plan: 'SWP' })).toEqual([]);
    expect(await client.request(schemeDates, { schemeCode: closed.code, plan: 'SIP' })).toEqual([]);
  });

  it('says what an instalment must be and how many there must be', async () => {
    expect(await client.request(sipInstalments, { schemeCode: flexi.code, plan: 'SIP' })).toEqual([
      {
        frequency: 'monthly',
        limits: { minimum: '500.00', multiple: '1.00', maximum: null },
        minimumInstalments: 6,
      },
      {
        frequency: 'daily',
        limits: { minimum: '100.00', multiple: '1.00', maximum: null },
        minimumInstalments: 6,
      },
    ]);
  });

  it('lets an IDCW be paid out or reinvested, each under its ISIN, and a growth option neither', async () => {
    expect(await client.request(reinvestOptions, { schemeCode: idcw.code })).toEqual([
      { code: 'N', name: 'Payout', isin: 'INF000A00002' },
      { code: 'Y', name: 'Reinvest', isin: 'INF000A01029' },
    ]);
    expect(await client.request(reinvestOptions, { schemeCode: flexi.code })).toEqual([
      { code: 'Z', name: 'Not Applicable', isin: 'INF000A00001' },
    ]);
  });

  it('gets the whole record for the page of a scheme', async () => {
    expect(await client.request(adminSchemeDetails, { schemeCode: flexi.code })).toMatchObject([
      {
        plan: 'REGULAR',
        rta: 'CAMS',
        rtaCode: 'AR001G',
        isin: 'INF000A00001',
        cutOff: 'OTHER',
        benchmark: 'NIFTY 500 TRI',
        launchedOn: '2015-04-01',
        exitLoads: [{ from: '2019-01-01', load: '1% within 365 days, 10% of units free' }],
      },
    ]);
  });
});

describe('where units may move', () => {
  it('a switch goes to every other open regular scheme that takes it', async () => {
    expect(await client.request(schemeMapTypes, { schemeCode: flexi.code, kind: 'switch' })).toEqual([
      { assetClass: 'EQUITY', name: 'Equity', schemes: 2 },
      { assetClass: 'LIQUID', name: 'Liquid', schemes: 1 },
    ]);
    const rows = await client.request(mappedSchemeTypes, {
      schemeCode: flexi.code,
      kind: 'switch',
      assetClass: 'EQUITY',
    });
    expect(codes(rows)).toEqual([elss.code, idcw.code]);
  });

  it('an STP goes where an STP may, and each target says what it takes', async () => {
    const rows = await client.request(mappedSchemeTypes, { schemeCode: flexi.code, kind: 'stp' });
    expect(codes(rows)).toEqual([elss.code, idcw.code, gilt.code, liquid.code]);
    expect(rows.at(-1)?.limits).toEqual({ minimum: '1000.00', multiple: '100.00', maximum: '1000000.00' });
  });

  it('keeps to the targets a scheme names, and nowhere when it may not leave', async () => {
    expect(codes(await client.request(mappedSchemeTypes, { schemeCode: elss.code, kind: 'switch' }))).toEqual(
      [liquid.code],
    );
    expect(await client.request(mappedSchemeTypes, { schemeCode: elss.code, kind: 'stp' })).toEqual([]);
    expect(
      codes(await client.request(mappedSchemeTypes, { schemeCode: closed.code, kind: 'switch' })),
    ).toHaveLength(4);
  });

  it('lists the schemes an STP may start from', async () => {
    expect(codes(await client.request(stpSchemes, {}))).not.toContain(elss.code);
    expect(codes(await client.request(stpSchemes, { words: 'liquid' }))).toEqual([liquid.code]);
  });
});

describe('the codes', () => {
  it('meet by any of them', async () => {
    for (const words of [idcw.code, 'INF000A01029', 'ar002g', 'idcw']) {
      expect(await client.request(amfiSchemeCodes, { words }), words).toEqual([
        {
          code: idcw.code,
          name: idcw.name,
          isin: 'INF000A00002',
          isinReinvest: 'INF000A01029',
          rta: 'CAMS',
          rtaCode: 'AR002G',
        },
      ]);
    }
    expect(await client.request(amfiSchemeCodes, {})).toHaveLength(6);
  });
});

it('a code nobody has is answered with no row, and a direct plan likewise', async () => {
  for (const schemeCode of [unknown, direct.code]) {
    for (const call of [schemeDetails, adminSchemeDetails, schemeStatus, stpSwpEnabled, reinvestOptions]) {
      expect(
        await client.request<{ schemeCode: string }, unknown[]>(call, { schemeCode }),
        call.name,
      ).toEqual([]);
    }
    expect(await client.request(schemeDates, { schemeCode, plan: 'SIP' })).toEqual([]);
    expect(await client.request(sipInstalments, { schemeCode, plan: 'SIP' })).toEqual([]);
    expect(await client.request(schemeMapTypes, { schemeCode, kind: 'stp' })).toEqual([]);
    expect(await client.request(mappedSchemeTypes, { schemeCode, kind: 'stp' })).toEqual([]);
  }
});
