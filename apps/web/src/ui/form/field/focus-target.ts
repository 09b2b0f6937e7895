import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import type { FocusTarget } from './field-props.ts';

/** The element that takes the focus when a form sends it to this field. */
export function useFocusTarget<Target extends HTMLElement>(
  ref: Ref<FocusTarget> | undefined,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  useImperativeHandle(ref, () => ({ focus: () => element.current?.focus() }), []);
  return element;
}
