import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { fillMessage, messageDraft, messageValues } from '@hub/contract/opportunity/message-texts';
import { mayOpen } from '@hub/domain';
import { useProfile, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { useRestingArn } from '../../../parts/arn/resting-arn.ts';
import { ContactWays } from '../../../parts/contact/contact-ways.tsx';
import styles from './opportunity-list.module.css';
import { isNewBusiness } from './remedies.ts';
import { Remedy } from './remedy.tsx';
import { oneRow, useRowActs } from './row-acts.ts';
import { RowMenu } from './row-menu.tsx';

interface RowActionsProps {
  row: OpportunityRow;
  /** In a card what the row needs stands out. */
  isCard?: boolean;
}

/** Reach the client, do what the row needs, and the rest behind one button. */
export function RowActions({ row, isCard = false }: RowActionsProps) {
  const { list, acts } = useRowActs();
  const { session, platform } = useServices();
  const resting = useRestingArn();
  const sender = useProfile()?.name ?? '';
  // Who may open the list but no client is given no number.
  const mayReach = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  // Why somebody sold is asked first.
  const calls = list === 'redeem' && row.hasMobile && mayReach;
  return (
    <span className={`flex gap-8 ${styles.acts}`}>
      <ContactWays
        investorId={row.investorId}
        name={row.investor}
        hasMobile={row.hasMobile && mayReach}
        ways={['call', 'whatsapp']}
        message={fillMessage(
          messageDraft(list, 'whatsapp', sender).text,
          messageValues({ ...row, name: row.investor }),
        )}
        short
        lead={calls ? 'call' : undefined}
        onDone={(way, note) =>
          acts.mutateAsync({
            ...oneRow(list, row.key),
            act: way === 'call' ? 'call' : 'message',
            ...(note && { note }),
          })
        }
      />
      {(resting === null || !isNewBusiness(list)) && (
        <Remedy list={list} row={row} isLead={isCard && !calls} />
      )}
      <RowMenu row={row} />
    </span>
  );
}
