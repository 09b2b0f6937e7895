/** What is booked, what the statement must say of it, and what it must say that it does not know. Reckoned by hand. */
export interface Scenario {
  readonly title: string;
  readonly rows: readonly string[];
  readonly lines: readonly string[];
  readonly gaps?: readonly string[];
}

const sold = (title: string, at: string, bought: string, on: string, said: string): Scenario => ({
  title,
  rows: [`1/${at}: 1 purchase ${bought} 100 2,000`, `1/${at}: 2 redemption ${on} 100 3,000`],
  lines: [`1>2 100.000 ${said}`],
});
const short = 'cost 2000.00 sale 3000.00 short';
const long = 'cost 2000.00 sale 3000.00 long';

/** 100 units for 2,000, sold for 3,000: when it is long, and at which rate. */
export const termScenarios: readonly Scenario[] = [
  sold('equity on the anniversary', 'F', '2025-03-10', '2026-03-10', `${short} 20 gain 1000.00`),
  sold('equity the day after it', 'F', '2025-03-10', '2026-03-11', `${long} 12.5 gain 1000.00`),
  sold('29-Feb-2020 to 28-Feb-2021', 'F', '2020-02-29', '2021-02-28', `${short} 15 gain 1000.00`),
  sold('29-Feb-2020 to 1-Mar-2021', 'F', '2020-02-29', '2021-03-01', `${long} 10 gain 1000.00`),
  sold('29-Feb-2024 to 28-Feb-2025', 'F', '2024-02-29', '2025-02-28', `${short} 20 gain 1000.00`),
  sold('29-Feb-2024 to 1-Mar-2025', 'F', '2024-02-29', '2025-03-01', `${long} 12.5 gain 1000.00`),
  sold('28-Feb-2023 to 28-Feb-2024', 'F', '2023-02-28', '2024-02-28', `${short} 15 gain 1000.00`),
  sold('28-Feb-2023 to 29-Feb-2024', 'F', '2023-02-28', '2024-02-29', `${long} 10 gain 1000.00`),
  sold('long equity on 22-Jul-2024', 'F', '2020-01-06', '2024-07-22', `${long} 10 gain 1000.00`),
  sold('long equity on 23-Jul-2024', 'F', '2020-01-06', '2024-07-23', `${long} 12.5 gain 1000.00`),
  sold('short equity on 22-Jul-2024', 'F', '2024-01-08', '2024-07-22', `${short} 15 gain 1000.00`),
  sold('short equity on 23-Jul-2024', 'F', '2024-01-08', '2024-07-23', `${short} 20 gain 1000.00`),
  sold('equity bought and sold on one day', 'F', '2026-01-05', '2026-01-05', `${short} 20 gain 1000.00`),
  sold(
    'debt of 31-Mar-2023 after 24 months to the day',
    'D',
    '2023-03-31',
    '2025-03-31',
    `${short} slab gain 1000.00`,
  ),
  sold('debt of 31-Mar-2023 a day later', 'D', '2023-03-31', '2025-04-01', `${long} 12.5 gain 1000.00`),
  sold('debt of 1-Apr-2023 after years', 'D', '2023-04-01', '2031-04-02', `${short} slab gain 1000.00`),
  sold(
    'debt of 1-Apr-2023 before the law changed',
    'D',
    '2023-04-01',
    '2024-07-22',
    `${short} slab gain 1000.00`,
  ),
  sold('debt after 36 months to the day', 'D', '2020-07-01', '2023-07-01', `${short} slab gain 1000.00`),
  // 2,000 x 348 / 301 = 2,312.29
  sold(
    'debt a day later, indexed',
    'D',
    '2020-07-01',
    '2023-07-02',
    'cost 2312.29 sale 3000.00 long 20 indexed gain 687.71',
  ),
  // 2,000 x 363 / 301 = 2,411.96
  sold(
    'debt of the last day of FY 2020-21',
    'D',
    '2021-03-31',
    '2024-07-22',
    'cost 2411.96 sale 3000.00 long 20 indexed gain 588.04',
  ),
  // 2,000 x 363 / 317 = 2,290.22
  sold(
    'debt of the first day of FY 2021-22',
    'D',
    '2021-04-01',
    '2024-07-22',
    'cost 2290.22 sale 3000.00 long 20 indexed gain 709.78',
  ),
  sold(
    'the same debt sold on 23-Jul-2024 has no index',
    'D',
    '2021-04-01',
    '2024-07-23',
    `${long} 12.5 gain 1000.00`,
  ),
  sold('debt of 24 months on 22-Jul-2024', 'D', '2022-07-21', '2024-07-22', `${short} slab gain 1000.00`),
  sold(
    'debt of 24 months and a day on 23-Jul-2024',
    'D',
    '2022-07-22',
    '2024-07-23',
    `${long} 12.5 gain 1000.00`,
  ),
  sold(
    'debt of 24 months to the day on 23-Jul-2024',
    'D',
    '2022-07-23',
    '2024-07-23',
    `${short} slab gain 1000.00`,
  ),
  // Bought before FY 2001-02: 2,000 x 348 / 100 = 6,960
  sold(
    'debt from before the index started',
    'D',
    '1999-05-03',
    '2023-05-03',
    'cost 6960.00 sale 3000.00 long 20 indexed gain -3960.00',
  ),
  sold(
    'debt held on 31-Jan-2018 is not grandfathered',
    'D',
    '2017-05-10',
    '2025-05-12',
    `${long} 12.5 gain 1000.00`,
  ),
  sold('hybrid after 24 months to the day', 'H', '2024-01-01', '2026-01-01', `${short} slab gain 1000.00`),
  sold('hybrid a day later', 'H', '2024-01-01', '2026-01-02', `${long} 12.5 gain 1000.00`),
  sold(
    'hybrid after 36 months to the day, old law',
    'H',
    '2021-01-01',
    '2024-01-01',
    `${short} slab gain 1000.00`,
  ),
  // Bought in FY 2020-21, sold in FY 2023-24: 2,000 x 348 / 301 = 2,312.29
  sold(
    'hybrid a day later, old law',
    'H',
    '2021-01-01',
    '2024-01-02',
    'cost 2312.29 sale 3000.00 long 20 indexed gain 687.71',
  ),
  sold(
    'hybrid of 1-Apr-2023 is no specified fund',
    'H',
    '2023-04-01',
    '2025-04-02',
    `${long} 12.5 gain 1000.00`,
  ),
  sold(
    'gold of 1-Apr-2023 sold on 31-Mar-2025',
    'G',
    '2023-04-01',
    '2025-03-31',
    `${short} slab gain 1000.00`,
  ),
  sold(
    'gold of 1-Apr-2023 after 24 months to the day',
    'G',
    '2023-04-01',
    '2025-04-01',
    `${short} slab gain 1000.00`,
  ),
  sold('gold of 1-Apr-2023 a day later', 'G', '2023-04-01', '2025-04-02', `${long} 12.5 gain 1000.00`),
  sold(
    'gold of 31-Mar-2023 sold on 31-Mar-2025',
    'G',
    '2023-03-31',
    '2025-03-31',
    `${short} slab gain 1000.00`,
  ),
  sold(
    'listed gold after 12 months to the day',
    'L',
    '2025-01-01',
    '2026-01-01',
    `${short} slab gain 1000.00`,
  ),
  sold('listed gold a day later', 'L', '2025-01-01', '2026-01-02', `${long} 12.5 gain 1000.00`),
];

