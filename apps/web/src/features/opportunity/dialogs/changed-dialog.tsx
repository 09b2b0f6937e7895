import { opportunityTexts } from '@hub/contract/opportunity/opportunity-texts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/action/button.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { opportunityKey } from '../calls/queries.ts';
import styles from './dialogs.module.css';

interface ChangedDialogProps {
  investor: string;
  changes: readonly string[];
  /** The row has left its list. */
  isGone: boolean;
  /** What can still be done; null when nothing can. */
  remedy: string | null;
  busy: boolean;
  onRemedy: () => void;
  onClose: () => void;
}

/** A row is no longer what the list shows. The list is read again when this is closed. */
export function ChangedDialog({
  investor,
  changes,
  isGone,
  remedy,
  busy,
  onRemedy,
  onClose,
}: ChangedDialogProps) {
  const client = useQueryClient();
  const close = () => {
    onClose();
    void client.invalidateQueries({ queryKey: opportunityKey });
  };
  return (
    <StaticModal
      title={isGone ? `${investor} has left this list` : `${investor}: something has changed`}
      onClose={close}
      actions={
        <>
          <Button look={remedy === null ? 'primary' : 'outline'} onClick={close}>
            Close
          </Button>
          {remedy !== null && (
            <Button busy={busy} onClick={onRemedy}>
              {remedy}
            </Button>
          )}
        </>
      }
    >
      {isGone ? (
        <p>{opportunityTexts.notThereAnyMore}</p>
      ) : (
        <ul className="stack">
          {changes.map((change) => (
            <li key={change} className={`stack gap-2 pad-12-0 anywhere ${styles.act}`}>
              {change}
            </li>
          ))}
        </ul>
      )}
    </StaticModal>
  );
}
