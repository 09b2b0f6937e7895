import { texts } from '@hub/contract';
import { type CallListReason, callListReasons } from '@hub/contract/calls/investor/investor-list';
import { useId, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { useExportRun } from '../../../ui/list/file-menu.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { countText } from '../parts/investor-text.ts';
import styles from './chosen-clients.module.css';
import { type RequestedClients, useCallList } from './client-queries.ts';

interface CallListDialogProps {
  requested: RequestedClients;
  count: number;
  onClose: () => void;
}

const reasons = Object.entries(callListReasons) as [CallListReason, string][];
const LONGEST_NOTE = 200;

/** Full mobile numbers leave only on purpose: it asks why, and says that it is written down. */
export function CallListDialog({ requested, count, onClose }: CallListDialogProps) {
  const [reason, setReason] = useState<CallListReason | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<'reason' | 'note' | null>(null);
  const save = useCallList(requested, count);
  const { percent, cancel, run } = useExportRun();

  const make = async () => {
    if (reason === null) return setProblem('reason');
    if (reason === 'other' && note.trim() === '') return setProblem('note');
    setProblem(null);
    const why = { reason, ...(note.trim() && { note: note.trim() }), format: 'xlsx' as const };
    if (await run((given) => save(why, given))) onClose();
  };
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <StaticModal
      title={`Call list of ${countText(count, 'client')}`}
      onClose={close}
      closable={false}
      actions={
        <>
          <Button look="outline" onClick={close}>
            Cancel
          </Button>
          <Button busy={percent !== null} onClick={() => void make()}>
            {percent === null ? 'Save the list' : `Preparing ${percent}%`}
          </Button>
        </>
      }
    >
      <p>
        An Excel file with names, folios and full mobile numbers. Who made it, when, for how many clients and
        why is written to the audit log.
      </p>
      <Reasons
        value={reason}
        isMissing={problem === 'reason'}
        onChange={(chosen) => {
          setReason(chosen);
          setProblem(null);
        }}
      />
      <TextField
        label="In your words"
        isRequired={reason === 'other'}
        value={note}
        maxLength={LONGEST_NOTE}
        error={problem === 'note' ? texts.field.required : null}
        onChange={setNote}
      />
    </StaticModal>
  );
}

interface ReasonsProps {
  value: CallListReason | null;
  isMissing: boolean;
  onChange: (reason: CallListReason) => void;
}

function Reasons({ value, isMissing, onChange }: ReasonsProps) {
  const name = useId();
  return (
    <>
      {' '}
      <fieldset
        className={`stack gap-2 pad-0 borderless ${styles.reasons}`}
        aria-describedby={isMissing ? `${name}-problem` : undefined}
      >
        <legend>What is it for?</legend>
        {reasons.map(([option, text]) => (
          <label key={option} className={`row gap-8 ink ${styles.reason}`}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <div role="alert">
        {isMissing && (
          <p id={`${name}-problem`} className={`danger text-note ${styles.problem}`}>
            Choose what it is for.
          </p>
        )}
      </div>
    </>
  );
}
