import { brokerageInputs } from './brokerage.ts';
import { certificateInputs } from './certificate.ts';
import { coBrandingInputs } from './co-branding.ts';
import { dashboardInputs } from './dashboard.ts';
import { empanelmentInputs } from './empanelment.ts';
import { feedbackInputs } from './feedback.ts';
import { goalPlannerInputs } from './goal-planner.ts';
import type { Inputs } from './input.ts';
import { investorInputs } from './investor.ts';
import { mandatesInputs } from './mandates.ts';
import { navInputs } from './nav.ts';
import { nomineeInputs } from './nominee.ts';
import { notificationsInputs } from './notifications.ts';
import { opportunityInputs } from './opportunity.ts';
import { profileInputs } from './profile.ts';
import { prostartInputs } from './prostart.ts';
import { reportsInputs } from './reports.ts';
import { sessionInputs } from './session.ts';
import { statementsInputs } from './statements.ts';
import { transactInputs } from './transact.ts';
import { wishesInputs } from './wishes.ts';

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
