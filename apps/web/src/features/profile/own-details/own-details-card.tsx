import { type OwnDetails, ownDetailsSchema } from '@hub/contract/calls/profile/profile';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { EditIcon } from '../../../ui/action/icons.ts';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useSaveOwn } from '../calls/queries.ts';
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
  const { toaster } = useServices();
  const form = useHubForm({
    rules: ownDetailsSchema,
    initial: saved,
    draft: 'profile/own-details',
    within: 'own',
    onSubmit: useSaveOwn(arn),
    onSent() {
      toaster.show('success', 'Your details are saved.');
      onClose();
    },
  });
  const open = useRef(onEdit);
  open.current = onEdit;
  const { restored } = form.draft;
  useEffect(() => {
    if (restored) open.current();
  }, [restored]);
  return editing ? <OwnDetailsForm form={form} onClose={onClose} /> : <OwnDetailsView own={saved} />;
}
