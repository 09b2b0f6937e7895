import { SelectField } from '../../ui/form/select/select-field.tsx';

interface YearFieldProps {
  value: string;
  years: readonly string[];
  onChange: (year: string) => void;
}

/** A financial year; the one that is shown is always among them. */
export function YearField({ value, years, onChange }: YearFieldProps) {
  const offered = [...new Set([value, ...years])].sort().reverse();
  return (
    <SelectField
      label="Financial year"
      isRequired
      options={offered.map((year) => ({ id: year, name: `FY ${year}` }))}
      value={value}
      onChange={onChange}
    />
  );
}
