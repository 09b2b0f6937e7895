import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type RegisterHouse } from '../../arn-register/test/register-house.ts';
import { listHolidays, readScheme } from './master-calls.ts';

let hub: RegisterHouse;
beforeAll(async () => {
  hub = await openHouse();
});
afterAll(() => hub.close());

const head =
  'AMFI_CODE,FUND,NAME,PLAN,OPTION,RTA,RTA_CODE,ISIN,ASSET_CLASS,CATEGORY,RISK,BENCHMARK,MANAGER,LAUNCH_DATE,FRESH_MIN,EXIT_LOAD_SLABS,LOAD_FROM,TER';
const flexi =
  '119551,FLEXI,Aranya Flexi Cap Fund - Regular - Growth,NORMAL,GROWTH,CAMS,B02G,INF209K01MG9,EQUITY,Flexi Cap,Very High,Nifty 500 TRI,A. Rao,01-Jan-2015,500,1% 0-365,01-Jan-2020,1.65';
const gilt =
  '119552,GILT,Aranya Gilt Fund - Regular - Growth,REG,GR,KARVY,117GIRG,,DEBT,Gilt,Moderate,CRISIL Gilt,B. Sen,01-Jan-2016,1000,Nil,01-Jan-2020,0.90';
const csv = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`;
const file = (content: string, name = 'schemes.csv') => hub.sheet(name, content);
const load = async (content: string, unknown: 'add' | 'leave' = 'add') =>
  hub.done('scheme.load', { file: await file(content), unknown });
const refusal = async (act: string, input: object) =>
  hub.request(act, input).then(
    () => '',
    (error: Error) => error.message,
  );
const scheme = (code: string) => readScheme(hub.staffContext(hub.people.checker), { code });

describe('schemes', () => {
  it('come whole from a sheet, with what is shown of them from today on', async () => {
    await load(csv(flexi, gilt));
    expect(
      await hub.rows('select code, rta, rta_code as "rtaCode", rules, loads from scheme order by code'),
    ).toEqual([
      {
        ...{ code: '119551', rta: 'CAMS', rtaCode: 'B02G', rules: { fresh: { min: '500.00' } } },
        loads: [{ from: '2020-01-01', slabs: [{ upToDays: 365, percent: '1' }] }],
      },
      {
        ...{ code: '119552', rta: 'KFIN', rtaCode: '117GIRG', rules: { fresh: { min: '1000.00' } } },
        loads: [{ from: '2020-01-01', slabs: [] }],
      },
    ]);
    expect((await scheme('119551')).facts).toContainEqual(
      expect.objectContaining({ fact: 'ter', value: '1.65', from: '2026-11-17', source: 'schemes.csv' }),
    );
    expect(await refusal('scheme.load', { file: await file(csv(flexi, gilt)), unknown: 'add' })).toMatch(
      /says what we have/,
    );
  });

  it('keep their earlier load and name when a file changes them, and close nobody it lacks', async () => {
    await load(
      csv(
        flexi.replace('Flexi Cap Fund', 'Flexi Fund').replace('1% 0-365,01-Jan-2020', '1% 0-90,01-Dec-2026'),
      ),
    );
    const { fields, facts } = await scheme('119551');
    expect(fields.find(({ name }) => name === 'loads')?.value).toBe(
      '01-Jan-2020: 1% within 365 days; 01-Dec-2026: 1% within 90 days',
    );
    expect(facts.filter(({ fact }) => fact === 'name').map(({ value }) => value)).toEqual([
      'Aranya Flexi Fund - Regular - Growth',
      'Aranya Flexi Cap Fund - Regular - Growth',
    ]);
    expect((await scheme('119552')).fields.find(({ name }) => name === 'isOpen')?.value).toBe('taken');
  });

  it('take codes from AMFI’s file and a registrar’s list, and leave other houses out', async () => {
    const amfi =
      'AMC,Code,Scheme Name,Launch Date, Closure Date,ISIN Div Payout/ ISIN GrowthISIN Div Reinvestment\r\n' +
      'Aranya,119552,Aranya Gilt,01-Jan-2016,,INF209K01MH7\r\nOther,100001,Other,01-Jan-2001,,\r\n';
    await load(amfi, 'leave');
    await load('ISIN,RTA,PRODCODE\nINF209K01MH7,KFIN,117GLRG\n', 'leave');
    expect(await hub.rows("select isin, rta_code as code from scheme where code = '119552'")).toEqual([
      { isin: 'INF209K01MH7', code: '117GLRG' },
    ]);
  });

  it('are refused whole with row, field and reason', async () => {
    const bad = csv(
      flexi.replace('1% 0-365', '1% 0-365; 0.5% 300-730'),
      gilt.replace('Regular', 'Direct'),
      gilt.replace('119552', '119553').replace('KARVY', 'KFIN').replace('REG,GR', 'XX,GR'),
    );
    expect((await refusal('scheme.load', { file: await file(bad), unknown: 'add' })).split('\n')).toEqual([
      '3 rows are wrong. Nothing was loaded.',
      'Row 2, exitLoad: Two slabs of the exit load overlap.',
      'Row 3, plan: The name says another plan.',
      'Row 4, plan: “XX” is no word we know.',
    ]);
    const twice = csv(flexi, flexi, gilt.replace('119552', '119554').replace('KARVY,117GIRG', 'CAMS,B02G'));
    const said = await refusal('scheme.load', { file: await file(twice), unknown: 'add' });
    expect(said).toMatch(/Row 3, code: This scheme is in row 2 too/);
    expect(said).toMatch(/Row 4, rtaCode: This registrar’s code is that of Aranya Flexi/);
    const short = 'AMFI_CODE,ISIN\n119551,INF209K01MG91\n';
    expect(await refusal('scheme.load', { file: await file(short), unknown: 'leave' })).toMatch(/no ISIN/);
  });

  it('merge into another one, never into themselves', async () => {
    const input = { code: '119552', into: '119551', on: '2026-12-01' };
    expect(await refusal('scheme.merge', { ...input, into: '119552' })).toMatch(/itself/);
    expect(await refusal('scheme.merge', { ...input, on: '2026-11-16' })).toMatch(/over/);
    await hub.done('scheme.merge', input);
    expect(await hub.rows("select is_open as open from scheme where code = '119552'")).toEqual([
      { open: false },
    ]);
    expect(await refusal('scheme.reopen', { code: '119552' })).toMatch(/merged already/);
    expect(
      await refusal('scheme.nfo', { code: '119551', opens: '2026-12-01', closes: '2026-12-31' }),
    ).toMatch(/15 days/);
  });
});

describe('holidays', () => {
  it('come by a second look, never on a day that is over, a weekend or twice', async () => {
    const input = { calendar: 'BOTH', day: '2026-12-02', name: 'Election' };
    await hub.done('holiday.add', input);
    const { rows, source } = await listHolidays(hub.staffContext(hub.people.checker), { year: '2026' });
    expect(rows).toContainEqual({
      ...{ day: '2026-12-02', name: 'Election', calendars: ['EQUITY', 'DEBT'], isPast: false },
    });
    expect(source).toBe('console');
    expect(await refusal('holiday.add', input)).toMatch(/already/);
    expect(await refusal('holiday.add', { ...input, day: '2026-11-16' })).toMatch(/over/);
    expect(await refusal('holiday.add', { ...input, day: '2026-12-05' })).toMatch(/Saturday/);
    await hub.done('holiday.remove', { calendar: 'DEBT', day: '2026-12-02' });
    expect(await hub.rows("select calendar from holiday where day = '2026-12-02'")).toEqual([
      { calendar: 'EQUITY' },
    ]);
  });

  it('of a year come by a list', async () => {
    const list = 'date,name,calendar\n26-Jan-2027,Republic Day,BOTH\n01-Apr-2027,Bank closing,DEBT\n';
    await hub.done('holiday.load', { file: await hub.sheet('holidays.csv', list) });
    expect(await hub.rows("select count(*)::int as n from holiday where day >= '2027-01-01'")).toEqual([
      { n: 3 },
    ]);
    expect(
      await refusal('holiday.load', { file: await hub.sheet('x.csv', 'date,name\n31-Feb-2027,No\n') }),
    ).toMatch(/Row 2, date/);
  });
});
