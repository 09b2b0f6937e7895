import * as z from 'zod/mini';
import { Form } from '../../../apps/web/src/ui/form/state/form.tsx';
import { FormField } from '../../../apps/web/src/ui/form/state/form-field.tsx';
import { SubmitButton } from '../../../apps/web/src/ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../apps/web/src/ui/form/state/use-hub-form.ts';
import { TextField } from '../../../apps/web/src/ui/form/text/text-field.tsx';

// A feature takes the schema of its call from the contract.
const schema = z.object({ city: z.string().check(z.minLength(1, 'Enter a city'), z.maxLength(60)) });

type Save = (sent: z.infer<typeof schema>, options: { readonly idempotencyKey: string }) => Promise<unknown>;

export function CityForm({ save }: { save: Save }) {
  const form = useHubForm({ rules: schema, initial: { city: '' }, draft: 'example/city', onSubmit: save });
  return (
    <Form form={form}>
      <FormField form={form} name="city" label="City">
        {(field) => <TextField {...field} hint="Where your office is." isRequired />}
      </FormField>
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}
