import * as z from 'zod/mini';
import { FormField } from '../../../apps/web/src/ui/form/state/form-field.tsx';
import { defineWizard } from '../../../apps/web/src/ui/form/steps/define-wizard.ts';
import { useWizard } from '../../../apps/web/src/ui/form/steps/use-wizard.ts';
import { WizardScreen } from '../../../apps/web/src/ui/form/steps/wizard-screen.tsx';
import { TextField } from '../../../apps/web/src/ui/form/text/text-field.tsx';

interface Values {
  name: string;
  guardian: string;
}

const needed = (text: string) => z.string().check(z.minLength(1, text), z.maxLength(80));

const wizard = defineWizard<Values>({
  initial: { name: '', guardian: '' },
  steps: [
    {
      id: 'name',
      title: 'Investor',
      schema: z.object({ name: needed('Enter the name') }),
      render: (form) => (
        <FormField form={form} name="name" label="Name">
          {(field) => <TextField {...field} />}
        </FormField>
      ),
      answers: ({ name }) => [{ label: 'Name', text: name }],
    },
    {
      id: 'guardian',
      title: 'Guardian',
      when: ({ name }) => name.endsWith('(minor)'),
      schema: z.object({ guardian: needed('Enter the name of the guardian') }),
      render: (form) => (
        <FormField form={form} name="guardian" label="Guardian">
          {(field) => <TextField {...field} />}
        </FormField>
      ),
      answers: ({ guardian }) => [{ label: 'Guardian', text: guardian }],
    },
  ],
  review: { title: 'Review', submit: 'Send' },
});

type Send = (sent: Values, options: { readonly idempotencyKey: string }) => Promise<unknown>;

export function ExampleWizard({ send, onSent }: { send: Send; onSent: () => void }) {
  const run = useWizard<Values>(wizard, { draft: 'example/wizard', onSubmit: send, onSent });
  return <WizardScreen run={run} />;
}
