import { Button } from '../../../ui/action/button.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import styles from '../dialogs/dialogs.module.css';
import type { Refused } from '../row/row-acts.ts';

/** Rows that an act did not take, each with why; the others went through. */
export function RefusedDialog({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  return (
    <StaticModal
      title={
        refused.length === 1 ? 'One row was left as it is' : `${refused.length} rows were left as they are`
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="stack">
        {refused.map(({ key, investor, why }) => (
          <li key={key} className={`stack gap-2 pad-12-0 anywhere ${styles.act}`}>
            <b>{investor ?? key}</b>
            <p className="as-written soft text-note">{why}</p>
          </li>
        ))}
      </ul>
    </StaticModal>
  );
}
