export { type AccessRule, type Arrival, accessRules, distributorRoutes } from './access/access-rules.ts';
export { type BackQuestion, backTarget } from './access/back-target.ts';
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
export * from './constants.ts';
export { type Arn, parseArn } from './identifiers/arn.ts';
