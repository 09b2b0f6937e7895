const SHOWN = 4;

/** A PAN or account number as its last four characters: enough to tell one from another, too little to use. */
export function maskNumber(text: string): string {
  const shown = text.length > SHOWN ? text.slice(-SHOWN) : '';
  return '*'.repeat(text.length - shown.length) + shown;
}
