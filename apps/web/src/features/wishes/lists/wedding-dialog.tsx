import { useServices } from '../../../lib/react.ts';
import { InvestorField } from '../../../parts/person/investor-field.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import type { Option } from '../../../ui/form/field/option.ts';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { checkedAs } from '../../../ui/form/state/form-rules.ts';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useSaveWeddingDay } from '../calls/queries.ts';

interface WeddingValues {
  client: Option | null;
  on: string;
}

const check = ({ client, on }: WeddingValues) =>
  checkedAs(
    {
      ...(client === null && {
        client: on === '' ? 'Choose the client and the day.' : 'Choose the client.',
      }),
      ...(on === '' && { on: 'Choose the day.' }),
    },
    client === null ? undefined : { client, on },
  );

/** The day that a client told. */
export function WeddingDialog({ onClose }: { onClose: () => void }) {
  const { toaster } = useServices();
  const save = useSaveWeddingDay();
  const form = useHubForm({
    rules: check,
    initial: { client: null, on: '' } as WeddingValues,
    async onSubmit({ client, on }, options) {
      await save({ investorId: client.id, on }, options);
      toaster.show('success', `The wedding day of ${client.name} is saved.`);
    },
    onSent: onClose,
  });
  return (
    <StaticModal
      title="Add a wedding day"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={form.isSending} onClick={() => void form.submit()}>
            Save
          </Button>
        </>
      }
    >
      <Form form={form}>
        <FormField form={form} name="client" label="Client">
          {(field) => <InvestorField {...field} isRequired />}
        </FormField>
        <FormField form={form} name="on" label="Wedding day">
          {(field) => <DateField {...field} isRequired />}
        </FormField>
      </Form>
    </StaticModal>
  );
}
