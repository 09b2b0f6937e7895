import { errorAt, useApplicationForm } from './form-context.ts';

/** What is wrong with a group of questions as a whole. */
export function FieldError({ path }: { path: string }) {
  const error = errorAt(useApplicationForm(), path);
  if (error === null) return null;
  return (
    <p role="alert" className="danger text-body" data-field={path} tabIndex={-1}>
      {error}
    </p>
  );
}
