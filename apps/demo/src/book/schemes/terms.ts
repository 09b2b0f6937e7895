import type { AmountJson, ExitLoadJson, FrequencyJson, SchemeRulesJson } from '@hub/domain';
import type { Fund, LimitName, LoadName } from './fund.ts';

const from = '2000-01-01';
const liquidPercents = ['0.0070', '0.0065', '0.0060', '0.0055', '0.0050', '0.0045'];

/** Exit loads as funds of each sort have them (handbook §1.3). The equity one was longer until 2023. */
export const loads: Readonly<Record<LoadName, readonly ExitLoadJson[]>> = {
  none: [],
  equity: [{ from, slabs: [{ upToDays: 365, percent: '1' }], freePercent: '10' }],
  'equity-90': [
    { from, slabs: [{ upToDays: 365, percent: '1' }] },
    { from: '2023-04-03', slabs: [{ upToDays: 90, percent: '0.5' }] },
  ],
  elss: [],
  liquid: [{ from, slabs: liquidPercents.map((percent, index) => ({ upToDays: index + 1, percent })) }],
  arbitrage: [{ from, slabs: [{ upToDays: 30, percent: '0.25' }] }],
  hybrid: [{ from, slabs: [{ upToDays: 365, percent: '1' }], freePercent: '10' }],
  credit: [
    {
      from,
      slabs: [
        { upToDays: 365, percent: '1' },
        { upToDays: 730, percent: '0.5' },
      ],
    },
  ],
  index: [{ from, slabs: [{ upToDays: 15, percent: '0.2' }] }],
  fof: [{ from, slabs: [{ upToDays: 180, percent: '0.5' }] }],
};

const amount = (min: string, multiple = '1'): AmountJson => ({ min, multiple });
/** Days 1 to 28, and the end of the month. */
const days = [...Array.from({ length: 28 }, (_, index) => index + 1), 31];
const plan = (min: string, instalments: number): readonly FrequencyJson[] => [
  { every: 'weekly', min, instalments },
  { every: 'fortnightly', min, instalments },
  { every: 'monthly', min, instalments, days },
  { every: 'quarterly', min: String(Number(min) * 3), instalments: 4, days },
];
const daily = (min: string): FrequencyJson => ({ every: 'daily', min, instalments: 30 });

/** Residents of these may not buy most schemes: the house files nothing there. */
const closedTo = ['US', 'CA'];

const limits: Readonly<Record<LimitName, SchemeRulesJson>> = {
  usual: {
    fresh: amount('5000'),
    additional: amount('1000'),
    switch: amount('1000'),
    redemption: amount('500'),
    sip: { every: [daily('100'), ...plan('500', 6)] },
    stp: { every: [daily('500'), ...plan('1000', 6)] },
    swp: { every: plan('500', 6) },
    leastBalance: '500',
    closedTo,
  },
  low: {
    fresh: amount('100'),
    additional: amount('100'),
    switch: amount('100'),
    redemption: amount('100'),
    sip: { every: [daily('100'), ...plan('100', 6)] },
    stp: { every: plan('500', 6) },
    swp: { every: plan('500', 6) },
    leastBalance: '100',
  },
  // Three years locked: nothing systematic goes out, and a plan into it is in steps of 500.
  elss: {
    fresh: amount('500', '500'),
    additional: amount('500', '500'),
    switch: amount('500'),
    redemption: amount('500'),
    sip: { every: plan('500', 6).map(({ days: _, ...rule }) => ({ ...rule, multiple: '500' })) },
    stp: null,
    swp: null,
    closedTo,
  },
  cash: {
    fresh: amount('1000'),
    additional: amount('500'),
    switch: amount('500'),
    redemption: amount('100'),
    sip: {
      every: [
        { ...daily('500'), instalments: 2 },
        ...plan('500', 2),
        { every: 'half-yearly', min: '500', instalments: 2 },
        { every: 'annual', min: '500', instalments: 2 },
      ],
    },
    stp: { every: [daily('500'), ...plan('1000', 6)] },
    swp: { every: plan('500', 6) },
    leastBalance: '100',
  },
  // Bought and sold on the exchange, not in a folio.
  exchange: {
    fresh: null,
    additional: null,
    switch: null,
    redemption: null,
    sip: null,
    stp: null,
    swp: null,
    takesSwitch: false,
    takesStp: false,
  },
};

export const rulesOf = (fund: Fund): SchemeRulesJson => limits[fund.limits];
