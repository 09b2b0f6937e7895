import { texts } from '@hub/contract';
import { LONGEST_ROW_NOTE } from '@hub/contract/calls/opportunity/opportunity-touches';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';

interface NoteDialogProps {
  what: string;
  busy: boolean;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** What was said or agreed, kept with the row. */
export function NoteDialog({ what, busy, onNote, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const text = note.trim();
  const save = () => {
    setTried(true);
    if (text !== '' && text.length <= LONGEST_ROW_NOTE) onNote(text);
  };
  return (
    <StaticModal
      title={`Note on ${what}`}
      onClose={onClose}
      closable={false}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={save}>
            Save the note
          </Button>
        </>
      }
    >
      <TextField
        label="Note"
        isRequired
        lines={4}
        limit={LONGEST_ROW_NOTE}
        hint="Saved with this row. The client does not see it."
        value={note}
        error={isTried && text === '' ? texts.field.required : null}
        onChange={setNote}
      />
    </StaticModal>
  );
}
