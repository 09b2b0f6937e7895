import { unitsText } from './figure-text.ts';

/** `<Units value={holding.units} />`: 1,234.567. */
export const Units = ({ value }: { value: string }) => (
  <span className="figures one-line">{unitsText(value)}</span>
);
