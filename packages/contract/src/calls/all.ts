import type { Call } from '../define-call.ts';
import * as appState from './app-state.ts';
import * as brokerage from './brokerage.ts';
import * as brokerageRateCard from './brokerage-rate-card.ts';
import * as brokerageReport from './brokerage-report.ts';
import * as certificate from './certificate.ts';
import * as changes from './changes.ts';
import * as coBranding from './co-branding.ts';
import * as confirmation from './confirmation.ts';
import * as dashboard from './dashboard.ts';
import * as empanelment from './empanelment.ts';
import * as feedback from './feedback.ts';
import * as goalPlanner from './goal-planner.ts';
import * as investor from './investor.ts';
import * as investorDetails from './investor-details.ts';
import * as investorList from './investor-list.ts';
import * as investorSchemes from './investor-schemes.ts';
import * as landing from './landing.ts';
import * as mandates from './mandates.ts';
import * as nav from './nav.ts';
import * as nominee from './nominee.ts';
import * as notifications from './notifications.ts';
import * as opportunity from './opportunity.ts';
import * as opportunityActs from './opportunity-acts.ts';
import * as opportunityMessages from './opportunity-messages.ts';
import * as opportunityRadar from './opportunity-radar.ts';
import * as opportunityRenewals from './opportunity-renewals.ts';
import * as profile from './profile.ts';
import * as prostart from './prostart.ts';
import * as reference from './reference.ts';
import * as referenceSchemes from './reference-schemes.ts';
import * as reportDebits from './report-debits.ts';
import * as reports from './reports.ts';
import * as session from './session.ts';
import * as sessionDevices from './session-devices.ts';
import * as sessionTokens from './session-tokens.ts';
import * as statements from './statements.ts';
import * as statementsBulk from './statements-bulk.ts';
import * as statementsShared from './statements-shared.ts';
import * as statementsWhatIf from './statements-what-if.ts';
import * as transact from './transact.ts';
import * as transactAccountCheck from './transact-account-check.ts';
import * as transactApplications from './transact-applications.ts';
import * as transactContact from './transact-contact.ts';
import * as transactPlans from './transact-plans.ts';
import * as transactPreLogin from './transact-pre-login.ts';
import * as transactRecords from './transact-records.ts';
import * as transactSharedForm from './transact-shared-form.ts';
import * as wishes from './wishes.ts';
import * as wishesKept from './wishes-kept.ts';

/** Every feature's calls. Server and tests only: a screen imports its own feature's file. */
const features: readonly Readonly<Record<string, unknown>>[] = [
  appState,
  brokerage,
  brokerageRateCard,
  brokerageReport,
  certificate,
  changes,
  coBranding,
  confirmation,
  dashboard,
  empanelment,
  feedback,
  goalPlanner,
  investor,
  investorDetails,
  investorList,
  investorSchemes,
  landing,
  mandates,
  nav,
  nominee,
  notifications,
  opportunity,
  opportunity.opportunityCalls,
  opportunityActs,
  opportunityMessages,
  opportunityRadar,
  opportunityRenewals,
  profile,
  prostart,
  reference,
  referenceSchemes,
  reportDebits,
  reports,
  sessionTokens,
  session,
  sessionDevices,
  statements,
  statementsBulk,
  statementsShared,
  statementsWhatIf,
  transact,
  transactAccountCheck,
  transactApplications,
  transactContact,
  transactPlans,
  transactPreLogin,
  transactRecords,
  transactSharedForm,
  wishes,
  wishesKept,
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'repeat' in value;

export const allCalls: readonly Call[] = features.flatMap((feature) => Object.values(feature).filter(isCall));
