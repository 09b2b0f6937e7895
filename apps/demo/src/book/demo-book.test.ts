import { createHash } from 'node:crypto';
import { dayNumberOf } from '@hub/domain';
import { entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import { describe, expect, it } from 'vitest';
import { demoDistributors } from '../people/demo-people.ts';
import { demoRecords } from '../people/demo-records.ts';
import { type DemoBook, type DemoBookOf, demoBooks } from './demo-book.ts';
import { bookOn, today } from './test/sample-book.ts';

const main = demoBooks[0] as DemoBookOf;
const second = demoBooks[1] as DemoBookOf;

function hashOf(book: DemoBook, of: DemoBookOf): string {
  const hash = createHash('sha256').update(JSON.stringify(book.schemes));
  const text = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value);
  for (const nav of book.navs()) hash.update(`${nav.schemeCode}${nav.day}${nav.nav}`);
  for (const client of book.clients(of)) hash.update(JSON.stringify(client, text));
  return hash.digest('hex');
}

describe('the demo book', () => {
  const few = { ...main, investors: 200 };

  it('is the same for the same seed and day, and another for another', () => {
    const book = bookOn(today);
    const once = hashOf(book, few);
    expect(hashOf(book, few)).toBe(once);
    expect(hashOf(bookOn(today), few)).toBe(once);
    expect(hashOf(bookOn(today, 2), few)).not.toBe(once);
    expect(hashOf(bookOn(today.add({ days: 1 })), few)).not.toBe(once);
  });

  it('of one distributor does not depend on who else has one, nor on how large it is', () => {
    const book = bookOn(today);
    const alone = Array.from(bookOn(today).clients(second));
    Array.from(book.clients(few));
    expect(Array.from(book.clients(second))).toEqual(alone);
    expect(Array.from(book.clients({ ...second, investors: 20 }))).toEqual(alone.slice(0, 20));
  });

  it('has as many clients as asked for, none shared between distributors', () => {
    const book = bookOn(today);
    const pans = demoBooks.map((of) => {
      const clients = Array.from(book.clients({ ...of, investors: Math.min(of.investors, 100) }));
      expect(clients.length).toBe(Math.min(of.investors, 100));
      expect(clients.every(({ investor }) => investor.arn === of.arn)).toBe(true);
      return clients.flatMap(({ investor, folios }) =>
        [investor.pan ?? [], folios.map(({ folioNo }) => folioNo)].flat(),
      );
    });
    expect(new Set(pans.flat()).size).toBe(pans.flat().length);
  });

  it('of an expired ARN shows what still works: plans run on and clients sell, and nothing new was begun', () => {
    const expired = demoBooks.find(({ expiredDaysAgo }) => expiredDaysAgo !== undefined) as DemoBookOf;
    const { expiredDaysAgo = 0, arn } = expired;
    expect(demoRecords[arn]?.daysLeft).toBe(-expiredDaysAgo);
    expect(demoDistributors.find((one) => one.arn === arn)?.status).toBe('expired');
    const clients = Array.from(bookOn(today).clients(expired));
    const since = dayNumberOf(today) - expiredDaysAgo;
    const kinds = new Set(
      clients.flatMap(({ entries }) => entries.filter(({ day }) => day > since).map(({ kind }) => kind)),
    );
    expect(kinds).toContain('sip-instalment');
    expect([...kinds].some((kind) => entryKinds[kind].isSale)).toBe(true);
    expect(kinds).not.toContain('purchase');
    expect(kinds).not.toContain('switch-in');
    const plans = clients.flatMap((client) => client.plans);
    expect(plans.filter(({ registeredOn }) => registeredOn > since)).toEqual([]);
    expect(plans.filter(({ ceasedOn }) => ceasedOn === null).length).toBeGreaterThan(10);
  });

  it('is made client by client: the first of fifty thousand need no other', () => {
    const taken = bookOn(today)
      .clients({ ...main, investors: 50_000 })
      .take(5);
    expect(Array.from(taken)).toEqual(Array.from(bookOn(today).clients({ ...main, investors: 5 })));
  });
});
