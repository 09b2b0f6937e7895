import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { overlaid } from '../draft/draft-path.ts';
import { errorAt } from './field-errors.ts';
import type { FieldRegistry } from './field-registry.ts';
import type { HeldValues } from './hub-form.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What stays when the values change from outside. */
const stays = {
  keepDefaultValues: true,
  keepDirty: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
} as const;

/**
 * Ties the values of a form to where they live, both ways. The answers of the server decide what is wrong too, so
 * whatever was left, or was found wrong before, is checked again with each of them.
 */
export function useHeldValues<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  fields: FieldRegistry,
  held: HeldValues<Values> | undefined,
) {
  /** The fields of this step are all checked: they were sent once, or somebody was sent back to them. */
  const isDue = useRef(false);
  const [news, setNews] = useState<object | null>(null);
  useEffect(() => {
    if (held === undefined) return undefined;
    const stopTyping = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        // While a step comes or goes the library may have values of the fields that are there, and no others.
        const { draft } = held.getSnapshot();
        const typed = overlaid(draft, structuredClone(values));
        if (!isSame(typed, draft)) held.change(() => typed);
      },
    });
    const take = () => {
      const snapshot = held.getSnapshot();
      if (!isSame(snapshot.draft, form.getValues())) form.reset(structuredClone(snapshot.draft), stays);
      setNews(snapshot);
    };
    take();
    const stopNews = held.subscribe(take);
    return () => {
      stopTyping();
      stopNews();
    };
  }, [form, held]);
  useEffect(() => {
    if (news === null) return;
    const { errors, isSubmitted } = form.formState;
    const wasLeft = (name: string) => form.getFieldState(name as FieldPath<Values>).isTouched;
    const isWrong = (name: string) => errorAt(errors, name, fields.all()) !== null;
    const due = fields
      .names()
      .filter((name) => isDue.current || isSubmitted || wasLeft(name) || isWrong(name));
    if (due.length > 0) void form.trigger(due as FieldPath<Values>[]);
  }, [form, fields, news]);
  /** A step that started while the one before was being sent: the library calls the form sent only afterwards. */
  const isFresh = useRef(false);
  const forgetSent = () => {
    if (held !== undefined)
      form.reset(structuredClone(held.getSnapshot().draft), { ...stays, keepIsSubmitted: false });
  };
  return {
    sends() {
      isFresh.current = false;
    },
    sent() {
      if (isFresh.current) forgetSent();
    },
    startStep(showsFaults: boolean) {
      isDue.current = showsFaults;
      isFresh.current = true;
      // Between two renderings the library has no values of its own: they are taken from where they live.
      forgetSent();
      setNews({});
    },
  };
}
