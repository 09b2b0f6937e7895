/**
 * What a testimonial may not speak of (handbook §8 and part 2, C3): it is about the hub, never about what an
 * investment brings, how it compares, or advice. A word counts with every ending it takes.
 */
const stems = [
  ...['return', 'profit', 'gain', 'yield', 'earn', 'income', 'growth', 'grew', 'performan', 'outperform'],
  ...['cagr', 'xirr', 'nav', 'percent', 'interest', 'double', 'triple', 'multipl', 'lakh', 'crore', 'rupee'],
  ...['guarant', 'assur', 'promis', 'certain', 'riskless', 'risk', 'safe', 'secure'],
  ...['best', 'top', 'highest', 'rank', 'rated', 'rating', 'leading', 'no1', 'numberone', 'unbeat'],
  ...['advis', 'advice', 'recommend', 'rebate', 'gift', 'cashback', 'scheme', 'fund'],
  ...['रिटर्न', 'मुनाफ', 'लाभ', 'कमा', 'आय', 'प्रतिशत', 'फीसदी', 'ब्याज', 'दुगुन', 'दोगुन', 'लाख', 'करोड़', 'करोड'],
  ...['गारंटी', 'गारन्टी', 'पक्का', 'निश्चित', 'जोखिम', 'सुरक्षित', 'सबसे', 'बेहतरीन', 'सर्वश्रेष्ठ', 'नंबर', 'सलाह'],
  ...['योजना', 'फंड', 'उपहार'],
];

/** Words that only begin like one of the above. */
const harmless = new Set(['topic', 'topics', 'navigate', 'navigates', 'navigation', 'certainly']);

const signs = /[%₹$€£٪％]/u;
const invisible = /\p{Cf}/gu;
const between = /[^\p{L}\p{M}\p{N}]+/u;

/** The first word or sign that a testimonial may not hold, as it was written; null when there is none. */
export function unfitWord(words: string): string | null {
  const read = words.normalize('NFKC').replace(invisible, '');
  const sign = signs.exec(read);
  if (sign) return sign[0];
  const found = read.split(between).find((word) => {
    const plain = word.toLowerCase();
    return !harmless.has(plain) && stems.some((stem) => plain.startsWith(stem));
  });
  return found ?? null;
}
