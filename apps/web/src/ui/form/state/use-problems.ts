import { texts } from '@hub/contract';
import { useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api.ts';
import { errorAt, errorList, fieldOf, placeRefusal } from './field-errors.ts';
import type { FieldRegistry } from './field-registry.ts';
import type { Problem } from './hub-form.ts';

const MOST_SAVED = 'Nothing you entered is lost.';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** What stood in the way of the last submit: at its fields, with the focus at the first, and above the form. */
export function useProblems<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  fields: FieldRegistry,
  within: string | undefined,
) {
  const { errors } = form.formState;
  /** The fields the last submit found wrong, as they stand on the screen. */
  const [shown, setShown] = useState<readonly string[]>([]);
  /** What belongs to no field. */
  const [others, setOthers] = useState<readonly string[]>([]);
  const show = () => {
    const wrong = fields.names().filter((name) => form.getFieldState(name as FieldPath<Values>).invalid);
    setShown(wrong);
    fields.get(wrong[0] ?? '')?.focus();
  };
  const list: readonly Problem[] = [
    ...others.map((text) => ({ name: null, label: null, text })),
    ...shown.flatMap((name) => {
      const text = errorAt(errors, name, fields.all());
      return text === null ? [] : [{ name, label: fields.get(name)?.label ?? null, text }];
    }),
  ];
  return {
    list,
    say: (text: string) => setOthers([text]),
    show,
    hide() {
      setOthers([]);
      setShown([]);
    },
    /** What the rules found. */
    found(faults: FieldErrors<Values>) {
      const existing = fields.names();
      const unplaced = errorList(faults).filter(({ path }) => fieldOf(path, existing) === null);
      setOthers([...new Set(unplaced.map(({ text }) => text))]);
      show();
    },
    /** What the server said, or that it could not be asked. */
    refused(error: unknown) {
      if (isAbort(error)) return;
      if (!(error instanceof ApiError)) reportError(error);
      const refusal = error instanceof ApiError ? error : { message: texts.call.failed, fields: {} };
      const { atFields, others: rest } = placeRefusal(refusal.fields, fields.names(), within);
      for (const [name, message] of Object.entries(atFields))
        form.setError(name as FieldPath<Values>, { type: 'server', message });
      const isNamed = Object.keys(atFields).length > 0 || rest.length > 0;
      setOthers(isNamed ? rest : [`${refusal.message.replace(/\.$/, '')}. ${MOST_SAVED}`]);
      show();
    },
  };
}
