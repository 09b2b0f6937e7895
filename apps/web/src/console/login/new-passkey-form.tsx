import { finishPasskey, startPasskey } from '@hub/contract/console/login-calls';
import { loginTexts } from '@hub/contract/console/login-texts';
import * as z from 'zod/mini';
import { Form } from '../../ui/form/state/form.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import { SubmitButton } from '../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../ui/form/state/use-hub-form.ts';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { useConsole } from '../calls/console-context.ts';
import { StaffError } from '../calls/staff-client.ts';
import { hasPasskeys, makePasskey } from './passkey.ts';

const texts = loginTexts.invitation;
const rules = z.object({ name: z.string().check(z.trim(), z.minLength(1, texts.nameHelp), z.maxLength(60)) });

interface NewPasskeyFormProps {
  invitation?: string;
  onMade: () => void;
}

/** Names a new passkey and has the browser make it. */
export function NewPasskeyForm({ invitation, onMade }: NewPasskeyFormProps) {
  const { client } = useConsole();
  const form = useHubForm({
    rules,
    initial: { name: texts.firstName as string },
    async onSubmit({ name }: { name: string }) {
      const about = { status: 0, call: startPasskey.name };
      if (!hasPasskeys()) throw new StaffError(loginTexts.noPasskeys, about);
      const started = await client.call(startPasskey, invitation === undefined ? {} : { invitation });
      const answer = await makePasskey(started.options).catch(() => {
        throw new StaffError(texts.failed, about);
      });
      await client.call(finishPasskey, { challenge: started.challenge, answer, name });
    },
    onSent: onMade,
  });
  return (
    <Form form={form}>
      <FormField form={form} name="name" label={texts.name}>
        {(field) => <TextField {...field} hint={texts.nameHelp} />}
      </FormField>
      <SubmitButton form={form}>{texts.make}</SubmitButton>
    </Form>
  );
}
