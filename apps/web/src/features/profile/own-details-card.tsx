import type { OwnDetails } from '@hub/contract/calls/profile';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { EditIcon } from '../../ui/action/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { OwnDetailsForm } from './own-details-form.tsx';
import { OwnDetailsView } from './own-details-view.tsx';

export function OwnDetailsCard({ arn, own }: { arn: string; own: OwnDetails }) {
  /** What was saved when the editing began: a newer read must not change a form under somebody's hands. */
  const [editing, setEditing] = useState<OwnDetails | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    if (editing !== null || !closed.current) return;
    closed.current = false;
    edit.current?.focus();
  }, [editing]);
  const saved = editing ?? own;
  return (
    <Card
      title="Your details"
      aside={
        !editing && (
          <Button ref={edit} look="quiet" size="compact" onClick={() => setEditing(own)}>
            <Icon of={EditIcon} size={16} />
            Edit
          </Button>
        )
      }
    >
      <OwnDetailsBody
        key={JSON.stringify(saved)}
        arn={arn}
        saved={saved}
        editing={editing !== null}
        onEdit={() => setEditing(own)}
        onClose={() => {
          closed.current = true;
          setEditing(null);
        }}
      />
    </Card>
  );
}

interface BodyProps {
  arn: string;
  saved: OwnDetails;
  editing: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** Unsaved changes of earlier open the form by themselves. */
function OwnDetailsBody({ arn, saved, editing, onEdit, onClose }: BodyProps) {
  const draft = useDraft('profile/own', saved);
  const open = useRef(onEdit);
  open.current = onEdit;
  useEffect(() => {
    if (draft.restored) open.current();
  }, [draft.restored]);
  return editing ? (
    <OwnDetailsForm arn={arn} saved={saved} draft={draft} onClose={onClose} />
  ) : (
    <OwnDetailsView own={saved} />
  );
}
