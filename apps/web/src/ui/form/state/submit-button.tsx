import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonLook } from '../../action/button.tsx';
import type { HubForm } from './hub-form.ts';

interface SubmitButtonProps<Values extends FieldValues> extends Pick<ButtonLook, 'size' | 'wide'> {
  form: HubForm<Values>;
  /** Said while it is being sent. */
  sending?: string;
  /** Id of what says why it cannot be sent yet. It looks so; a press leads to what is missing. */
  heldBy?: string | undefined;
  children: ReactNode;
}

/** Sends the form. Keeps its focus while that runs and takes no second press. */
export function SubmitButton<Values extends FieldValues>({
  form,
  sending = 'Sending …',
  heldBy,
  children,
  ...look
}: SubmitButtonProps<Values>) {
  return (
    <Button
      type="submit"
      busy={form.isSending}
      aria-disabled={heldBy === undefined ? undefined : true}
      aria-describedby={heldBy}
      {...look}
    >
      {form.isSending ? sending : children}
    </Button>
  );
}
