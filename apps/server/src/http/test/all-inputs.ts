import type { Inputs } from './input.ts';
import { brokerageInputs } from './inputs/brokerage.ts';
import { certificateInputs } from './inputs/certificate.ts';
import { coBrandingInputs } from './inputs/co-branding.ts';
import { dashboardInputs } from './inputs/dashboard.ts';
import { empanelmentInputs } from './inputs/empanelment.ts';
import { feedbackInputs } from './inputs/feedback.ts';
import { goalPlannerInputs } from './inputs/goal-planner.ts';
import { investorInputs } from './inputs/investor.ts';
import { mandatesInputs } from './inputs/mandates.ts';
import { navInputs } from './inputs/nav.ts';
import { nomineeInputs } from './inputs/nominee.ts';
import { notificationsInputs } from './inputs/notifications.ts';
import { opportunityInputs } from './inputs/opportunity.ts';
import { profileInputs } from './inputs/profile.ts';
import { prostartInputs } from './inputs/prostart.ts';
import { reportsInputs } from './inputs/reports.ts';
import { sessionInputs } from './inputs/session.ts';
import { statementsInputs } from './inputs/statements.ts';
import { transactInputs } from './inputs/transact.ts';
import { wishesInputs } from './inputs/wishes.ts';

export const inputs: Inputs = {
  ...brokerageInputs,
  ...certificateInputs,
  ...coBrandingInputs,
  ...dashboardInputs,
  ...empanelmentInputs,
  ...feedbackInputs,
  ...goalPlannerInputs,
  ...investorInputs,
  ...mandatesInputs,
  ...navInputs,
  ...nomineeInputs,
  ...notificationsInputs,
  ...opportunityInputs,
  ...profileInputs,
  ...prostartInputs,
  ...reportsInputs,
  ...sessionInputs,
  ...statementsInputs,
  ...transactInputs,
  ...wishesInputs,
};
