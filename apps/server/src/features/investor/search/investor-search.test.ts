import { readFileSync } from 'node:fs';
import { texts } from '@hub/contract';
import { findAnything, listInvestors } from '@hub/contract/calls/investor/investor-list';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { findPage } from '../list/investor-list.repository.ts';
import { type ListClient, listSchemes, seedListBook } from '../test/list-book.ts';
import { signedIn } from '../test/signed-in.ts';

/** The worked examples of the documentation: name in the book, typed, found or not. */
const doc = readFileSync(new URL('../../../../../../docs/features/investor.md', import.meta.url), 'utf8');
const examples = [...doc.matchAll(/^\| ([^|]+) \| `([^`]+)` \| (found|not found) \|/gm)].map(
  ([, name = '', typed = '', outcome]) => ({ name: name.trim(), typed, isFound: outcome === 'found' }),
);

const clients: readonly ListClient[] = [
  ...[...new Set(examples.map(({ name }) => name))].map((name) => ({ name })),
  {
    name: 'Gopal Menon',
    pan: 'BQRPG4821K',
    mobile: '9812345678',
    folios: ['7654321/98', '4455667'],
    bought: [['equity', 1, '2026-01-01']],
  },
  { name: '100% Real_Name \\ O\'Brien "Bobby" 😀' },
];

let hub: TestApp;
let mine: TestClient;
let newcomer: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedListBook(hub.db, people.ifa.arn, clients);
  mine = await signedIn(hub, people.ifa.arn);
  newcomer = await signedIn(hub, people.employee.arn);
});
afterAll(() => hub.close());

const found = async (words: string): Promise<string[]> =>
  (await mine.request(listInvestors, { words })).items.map(({ name }) => name);

describe('a name', () => {
  it('has worked examples in the documentation, of both kinds', () => {
    expect(examples.filter(({ isFound }) => isFound).length).toBeGreaterThan(12);
    expect(examples.filter(({ isFound }) => !isFound).length).toBeGreaterThan(3);
  });

  it.each(examples)('$name by “$typed”: as the documentation says', async ({ name, typed, isFound }) => {
    const names = (await mine.request(findAnything, { words: typed })).clients.map((client) => client.name);
    expect([...names, ...(await found(typed))].includes(name)).toBe(isFound);
  });

  it('as it is written comes before one that only sounds so', async () => {
    expect((await found('laxmi'))[0]).toMatch(/^Laxmi/);
    expect((await found('lakshmi'))[0]).toMatch(/^Lakshmi/);
  });
});

describe('a client', () => {
  it.each([
    'BQRPG4821K',
    'bqrpg',
    '4821',
    '9812345678',
    '+91 98123 45678',
    '345678',
    '7654321/98',
    '1/98',
    '44556',
    'menon, gopal',
    'GOPAL  4821 7654321/98',
  ])('is found by %j', async (words) => {
    expect(await found(words)).toEqual(['Gopal Menon']);
  });

  it.each(['bqrpg4821z', '98123456789', '7654321/99', 'gopal 99999'])('is not found by %j', async (words) => {
    expect(await found(words)).toEqual([]);
  });
});

describe('a hostile search', () => {
  it.each([
    "'; drop table investor; --",
    "' or 1=1 --",
    '.*',
    '^[a-z]+$',
    '(((((',
    '%zz%',
    '__',
    '\\',
    '\\%',
    '$1',
    '{}',
    '--',
    '""',
    '🤖',
    'e\u0301',
    '\u202e',
    '!!! ???',
    'a b c d e f g h i j k l m n o p',
    'x'.repeat(100),
  ])('is answered for %j', async (words) => {
    const { totals, items } = await mine.request(listInvestors, { words });
    expect(totals?.clients).toBe(items.length);
    await mine.request(findAnything, { words });
  });

  it('finds its signs as signs, not as patterns', async () => {
    const [odd] = clients.slice(-1);
    for (const words of ['%', '_', '\\', '"bobby"', "o'brien", '😀', '100% real_name']) {
      expect(await found(words), words).toEqual([odd?.name]);
    }
    expect(await found('100_')).toEqual([]);
  });

  it('of blanks, commas and dots alone is no search', async () => {
    const everybody = (await mine.request(listInvestors, {})).totals;
    for (const words of ['', '   ', ' , . ', '\t\n\u00a0']) {
      expect((await mine.request(listInvestors, { words })).totals, JSON.stringify(words)).toEqual(everybody);
    }
    expect(await mine.request(findAnything, { words: ' ' })).toEqual({
      clients: [],
      folios: [],
      schemes: [],
    });
  });

  it.each([101, 10_000])('of %i characters is told at its field', async (length) => {
    const requested = { words: 'a'.repeat(length) };
    const refused = { ok: false, status: 400, fields: { words: texts.field.tooLong } };
    expect(await mine.call(listInvestors, requested)).toMatchObject(refused);
    expect(await mine.call(findAnything, requested)).toMatchObject(refused);
  });

  it('with a NUL is refused, not stored or crashed upon', async () => {
    expect(await mine.call(listInvestors, { words: 'a\0b' })).toMatchObject({ ok: false, status: 400 });
  });

  it('of one letter finds whoever has it, nobody who only sounds so', async () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const { totals } = await mine.request(listInvestors, { words: letter });
      expect(totals?.clients, letter).toBe(
        clients.filter(({ name, pan }) => `${name} ${pan ?? ''}`.toLowerCase().includes(letter)).length,
      );
    }
  });
});

describe('one box for everything', () => {
  it('gives clients, folios and schemes, the numbers masked', async () => {
    const answer = await mine.request(findAnything, { words: '7654321' });
    expect(answer).toMatchObject({
      clients: [{ name: 'Gopal Menon', maskedPan: '******821K', aum: '100.00' }],
      folios: [{ folioNo: '7654321/98', name: 'Gopal Menon' }],
      schemes: [],
    });
    expect(answer.folios[0]?.investorId).toBe(answer.clients[0]?.id);
  });

  it('shows a folio of the client whose other words fit', async () => {
    expect((await mine.request(findAnything, { words: 'gopal 4455' })).folios).toMatchObject([
      { folioNo: '4455667' },
    ]);
    expect((await mine.request(findAnything, { words: 'laxmi 4455' })).folios).toEqual([]);
  });

  it('has schemes for a book without clients too, those held first', async () => {
    const codes = async (client: TestClient, words: string) =>
      (await client.request(findAnything, { words })).schemes.map(({ code }) => code);
    const { debt, equity, hybrid, liquid } = listSchemes;
    expect(await codes(newcomer, 'aranya')).toEqual([hybrid, equity, debt, liquid].map(({ code }) => code));
    expect(await codes(mine, 'aranya')).toEqual([equity, hybrid, debt, liquid].map(({ code }) => code));
    expect(await codes(mine, 'flexicap')).toEqual([equity.code]);
    expect(await codes(mine, 'scheme debt')).toEqual([debt.code]);
  });

  it('finds a scheme in spite of slips, and none for a word without sense', async () => {
    const codes = async (words: string) =>
      (await mine.request(findAnything, { words })).schemes.map(({ code }) => code);
    const { equity, hybrid, liquid } = listSchemes;
    expect(await codes('flexi kap')).toEqual([equity.code]);
    expect(await codes('felxicap')).toEqual([equity.code]);
    expect(await codes('balancd')).toEqual([hybrid.code]);
    expect(await codes('likvid')).toEqual([liquid.code]);
    for (const words of ['xyzzy', 'flexi xyzzy', 'aranyo qqqq'])
      expect(await codes(words), words).toEqual([]);
  });

  it('shows at most six clients', async () => {
    expect((await mine.request(findAnything, { words: 'a' })).clients).toHaveLength(6);
  });
});

/** Words without letters in a row that could sound like another: what is literal is all there is. */
const alphabet = fc.constantFrom('a', 'e', '7', '4', '%', '_', '\\', "'", '-', 'é', 'É', '😀');
const word = fc.string({ unit: alphabet, minLength: 1, maxLength: 5 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

describe('any book and any search', () => {
  it('agree with a filter that knows no index', async () => {
    const arn = people.internal.arn;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name, pan: fc.option(word), folio: word }), { minLength: 1, maxLength: 8 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        async (book, requested) => {
          await hub.db.read('system', 'delete from folio where arn = $1', [arn]);
          await hub.db.read('system', 'delete from investor where arn = $1', [arn]);
          for (const [at, one] of book.entries()) {
            await hub.db.read(
              'system',
              `with client as (
                 insert into investor (arn, client_key, name, pan) values ($1, $2, $3, $4) returning id)
               insert into folio (arn, folio_no, investor_id, rta) select $1, $2 || $5, id, 'CAMS' from client`,
              [arn, `#${at}#`, one.name, one.pan, one.folio.toUpperCase()],
            );
          }
          const words = clientWords(requested.join(' '));
          const { items } = await findPage(
            oneStatement(hub.db, { arn }),
            { arn, today: '2026-11-15', filter: { ...noFilter, words }, sort: null, order: null },
            { size: 10, offset: 0, withTotals: true },
          );
          const fits = ({ name, pan, folio }: (typeof book)[number], at: number) =>
            words.every(
              (one) =>
                `${name.toLowerCase()} ${(pan ?? '').toLowerCase()} `.includes(one) ||
                (/\d/.test(one) && `#${at}#${folio.toUpperCase()}`.includes(one.toUpperCase())),
            );
          expect(items.map((item) => item.name).sort()).toEqual(
            book
              .filter(fits)
              .map((one) => one.name)
              .sort(),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

const noFilter = {
  assetClass: null,
  mix: null,
  kyc: null,
  sip: null,
  balance: null,
  aumFrom: null,
  aumTo: null,
  city: null,
  family: null,
  investedAfter: null,
  notInvestedAfter: null,
  clientSince: null,
  birthdays: null,
  ids: null,
  except: null,
};
