import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import type { Tx } from '../db/database.ts';
import { createKeyring } from '../http/auth/security.ts';
import { testClock } from '../http/test/test-clock.ts';
import { testConfig } from '../http/test/test-config.ts';
import { issueLink, type LinkTerms, peekLink, revokeLink, useLink } from './links.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const { digest } = createKeyring(testConfig(), testClock()).security;
const now = Temporal.Instant.from('2026-11-16T06:00:00Z');
const terms: LinkTerms = {
  purpose: 'order-confirmation',
  arn: 'ARN-1',
  details: { order: 'O-1' },
  expiresAt: now.add({ hours: 1 }),
};
const open = { status: 'open', arn: 'ARN-1', details: { order: 'O-1' } };

/** Whoever opens a link has no session. */
const asStranger = <T>(work: (tx: Tx) => Promise<T>) => test.db.transaction('nobody', work);
const issue = (changes: Partial<LinkTerms> = {}) =>
  test.db.transaction({ arn: 'ARN-1' }, (tx) => issueLink(tx, digest, { ...terms, ...changes }, now));
const requested = (token: string) => ({ purpose: 'order-confirmation' as const, token, now });
const peek = (token: string) => asStranger((tx) => peekLink(tx, digest, requested(token)));
const use = (token: string) => asStranger((tx) => useLink(tx, digest, requested(token)));

describe('a link', () => {
  it('can be looked at any number of times and used once', async () => {
    const { token, id } = await issue();
    expect(await peek(token)).toEqual({ ...open, id });
    expect(await peek(token)).toEqual({ ...open, id });
    expect(await use(token)).toEqual({ ...open, id });
    expect(await use(token)).toEqual({ status: 'used' });
    expect(await peek(token)).toEqual({ status: 'used' });
  });

  it('is used by one of many that come at once', async () => {
    const { token } = await issue();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => use(token)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual(['open', 'used', 'used', 'used', 'used', 'used']);
  });

  it('is as good as before when the transaction that used it rolls back', async () => {
    const { token } = await issue();
    const failed = asStranger(async (tx) => {
      expect((await useLink(tx, digest, requested(token))).status).toBe('open');
      throw new Error('the order could not be confirmed');
    });
    await expect(failed).rejects.toThrow('could not be confirmed');
    expect((await use(token)).status).toBe('open');
  });

  it('ends at its last moment', async () => {
    const { token } = await issue();
    const at = (moment: Temporal.Instant) =>
      asStranger((tx) => peekLink(tx, digest, { ...requested(token), now: moment }));
    expect((await at(terms.expiresAt.subtract({ seconds: 1 }))).status).toBe('open');
    expect(await at(terms.expiresAt)).toEqual({ status: 'expired' });
    expect(
      await asStranger((tx) => useLink(tx, digest, { ...requested(token), now: terms.expiresAt })),
    ).toEqual({
      status: 'expired',
    });
  });

  it('of one purpose is unknown for another, and so is a token that nobody issued', async () => {
    const { token } = await issue({ purpose: 'mandate' });
    expect(await use(token)).toEqual({ status: 'unknown' });
    expect(await use(`${token}x`)).toEqual({ status: 'unknown' });
    expect(await use('')).toEqual({ status: 'unknown' });
  });

  it('can be revoked until it is used', async () => {
    const { token, id } = await issue();
    const revoke = () => test.db.transaction({ arn: 'ARN-1' }, (tx) => revokeLink(tx, 'ARN-1', id, now));
    expect(await revoke()).toBe(true);
    expect(await revoke()).toBe(false);
    expect(await use(token)).toEqual({ status: 'revoked' });
  });

  it('of another distributor cannot be issued, revoked or read', async () => {
    const { token, id } = await issue();
    const asOther = <T>(work: (tx: Tx) => Promise<T>) => test.db.transaction({ arn: 'ARN-2' }, work);
    expect(await asOther((tx) => revokeLink(tx, 'ARN-1', id, now))).toBe(false);
    expect(await asOther((tx) => tx.query('select id from link'))).toEqual([]);
    await expect(asOther((tx) => issueLink(tx, digest, terms, now))).rejects.toThrow(/row-level security/);
    expect((await peek(token)).status).toBe('open');
  });

  it('cannot be marked as used by a distributor, only by whoever holds the token', async () => {
    await issue();
    await expect(test.db.read({ arn: 'ARN-1' }, 'update link set used_at = null')).rejects.toThrow(
      /permission/,
    );
  });

  it('is at rest only as a keyed hash', async () => {
    const { token } = await issue();
    const rows = JSON.stringify(await test.db.read('system', 'select * from link'));
    expect(rows).not.toContain(token);
    expect(rows).toContain(digest('link', token).toString('hex'));
    const otherKeys = createKeyring(
      testConfig({ tokenSecret: 'another secret of the same length, 32+' }),
      testClock(),
    );
    expect(otherKeys.security.digest('link', token)).not.toEqual(digest('link', token));
  });
});
