import { record } from '@hub/contract/calls/transact-records';
import { fillMessage, messageDraft, messageValues } from '@hub/contract/opportunity/message-texts';
import type { OpportunityRow } from '@hub/contract/opportunity/rows';
import { mayOpen, type OpportunityList } from '@hub/domain';
import { useState } from 'react';
import { useProfile, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session-store.ts';
import { ContactWays } from '../../../parts/person/contact-ways.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import styles from './opportunity-list.module.css';
import { orderAgainHref } from './order-again.ts';
import { remedyOf } from './remedies.ts';
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
  const sender = useProfile()?.name ?? '';
  // Who may open the list but no client is given no number.
  const mayReach = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  // Why somebody sold is asked first.
  const calls = list === 'redeem' && row.hasMobile && mayReach;
  return (
    <span className={styles.acts}>
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
        onReached={(way) =>
          acts.mutate({ ...oneRow(list, row.key), act: way === 'call' ? 'call' : 'message' })
        }
      />
      {list === 'nigo' ? (
        <OrderAgain row={row} isLead={isCard} />
      ) : (
        <RemedyLink list={list} row={row} isLead={isCard && !calls} />
      )}
      <RowMenu row={row} />
    </span>
  );
}

interface RemedyLinkProps {
  list: Exclude<OpportunityList, 'nigo'>;
  row: OpportunityRow;
  isLead: boolean;
}

function RemedyLink({ list, row, isLead }: RemedyLinkProps) {
  const { text, href } = remedyOf(list, row);
  return (
    <ButtonLink
      size="compact"
      look={isLead ? 'primary' : 'outline'}
      href={href}
      className={styles.remedy ?? ''}
      aria-label={`${text}: ${row.investor}`}
    >
      {text}
    </ButtonLink>
  );
}

/** What was ordered is read first: the list does not say which form it was. */
function OrderAgain({ row, isLead }: { row: OpportunityRow; isLead: boolean }) {
  const { api, toaster } = useServices();
  const navigation = useNavigation();
  const [busy, setBusy] = useState(false);
  const { reference } = row;
  if (reference === null) return null;
  const open = async () => {
    setBusy(true);
    try {
      navigation.go(orderAgainHref(row, await api.call(record, { reference })));
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact"
      look={isLead ? 'primary' : 'outline'}
      busy={busy}
      className={styles.remedy ?? ''}
      aria-label={`Order again: ${row.investor}`}
      onClick={() => void open()}
    >
      Order again
    </Button>
  );
}
