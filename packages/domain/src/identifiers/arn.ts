declare const arnBrand: unique symbol;

/** An ARN in its one stored form, `ARN-12345`. It names the tenant, so it has only one spelling. */
export type Arn = string & { readonly [arnBrand]: 'Arn' };

// "ARN-12345", "arn 12345", "ARN12345", "ARN No. 12345", "ARN – 12345", "12345".
const typedForms = /^(?:ARN)?(?:\s*(?:NO|NUMBER))?[\s:.#/‐-―−-]*(\d{1,12})$/;

/**
 * Any way people type it, to the canonical form. Leading zeros fall away: ARN-0010 and ARN-10 are one
 * distributor. A `suffix` (the internal teams' form, such as `-T`) is dropped where it is given.
 */
export function parseArn(text: string, suffix = ''): Arn | null {
  const upper = text.trim().toUpperCase();
  const ending = suffix.trim().toUpperCase();
  const bare = ending !== '' && upper.endsWith(ending) ? upper.slice(0, -ending.length) : upper;
  const digits = typedForms.exec(bare.trimEnd())?.[1]?.replace(/^0+/, '');
  if (digits === undefined || digits.length === 0 || digits.length > 6) return null;
  return `ARN-${digits}` as Arn;
}
