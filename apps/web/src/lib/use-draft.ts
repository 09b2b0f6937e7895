import { useEffect, useState } from 'react';
import { createDraftForm, type DraftForm, type DraftState } from './drafts/draft-form.ts';
import type { Drafts } from './drafts/drafts.ts';
import { usePageServices, useStore } from './react.ts';

type Draft<T> = DraftState<T> & Pick<DraftForm<T>, 'set' | 'clear' | 'discard'>;

const notSaved: Pick<Drafts, 'load' | 'saveSoon' | 'remove'> = {
  load: async () => null,
  saveSoon: () => {},
  remove: async () => {},
};

/**
 * A form's value that survives a reload, a session's end and being offline. In one line:
 *
 *     const draft = useDraft('profile/own', ownDetails);
 *
 * Show `draft.value`, change it with `draft.set({ ...draft.value, city })`, and call `draft.clear()` once the
 * server has taken it. Nothing else is to do: the draft is loaded when the form opens, saved a moment after each
 * change, when the page is left and before a session ends, and dropped when the form is back at its beginning.
 * `draft.restored` says that the value comes from earlier; `draft.discard()` returns to the beginning. `initial`
 * counts when the form opens: wait for the data first, and give the component a `key` when the form becomes
 * another. The value must be plain data; leave out codes, PINs and files. Without a name nothing is kept.
 */
export function useDraft<T>(form: string | null, initial: T): Draft<T> {
  const { drafts, backNavigation } = usePageServices();
  const [held] = useState(() => {
    if (form === null) return createDraftForm(notSaved, '', initial);
    // While there is a draft, "back" leads to its form (Spec §4). A device that is full must not break the form.
    const note = (saved: boolean) => void backNavigation.rememberHere(saved).catch(() => {});
    return createDraftForm(drafts, form, initial, note);
  });
  useEffect(() => void held.load(), [held]);
  const state = useStore(held);
  return { ...state, set: held.set, clear: held.clear, discard: held.discard };
}
