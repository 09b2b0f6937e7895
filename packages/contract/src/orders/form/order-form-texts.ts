/** The form of an order. */
export const orderFormTexts = {
  plans: { REGULAR: 'Regular', DIRECT: 'Direct' },
  options: { GROWTH: 'Growth', IDCW: 'IDCW' },
  navOn: (nav: string, day: string) => `NAV ${nav} as on ${day}`,
  change: 'Change',
  changeScheme: 'Change scheme',
  checks: 'Checks',
  allPassed: 'All checks passed',
  passedSoFar: (checks: number) =>
    checks === 1 ? '1 check passed so far' : `${checks} checks passed so far`,
  fixAtField: 'Fix the marked fields',
  cartOrders: (orders: string) => `Cart · ${orders}`,
  cart: 'Cart',
} as const;
