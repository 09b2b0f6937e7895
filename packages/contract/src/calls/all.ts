import type { Call } from '../call/define-call.ts';
import * as appState from './app-state/app-state.ts';
import * as brokerage from './brokerage/brokerage.ts';
import * as brokerageInvoice from './brokerage/brokerage-invoice.ts';
import * as brokerageRateCard from './brokerage/brokerage-rate-card.ts';
import * as brokerageReport from './brokerage/brokerage-report.ts';
import * as certificate from './certificate/certificate.ts';
import * as changes from './changes/changes.ts';
import * as nominee from './changes/nominee.ts';
import * as coBranding from './co-branding/co-branding.ts';
import * as confirmation from './confirmation/confirmation.ts';
import * as dashboard from './dashboard/dashboard.ts';
import * as empanelment from './empanelment/empanelment.ts';
import * as feedback from './feedback/feedback.ts';
import * as goalPlanner from './goal-planner/goal-planner.ts';
import * as investor from './investor/investor.ts';
import * as investorDetails from './investor/investor-details.ts';
import * as investorList from './investor/investor-list.ts';
import * as investorSchemes from './investor/investor-schemes.ts';
import * as landing from './landing/landing.ts';
import * as mandates from './mandates/mandates.ts';
import * as nav from './nav/nav.ts';
import * as notifications from './notifications/notifications.ts';
import * as opportunity from './opportunity/opportunity.ts';
import * as opportunityActs from './opportunity/opportunity-acts.ts';
import * as opportunityMessages from './opportunity/opportunity-messages.ts';
import * as opportunityRadar from './opportunity/opportunity-radar.ts';
import * as opportunityRenewals from './opportunity/opportunity-renewals.ts';
import * as opportunitySipHealth from './opportunity/opportunity-sip-health.ts';
import * as opportunityTouches from './opportunity/opportunity-touches.ts';
import * as profile from './profile/profile.ts';
import * as prostart from './prostart/prostart.ts';
import * as reference from './reference/reference.ts';
import * as referenceSchemes from './reference/reference-schemes.ts';
import * as reportDebits from './reports/report-debits.ts';
import * as reports from './reports/reports.ts';
import * as session from './session/session.ts';
import * as sessionDevices from './session/session-devices.ts';
import * as sessionTokens from './session/session-tokens.ts';
import * as statements from './statements/statements.ts';
import * as statementsBulk from './statements/statements-bulk.ts';
import * as statementsHarvest from './statements/statements-harvest.ts';
import * as statementsShared from './statements/statements-shared.ts';
import * as statementsWhatIf from './statements/statements-what-if.ts';
import * as transact from './transact/transact.ts';
import * as transactAccountCheck from './transact/transact-account-check.ts';
import * as transactApplications from './transact/transact-applications.ts';
import * as transactClient from './transact/transact-client.ts';
import * as transactContact from './transact/transact-contact.ts';
import * as transactPlans from './transact/transact-plans.ts';
import * as transactPreLogin from './transact/transact-pre-login.ts';
import * as transactRecords from './transact/transact-records.ts';
import * as transactSharedForm from './transact/transact-shared-form.ts';
import * as wishes from './wishes/wishes.ts';
import * as wishesSaved from './wishes/wishes-saved.ts';

/** Every feature's calls. Server and tests only: a screen imports its own feature's file. */
const features: readonly Readonly<Record<string, unknown>>[] = [
  appState,
  brokerage,
  brokerageRateCard,
  brokerageReport,
  brokerageInvoice,
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
  opportunitySipHealth,
  opportunityTouches,
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
  statementsHarvest,
  statementsShared,
  statementsWhatIf,
  transact,
  transactAccountCheck,
  transactApplications,
  transactClient,
  transactContact,
  transactPlans,
  transactPreLogin,
  transactRecords,
  transactSharedForm,
  wishes,
  wishesSaved,
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'repeat' in value;

export const allCalls: readonly Call[] = features.flatMap((feature) => Object.values(feature).filter(isCall));
