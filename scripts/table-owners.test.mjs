import { describe, expect, it } from 'vitest';
import { compareExcess, excess, keepable } from './steps/measures.mjs';
import { mentionsOf } from './steps/sql-tables.mjs';
import { checkOwners, foreignTables } from './steps/table-owners.mjs';

const tables = new Set(['ledger', 'plan', 'folio', 'nav']);
const mentions = (sql) => mentionsOf('a.repository.ts', `const sql = \`${sql}\`;`, tables);
const reads = (...names) => names.map((name) => ({ name, isWrite: false }));
const writes = (...names) => names.map((name) => ({ name, isWrite: true }));

describe('a table is read', () => {
  it.each([
    ['select 1 from ledger l where l.arn = $1', ['ledger']],
    ['select 1 from folio f, plan p where p.arn = f.arn', ['folio', 'plan']],
    ['select 1 from unnest($1::text[]) as w (code), nav', ['nav']],
    ['select 1 from folio f left join lateral (select 1 from plan p) x on true', ['folio', 'plan']],
    ['exists (select from ledger)', ['ledger']],
    ['delete from own using plan p where p.arn = own.arn', ['plan']],
    ['update own set n = 1 from only nav', ['nav']],
    // Pieces that another text goes on with.
    ['folio f join plan p using (arn)', ['folio', 'plan']],
    ['ledger l', ['ledger']],
  ])('by %s', (sql, names) => {
    expect(mentions(sql)).toEqual(expect.arrayContaining(reads(...names)));
    expect(mentions(sql)).toHaveLength(names.length);
  });
});

describe('a table is written', () => {
  it.each([
    ['insert into plan (arn) values ($1)', writes('plan')],
    ['update plan p set amount = 1 where true', writes('plan')],
    ['delete from ledger where true', writes('ledger')],
    [
      'with one as (select 1) insert into nav select * from one on conflict do update set n = 1',
      writes('nav'),
    ],
    ['nav (code, day)', writes('nav')],
  ])('by %s', (sql, all) => expect(mentions(sql)).toEqual(all));
});

describe('no table is meant', () => {
  it.each([
    'select 1 from plans as plan where plan.arn = $1',
    'select 1 -- from plan\n from plans /* join nav */',
    'with ledger as (select 1 from rows), plan (a, b) as (select 2) select 1 from ledger join plan on true',
    'select plan, nav from rows where a is distinct from nav',
    'select 1 from a join b using (folio, plan)',
    'select * from plan($1)',
    'select 1 from rows order by 1, nav for update',
  ])('by %s', (sql) => expect(mentions(sql)).toEqual([]));

  it('by a comment of the code or the name of a module', () => {
    const text =
      "// select 1 from plan\nimport { a } from './from plan';\n/** delete from nav */\nconst b = a;";
    expect(mentionsOf('a.repository.ts', text, tables)).toEqual([]);
  });
});

const owned = { 'features/book': ['ledger', 'plan'], links: ['link'], demo: ['bank_payment'] };
const home = 'apps/server/src/features';
const foreign = (files) =>
  foreignTables(
    new Map(Object.entries(files).map(([path, sql]) => [path, `export const a = \`${sql}\`;`])),
    owned,
  );

describe('a room', () => {
  it('uses its own tables, and is told of those of others', () => {
    expect(foreign({ [`${home}/book/a.repository.ts`]: 'select 1 from ledger' })).toEqual({
      reads: {},
      writes: {},
      writers: {},
    });
    expect(
      foreign({
        [`${home}/book/plans/a.repository.ts`]: 'insert into plan (arn) values ($1)',
        [`${home}/wishes/a.repository.ts`]: 'select 1 from ledger l join ledger m using (arn)',
        [`${home}/wishes/b.repository.ts`]: 'update plan set n = 1 from ledger',
      }),
    ).toEqual({
      reads: { 'features/wishes': { ledger: 3 } },
      writes: { 'features/wishes': { plan: 1 } },
      writers: { plan: ['features/book', 'features/wishes'] },
    });
  });

  it('is not judged by tests', () => {
    expect(foreign({ [`${home}/wishes/a.test.ts`]: 'delete from ledger' })).toEqual({
      reads: {},
      writes: {},
      writers: {},
    });
  });

  it('is the demo as a whole, which has tables of its own and no others', () => {
    expect(
      foreign({
        'apps/demo/src/ports/payments/a.repository.ts': 'insert into bank_payment (id) values ($1)',
        'apps/demo/src/wishes/a.repository.ts': 'delete from ledger using plan',
        'apps/demo/src/wishes/b.repository.ts': 'select 1 from client',
      }),
    ).toEqual({
      reads: { demo: { plan: 1 } },
      writes: { demo: { ledger: 1 } },
      writers: {},
    });
  });
});

describe('the list of owners', () => {
  const schema = (...names) =>
    new Map([
      ['apps/server/src/db/schema/a.ts', names.map((name) => `pgTable(\n  '${name}', {})`).join('\n')],
      [`${home}/book/a.ts`, ''],
      ['apps/demo/src/a.ts', ''],
      ['apps/server/src/links/a.ts', ''],
    ]);

  it('has every table of the schema once', () => {
    expect(checkOwners(schema('bank_payment', 'ledger', 'plan', 'link'), owned)).toEqual([]);
    expect(checkOwners(schema('bank_payment', 'ledger', 'plan', 'link', 'goal'), owned)).toHaveLength(1);
    expect(checkOwners(schema('bank_payment', 'ledger', 'plan'), owned)).toHaveLength(1);
    expect(
      checkOwners(schema('bank_payment', 'ledger', 'plan', 'link'), { ...owned, links: ['link', 'plan'] }),
    ).toHaveLength(1);
    expect(
      checkOwners(schema('bank_payment', 'ledger', 'plan', 'link', 'x'), { ...owned, rooms: ['x'] }),
    ).toHaveLength(1);
  });
});

describe('uses of tables of others', () => {
  const of = (sql) =>
    excess(
      [],
      new Map([['apps/server/src/features/wishes/a.repository.ts', `export const a = '${sql}';`]]),
      '/',
    );
  const one = of('select 1 from ledger');
  const two = of('select 1 from ledger join ledger on true');

  it('are known, or a fault; and the list only shrinks', () => {
    expect(compareExcess(one, one)).toEqual([]);
    expect(compareExcess(two, one)).toEqual([
      expect.stringMatching(/features\/wishes reads ledger 2 times, 1 known/),
    ]);
    expect(compareExcess(of('update ledger set n = 1'), one)).toEqual([
      expect.stringMatching(/writes ledger/),
    ]);
    expect(compareExcess(one, two)).toEqual([expect.stringMatching(/larger than needed/)]);
    expect(keepable(one, two)).toEqual(one);
    expect(keepable(two, one)).toEqual(one);
  });
});
