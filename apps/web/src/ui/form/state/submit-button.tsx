import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonLook } from '../../action/button.tsx';
import type { HubForm } from './hub-form.ts';

interface SubmitButtonProps<Values extends FieldValues> extends Pick<ButtonLook, 'size' | 'wide'> {
  form: HubForm<Values>;
  /** Said while it is being sent. */
  sending?: string;
  children: ReactNode;
}

/** Sends the form. Keeps its focus while that runs and takes no second press. */
export function SubmitButton<Values extends FieldValues>({
  form,
  sending = 'Sending …',
  children,
  ...look
}: SubmitButtonProps<Values>) {
  return (
    <Button type="submit" busy={form.isSending} {...look}>
      {form.isSending ? sending : children}
    </Button>
  );
}
