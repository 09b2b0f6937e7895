/**
 * What a scheme holds, as far as the tax on its gains asks (handbook §3.5). The one list of it: the database, the calls
 * and the demo take theirs from here.
 */
export const taxClasses = ['equity', 'debt', 'gold-overseas', 'hybrid'] as const;
export type TaxClass = (typeof taxClasses)[number];

export const taxClassTexts: Readonly<Record<TaxClass, string>> = {
  equity: '65 % or more domestic equity',
  debt: 'more than 65 % debt and money market, or a fund of such funds',
  'gold-overseas': '35 % or less domestic equity, but no debt fund: gold, overseas funds of funds',
  hybrid: 'between 35 % and 65 % domestic equity',
};

export function isTaxClass(text: string): text is TaxClass {
  return (taxClasses as readonly string[]).includes(text);
}

/** SEBI's categories that say enough. */
const byCategory: readonly (readonly [RegExp, TaxClass])[] = [
  [/\b(gold|silver)\b|overseas|international/i, 'gold-overseas'],
  [
    /\b(multi|large|mid|small|flexi) ?cap\b|large & mid|dividend yield|\b(value|contra|focused) fund\b|sectoral|thematic|elss|tax saver/i,
    'equity',
  ],
  // They hold 65 % and more in shares, hedged or not.
  [/aggressive hybrid|arbitrage|equity savings/i, 'equity'],
  // 40 to 60 % in shares.
  [/balanced hybrid/i, 'hybrid'],
  // 75 to 90 % in debt.
  [/conservative hybrid/i, 'debt'],
  [
    /\b(overnight|liquid|money market|gilt|floater|corporate bond|credit risk|dynamic bond|fixed maturity)\b|banking (and|&) psu|\bduration\b/i,
    'debt',
  ],
];

/**
 * The tax class of a category; null where the category leaves it open (index funds, funds of funds, multi asset,
 * balanced advantage, retirement) or is unknown. Never a guess: such a scheme's class must be said.
 */
export function taxClassOfCategory(category: string): TaxClass | null {
  // A fund of funds is what it holds: the name of one class decides only for gold and overseas.
  const isFundOfFunds = /\bfofs?\b|fund of funds?/i.test(category);
  const found = byCategory.find(([words]) => words.test(category))?.[1] ?? null;
  return isFundOfFunds && found !== 'gold-overseas' ? null : found;
}
