import { foldedTexts } from '@hub/contract/applications/application-texts';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FoldedLine } from '../../send/folded-line.tsx';
import { useApplicationForm } from './form-context.ts';

interface FoldedProps {
  /** What is known; empty where nothing is. */
  text: string;
  /** What pressing Change changes, for who does not see the line. */
  changes: string;
  /** Something in it stands in the way: then it is open, and stays so. */
  isWrong: boolean;
  /** Its step: named in the address, or sent back by the investor, it is open. */
  step?: ApplicationStep;
  children: ReactNode;
}

const focusable = 'input, textarea, select, button, [tabindex="0"]';

/** The button that was pressed is gone: the first question takes its place. */
export const focusFirst = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLElement>(focusable)?.focus();

/** What is known already as one line; its questions, when somebody wants to change it or something is missing. */
export function Folded({ text, changes, isWrong, step, children }: FoldedProps) {
  const { requested, sentBack } = useApplicationForm();
  const [isPressed, setPressed] = useState(false);
  const isNamed = step !== undefined && (requested === step || sentBack.includes(step));
  const isNeeded = isWrong || isNamed || text === '';
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) focusFirst(box.current);
  }, [isPressed]);
  if (isNeeded || isOpen || isPressed) {
    return (
      <div ref={box} className="stack one-column gap-16">
        {children}
      </div>
    );
  }
  return (
    <div className="pad-8-12 sunk round">
      <FoldedLine text={text} changes={foldedTexts.change(changes)} onChange={() => setPressed(true)} />
    </div>
  );
}
