import { describe, expect, it } from 'vitest';
import { rupees } from '../../test/ledger.ts';
import { basisPoints, divideHalfUp, type Paise, paise } from '../money/scaled.ts';
import { delayOf } from './delay.ts';
import { lasts, neededFor } from './drawings.ts';
import { grown, lumpsumNeeded } from './grown.ts';
import { type SipCourse, sipNeeded, sipPaidIn, sipWorth } from './sip-worth.ts';

const percent = (count: number) => basisPoints(BigInt(count) * 100n);
const years = (count: number) => count * 12;
/** The table's own case: 12 %, a twelfth a month, paid at the start. */
const course = (count: number, change: Partial<SipCourse> = {}): SipCourse => ({
  months: years(count),
  rate: percent(12),
  basis: 'nominal',
  paid: 'start',
  stepUp: { kind: 'rate', rate: percent(0) },
  ...change,
});
const byTenPercent = { stepUp: { kind: 'rate', rate: percent(10) } } as const;
const byThousand = { stepUp: { kind: 'amount', amount: rupees('1,000') } } as const;
const effective = { basis: 'effective' } as const;

const tenThousand = rupees('10,000');
const study = grown(rupees('10,00,000'), percent(10), years(15));
const month = grown(rupees('50,000'), percent(6), years(30));
const year = grown(rupees('6,00,000'), percent(6), years(30));
const drawn = { first: year, every: 'year', years: 25, rise: percent(6), rate: percent(7) } as const;
const retired = neededFor(drawn);
const tenLakhThen = grown(rupees('10,00,000'), percent(12), years(30));
const late = delayOf(tenThousand, course(25), years(5));
const outlast = lasts(rupees('1,00,00,000'), { first: rupees('60,000'), rise: percent(6), rate: percent(8) });
const fee = grown(rupees('5,00,000'), percent(10), years(10));

/** Handbook part 2, C4: figure by figure, in whole rupees. */
const table: readonly (readonly [string, Paise | null, string])[] = [
  ['1 cost in 15 years', study, '41,77,248'],
  ['2 SIP at the end of the month', sipWorth(tenThousand, course(10, { paid: 'end' })), '23,00,387'],
  ['2 SIP at the start', sipWorth(tenThousand, course(10)), '23,23,391'],
  ['3 SIP at the effective rate', sipWorth(tenThousand, course(10, effective)), '22,40,359'],
  ['4 stepped up by 10 %', sipWorth(tenThousand, course(10, byTenPercent)), '33,74,326'],
  ['4 paid in', sipPaidIn(tenThousand, course(10, byTenPercent)), '19,12,491'],
  ['4 effective', sipWorth(tenThousand, course(10, { ...byTenPercent, ...effective })), '32,68,898'],
  ['5 stepped up by 1,000', sipWorth(tenThousand, course(10, byThousand)), '31,45,356'],
  ['5 paid in', sipPaidIn(tenThousand, course(10, byThousand)), '17,40,000'],
  ['6 SIP needed', sipNeeded(study, course(15)), '8,279'],
  ['6 at the end of the month', sipNeeded(study, course(15, { paid: 'end' })), '8,362'],
  ['6 effective', sipNeeded(study, course(15, effective)), '8,777'],
  ['7 lumpsum now', lumpsumNeeded(study, percent(12), years(15)), '7,63,168'],
  ['8 first SIP, stepped up', sipNeeded(study, course(15, byTenPercent)), '4,810'],
  ['9 25 years', sipWorth(tenThousand, course(25)), '1,89,76,351'],
  ['9 20 years', sipWorth(tenThousand, course(20)), '99,91,479'],
  ['9 lost by the delay', late.lost, '89,84,872'],
  ['9 SIP to catch up', late.sip, '18,993'],
  ['10 a month in 30 years', month, '2,87,175'],
  ['10 a year', year, '34,46,095'],
  ['11 corpus', retired, '7,71,48,478'],
  ['11 corpus at 6 %', neededFor({ ...drawn, rate: percent(6) }), '8,61,52,368'],
  ['12 corpus, drawn monthly', neededFor({ ...drawn, first: month, every: 'month' }), '7,48,06,969'],
  ['13 SIP for it', sipNeeded(retired, course(30)), '21,856'],
  ['13 ten lakh then', tenLakhThen, '2,99,59,922'],
  ['13 SIP beside them', sipNeeded(paise(retired - tenLakhThen), course(30)), '13,368'],
  ['14 left of a crore', outlast.left, '1,17,265'],
  ['15 first fee', fee, '12,96,871'],
  [
    '15 corpus for four',
    neededFor({ ...drawn, first: fee, years: 4, rise: percent(10), rate: percent(8) }),
    '53,33,369',
  ],
];

describe('the worked examples of the handbook', () => {
  it.each(table)('%s', (_case, amount, figure) => {
    expect(divideHalfUp(amount ?? 0n, 100n)).toBe(rupees(figure) / 100n);
  });

  it('14 a crore pays 198 full months', () => {
    expect(outlast.months).toBe(198);
  });

  it('are all fifteen', () => {
    const numbers = new Set(table.map(([title]) => Number(title.split(' ', 1))));
    expect([...numbers]).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });
});
