import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { statusOf } from '../calls/refusal/refusal.ts';
import { refusalFor } from '../http/wire/failures.ts';
import { PostgresDatabase } from './postgres/postgres.ts';
import { PREPARED_PER_CONNECTION } from './values/statement-name.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function one(sql: string, params: unknown[] = []): Promise<Record<string, unknown> | undefined> {
  const [row] = await test.db.read('nobody', sql, params);
  return row;
}

describe('values', () => {
  it('come back as the same JavaScript types on both databases', async () => {
    expect(
      await one(`select 12.50::numeric(12, 2) as money, 9007199254740993::int8 as big, 7::int4 as int, 3::int2 as small,
        1.5::float8 as float, true as yes, date '2026-04-05' as day, time '09:15' as clock,
        timestamptz '2026-11-15 10:00:00.123456+05:30' as micro, timestamptz '2026-11-15 10:00:00+00' as whole,
        timestamptz 'infinity' as never, '{"a": [1, null]}'::jsonb as json, '[1]'::json as list,
        '\\x00ff'::bytea as bytes, null::int4 as nothing, 'ä'::text as text, interval '1 day' as span,
        '6a1f8c1e-7d0b-4f0e-9c55-0123456789ab'::uuid as id`),
    ).toEqual({
      money: '12.50',
      big: '9007199254740993',
      int: 7,
      small: 3,
      float: 1.5,
      yes: true,
      day: '2026-04-05',
      clock: '09:15:00',
      micro: '2026-11-15T04:30:00.123456Z',
      whole: '2026-11-15T10:00:00.000000Z',
      never: 'infinity',
      json: { a: [1, null] },
      list: [1],
      bytes: Uint8Array.of(0, 255),
      nothing: null,
      text: 'ä',
      span: '1 day',
      id: '6a1f8c1e-7d0b-4f0e-9c55-0123456789ab',
    });
  });

  it('come back in arrays', async () => {
    expect(
      await one(`select array['a', 'b,c', '"', '\\', 'NULL', null, ''] as texts, array[1, null] as ints,
        array[1.50, 2]::numeric[] as money, array[[1, 2], [3, 4]] as grid, '{}'::text[] as none,
        array[true, false] as flags, array[date '2026-04-05'] as days`),
    ).toEqual({
      texts: ['a', 'b,c', '"', '\\', 'NULL', null, ''],
      ints: [1, null],
      money: ['1.50', '2'],
      grid: [
        [1, 2],
        [3, 4],
      ],
      none: [],
      flags: [true, false],
      days: ['2026-04-05'],
    });
  });

  it('go in as they are meant', async () => {
    const now = new Date('2026-11-15T04:30:00.500Z');
    expect(
      await one(
        `select $1::text as text, $2::int4 as int, $3::numeric as big, $4::bool as flag, $5::timestamptz as at,
          $6::jsonb as json, $7::text[] as list, $8::bytea as bytes, $9::text as nothing, $10::date as day,
          $11::timestamptz as instant, $12::text as missing`,
        [
          "Robert'); drop table session;--",
          42,
          12345678901234567890n,
          false,
          now,
          { a: "x'y" },
          ['a"b', 'c\\d', null],
          Uint8Array.of(1, 2),
          null,
          Temporal.PlainDate.from('2026-04-05'),
          Temporal.Instant.from('2026-11-15T04:30:00.123456Z'),
          undefined,
        ],
      ),
    ).toEqual({
      text: "Robert'); drop table session;--",
      int: 42,
      big: '12345678901234567890',
      flag: false,
      at: '2026-11-15T04:30:00.500000Z',
      json: { a: "x'y" },
      list: ['a"b', 'c\\d', null],
      bytes: Uint8Array.of(1, 2),
      nothing: null,
      day: '2026-04-05',
      instant: '2026-11-15T04:30:00.123456Z',
      missing: null,
    });
  });

  it('survive the way there and back, whatever text they hold', async () => {
    // PostgreSQL text cannot hold NUL.
    const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', '').toWellFormed());
    await fc.assert(
      fc.asyncProperty(text, fc.array(text), async (single, list) => {
        const json = { single, list };
        const sql = 'select $1::text as single, $2::text[] as list, $3::jsonb as json';
        expect(await one(sql, [single, list, json])).toEqual({ single, list, json });
      }),
      { numRuns: 60 },
    );
  });

  it('of a kind that has no meaning in SQL are refused before anything is sent', async () => {
    await expect(one('select $1::text', [() => 1])).rejects.toThrow(TypeError);
    expect(await one('select 1 as still')).toEqual({ still: 1 });
  });
});

