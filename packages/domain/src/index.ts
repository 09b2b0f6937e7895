export { type AccessRule, type Arrival, accessRules, distributorRoutes } from './access/access-rules.ts';
export { type BackQuestion, backTarget } from './access/back-target.ts';
export { type CallAccess, type Caller, mayCall } from './access/call-access.ts';
export { type Access, decideAccess, landsOn, mayOpen } from './access/decide-access.ts';
export { type Home, type HomeRoute, homeOf } from './access/home.ts';
export { isInternalTeamArn } from './access/internal-team.ts';
export { buildMenu, type MenuItem } from './access/menu.ts';
export type { MenuId } from './access/menu-entries.ts';
export { type Guard, type RouteFacts, type RouteId, routeIds, routes } from './access/routes.ts';
export { menuLeafOf } from './access/selected-item.ts';
export {
  headerVisible,
  isDistributorRoute,
  isMobile,
  rotateOverlayShown,
  showsSidePanel,
  usesOldPlatformStyle,
  type Viewport,
} from './access/shell-visibility.ts';
export { buildTabs, type TabItem } from './access/tabs.ts';
export { isTransactionPopupMode, staysInTransaction } from './access/transaction-popup.ts';
export {
  bypassesLogin,
  hasStaleProfile,
  isNative,
  isUserType,
  type LoginType,
  loginTypes,
  type Platform,
  platforms,
  type UserType,
  userTypes,
  type Visitor,
} from './access/visitor.ts';
// The book's arithmetic: days, ledger, lots, returns, plans.
export {
  addBusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  businessDays,
  type IsBusinessDay,
  LONGEST_CLOSURE_DAYS,
  nextBusinessDay,
} from './calendar/business-days.ts';
export { formatDate, parseDisplayDate } from './calendar/date-text.ts';
export {
  ageOn,
  clockInIndia,
  isFutureDate,
  isWithinYearBound,
  perpetualEnd,
  todayInIndia,
  YEAR_BOUND,
} from './calendar/dates.ts';
export {
  addMonths,
  type DayNumber,
  dateOfDayNumber,
  dayNumber,
  dayNumberOf,
  daysInMonth,
  firstOfMonth,
} from './calendar/day-number.ts';
export { type FinancialYear, financialYearOf } from './calendar/financial-year.ts';
export { dailyInstalments, type Weekday, weeklySipStart } from './calendar/instalments.ts';
export { parseTypedDate } from './calendar/typed-date.ts';
export * from './constants.ts';
export { isAlphaKey } from './identifiers/alpha-key.ts';
export { type Arn, parseArn } from './identifiers/arn.ts';
export { isEmail } from './identifiers/email.ts';
export { isEuin, isPan } from './identifiers/identity-codes.ts';
export { maskContact } from './identifiers/mask-contact.ts';
export { maskNumber } from './identifiers/mask-number.ts';
export { isMobileNumber, mobileDigits } from './identifiers/mobile.ts';
export { panHolder } from './identifiers/pan-holder.ts';
export { isIfsc, isVpa } from './identifiers/payment-addresses.ts';
export { isSameName } from './identifiers/same-name.ts';
export { isUrl } from './identifiers/url.ts';
export { amountInWords, numberInWords } from './money/amount-in-words.ts';
export { longAmountList, shortAmountList } from './money/amount-lists.ts';
export { chartValue } from './money/chart-value.ts';
export { compactRupees } from './money/compact-rupees.ts';
export {
  moneyOf,
  navOf,
  parseMoney,
  parseNav,
  parsePercent,
  parseUnits,
  percentOf,
  unitsOf,
  writeMoney,
  writeNav,
  writePercent,
  writeRate,
  writeUnits,
} from './money/figure-text.ts';
export { formatNav, formatPercent, formatRupees, formatUnits } from './money/format-amounts.ts';
export { groupIndian } from './money/group-indian.ts';
export { MINUS } from './money/minus-sign.ts';
export { parseTypedMoney, parseTypedUnits } from './money/parse-typed.ts';
export { percentOfRate, percentOfWhole } from './money/percent-of-whole.ts';
export { roundedMoney } from './money/rounded-money.ts';
export {
  type BasisPoints,
  basisPoints,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  navTenThousandths,
  type Paise,
  paise,
} from './money/scaled.ts';
export { type PayMode, payModes } from './orders/any-terms.ts';
export { applyOrderEvent, isRefunded, orderMoney, possibleEvents } from './orders/apply-order-event.ts';
export { checkPayMode } from './orders/check-account.ts';
export { checkFolio, type FolioUse, folioUse, holdersOf } from './orders/check-folio.ts';
export { checkOrder } from './orders/check-order.ts';
export {
  type Block,
  type BlockFigures,
  type Finding,
  type FindingCode,
  isBlocked,
  type WarnFigures,
  type Warning,
} from './orders/finding.ts';
export {
  type ContactChangeKind,
  contactChangeKinds,
  type FlowStep,
  flowSteps,
} from './orders/flow-steps.ts';
export {
  newOrder,
  type Order,
  type OrderEvent,
  type OrderPayment,
  type OrderRefusal,
  type OrderStep,
} from './orders/order.ts';
export {
  type DividendOption,
  dividendOptions,
  type NriAccountType,
  nriAccountTypes,
  type PoliticalExposure,
  politicalExposures,
  type SystematicPlan,
  systematicPlans,
  type TransactionMode,
  transactionModes,
} from './orders/order-codes.ts';
export { type OrderDefinition, orderDefinitions } from './orders/order-definitions.ts';
export {
  type BankAccountType,
  type BankFacts,
  bankAccountTypes,
  type DistributorFacts,
  type EuinFacts,
  type FolioFacts,
  type FolioHolding,
  folioHoldings,
  type HeldFacts,
  type HolderFacts,
  type HolderKyc,
  type HolderRole,
  holderKycs,
  holderRoles,
  type MandateFacts,
  type OpenPlanStatus,
  type OrderFacts,
  openPlanStatuses,
  type PlanFacts,
  type SchemeFacts,
} from './orders/order-facts.ts';
export { type OrderLimits, orderLimits, orderLimitsOn } from './orders/order-limits.ts';
export {
  buyNavDate,
  marketOf,
  type OrderTiming,
  payoutBy,
  sellNavDate,
  switchInDate,
} from './orders/order-nav.ts';
export type {
  BuyLeg,
  NavExpected,
  NavKnown,
  OrderPreview,
  SellLeg,
  UnitsApart,
} from './orders/order-preview.ts';
export { isOver, type OrderStatus, orderStatuses, waitingFor } from './orders/order-status.ts';
export {
  bankAccountKey,
  dueOf,
  type FolioTerms,
  type FormKind,
  type FormTerms,
  formKinds,
  type LumpsumPayMode,
  type LumpsumTerms,
  lumpsumPayModes,
  type OrderField,
  type OrderKind,
  type OrderTerms,
  orderKinds,
  type Quantity,
  type RedeemTerms,
  type SwitchTerms,
} from './orders/order-terms.ts';
export { isDebited, otmDebit } from './orders/otm-debit.ts';
export {
  courseOf,
  dueDaysOf,
  hasDayOfMonth,
  mandateOf,
  planOf,
  scheduleOf,
} from './orders/plan-schedule.ts';
export {
  isRegistration,
  type PauseTerms,
  type PlanEnd,
  type PlanMove,
  type PlanTerms,
  planKindOf,
  planMoves,
  type RegisterTerms,
  type SipTerms,
  type StopTerms,
  type StpTerms,
  type SwpTerms,
} from './orders/plan-terms.ts';
export { previewOrder } from './orders/preview-order.ts';
export {
  type HistoryFilter,
  type HistoryType,
  historyFilters,
  historyTypes,
  LAPSING_HOURS,
  type PendingStatus,
  pendingStatuses,
} from './orders/record-statuses.ts';
export { firstUnlocked, heldPosition, unitsApart, usableNav } from './orders/sell-units.ts';
export { isUpi, type StartWindow, startWindow } from './orders/start-window.ts';
export {
  applyMandateEvent,
  type MandateEvent,
  type MandateState,
} from './plans/apply-mandate-event.ts';
export { isAtRisk } from './plans/at-risk.ts';
export {
  checkMandate,
  latestEnd,
  type MandateBlocks,
  type MandateFinding,
  type MandateWarnings,
} from './plans/check-mandate.ts';
export { type DebitRisk, debitRisk, debitRisks } from './plans/debit-risk.ts';
export { daysOfMonthOf, dueDates, type PlanSchedule } from './plans/due-dates.ts';
export { firstStart, planDayOnOrAfter } from './plans/first-start.ts';
export {
  endsAfterFailures,
  type Frequency,
  type FrequencyFacts,
  frequencies,
  frequencyFacts,
  isFrequency,
} from './plans/frequencies.ts';
export type {
  MandateAccount,
  MandateCheckFacts,
  MandateField,
  MandateTerms,
} from './plans/mandate.ts';
export {
  channelFacts,
  isUmrn,
  type MandateChannel,
  mandateChannels,
  umrnOf,
} from './plans/mandate-channels.ts';
export { type MandateStatus, mandateStatuses } from './plans/mandate-status.ts';
export {
  type CancelFault,
  cancelFault,
  isDormant,
  isExpiring,
  limitLeft,
  type SwapFault,
  swapFault,
} from './plans/mandate-use.ts';
export { monthlyEquivalent } from './plans/monthly-equivalent.ts';
export {
  type Instalment,
  instalmentsOf,
  instalmentsPending,
  nextInstalment,
  type PlanCourse,
} from './plans/next-instalment.ts';
export { type AskedPause, checkPause, type PauseFault } from './plans/pause-plan.ts';
export { type PaymentMode, paymentModes } from './plans/payment-modes.ts';
export {
  type PlanFunding,
  type PlanLimits,
  planFundings,
  planLimits,
  planLimitsOn,
} from './plans/plan-limits.ts';
export { type PlannedInstalment, type PlanPreview, previewPlan } from './plans/preview-plan.ts';
export { isActiveOn, type Pause, type RunningPlan, sipBook } from './plans/sip-book.ts';
export { type StopAnswer, stopPlan } from './plans/stop-plan.ts';
export { type StopReason, stopReasons } from './plans/stop-reasons.ts';
export { readTopUp, type TopUp, toppedUpAmount } from './plans/top-up.ts';
export { type ExitLoadJson, exitLoadText, readExitLoads } from './schemes/read-exit-loads.ts';
export {
  type AmountJson,
  type FrequencyJson,
  type PlanJson,
  readSchemeRules,
  type SchemeRulesJson,
} from './schemes/read-scheme-rules.ts';
export {
  type AssetClass,
  assetClasses,
  calendarOf,
  cutOffClassOf,
  type MarketCalendar,
  riskBand,
  riskBands,
} from './schemes/scheme-classes.ts';
export { splitSchemeName } from './schemes/scheme-name.ts';
export {
  type FrequencyRule,
  isMoneyIn,
  mayMove,
  type PlanRules,
  type SchemeRules,
  type TransactionKind,
  takesTransaction,
  transactionKinds,
} from './schemes/scheme-rules.ts';
export { isKnownTaxStatus, taxStatusName, taxStatusOfPan } from './tax-status/tax-status-name.ts';
export {
  isMinorStatus,
  type TaxStatus,
  type TaxStatusCode,
  type TaxStatusFlags,
  taxStatuses,
  taxStatusFlags,
} from './tax-status/tax-statuses.ts';
