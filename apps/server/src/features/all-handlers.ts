import { appStateHandlers } from './app-state/app-state.routes.ts';
import { brokerageHandlers } from './brokerage/brokerage.routes.ts';
import type { CallHandler } from './call-context.ts';
import { certificateHandlers } from './certificate/certificate.routes.ts';
import { changesHandlers } from './changes/changes.routes.ts';
import { coBrandingHandlers } from './co-branding/co-branding.routes.ts';
import { dashboardHandlers } from './dashboard/dashboard.routes.ts';
import { empanelmentHandlers } from './empanelment/empanelment.routes.ts';
import { feedbackHandlers } from './feedback/feedback.routes.ts';
import { goalPlannerHandlers } from './goal-planner/goal-planner.routes.ts';
import { investorHandlers } from './investor/investor.routes.ts';
import { landingHandlers } from './landing/landing.routes.ts';
import { mandatesHandlers } from './mandates/mandates.routes.ts';
import { navHandlers } from './nav/nav.routes.ts';
import { notificationsHandlers } from './notifications/notifications.routes.ts';
import { opportunityHandlers } from './opportunity/opportunity.routes.ts';
import { opportunityWorkHandlers } from './opportunity/work.routes.ts';
import { profileHandlers } from './profile/profile.routes.ts';
import { prostartHandlers } from './prostart/prostart.routes.ts';
import { referenceHandlers } from './reference/reference.routes.ts';
import { reportsHandlers } from './reports/reports.routes.ts';
import { sessionHandlers } from './session/session.routes.ts';
import { sendHandlers } from './statements/send.routes.ts';
import { statementHandlers } from './statements/statements.routes.ts';
import { whatIfHandlers } from './statements/what-if.routes.ts';
import { transactHandlers } from './transact/transact.routes.ts';
import { wishesHandlers } from './wishes/wishes.routes.ts';

/** Every built call's handler. The start-up check holds this list against the contract. */
export const allHandlers: readonly CallHandler[] = [
  ...appStateHandlers,
  ...brokerageHandlers,
  ...certificateHandlers,
  ...changesHandlers,
  ...coBrandingHandlers,
  ...dashboardHandlers,
  ...empanelmentHandlers,
  ...feedbackHandlers,
  ...goalPlannerHandlers,
  ...investorHandlers,
  ...landingHandlers,
  ...mandatesHandlers,
  ...navHandlers,
  ...notificationsHandlers,
  ...opportunityHandlers,
  ...opportunityWorkHandlers,
  ...profileHandlers,
  ...prostartHandlers,
  ...referenceHandlers,
  ...reportsHandlers,
  ...sessionHandlers,
  ...sendHandlers,
  ...statementHandlers,
  ...transactHandlers,
  ...whatIfHandlers,
  ...wishesHandlers,
];