describe('a statement that fails', () => {
  const failures = [
    ['while it is parsed', 'selec 1', []],
    ['while it is bound', 'select $1::int4', ['x']],
    ['while it runs', 'select 1 / $1::int4', [0]],
  ] as const;

  it.each(failures)('%s leaves the connection clean', async (_when, sql, params) => {
    for (let i = 0; i < 12; i++) {
      await expect(test.db.read({ arn: 'ARN-1' }, sql, params)).rejects.toMatchObject({
        code: expect.stringMatching(/^[0-9A-Z]{5}$/),
      });
      await expect(test.db.transaction({ arn: 'ARN-1' }, (tx) => tx.query(sql, params))).rejects.toThrow();
    }
    const sound = 'select current_setting($1, true) as arn';
    for (let i = 0; i < 12; i++) {
      expect(await test.db.read({ arn: 'ARN-9' }, sound, ['app.arn'])).toEqual([{ arn: 'ARN-9' }]);
    }
  });

  it('takes nothing from those beside it', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) =>
        test.db.read<{ n: number }>({ arn: `ARN-${i}` }, 'select (12 / ($1::int4 % 3)) + $1::int4 as n', [i]),
      ),
    );
    all.forEach((outcome, i) => {
      if (i % 3 === 0) expect(outcome.status).toBe('rejected');
      else expect(outcome).toMatchObject({ value: [{ n: 12 / (i % 3) + i }] });
    });
  });

  it('is asked again by itself when its table changed shape underneath', async () => {
    await test.db.asOwner((owner) =>
      owner.script(
        'create table shape (a int4); insert into shape values (1); grant select on shape to hub_app',
      ),
    );
    const sql = 'select * from shape';
    for (let i = 0; i < 8; i++) expect(await one(sql)).toEqual({ a: 1 });
    await test.db.asOwner((owner) => owner.script('alter table shape add column b text'));
    for (let i = 0; i < 8; i++) expect(await one(sql)).toEqual({ a: 1, b: null });
    await test.db.asOwner((owner) => owner.script('drop table shape'));
  });

  it('leaves all others answered, however many different ones were asked before', async () => {
    const texts = Array.from(
      { length: PREPARED_PER_CONNECTION + 20 },
      (_, n) => `select $1::int4 + ${n} as n`,
    );
    const requested = async (from: number) => {
      const answers: unknown[] = [];
      for (const text of texts) answers.push(await one(text, [from]));
      return answers;
    };
    expect(await requested(0)).toEqual(texts.map((_, n) => ({ n })));
    await expect(one('select 1 / $1::int4 as n', [0])).rejects.toThrow(/division by zero/);
    expect(await requested(1000)).toEqual(texts.map((_, n) => ({ n: 1000 + n })));
  });
});

