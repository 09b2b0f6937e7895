/**
 * Sockets for the next features: what is built and tested, and whose user comes with the issue named. A name leaves the
 * list when it has one.
 */
const links = 'apps/server/src/links/links.ts';

export const sockets = [
  // Issue 15: links to confirm a mandate; 22: into empanelment.
  `${links}#LinkTerms`,
  `${links}#AskedLink`,
  // Issue 15: what a return means, for those who show it; the files of the clearing house.
  'apps/server/src/ports/mandates/demo-returns.ts#demoReturns',
  // Issue 14: searches in order forms.
  'apps/web/src/parts/reference/pincode-field.tsx#PincodeOption',
  // Issues 14 and later: an order's entry by its reference, both legs of a switch, and the units of a day for trail.
  ...['findByUserRef', 'findOtherLeg', 'readUnitRanges'].map(
    (name) => `apps/server/src/features/book/rebuild/entry-lookup.repository.ts#${name}`,
  ),
  // Wishes that a distributor sets to go out by themselves, every year.
  'packages/domain/src/wishes/due-wishes.ts#dueWishes',
  // Rules of the spec and the handbook that so far only tests ask. No issue names a user: each is to be used or deleted.
  ...[
    'brokerage/trail/clawback.ts#lotIncentive',
    'brokerage/trail/incentive.ts#incentiveOf',
    'brokerage/trail/trail.ts#accrueDay',
    'schemes/amount-limits.ts#elssAmountLimits',
    'schemes/amount-limits.ts#checkSwitchAmount',
    'holdings/lots/apply-entry.ts#applyEntry',
    'holdings/ledger/entry-kinds.ts#isEntryKind',
    'holdings/tax/exit-load.ts#equityExitLoad',
    'holdings/tax/exit-load.ts#arbitrageExitLoad',
    'holdings/tax/exit-load.ts#liquidExitLoad',
    'holdings/sales/realised-lots.ts#realisedLotsOf',
    'holdings/sales/switch-preview.ts#previewSwitch',
    'holdings/tax/tax-class.ts#taxClassTexts',
    'holdings/tax/tax-class.ts#isTaxClass',
    'opportunity/lapse-score.ts#lapseScore',
    'orders/state/apply-order-event.ts#possibleEvents',
    'orders/checks/finding.ts#isBlocked',
    'orders/terms/order-codes.ts#nriAccountTypes',
    'orders/state/order.ts#newOrder',
    'plans/next-instalment.ts#instalmentsPending',
    'plans/sip-book.ts#sipBook',
    'returns/xnpv.ts#xnpv',
  ].map((key) => `packages/domain/src/${key}`),
];
