import { describe, expect, it } from 'vitest';
import { dayNo, nav, rupees, units } from '../../../test/ledger.ts';
import { orSkipped, sharedData } from '../../../test/shared-data.ts';
import { type LedgerEntry, ledgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { noExitLoad } from '../../holdings/tax/exit-load.ts';
import { paise } from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import { schedule112A } from '../files/schedule-112a.ts';
import { inflationIndexOf } from '../line/cost-inflation.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { gainYearOf } from '../year/gain-year.ts';
import { gainLinesOfBook } from './gain-lines.ts';

interface Vector {
  readonly id: string;
  readonly isin: string;
  readonly tax_type: 'EQUITY' | 'DEBT';
  readonly transactions: readonly {
    readonly date: string;
    readonly amount: string;
    readonly units: string | null;
    readonly nav: string | null;
    readonly type: 'PURCHASE' | 'REDEMPTION' | 'STT_TAX' | 'STAMP_DUTY_TAX';
  }[];
  readonly expected: {
    readonly lots: readonly {
      readonly sale_date: string;
      readonly gain: string;
      readonly gain_type: 'LTCG' | 'STCG';
      readonly fmv_nav_31jan2018: string | null;
    }[];
    readonly summary_by_fy: readonly {
      readonly fy: string;
      readonly ltcg_taxable?: string;
      readonly stcg: string;
    }[];
    readonly schedule_112a?: Readonly<
      Record<string, readonly { readonly acquired_1a: 'BE' | 'AE'; readonly balance: string }[]>
    >;
  };
}

const text = sharedData('capital-gains/fifo_gains.json');
const data: { readonly vectors: readonly Vector[]; readonly cii: Readonly<Record<string, number>> } =
  text === null ? { vectors: [], cii: {} } : JSON.parse(text);

const yearOf = (fy: string): number => Number(fy.slice(2, 6));

/** Cost as the vectors count it: units at NAV, and the stamp duty of the row that follows. */
function entriesOf({ transactions }: Vector): LedgerEntry[] {
  return transactions.flatMap((row, index) => {
    if (row.units === null || row.nav === null) return [];
    const count = units(row.units.replace('-', ''));
    const price = nav(row.nav);
    const next = transactions[index + 1];
    const duty = next?.type === 'STAMP_DUTY_TAX' ? rupees(next.amount) : paise(0n);
    return [
      ledgerEntry({
        ref: String(index),
        kind: row.type === 'PURCHASE' ? 'purchase' : 'redemption',
        day: dayNo(row.date),
        units: count,
        nav: price,
        amount: paise(valueAt(count, price) + duty),
        duty,
      }),
    ];
  });
}

function reckon(vector: Vector) {
  const [existing] = vector.expected.lots.flatMap(({ fmv_nav_31jan2018: fmv }) =>
    fmv === null ? [] : [fmv],
  );
  const scheme: GainScheme = {
    name: vector.id,
    isin: vector.isin,
    taxClass: vector.tax_type === 'EQUITY' ? 'equity' : 'debt',
    isListed: false,
    exitLoad: noExitLoad,
    grandfatherNav: existing === undefined ? null : nav(existing),
  };
  const schemes = new Map([['V', scheme]]);
  const ledger = { folioNo: '1', schemeCode: 'V', balance: null, entries: entriesOf(vector) };
  return { schemes, ...gainLinesOfBook([ledger], schemes) };
}

const apart = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);
/** The peer rounds units at NAV for each part, we share out what the whole lot cost. */
const slackOf = (lines: readonly unknown[]): bigint => BigInt(2 * lines.length + 1);
/** The peer's cost of a lot bought on 31-Jan-2018 itself is its actual one. */
const isJudged = ({ id }: Vector): boolean => !id.includes('on-31jan2018');

describe.skipIf(text === null)(orSkipped('gains on real NAVs', text), () => {
  it('has the same index for every year', () => {
    for (const [fy, index] of Object.entries(data.cii)) expect(inflationIndexOf(yearOf(fy)), fy).toBe(index);
  });

  it.each(data.vectors.filter(isJudged))('sums up $id by year', (vector) => {
    const { lines } = reckon(vector);
    expect(vector.expected.summary_by_fy.length).toBeGreaterThan(0);
    for (const peer of vector.expected.summary_by_fy) {
      const { groups } = gainYearOf(lines, yearOf(peer.fy));
      const gainOf = (term: string) =>
        groups.reduce((sum, group) => (group.term === term ? sum + group.gain : sum), 0n);
      expect(apart(gainOf('short'), rupees(peer.stcg)), peer.fy).toBeLessThanOrEqual(slackOf(lines));
      expect(apart(gainOf('long'), rupees(peer.ltcg_taxable ?? '0')), peer.fy).toBeLessThanOrEqual(
        slackOf(lines),
      );
    }
  });

  it.each(data.vectors.filter((vector) => isJudged(vector) && vector.tax_type === 'EQUITY'))(
    'has the balances of Schedule 112A of $id',
    (vector) => {
      const { lines, schemes } = reckon(vector);
      for (const [fy, rows] of Object.entries(vector.expected.schedule_112a ?? {})) {
        const own = schedule112A(lines, schemes, yearOf(fy));
        for (const flag of ['BE', 'AE'] as const) {
          const theirs = rows.filter(({ acquired_1a }) => acquired_1a === flag);
          const ours = own.rows.filter(([acquired]) => acquired === flag);
          // In rupees: each row may be off by one for rounding.
          const sum = ours.reduce((total, row) => total + BigInt(row.at(-1) ?? '0'), 0n);
          const peers = theirs.reduce((total, { balance }) => total + Number(balance), 0);
          expect(Math.abs(Number(sum) - peers), `${fy} ${flag}`).toBeLessThanOrEqual(
            theirs.length + ours.length,
          );
        }
      }
    },
  );
});
