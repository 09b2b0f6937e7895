import { Register } from './register/register.tsx';
import { SipView } from './sip-view.tsx';

/** A screen for each kind of plan, in one file because little differs. */
export const registerPages = {
  SIP: SipView,
  STP: () => <Register kind="STP" />,
  SWP: () => <Register kind="SWP" />,
} as const;
