export { type AccessRule, type Arrival, accessRules, distributorRoutes } from './access/access-rules.ts';
export { type BackQuestion, backTarget } from './access/back-target.ts';
export { type CallAccess, type Caller, mayCall } from './access/call-access.ts';
export { type Access, decideAccess, landsOn, mayOpen } from './access/decide-access.ts';
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
export { isTransactionPopupMode } from './access/transaction-popup.ts';
export {
  bypassesLogin,
  hasStaleProfile,
  isNative,
  isUserType,
  type Platform,
  platforms,
  type UserType,
  userTypes,
  type Visitor,
} from './access/visitor.ts';
export { formatDate, parseDisplayDate } from './calendar/date-text.ts';
export {
  ageOn,
  isFutureDate,
  isWithinYearBound,
  perpetualEnd,
  todayInIndia,
  YEAR_BOUND,
} from './calendar/dates.ts';
export { type FinancialYear, financialYearOf } from './calendar/financial-year.ts';
export { dailyInstalments, type Weekday, weeklySipStart } from './calendar/instalments.ts';
export * from './constants.ts';
export { isAlphaKey } from './identifiers/alpha-key.ts';
export { type Arn, parseArn } from './identifiers/arn.ts';
export { isEmail } from './identifiers/email.ts';
export { isEuin, isPan } from './identifiers/identity-codes.ts';
export { maskContact } from './identifiers/mask-contact.ts';
export { isIfsc, isVpa } from './identifiers/payment-addresses.ts';
export { isUrl } from './identifiers/url.ts';
export { amountInWords, numberInWords } from './money/amount-in-words.ts';
export { longAmountList, shortAmountList } from './money/amount-lists.ts';
export { compactRupees } from './money/compact-rupees.ts';
export { formatNav, formatRupees, formatUnits } from './money/format-amounts.ts';
export { groupIndian } from './money/group-indian.ts';
export { parseRupees } from './money/parse-rupees.ts';
export {
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  navTenThousandths,
  type Paise,
  paise,
} from './money/scaled.ts';
export { badgeText } from './notifications/badge-text.ts';
export {
  type NotificationChannel,
  type NotificationChoices,
  notificationChannels,
  notificationChoices,
} from './notifications/choices.ts';
export { type NotificationTopic, notificationTopics } from './notifications/topics.ts';
export {
  type ContactChangeKind,
  contactChangeKinds,
  type FlowStep,
  flowSteps,
} from './orders/flow-steps.ts';
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
export {
  type HistoryFilter,
  historyFilters,
  type PendingStatus,
  pendingStatuses,
} from './orders/record-statuses.ts';
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
export {
  type FrequencyRule,
  mayMove,
  type PlanRules,
  type SchemeRules,
  type TransactionKind,
  takesTransaction,
  transactionKinds,
} from './schemes/scheme-rules.ts';
export { type OtpStatus, otpStatuses } from './session/otp-statuses.ts';
export { type StatementKind, statementKinds } from './statements/statement-kinds.ts';
export {
  type TaxStatus,
  type TaxStatusCode,
  type TaxStatusFlags,
  taxStatuses,
  taxStatusFlags,
} from './tax-status/tax-statuses.ts';
export {
  type AppState,
  type AppStateRecord,
  appStateIds,
  readAppState,
  updateFor,
} from './version/app-state.ts';
export { webEnvironment } from './version/environment.ts';
export { type UpdateKind, updateKind } from './version/update-kind.ts';
