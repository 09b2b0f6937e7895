import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { useState } from 'react';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { DotsIcon } from '../../../ui/action/icons.ts';
import { MenuButton, MenuItem, MenuLink } from '../../../ui/overlay/menu-button.tsx';
import { HistoryDialog } from '../dialogs/history-dialog.tsx';
import { NoteDialog } from '../dialogs/note-dialog.tsx';
import { SnoozeDialog } from '../dialogs/snooze-dialog.tsx';
import { useDeadNumber, useNoMessages } from './reach-notes.ts';
import { oneRow, useRowActs } from './row-acts.ts';

type Dialog = 'snooze' | 'note' | 'history';

/** What can be done with a row beside its remedy. */
export function RowMenu({ row }: { row: OpportunityRow }) {
  const { list, acts } = useRowActs();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const dead = useDeadNumber(row.investor);
  const noMessages = useNoMessages(row.investor);
  const requested = oneRow(list, row.key);
  const isOpen = row.status === 'open';
  return (
    <>
      <MenuButton
        note={row.investor}
        button={
          <IconButton label={`More for ${row.investor}`} aria-busy={acts.isPending}>
            <Icon of={DotsIcon} />
          </IconButton>
        }
      >
        <MenuItem text="Snooze…" onAction={() => setDialog('snooze')}>
          Snooze…
        </MenuItem>
        <MenuItem text="Note…" onAction={() => setDialog('note')}>
          Note…
        </MenuItem>
        {row.status !== 'done' && (
          <MenuItem text="Done" onAction={() => acts.mutate({ ...requested, act: 'done' })}>
            Done
          </MenuItem>
        )}
        {!isOpen && (
          <MenuItem text="Reopen" onAction={() => acts.mutate({ ...requested, act: 'reopen' })}>
            Reopen
          </MenuItem>
        )}
        {row.hasMobile && (
          <MenuItem text="Number does not work" onAction={() => dead.mutate(row.investorId)}>
            Number does not work
          </MenuItem>
        )}
        <MenuItem text="Wants no messages" onAction={() => noMessages.mutate(row.investorId)}>
          Wants no messages
        </MenuItem>
        <MenuItem text="History" onAction={() => setDialog('history')}>
          History
        </MenuItem>
        {row.reference !== null && (
          <MenuLink text="Rejected order" href={orderHref(row.reference)}>
            Rejected order
          </MenuLink>
        )}
      </MenuButton>
      {dialog !== null && <RowDialog row={row} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

interface RowDialogProps {
  row: OpportunityRow;
  dialog: Dialog;
  onClose: () => void;
}

function RowDialog({ row, dialog, onClose }: RowDialogProps) {
  const { list, acts } = useRowActs();
  const requested = oneRow(list, row.key);
  if (dialog === 'history') return <HistoryDialog list={list} row={row} onClose={onClose} />;
  if (dialog === 'note') {
    return (
      <NoteDialog
        what={row.investor}
        busy={acts.isPending}
        onNote={(note) => acts.mutate({ ...requested, act: 'note', note }, { onSuccess: onClose })}
        onClose={onClose}
      />
    );
  }
  return (
    <SnoozeDialog
      what={row.investor}
      busy={acts.isPending}
      onSnooze={(until) => acts.mutate({ ...requested, act: 'snooze', until }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
