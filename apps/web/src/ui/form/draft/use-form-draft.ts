import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../../lib/use-draft.ts';
import type { Attempt } from './attempt.ts';
import { keptValues, restoredValues } from './kept-values.ts';

/** What a form keeps on the device: what was entered, and what was sent without an answer. */
interface KeptForm {
  readonly values: unknown;
  readonly attempt: Attempt | null;
}

export interface FormDraft {
  readonly restored: boolean;
  /** What was sent last, perhaps before a reload, and got no answer. */
  readonly attempt: Attempt | null;
  keepAttempt(attempt: Attempt): void;
  /** The server has it. */
  sent(): void;
  discard(): void;
}

interface FormDraftOptions<Values extends FieldValues> {
  readonly name: string | null;
  readonly initial: Values;
  readonly secrets: readonly string[];
}

/** Ties the values of a form to its draft, both ways. */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, initial, secrets }: FormDraftOptions<Values>,
): FormDraft {
  const [begun] = useState<KeptForm>(() => ({ values: keptValues(initial, secrets), attempt: null }));
  const draft = useDraft<KeptForm>(name, begun);
  const { set, restored } = draft;
  const now = useRef({ initial, secrets, kept: draft.value });
  now.current = { initial, secrets, kept: draft.value };
  useEffect(() => {
    if (!restored) return;
    const { initial: first, kept } = now.current;
    form.reset(restoredValues(first, kept.values), { keepDefaultValues: true });
  }, [form, restored]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const next = keptValues(values, now.current.secrets);
          // Also told of what changes no value.
          if (JSON.stringify(next) !== JSON.stringify(now.current.kept.values))
            set((kept) => ({ ...kept, values: next }));
        },
      }),
    [form, set],
  );
  return {
    restored,
    // What an older build kept may lack it.
    attempt: draft.value.attempt ?? null,
    keepAttempt: (attempt) => set((kept) => ({ ...kept, attempt })),
    sent() {
      set((kept) => ({ ...kept, attempt: null }));
      draft.clear();
    },
    discard: draft.discard,
  };
}
