import { MOST_REMARK } from '@hub/contract/openings/opening-parts';
import { useId } from 'react';
import field from '../../ui/form/field/field.module.css';

interface RemarkFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A few lines in the investor's own words; it opens because they want to write. */
export function RemarkField({ label, value, onChange }: RemarkFieldProps) {
  const id = useId();
  return (
    <div className="stack one-column gap-8">
      <label htmlFor={id} className="text-large strong">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        required
        maxLength={MOST_REMARK}
        // biome-ignore lint/a11y/noAutofocus: the investor has just asked to write here.
        autoFocus
        className={`block ${field.input} ${field.area}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