describe('a transaction', () => {
  const write = 'insert into setting (key, value) values ($1, $2)';
  const read = 'select value from setting where key = $1';

  it('keeps what it wrote once it ends well', async () => {
    const key = randomUUID();
    const result = await test.db.transaction('system', async (tx) => {
      await tx.query(write, [key, '1']);
      expect(await tx.query(read, [key])).toEqual([{ value: 1 }]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await test.db.read('nobody', read, [key])).toEqual([{ value: 1 }]);
  });

  it('keeps nothing when it throws, and passes the error on', async () => {
    const key = randomUUID();
    const reason = new Error('no');
    await expect(
      test.db.transaction('system', async (tx) => {
        await tx.query(write, [key, '1']);
        throw reason;
      }),
    ).rejects.toBe(reason);
    expect(await test.db.read('nobody', read, [key])).toEqual([]);
  });

  it('does not pass for done when a failure in it was swallowed', async () => {
    const key = randomUUID();
    await expect(
      test.db.transaction('system', async (tx) => {
        await tx.query(write, [key, '1']);
        await tx.query('select 1 / 0').catch(() => {});
      }),
    ).rejects.toThrow(/rolled back/);
    expect(await test.db.read('nobody', read, [key])).toEqual([]);
  });

  it('answers what is asked at the same time, each with its own rows and as who asked', async () => {
    const arn = 'ARN-778';
    const who = 'select current_user::text as who, $1::int4 as n';
    const all = (n: number) =>
      test.db.transaction({ arn }, (tx) =>
        Promise.all([
          tx.query(who, [n]),
          tx.asSystem(who, [n + 1]),
          tx.asSystem("select 'other' as text"),
          tx.query(who, [n + 2]),
          tx.query("select current_setting('app.arn') as arn"),
        ]),
      );
    // Once prepared by this, once from what is prepared.
    for (const n of [1, 10]) {
      expect(await all(n)).toEqual([
        [{ who: 'hub_app', n }],
        [{ who: 'hub_system', n: n + 1 }],
        [{ text: 'other' }],
        [{ who: 'hub_app', n: n + 2 }],
        [{ arn }],
      ]);
    }
  });

  it('keeps nothing of what was asked at the same time when one of it fails', async () => {
    const key = randomUUID();
    await expect(
      test.db.transaction('system', (tx) =>
        Promise.all([tx.query(write, [key, '1']), tx.query('select 1 / 0'), tx.query(read, [key])]),
      ),
    ).rejects.toThrow(/division by zero/);
    expect(await test.db.read('nobody', read, [key])).toEqual([]);
  });

  it('refuses to be used after its end', async () => {
    const escaped = await test.db.transaction('nobody', async (tx) => ({ tx }));
    await expect(escaped.tx.query('select 1')).rejects.toThrow(/over/);
  });

  it('refuses a question to the database from inside, which would wait for ever on one connection', async () => {
    await expect(test.db.transaction('nobody', () => test.db.read('nobody', 'select 1'))).rejects.toThrow(
      /pass the transaction on/,
    );
    await expect(
      test.db.transaction('nobody', () => test.db.transaction('nobody', async () => 1)),
    ).rejects.toThrow(/pass the transaction on/);
    expect(await one('select 1 as still')).toEqual({ still: 1 });
  });
});

describe('many at once', () => {
  it('each get their own answer under their own ARN', async () => {
    const sql = "select current_setting('app.arn') as arn, $1::int4 as n";
    await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const arn = `ARN-${n}`;
        const rows =
          n % 4 === 0
            ? await test.db.transaction({ arn }, (tx) => tx.query(sql, [n]))
            : await test.db.read({ arn }, sql, [n]);
        expect(rows).toEqual([{ arn, n }]);
      }),
    );
  });

  it('keep working beyond the number of statements a connection remembers', async () => {
    for (let n = 0; n < 450; n++) expect(await one(`select ${n} as n`)).toEqual({ n });
    expect(await one('select 3 as n')).toEqual({ n: 3 });
  });
});

describe('a pool whose connections are all in use', () => {
  it('answers whoever waited in vain that the service is busy, not that it failed', async ({ skip }) => {
    if (test.url === undefined) return skip('PGlite has one connection and no pool');
    // Long enough for the first connection of a busy machine, which the same time is for.
    const small = new PostgresDatabase({ url: test.url, poolSize: 1, waitMs: 2_000 });
    let release = () => {};
    let taken = () => {};
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const holding = small.transaction('nobody', async () => {
      taken();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await isTaken;
    for (const work of [
      () => small.read('nobody', 'select 1'),
      () => small.transaction('nobody', async () => {}),
    ]) {
      const error = await work().then(
        () => null,
        (cause) => cause,
      );
      const refusal = refusalFor(error);
      expect(statusOf(refusal.kind)).toBe(503);
      expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
    }
    release();
    await holding;
    expect(await small.read('nobody', 'select 1 as one')).toEqual([{ one: 1 }]);
    await small.close();
  });
});
