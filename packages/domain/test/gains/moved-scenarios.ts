import type { Scenario } from './scenarios.ts';

/** Whatever may happen to units between purchase and sale. */
export const movedScenarios: readonly Scenario[] = [
  {
    title: 'a switch is a sale, and a purchase of its own day and amount',
    rows: [
      '1/F: 1 purchase 2020-01-06 100 2,000',
      '1/F: 2 switch-out 2026-01-05 100 3,000',
      '1/W: 2 switch-in 2026-01-07 60 2,999.85 duty=0.15',
      '1/W: 3 redemption 2027-01-08 60 3,600',
    ],
    lines: [
      '1>2 100.000 cost 2000.00 sale 3000.00 long 12.5 gain 1000.00',
      '2>3 60.000 cost 2999.85 sale 3600.00 long 12.5 gain 600.15',
    ],
  },
  {
    title: 'STP and SWP are sales',
    rows: [
      '1/F: 1 purchase 2020-01-06 100 2,000',
      '1/F: 2 stp-out 2026-01-05 10 300',
      '1/F: 3 swp 2026-02-05 10 310',
    ],
    lines: [
      '1>2 10.000 cost 200.00 sale 300.00 long 12.5 gain 100.00',
      '1>3 10.000 cost 200.00 sale 310.00 long 12.5 gain 110.00',
    ],
  },
  {
    title: 'what an STP brings in is a lot of its own',
    rows: [
      '1/F: 1 stp-in 2025-01-06 10 200',
      '1/F: 2 stp-in 2025-02-06 10 220',
      '1/F: 3 redemption 2026-01-20 15 450',
    ],
    lines: [
      '1>3 10.000 cost 200.00 sale 300.00 long 12.5 gain 100.00',
      '2>3 5.000 cost 110.00 sale 150.00 short 20 gain 40.00',
    ],
  },
  {
    title: 'reinvested IDCW has its own cost and day',
    rows: [
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 2 idcw-reinvestment 2025-06-02 5 150',
      '1/F: 3 redemption 2026-01-05 105 4,200',
    ],
    lines: [
      '1>3 100.000 cost 2000.00 sale 4000.00 long 12.5 gain 2000.00',
      '2>3 5.000 cost 150.00 sale 200.00 short 20 gain 50.00',
    ],
  },
  {
    title: 'IDCW paid out changes no gain',
    rows: [
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 2 idcw-payout 2025-06-02 0 500',
      '1/F: 3 redemption 2026-01-05 100 2,500',
    ],
    lines: ['1>3 100.000 cost 2000.00 sale 2500.00 long 12.5 gain 500.00'],
  },
  {
    title: 'bonus units cost nothing and are held from their allotment',
    rows: [
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 2 bonus 2025-06-02 100 0',
      '1/F: 3 redemption 2026-01-05 150 1,800',
    ],
    lines: [
      '1>3 100.000 cost 2000.00 sale 1200.00 long 12.5 gain -800.00',
      '2>3 50.000 cost 0.00 sale 600.00 short 20 gain 600.00',
    ],
  },
  {
    title: 'a bonus becomes long after its own twelve months',
    rows: ['1/F: 1 bonus 2025-01-05 100 0', '1/F: 2 redemption 2026-01-06 100 1,200'],
    lines: ['1>2 100.000 cost 0.00 sale 1200.00 long 12.5 gain 1200.00'],
  },
  {
    title: 'a merger is no sale; its lots keep day and cost',
    rows: [
      '1/F: 1 purchase 2025-05-01 100 2,000',
      '1/F: 5 merger-out 2025-12-01 100 3,000',
      '1/K: 5 merger-in 2025-12-01 50 3,000',
      '1/K: 6 redemption 2026-05-01 20 1,300',
      '1/K: 7 redemption 2026-05-02 30 1,950',
    ],
    lines: [
      '5/1>6 20.000 cost 800.00 sale 1300.00 short 20 gain 500.00',
      '5/1>7 30.000 cost 1200.00 sale 1950.00 long 12.5 gain 750.00',
    ],
  },
  {
    title: 'merged units are grandfathered by the scheme they were bought in',
    rows: [
      '1/E: 1 purchase 2017-01-10 100 2,000',
      '1/E: 5 merger-out 2024-08-16 100 6,000',
      '1/K: 5 merger-in 2024-08-16 50 6,000',
      '1/K: 6 redemption 2026-03-10 50 8,000',
    ],
    lines: ['5/1>6 50.000 cost 3400.00 sale 8000.00 long 12.5 gain 4600.00'],
  },
  {
    title: 'a merger of two lots, and a sale across them',
    rows: [
      '1/F: 1 purchase 2019-04-01 100 1,000',
      '1/F: 2 purchase 2025-04-01 50 900',
      '1/F: 5 merger-out 2025-08-16 150 3,000',
      '1/K: 5 merger-in 2025-08-16 75 3,000',
      '1/K: 6 redemption 2025-09-01 60 2,400',
    ],
    lines: [
      '5/1>6 50.000 cost 1000.00 sale 2000.00 long 12.5 gain 1000.00',
      '5/2>6 10.000 cost 360.00 sale 400.00 short 20 gain 40.00',
    ],
  },
  {
    title: 'units given away are no sale; who got them sells with their day and cost',
    rows: [
      '1/F: 1 purchase 2020-01-06 100 2,000',
      '1/F: 5 transfer-out 2025-10-06 100 4,000',
      '2/F: 5 transfer-in 2025-10-06 100 4,000',
      '2/F: 6 redemption 2026-01-05 100 5,000',
    ],
    lines: ['5/1>6 100.000 cost 2000.00 sale 5000.00 long 12.5 gain 3000.00'],
  },
  {
    title: 'units given by who is not in the book have no gain',
    rows: ['2/F: 5 transfer-in 2025-10-06 100 4,000', '2/F: 6 redemption 2026-01-05 100 5,000'],
    lines: ['5>6 100.000 cost ? sale 5000.00 short 20 gain ?'],
    gaps: ['no-cost'],
  },
  {
    title: 'a transmission carries the lots of who died',
    rows: [
      '1/F: 1 purchase 2020-01-06 100 2,000',
      '1/F: 5 transmission-out 2025-10-06 100 4,000',
      '2/F: 5 transmission-in 2025-10-07 100 4,000',
      '2/F: 6 redemption 2026-01-05 40 2,000',
    ],
    lines: ['5/1>6 40.000 cost 800.00 sale 2000.00 long 12.5 gain 1200.00'],
  },
  {
    title: 'first in, first out is within a folio: the older lot of another folio stays',
    rows: [
      '1/F: 1 purchase 2020-01-06 100 1,000',
      '2/F: 2 purchase 2025-11-03 100 2,000',
      '2/F: 3 redemption 2026-01-05 100 3,000',
    ],
    lines: ['2>3 100.000 cost 2000.00 sale 3000.00 short 20 gain 1000.00'],
  },
  {
    title: 'joint folios of one scheme each have their own sale',
    rows: [
      '1/F: 1 purchase 2020-01-06 100 1,000',
      '1/F: 4 redemption 2026-01-05 50 1,500',
      '2/F: 2 purchase 2025-11-03 100 2,000',
      '2/F: 5 redemption 2026-01-05 50 1,500',
    ],
    lines: [
      '1>4 50.000 cost 500.00 sale 1500.00 long 12.5 gain 1000.00',
      '2>5 50.000 cost 1000.00 sale 1500.00 short 20 gain 500.00',
    ],
  },
  {
    title: 'the order of the feed does not matter',
    rows: [
      '1/F: 3 redemption 2026-01-05 120 3,600',
      '1/F: 2 purchase 2025-11-03 100 2,000',
      '1/F: 1 purchase 2020-01-06 100 1,000',
    ],
    lines: [
      '1>3 100.000 cost 1000.00 sale 3000.00 long 12.5 gain 2000.00',
      '2>3 20.000 cost 400.00 sale 600.00 short 20 gain 200.00',
    ],
  },
  {
    title: 'a lot in three parts costs what it cost, duty of 1.25 included, and not a paisa more',
    rows: [
      '1/F: 1 purchase 2024-01-08 300 3,001.25 duty=1.25',
      '1/F: 2 redemption 2026-01-05 100 1,100',
      '1/F: 3 redemption 2026-01-06 100 1,100',
      '1/F: 4 redemption 2026-01-07 100 1,100',
    ],
    // 2,000.83 and 1,000.42 are left in between.
    lines: [
      '1>2 100.000 cost 1000.42 sale 1100.00 long 12.5 gain 99.58',
      '1>3 100.000 cost 1000.41 sale 1100.00 long 12.5 gain 99.59',
      '1>4 100.000 cost 1000.42 sale 1100.00 long 12.5 gain 99.58',
    ],
  },
  {
    title: 'a sale over three equal lots is shared without losing a paisa',
    rows: [
      '1/F: 1 purchase 2024-01-08 1 10',
      '1/F: 2 purchase 2024-01-09 1 10',
      '1/F: 3 purchase 2024-01-10 1 10',
      '1/F: 4 redemption 2026-01-05 3 100',
    ],
    lines: [
      '1>4 1.000 cost 10.00 sale 33.33 long 12.5 gain 23.33',
      '2>4 1.000 cost 10.00 sale 33.34 long 12.5 gain 23.34',
      '3>4 1.000 cost 10.00 sale 33.33 long 12.5 gain 23.33',
    ],
  },
  {
    title: 'the load falls on the young lot alone',
    // 4,500 at NAV 30, less 1 % of 50 x 30.
    rows: [
      '1/W: 1 purchase 2020-01-10 100 1,000',
      '1/W: 2 purchase 2026-01-10 100 2,000',
      '1/W: 3 redemption 2026-03-10 150 4,485 nav=30',
    ],
    lines: [
      '1>3 100.000 cost 1000.00 sale 3000.00 long 12.5 gain 2000.00',
      '2>3 50.000 cost 1000.00 sale 1485.00 short 20 gain 485.00',
    ],
  },
  {
    title: 'STT and tax withheld are not deducted',
    rows: ['1/F: 1 purchase 2020-01-06 100 2,000', '1/F: 2 redemption 2026-01-05 100 3,000 stt=0.03 tds=125'],
    lines: ['1>2 100.000 cost 2000.00 sale 3000.00 long 12.5 gain 1000.00'],
  },
  {
    title: 'a failed instalment and its duty were never there',
    rows: [
      '1/F: 1 sip-instalment 2024-01-08 100 2,000 duty=0.10',
      '1/F: 2 sip-instalment 2024-02-08 100 2,100 duty=0.10',
      '1/F: 3 reversal 2024-02-12 100 2,100 reverses=2',
      '1/F: 4 redemption 2026-01-05 100 3,000',
    ],
    lines: ['1>4 100.000 cost 2000.00 sale 3000.00 long 12.5 gain 1000.00'],
  },
  {
    title: 'a sale taken back has no gain',
    rows: [
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 2 redemption 2026-01-05 100 3,000',
      '1/F: 3 reversal 2026-01-06 100 3,000 reverses=2',
    ],
    lines: [],
  },
  {
    title: 'a sale without lots is named and has no line',
    rows: ['1/F: 2 redemption 2026-01-05 100 3,000'],
    lines: [],
    gaps: ['uncounted 2 not-enough-units'],
  },
  {
    title: 'a sale of more than there is, likewise; the next one counts',
    rows: [
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 2 redemption 2026-01-05 101 3,030',
      '1/F: 3 redemption 2026-01-06 50 1,500',
    ],
    lines: ['1>3 50.000 cost 1000.00 sale 1500.00 long 12.5 gain 500.00'],
    gaps: ['uncounted 2 not-enough-units'],
  },
  {
    title: 'an opening balance is sold first and has no gain',
    rows: [
      '1/F: balance 2025-12-31 140',
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 2 redemption 2026-01-05 60 1,800',
    ],
    lines: [
      'opening>2 40.000 cost ? sale 1200.00 long 12.5 gain ?',
      '1>2 20.000 cost 400.00 sale 600.00 long 12.5 gain 200.00',
    ],
    gaps: ['no-cost'],
  },
  {
    title: 'fewer units at the registrar than the rows make: a sale has not come',
    rows: [
      '1/F: balance 2026-01-31 30',
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 2 redemption 2026-01-05 60 1,800',
    ],
    lines: ['1>2 60.000 cost 1200.00 sale 1800.00 long 12.5 gain 600.00'],
    gaps: ['fewer-units'],
  },
  {
    title: 'a reversal of what has not come is named',
    rows: [
      '1/F: 1 purchase 2024-01-08 100 2,000',
      '1/F: 3 reversal 2026-01-06 70 3,000 reverses=2',
      '1/F: 4 redemption 2026-01-07 100 1,900',
    ],
    lines: ['1>4 100.000 cost 2000.00 sale 1900.00 long 12.5 gain -100.00'],
    gaps: ['uncounted 3 nothing-to-reverse'],
  },
  {
    title: 'a scheme nobody knows has no lines',
    rows: ['1/X: 1 purchase 2024-01-08 100 2,000', '1/X: 2 redemption 2026-01-05 60 1,800'],
    lines: [],
    gaps: ['no-scheme'],
  },
];
