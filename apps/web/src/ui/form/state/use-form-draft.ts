import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../../lib/use-draft.ts';
import type { Attempt } from './attempt.ts';
import { keptValues, restoredValues } from './kept-values.ts';

/** What a form keeps on the device: what was entered, what was sent without an answer, and where a wizard stands. */
interface KeptForm {
  readonly values: unknown;
  readonly attempt: Attempt | null;
  /** The steps of a wizard that were gone on from, and the one that is open. */
  readonly done: readonly string[];
  readonly step: string | null;
}

export interface FormDraft {
  readonly kept: KeptForm;
  /** The device has been asked, and what it kept stands in the form. */
  readonly ready: boolean;
  readonly restored: boolean;
  keep(part: Partial<Omit<KeptForm, 'values'>>): void;
  /** The server has it. */
  sent(): void;
  discard(): void;
}

interface FormDraftOptions<Values extends FieldValues> {
  readonly name: string | null;
  readonly initial: Values;
  readonly secrets: readonly string[];
}

/** What an older build kept may lack a part. */
const readKept = (kept: Partial<KeptForm>, begun: KeptForm): KeptForm => ({
  values: kept.values,
  attempt: kept.attempt ?? null,
  done: Array.isArray(kept.done) ? kept.done : begun.done,
  step: kept.step ?? null,
});

/** Ties the values of a form to its draft, both ways. */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, initial, secrets }: FormDraftOptions<Values>,
): FormDraft {
  const begun: KeptForm = { values: keptValues(initial, secrets), attempt: null, done: [], step: null };
  const draft = useDraft<KeptForm>(name, begun);
  const { set, restored } = draft;
  const now = useRef({ initial, secrets, kept: draft.value });
  now.current = { initial, secrets, kept: draft.value };
  const [applied, setApplied] = useState(false);
  useEffect(() => {
    if (!restored) return;
    const { initial: first, kept } = now.current;
    form.reset(restoredValues(first, kept.values), { keepDefaultValues: true });
    setApplied(true);
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
    kept: readKept(draft.value, begun),
    ready: draft.ready && (applied || !restored),
    restored,
    keep: (part) => set((kept) => ({ ...kept, ...part })),
    sent() {
      set((kept) => ({ ...kept, attempt: null, done: [], step: null }));
      draft.clear();
    },
    discard: draft.discard,
  };
}
