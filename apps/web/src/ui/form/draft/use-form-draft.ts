import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../../lib/use-draft.ts';
import type { Attempt } from './attempt.ts';
import { restoredValues, savedValues } from './saved-values.ts';

/** What a form keeps on the device: what was entered, and what was sent without an answer. */
interface SavedForm {
  readonly values: unknown;
  readonly attempt: Attempt | null;
}

export interface FormDraft {
  readonly restored: boolean;
  /** What was sent last, perhaps before a reload, and got no answer. */
  readonly attempt: Attempt | null;
  saveAttempt(attempt: Attempt): void;
  /** The server has it. */
  sent(): void;
  discard(): void;
}

interface FormDraftOptions<Values extends FieldValues> {
  readonly name: string | null;
  readonly initial: Values;
  /** Names of values that the draft does not bring back. */
  readonly fresh: readonly string[];
  readonly secrets: readonly string[];
}

/** Ties the values of a form to its draft, both ways. */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, initial, fresh, secrets }: FormDraftOptions<Values>,
): FormDraft {
  const [started] = useState<SavedForm>(() => ({ values: savedValues(initial, secrets), attempt: null }));
  const draft = useDraft<SavedForm>(name, started);
  const { set, restored } = draft;
  const now = useRef({ initial, fresh, secrets, saved: draft.value });
  now.current = { initial, fresh, secrets, saved: draft.value };
  useEffect(() => {
    if (!restored) return;
    const { initial: first, fresh: names, saved } = now.current;
    const asToday = Object.fromEntries(names.map((field) => [field, first[field]]));
    form.reset({ ...restoredValues(first, saved.values), ...asToday }, { keepDefaultValues: true });
  }, [form, restored]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const next = savedValues(values, now.current.secrets);
          // Also told of what changes no value.
          if (JSON.stringify(next) !== JSON.stringify(now.current.saved.values))
            set((saved) => ({ ...saved, values: next }));
        },
      }),
    [form, set],
  );
  return {
    restored,
    // What an older build kept may lack it.
    attempt: draft.value.attempt ?? null,
    saveAttempt: (attempt) => set((saved) => ({ ...saved, attempt })),
    sent() {
      set((saved) => ({ ...saved, attempt: null }));
      draft.clear();
    },
    discard: draft.discard,
  };
}
