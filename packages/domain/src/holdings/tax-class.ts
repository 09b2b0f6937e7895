/** What a scheme holds, as far as the tax on its gains asks (handbook §3.5). Apart from its category. */
export const taxClasses = {
  equity: '65 % or more domestic equity',
  debt: 'more than 65 % debt and money market, or a fund of such funds',
  'gold-overseas': '35 % or less domestic equity, but no debt fund: gold, overseas funds of funds',
  hybrid: 'between 35 % and 65 % domestic equity',
} as const;
export type TaxClass = keyof typeof taxClasses;

export function isTaxClass(text: string): text is TaxClass {
  return Object.hasOwn(taxClasses, text);
}
