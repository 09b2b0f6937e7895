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
  // Issue 14: searches in order forms; first-time orders and mandates are wizards.
  'apps/web/src/parts/reference/pincode-field.tsx#PincodeOption',
  'apps/web/src/ui/form/steps/define-wizard.ts#defineWizard',
  'apps/web/src/ui/form/steps/use-wizard.ts#useWizard',
  'apps/web/src/ui/form/steps/wizard-screen.tsx#WizardScreen',
  // Issues 14 and later: an order's entry by its reference, both legs of a switch, and the units of a day for trail.
  ...['findByUserRef', 'findOtherLeg', 'readUnitRanges'].map(
    (name) => `apps/server/src/features/book/entry-lookup.repository.ts#${name}`,
  ),
  // Wishes that a distributor sets to go out by themselves, every year.
  'packages/domain/src/wishes/due-wishes.ts#dueWishes',
  // Rules of the spec and the handbook that so far only tests ask. No issue names a user: each is to be used or deleted.
  ...[
    'brokerage/clawback.ts#lotIncentive',
    'brokerage/incentive.ts#incentiveOf',
    'brokerage/trail.ts#accrueDay',
    'holdings/amount-limits.ts#elssAmountLimits',
    'holdings/amount-limits.ts#checkSwitchAmount',
    'holdings/apply-entry.ts#applyEntry',
    'holdings/entry-kinds.ts#isEntryKind',
    'holdings/exit-load.ts#equityExitLoad',
    'holdings/exit-load.ts#arbitrageExitLoad',
    'holdings/exit-load.ts#liquidExitLoad',
    'holdings/realised-lots.ts#realisedLotsOf',
    'holdings/switch-preview.ts#previewSwitch',
    'holdings/tax-class.ts#taxClassTexts',
    'holdings/tax-class.ts#isTaxClass',
    'opportunity/lapse-score.ts#lapseScore',
    'orders/apply-order-event.ts#possibleEvents',
    'orders/finding.ts#isBlocked',
    'orders/order-codes.ts#nriAccountTypes',
    'orders/order.ts#newOrder',
    'plans/next-instalment.ts#instalmentsPending',
    'plans/sip-book.ts#sipBook',
    'returns/xnpv.ts#xnpv',
  ].map((key) => `packages/domain/src/${key}`),
];