const at34 = (
  title: string,
  bought: string,
  cost: string,
  on: string,
  sale: string,
  said: string,
): Scenario => ({
  title,
  rows: [`1 purchase ${bought} 100 ${cost}`, `2 redemption ${on} 100 ${sale}`],
  lines: [`1>2 100.000 ${said}`],
});

/** 100 units worth 34 each on 31-Jan-2018. */
export const grandfatherScenarios: readonly Scenario[] = [
  at34(
    'bought on 31-Jan-2018',
    '2018-01-31',
    '2,000',
    '2026-03-10',
    '7,000',
    'cost 3400.00 sale 7000.00 long 12.5 gain 3600.00',
  ),
  at34(
    'bought on 1-Feb-2018',
    '2018-02-01',
    '2,000',
    '2026-03-10',
    '7,000',
    'cost 2000.00 sale 7000.00 long 12.5 gain 5000.00',
  ),
  at34(
    'the value is capped at the sale',
    '2017-01-10',
    '2,000',
    '2026-03-10',
    '3,000',
    'cost 3000.00 sale 3000.00 long 12.5 gain 0.00',
  ),
  at34(
    'it never makes a loss',
    '2017-01-10',
    '2,000',
    '2026-03-10',
    '2,500.50',
    'cost 2500.50 sale 2500.50 long 12.5 gain 0.00',
  ),
  at34(
    'it never enlarges a loss',
    '2017-01-10',
    '4,000',
    '2026-03-10',
    '3,000',
    'cost 4000.00 sale 3000.00 long 12.5 gain -1000.00',
  ),
  at34(
    'a cost above it stays',
    '2017-01-10',
    '4,000',
    '2026-03-10',
    '7,000',
    'cost 4000.00 sale 7000.00 long 12.5 gain 3000.00',
  ),
  at34(
    'a cost equal to it',
    '2017-01-10',
    '3,400',
    '2026-03-10',
    '7,000',
    'cost 3400.00 sale 7000.00 long 12.5 gain 3600.00',
  ),
  at34(
    'a sale below both',
    '2017-01-10',
    '2,000',
    '2026-03-10',
    '1,500',
    'cost 2000.00 sale 1500.00 long 12.5 gain -500.00',
  ),
  at34(
    'not for a short-term sale',
    '2018-01-15',
    '2,000',
    '2018-06-01',
    '7,000',
    'cost 2000.00 sale 7000.00 short 15 gain 5000.00',
  ),
  at34(
    'at the old rate before 23-Jul-2024',
    '2017-01-10',
    '2,000',
    '2020-03-10',
    '7,000',
    'cost 3400.00 sale 7000.00 long 10 gain 3600.00',
  ),
  {
    title: 'a NAV nobody knows is named, and the actual cost counts',
    rows: ['1/F: 1 purchase 2017-01-10 100 2,000', '1/F: 2 redemption 2026-03-10 100 7,000'],
    lines: ['1>2 100.000 cost 2000.00 sale 7000.00 long 12.5 gain 5000.00'],
    gaps: ['no-grandfather-nav'],
  },
  {
    title: 'a lot sold in two parts has its value in two parts',
    rows: [
      '1 purchase 2017-01-10 100 2,000',
      '2 redemption 2026-03-10 30 2,100',
      '3 redemption 2026-03-11 70 1,400',
    ],
    lines: [
      '1>2 30.000 cost 1020.00 sale 2100.00 long 12.5 gain 1080.00',
      '1>3 70.000 cost 1400.00 sale 1400.00 long 12.5 gain 0.00',
    ],
  },
  {
    title: 'bonus units of before cost nothing and count with their value',
    rows: ['1 bonus 2017-06-01 100 0', '2 redemption 2026-03-10 100 5,000'],
    lines: ['1>2 100.000 cost 3400.00 sale 5000.00 long 12.5 gain 1600.00'],
  },
  {
    title: 'old and young lots of one sale, each with its own cost',
    rows: [
      '1 purchase 2017-01-10 100 2,000',
      '2 purchase 2019-01-10 100 4,000',
      '3 purchase 2025-12-10 100 6,000',
      '4 redemption 2026-03-10 250 17,500',
    ],
    lines: [
      '1>4 100.000 cost 3400.00 sale 7000.00 long 12.5 gain 3600.00',
      '2>4 100.000 cost 4000.00 sale 7000.00 long 12.5 gain 3000.00',
      '3>4 50.000 cost 3000.00 sale 3500.00 short 20 gain 500.00',
    ],
  },
];
