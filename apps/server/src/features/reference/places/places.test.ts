import {
  banks,
  ifscSearch,
  investorIfscSearch,
  LOOKUP_ROWS,
  pincode,
} from '@hub/contract/calls/reference/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../../../db/queries.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { ensureReference } from '../lists/ensure-reference.ts';
import { findBranchesByWords } from './places.repository.ts';

let hub: TestApp;
let client: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await ensureReference(hub.db);
  [client, stranger] = [hub.client(), hub.client()];
  await client.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

const found = async (words: string) =>
  (await stranger.request(ifscSearch, { words })).map(({ ifsc }) => ifsc);

describe('the search for a branch', () => {
  it('takes bank and place in any order, by the names people use', async () => {
    for (const words of ['kotak andheri', 'ANDHERI Kotak', 'lokhandwala kotak mahindra bank mumbai']) {
      expect(await found(words), words).toEqual(['KKBK0000680']);
    }
    expect(await found('pnb mylapore')).toEqual(['PUNB0438600']);
    expect(await found('axis kalyan nagar')).toEqual(['UTIB0000734']);
    expect(await found('sbi agartala')).toEqual(['SBIN0000002']);
    expect(await found('bank of india opera')).toEqual(['BKID0000076']);
  });

  it('finds within one bank by words of the place alone', async () => {
    const rows = await stranger.request(ifscSearch, { bank: 'hdfc', words: 'delhi' });
    expect(rows.map(({ ifsc }) => ifsc)).toEqual(['HDFC0004414', 'HDFC0001660']);
    expect(await stranger.request(ifscSearch, { bank: 'HDFC', words: 'nowhere' })).toEqual([]);
    expect(await stranger.request(ifscSearch, { bank: 'ZZZZ' })).toEqual([]);
  });

  it('finds by a code and by the beginning of one', async () => {
    expect(await stranger.request(ifscSearch, { ifsc: 'hdfc0001660' })).toEqual([
      {
        ifsc: 'HDFC0001660',
        bankCode: 'HDFC',
        bank: 'HDFC Bank',
        branch: 'Janpath',
        address: '',
        city: 'New Delhi',
        district: 'New Delhi',
        state: 'Delhi',
        micr: '110240213',
        isListed: true,
      },
    ]);
    const rows = await stranger.request(ifscSearch, { ifsc: 'ICIC0' });
    expect(rows.map(({ ifsc }) => ifsc)).toEqual([
      'ICIC0001249',
      'ICIC0001962',
      'ICIC0005588',
      'ICIC0005934',
    ]);
  });

  it('names the bank of a code whose branch it does not have, and says so', async () => {
    expect(await stranger.request(ifscSearch, { ifsc: 'SBIN0099999' })).toMatchObject([
      { ifsc: 'SBIN0099999', bank: 'State Bank of India', branch: '', isListed: false },
    ]);
    expect(await stranger.request(ifscSearch, { ifsc: 'ZZZZ0000001' })).toEqual([]);
  });

  it('asks for the bank: a place alone finds nothing and reads no branch', async () => {
    expect(await found('andheri')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('.* (a+)+$')).toEqual([]);
  });

  it('is the same on both services', async () => {
    const requested = { words: 'icici mumbai' };
    expect(await client.request(investorIfscSearch, requested)).toEqual(
      await client.request(ifscSearch, requested),
    );
    expect(await stranger.request(investorIfscSearch, requested)).toHaveLength(4);
  });

  it('refuses both ways at once, neither, and what is endless', async () => {
    for (const requested of [
      {},
      { ifsc: 'HDFC0001660', words: 'x' },
      { ifsc: 'HD' },
      { words: 'x'.repeat(10_000) },
      { bank: 'HDFC0' },
    ]) {
      expect(await stranger.call(ifscSearch, requested), JSON.stringify(requested)).toMatchObject({
        ok: false,
        status: 400,
      });
    }
  });

  it('goes by the index of banks, however many branches there are', async () => {
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `insert into ifsc_branch (ifsc, bank_code, bank, branch, city, words)
         select 'Q' || lpad(n::text, 3, 'Q') || '0' || lpad(n::text, 6, '0'), 'Q' || (n % 200), 'Q', 'B' || n, 'C', 'Q B' || n
           from generate_series(1, 20000) as n`,
      );
      await tx.query(
        `insert into ifsc_branch (ifsc, bank_code, bank, branch, city, words)
         select 'UCBA09' || lpad(n::text, 5, '0'), 'UCBA', 'UCO Bank', 'B' || n, 'C', 'UCO BANK B' || n
           from generate_series(1, 300) as n`,
      );
    });
    await hub.db.asOwner((owner) => owner.query('analyze ifsc_branch'));
    expect(await found('uco b')).toHaveLength(LOOKUP_ROWS);
    const requested: { text: string; params: readonly unknown[] }[] = [];
    const noting: Queries = {
      query: async (text, params = []) => {
        requested.push({ text, params });
        return [];
      },
    };
    await findBranchesByWords(noting, { words: ['UCO', 'B'], distinctive: ['UCO'], common: [] }, LOOKUP_ROWS);
    const [statement] = requested;
    const plan = await hub.db.read<{ 'QUERY PLAN': string }>(
      'nobody',
      `explain ${statement?.text}`,
      statement?.params,
    );
    const steps = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(steps).toContain('ifsc_branch_bank');
    expect(steps).not.toContain('Seq Scan on ifsc_branch');
    await hub.db.read('system', "delete from ifsc_branch where words like 'Q B%' or ifsc like 'UCBA09%'");
  });
});

describe('a pincode', () => {
  it('tells place, district and state', async () => {
    expect(await stranger.request(pincode, { pincode: '560001' })).toEqual([
      {
        pincode: '560001',
        office: 'Bengaluru G.P.O.',
        city: 'Bengaluru Urban',
        district: 'Bengaluru Urban',
        state: 'Karnataka',
      },
    ]);
  });

  it('is found by its first digits, in order', async () => {
    const rows = await stranger.request(pincode, { pincode: '68200' });
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every((row) => row.pincode.startsWith('68200') && row.state === 'Kerala')).toBe(true);
    expect(rows.map((row) => row.pincode)).toEqual(rows.map((row) => row.pincode).sort());
    expect(await stranger.request(pincode, { pincode: '400' })).toHaveLength(LOOKUP_ROWS);
  });

  it('that nobody has is answered with no row; what is none is refused', async () => {
    expect(await stranger.request(pincode, { pincode: '999999' })).toEqual([]);
    for (const wrong of ['', '12', '012345', '1234567', '56000%', 'abcdef', '５６０００１']) {
      expect(await stranger.call(pincode, { pincode: wrong }), wrong).toMatchObject({
        ok: false,
        status: 400,
      });
    }
  });
});

describe('the banks', () => {
  it('come all at once, or by any words', async () => {
    expect((await client.request(banks, {})).length).toBeGreaterThan(80);
    expect(await client.request(banks, { words: 'small jana' })).toEqual([
      { code: 'JSFB', name: 'Jana Small Finance Bank', upi: true, nachDebit: true },
    ]);
    expect(await client.request(banks, { words: 'kkbk' })).toMatchObject([{ name: 'Kotak Mahindra Bank' }]);
    expect(await client.request(banks, { words: 'no such bank' })).toEqual([]);
  });
});
