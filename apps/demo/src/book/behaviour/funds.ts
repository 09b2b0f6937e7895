/** What distributors sell, by their ids; a name more than once is sold more. */
export const coreEquity = [
  'flexi',
  'flexi',
  'large',
  'large-mid',
  'mid',
  'small',
  'multi',
  'focused',
  'value',
  'value',
  'contra',
  'dividend-yield',
  'nifty-50',
];
export const thematicEquity = ['banking', 'technology', 'next-50', 'small', 'mid'];
export const hybrids = [
  'advantage',
  'advantage',
  'aggressive',
  'multi-asset',
  'equity-savings',
  'balanced',
  'conservative',
];
export const bonds = [
  'corporate',
  'corporate',
  'short',
  'banking-psu',
  'gilt',
  'gilt-10',
  'dynamic-bond',
  'medium',
  'medium-long',
  'long',
  'floater',
  'credit-risk',
  'sectoral-debt',
];
export const shortBonds = ['ultra-short', 'low-duration', 'money-market'];
export const cash = ['liquid', 'liquid', 'overnight'];
export const others = ['gold-fof', 'us-fof', 'gold-fof'];
export const idcwFunds = [
  'large/idcw',
  'flexi/idcw',
  'dividend-yield/idcw',
  'conservative/idcw',
  'aggressive/idcw',
  'arbitrage/idcw',
];
/** For who comes back after a time: everything that is no cash. */
export const anyGrowth = [...coreEquity, ...coreEquity, ...thematicEquity, ...hybrids, ...bonds, ...others];
