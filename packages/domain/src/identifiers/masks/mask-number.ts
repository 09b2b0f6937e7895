const SHOWN = 4;

/** A PAN, account or mandate number: its last four characters tell one from another and are too little to use. */
export function maskNumber(text: string): string {
  const shown = text.length > SHOWN ? text.slice(-SHOWN) : '';
  return '*'.repeat(text.length - shown.length) + shown;
}
