import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedOf } from '../../../../../../packages/domain/test/reference/random-feed.ts';
import { dayOf, isoOf } from '../../../../../../packages/domain/test/reference/reference-house.ts';
import { csvOf, filesOf } from '../../../../test/reference/feed-files.ts';
import { feeds } from './all-feeds.ts';
import { readAll } from './test/read-all.ts';

const isoDay = (iso: string | null, otherwise: string): number => dayOf(iso ?? otherwise);

describe('a random feed', () => {
  it('is written in columns from which the registrars’ readers get every row as it was meant', async () => {
    await fc.assert(
      fc.asyncProperty(feedOf(40), async (feed) => {
        for (const file of filesOf(feed).filter(({ rows }) => rows.length > 0)) {
          const read =
            file.rta === 'CAMS'
              ? readAll(feeds['cams-wbr2'], csvOf(file))
              : readAll(feeds['kfin-mfsd201'], csvOf(file));
          const { records, quarantined, ignored } = await read;
          expect([quarantined, ignored]).toEqual([[], []]);
          const reported = records.map((record) => ({
            number: record.transactionNumber,
            kind: record.kind,
            isReversal: record.reversal,
            names: record.reversesNumber,
            trade: dayOf(record.tradeDate),
            post: isoDay(record.postDate, record.tradeDate),
            units: record.units,
            amount: record.amount,
            brought: record.carriedOn,
            cost: record.carriedAmount,
            pan: record.pan,
          }));
          const meant = file.rows.map((row) => ({
            number: row.number,
            kind: row.kind,
            isReversal: row.isReversal,
            names: row.isReversal ? (row.names ?? row.number) : null,
            trade: row.trade,
            post: row.post,
            units: row.units,
            amount: row.amount,
            brought: row.brought && isoOf(row.brought.day),
            cost: row.brought?.cost ?? null,
            pan: row.pan,
          }));
          expect(reported).toEqual(meant);
        }
      }),
      { numRuns: 30 },
    );
  });
});
