import type { CallHandler } from '../calls/call-context.ts';
import { appStateHandlers } from '../features/app-state/app-state.routes.ts';
import { brokerageHandlers } from '../features/brokerage/brokerage.routes.ts';
import { certificateHandlers } from '../features/certificate/certificate.routes.ts';
import { changesHandlers } from '../features/changes/changes.routes.ts';
import { coBrandingHandlers } from '../features/co-branding/co-branding.routes.ts';
import { dashboardHandlers } from '../features/dashboard/dashboard.routes.ts';
import { empanelmentHandlers } from '../features/empanelment/empanelment.routes.ts';
import { feedbackHandlers } from '../features/feedback/feedback.routes.ts';
import { goalPlannerHandlers } from '../features/goal-planner/goal-planner.routes.ts';
import { investorHandlers } from '../features/investor/investor.routes.ts';
import { landingHandlers } from '../features/landing/landing.routes.ts';
import { mandatesHandlers } from '../features/mandates/mandates.routes.ts';
import { navHandlers } from '../features/nav/nav.routes.ts';
import { notificationsHandlers } from '../features/notifications/notifications.routes.ts';
import { opportunityHandlers } from '../features/opportunity/opportunity.routes.ts';
import { opportunityWorkHandlers } from '../features/opportunity/work.routes.ts';
import { profileHandlers } from '../features/profile/profile.routes.ts';
import { prostartHandlers } from '../features/prostart/prostart.routes.ts';
import { referenceHandlers } from '../features/reference/reference.routes.ts';
import { reportsHandlers } from '../features/reports/reports.routes.ts';
import { sessionHandlers } from '../features/session/session.routes.ts';
import { sendHandlers } from '../features/statements/send.routes.ts';
import { statementHandlers } from '../features/statements/statements.routes.ts';
import { whatIfHandlers } from '../features/statements/what-if.routes.ts';
import { transactHandlers } from '../features/transact/transact.routes.ts';
import { wishesHandlers } from '../features/wishes/wishes.routes.ts';

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
