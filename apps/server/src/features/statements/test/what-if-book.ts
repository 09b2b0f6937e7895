import type { Database } from '../../../db/database.ts';
import { people } from '../../../http/test/test-book.ts';
import { bookOf } from '../../book/book.public.ts';
import { entry } from '../../investor/test/held-book.ts';
import { codes, folios, seedOrderBook } from '../../transact/test/order-book.ts';

/*
 * What a what-if meets, on top of the order book, where Asha bought 1,000 units of Flexi Cap at 30 and of an ELSS at 40
 * on 14-Nov-2024. The clock stands on Sunday 15-Nov-2026: a sale has Monday's NAV, and Flexi Cap's newest is 40.
 */
const { arn } = people.ifa;
const flexi = [arn, folios.asha, codes.flexi] as const;

export async function seedWhatIfBook(db: Database): Promise<void> {
  await seedOrderBook(db);
  await db.transaction('system', async (tx) => {
    await tx.query('update scheme set loads = $2 where code = $1', [
      codes.flexi,
      JSON.stringify([{ from: '2015-01-01', slabs: [{ upToDays: 365, percent: '1' }] }]),
    ]);
    await tx.query(
      `insert into holiday (calendar, day, name) values ('EQUITY', '2027-03-31', 'One'), ('EQUITY', '2027-03-30', 'Two')
           on conflict do nothing`,
    );
    await bookOf(tx).post([
      // Sold again in this financial year: 1,800 of long-term gain.
      entry(flexi, 'W1', 'purchase', '2023-05-10', { units: '100', amount: '2000', nav: '20' }),
      entry(flexi, 'W2', 'redemption', '2026-06-10', { units: '100', amount: '3800', nav: '38' }),
      // A year old on 1-Dec-2026.
      entry(flexi, 'W3', 'purchase', '2025-12-01', { units: '1000', amount: '36000', nav: '36' }),
      // Still locked in.
      entry([arn, folios.bela, codes.elss], 'W5', 'purchase', '2025-01-15', {
        units: '10',
        amount: '400',
        nav: '40',
      }),
      entry([people.other.arn, folios.theirs, codes.flexi], 'W6', 'purchase', '2024-01-10', {
        units: '500',
        amount: '10000',
        nav: '20',
      }),
    ]);
  });
}

export const clientOf = async (db: Database, folioNo: string): Promise<string> => {
  const [row] = await db.read<{ id: string }>(
    'system',
    'select investor_id as id from folio where folio_no = $1',
    [folioNo],
  );
  if (row === undefined) throw new Error(`No folio ${folioNo}`);
  return row.id;
};
