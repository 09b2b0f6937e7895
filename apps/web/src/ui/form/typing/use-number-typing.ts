import { type FormEvent, type RefObject, useLayoutEffect, useState } from 'react';
import {
  canonicalNumber,
  type Edit,
  type NumberForm,
  shownNumber,
  type Typed,
  typeNumber,
} from './number-typing.ts';

function deletedBy(event: Event): Edit['deleted'] {
  const kind = event instanceof InputEvent ? event.inputType : '';
  if (kind === 'deleteContentBackward') return 'backward';
  return kind === 'deleteContentForward' ? 'forward' : null;
}

/** A grouped number in an input: what it shows, and what to do when it changes. */
export function useNumberTyping(
  input: RefObject<HTMLInputElement | null>,
  form: NumberForm,
  value: string,
  onChange: (value: string) => void,
) {
  const [typed, setTyped] = useState<Typed>({ text: shownNumber(value), caret: -1 });
  const [isRefused, setRefused] = useState(false);
  // The value may change by itself, as by a chip or a draft.
  const isOwn = canonicalNumber(typed.text, form) === value;
  const text = isOwn ? typed.text : shownNumber(value);
  // React puts the caret at the end whenever it writes another text than the browser shows.
  useLayoutEffect(() => {
    if (typed.caret >= 0 && document.activeElement === input.current) {
      input.current?.setSelectionRange(typed.caret, typed.caret);
    }
  }, [typed, input]);
  return {
    text,
    /** Something was pasted that is no number: nothing has changed. */
    isRefused,
    change: (event: FormEvent<HTMLInputElement>) => {
      const { value: raw, selectionStart } = event.currentTarget;
      const caret = selectionStart ?? raw.length;
      const next = typeNumber(text, { text: raw, caret, deleted: deletedBy(event.nativeEvent) }, form);
      setRefused(next === null && raw.length - text.length > 1);
      // As it was, with the caret where the refused letters were typed.
      setTyped(next ?? { text, caret: Math.max(0, caret - (raw.length - text.length)) });
      if (next === null) return;
      const saved = canonicalNumber(next.text, form);
      if (saved !== value) onChange(saved);
    },
    /** Left: `5.` and `.5` are written in full. */
    settle: () => setTyped({ text: shownNumber(value), caret: -1 }),
  };
}
