import { useState } from 'react';
import { ExportAndMessage } from '../../../parts/message/export-and-message.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { rowsText } from '../calls/counted.ts';
import { type RequestedRows, useRowsExport } from '../calls/queries.ts';
import { SnoozeDialog } from '../dialogs/snooze-dialog.tsx';
import { type RequestedAct, useRowActs } from '../row/row-acts.ts';
import { useRowMessages } from './row-messages.ts';

interface ChosenRowsProps {
  /** The list's filter with what is chosen of it: the server finds them. */
  requested: RequestedRows;
  count: number;
  isOpen: boolean;
  onDone: () => void;
}

/** What can be done with the rows that are chosen. */
export function ChosenRows({ requested, count, isOpen, onDone }: ChosenRowsProps) {
  const { list, acts } = useRowActs();
  const save = useRowsExport(requested, count);
  const messages = useRowMessages(requested);
  const [dialog, setDialog] = useState<'snooze' | 'done' | 'reopen' | null>(null);
  const what = rowsText(list, count);
  const close = () => setDialog(null);
  const act = (more: Pick<RequestedAct, 'act' | 'until'>) =>
    acts.mutate(
      { ...requested, ...more },
      {
        onSuccess() {
          close();
          onDone();
        },
      },
    );
  return (
    <>
      <ExportAndMessage what={what} onExport={save} messages={messages} />
      <Button look="outline" size="compact" onClick={() => setDialog('snooze')}>
        Snooze
      </Button>
      {isOpen ? (
        <Button look="outline" size="compact" onClick={() => setDialog('done')}>
          Done
        </Button>
      ) : (
        <Button look="outline" size="compact" onClick={() => setDialog('reopen')}>
          Reopen
        </Button>
      )}
      {dialog === 'snooze' && (
        <SnoozeDialog
          what={what}
          busy={acts.isPending}
          onSnooze={(until) => act({ act: 'snooze', until })}
          onClose={close}
        />
      )}
      {(dialog === 'done' || dialog === 'reopen') && (
        <ConfirmModal
          title={dialog === 'done' ? `Mark ${what} as done?` : `Reopen ${what}?`}
          confirm={dialog === 'done' ? 'Mark as done' : 'Reopen'}
          busy={acts.isPending}
          onConfirm={() => act({ act: dialog })}
          onClose={close}
        >
          <p>
            {dialog === 'done'
              ? 'They leave the open list. You can reopen them under Done.'
              : 'They are back in the open list.'}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
