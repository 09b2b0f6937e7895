import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { InvestorField } from '../../../parts/person/investor-field.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import type { Option } from '../../../ui/form/field/option.ts';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useSaveWeddingDay } from '../calls/queries.ts';

/** The day that a client told. */
export function WeddingDialog({ onClose }: { onClose: () => void }) {
  const { toaster } = useServices();
  const save = useSaveWeddingDay();
  const [client, setClient] = useState<Option | null>(null);
  const [on, setOn] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    if (client === null || on === '') return setProblem('Choose the client and the day.');
    setSaving(true);
    try {
      await save({ investorId: client.id, on }, { idempotencyKey: crypto.randomUUID() });
      toaster.show('success', `The wedding day of ${client.name} is kept.`);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <StaticModal
      title="Add a wedding day"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isSaving} onClick={() => void submit()}>
            Save
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <InvestorField label="Client" isRequired value={client} onChange={setClient} />
        <DateField label="Wedding day" isRequired value={on} onChange={setOn} />
        <p role="alert" className="danger hides-empty">
          {problem}
        </p>
      </div>
    </StaticModal>
  );
}
