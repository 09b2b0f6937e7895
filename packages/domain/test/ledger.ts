import fc from 'fast-check';
import { addMonths, type DayNumber, dayNumberOf } from '../src/calendar/day-number.ts';
import type { EntryKind } from '../src/holdings/ledger/entry-kinds.ts';
import { type EntryInput, type LedgerEntry, ledgerEntry } from '../src/holdings/ledger/ledger-entry.ts';
import { milliUnits, navTenThousandths, paise } from '../src/money/scaled.ts';
import { day } from './dates.ts';

export const dayNo = (iso: string): DayNumber => dayNumberOf(day(iso));

const scaled = (text: string, places: number): bigint => {
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.');
  return BigInt(whole + part.padEnd(places, '0'));
};

/** `rupees('10,000')`, `units('191.043')`, `nav('52.3417')`: figures as the handbook writes them. */
export const rupees = (text: string) => paise(scaled(text, 2));
export const units = (text: string) => milliUnits(scaled(text, 3));
export const nav = (text: string) => navTenThousandths(scaled(text, 4));

export const entry = (
  ref: string,
  kind: EntryKind,
  iso: string,
  rest: Omit<EntryInput, 'ref' | 'kind' | 'day'> = {},
): LedgerEntry => ledgerEntry({ ref, kind, day: dayNo(iso), ...rest });

const start = dayNo('2020-01-01');

const inKinds = ['purchase', 'sip-instalment', 'switch-in', 'stp-in', 'idcw-reinvestment', 'bonus'] as const;
const outKinds = ['redemption', 'swp', 'switch-out', 'stp-out', 'merger-out', 'transfer-out'] as const;
const carriedKinds = ['merger-in', 'transfer-in', 'transmission-in', 'broker-in'] as const;

const anyFigures = fc.record({
  after: fc.integer({ min: 0, max: 3 }),
  units: fc.bigInt({ min: 1n, max: 900_000n }),
  amount: fc.bigInt({ min: 100n, max: 9_000_000n }),
  nav: fc.bigInt({ min: 1_000n, max: 9_000_000n }),
  age: fc.integer({ min: 0, max: 40 }),
  pick: fc.nat(),
});

const anyStep = fc.tuple(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<EntryKind[]>(...inKinds) },
    { weight: 4, arbitrary: fc.constantFrom<EntryKind[]>(...outKinds) },
    { weight: 1, arbitrary: fc.constantFrom<EntryKind[]>(...carriedKinds) },
    { weight: 1, arbitrary: fc.constant<EntryKind>('idcw-payout') },
    { weight: 2, arbitrary: fc.constant<EntryKind>('reversal') },
  ),
  anyFigures,
);

/**
 * Rows of one position as a feed might bring them: several on a day, sales of more than there is, reversals
 * of anything. The numbers run against the days, so that order by number and order of arrival differ.
 */
export const anyRows: fc.Arbitrary<LedgerEntry[]> = fc
  .array(anyStep, { minLength: 1, maxLength: 40 })
  .map((steps) => {
    let today = start as number;
    const rows: LedgerEntry[] = [];
    steps.forEach(([kind, figures], index) => {
      today += figures.after;
      const at = today as DayNumber;
      const ref = String(5_000 - ((index * 7) % 40));
      if (kind === 'reversal') {
        const original = rows[figures.pick % Math.max(1, rows.length)];
        if (original !== undefined) {
          const { units: count, amount, nav: price, kind: undoes } = original;
          const undone = undoes === 'reversal' ? {} : { undoes };
          rows.push(
            ledgerEntry({
              ref: `R${ref}`,
              kind,
              day: at,
              units: count,
              amount,
              nav: price,
              reverses: original.ref,
              ...undone,
            }),
          );
        }
        return;
      }
      const isCarried = carriedKinds.some((carried) => carried === kind);
      rows.push(
        ledgerEntry({
          ref,
          kind,
          day: at,
          units: milliUnits(kind === 'idcw-payout' ? 0n : figures.units),
          amount: paise(figures.amount),
          duty: paise(figures.amount / 20_000n),
          nav: navTenThousandths(figures.nav),
          carried: isCarried
            ? { acquiredOn: addMonths(at, -figures.age), cost: paise(figures.amount / 2n) }
            : null,
        }),
      );
    });
    return rows;
  });
