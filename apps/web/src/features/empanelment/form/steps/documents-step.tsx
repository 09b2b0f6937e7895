import { useRef, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { StepActions } from '../../../../ui/form/steps/step-frame.tsx';
import { DocumentRow } from '../../documents/document-row.tsx';
import styles from '../parts/form.module.css';
import { BackButton } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';
import { isDone } from '../parts/steps.ts';

/** The papers; each is sent when it is chosen. */
export function DocumentsStep({ held, detail, goBack, onDone }: StepProps) {
  const [isDue, setDue] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = detail.documents.filter(({ kind }) => detail.open.includes(kind));
  const goOn = () => {
    if (isDone(detail, 'documents')) return onDone(detail);
    setDue(true);
    const first = shown.find(({ kind }) => detail.missing.includes(kind));
    list.current?.querySelector<HTMLElement>(`[data-kind="${first?.kind}"] button`)?.focus();
  };
  return (
    <div className="stack one-column gap-12">
      <p className={`mute text-note ${styles.small}`}>
        PDF, JPEG or PNG, at most 3 MB. A large photo is made smaller before it is sent. Each document is
        saved as soon as you choose it.
      </p>
      <ul ref={list} className="stack gap-8" aria-label="Documents" tabIndex={-1}>
        {shown.map((document) => (
          <DocumentRow key={document.kind} held={held} detail={detail} document={document} isDue={isDue} />
        ))}
      </ul>
      <StepActions>
        <BackButton goBack={goBack} />
        <Button size="large" onClick={goOn}>
          Continue
        </Button>
      </StepActions>
    </div>
  );
}
