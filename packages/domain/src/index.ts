// What every feature speaks of. The rules of one feature have an entry of their own: '@hub/domain/gains/what-if/what-if'.
export { type AccessRule, type Arrival, accessRules, distributorRoutes } from './access/access-rules.ts';
export { type BackQuestion, backTarget } from './access/back-target.ts';
export { type CallAccess, type Caller, mayCall } from './access/call-access.ts';
export { isClosedTo } from './access/closed-to.ts';
export { type Access, decideAccess, homeAfterLogin, mayOpen } from './access/decide-access.ts';
export { type Home, type HomeRoute, homeOf } from './access/home.ts';
export { isInternalTeamArn } from './access/internal-team.ts';
export { buildMenu, type MenuItem } from './access/menu/menu.ts';
export type { MenuId } from './access/menu/menu-entries.ts';
export { menuLeafOf } from './access/menu/selected-item.ts';
export { buildTabs, type TabItem } from './access/menu/tabs.ts';
export { type Guard, type RouteFacts, type RouteId, routeIds, routes } from './access/routes.ts';
export {
  headerVisible,
  isDistributorRoute,
  isMobile,
  rotateOverlayShown,
  showsSidePanel,
  usesOldPlatformStyle,
  type Viewport,
} from './access/shell-visibility.ts';
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
export {
  addBusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  businessDays,
  type IsBusinessDay,
  LONGEST_CLOSURE_DAYS,
  nextBusinessDay,
} from './calendar/business-days.ts';
export { dayText, formatDate, parseDisplayDate } from './calendar/date-text.ts';
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
export { type Weekday, weeklySipStart } from './calendar/instalments.ts';
export { parseTypedDate } from './calendar/typed-date.ts';
export { isAlphaKey } from './identifiers/alpha-key.ts';
export { type Arn, parseArn } from './identifiers/arn.ts';
export { isEmail } from './identifiers/email.ts';
export { isEuin, isPan } from './identifiers/identity-codes.ts';
export { maskContact } from './identifiers/masks/mask-contact.ts';
export { maskForStranger } from './identifiers/masks/mask-for-stranger.ts';
export { maskNumber } from './identifiers/masks/mask-number.ts';
export {
  isForeignMobile,
  isMobileNumber,
  mobileDigits,
  plainMobile,
  typedMobile,
} from './identifiers/mobile.ts';
export { panHolder } from './identifiers/pan-holder.ts';
export { isIfsc, isVpa } from './identifiers/payment-addresses.ts';
export { isSameName } from './identifiers/same-name.ts';
export { isUrl } from './identifiers/url.ts';
export * from './limits/constants.ts';
export { aumSteps, worthSteps } from './money/amount-lists.ts';
export { chartValue } from './money/chart-value.ts';
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
export { amountInWords, numberInWords } from './money/format/amount-in-words.ts';
export { compactRupees } from './money/format/compact-rupees.ts';
export { formatNav, formatPercent, formatRupees, formatUnits } from './money/format/format-amounts.ts';
export { groupIndian } from './money/format/group-indian.ts';
export { MINUS } from './money/format/minus-sign.ts';
export { rupeesText } from './money/format/rupees-text.ts';
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
export { type ExitLoadJson, exitLoadText, readExitLoads } from './schemes/read-exit-loads.ts';
export {
  type AmountJson,
  type FrequencyJson,
  type PlanJson,
  readSchemeRules,
  type SchemeRulesJson,
} from './schemes/read-scheme-rules.ts';
export { readTaxClasses, type TaxClassData } from './schemes/read-tax-classes.ts';
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
export { isTaxStatus, taxStatusName, taxStatusOfPan } from './tax-status/tax-status-name.ts';
export {
  isMinorStatus,
  isNonResident,
  type TaxStatus,
  type TaxStatusCode,
  type TaxStatusFlags,
  taxStatuses,
  taxStatusFlags,
} from './tax-status/tax-statuses.ts';
