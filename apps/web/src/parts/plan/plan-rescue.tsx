import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { mayOpen } from '@hub/domain';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { ContactWays } from '../contact/contact-ways.tsx';
import { fixMandate, riskMessage } from './risk-message.ts';

type Threatened = Pick<
  PlanRow,
  'investorId' | 'investor' | 'hasMobile' | 'folioNo' | 'scheme' | 'regNo' | 'amount' | 'nextDebitOn'
>;

/** What saves a SIP that end after one more bounce; stands before what ends it. */
export function PlanRescue({ plan }: { plan: Threatened }) {
  const { investorId, investor, hasMobile, folioNo, scheme, regNo, amount, nextDebitOn } = plan;
  const { session, platform } = useServices();
  // Who may open the register but no client is given no number.
  const mayReach = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  return (
    <>
      <ContactWays
        investorId={investorId}
        name={investor}
        hasMobile={hasMobile && mayReach}
        ways={['call', 'whatsapp']}
        message={riskMessage({ investor, amount, scheme: scheme.name, nextDebitOn })}
      />
      <ButtonLink
        size="compact"
        href={fixMandate({ investorId, folioNo })}
        aria-label={`Fix mandate: SIP ${regNo}`}
      >
        Fix mandate
      </ButtonLink>
    </>
  );
}
