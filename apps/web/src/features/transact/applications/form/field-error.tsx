import { useEffect, useRef } from 'react';
import { useApplicationForm } from './form-context.ts';

/** What is wrong with a group of questions as a whole. */
export function FieldError({ path }: { path: string }) {
  const { form, refused } = useApplicationForm();
  const { fields } = form;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const box = line.current;
    // Its text is on the screen one frame after it was found.
    const focus = () => requestAnimationFrame(() => line.current?.focus());
    return box === null ? undefined : fields.add(path, { label: '', box, focus });
  }, [fields, path]);
  const error = refused[path] ?? form.errorAt(path);
  return (
    <p
      ref={line}
      role="alert"
      className="danger text-body"
      data-field={path}
      tabIndex={-1}
      hidden={error === null}
    >
      {error}
    </p>
  );
}
