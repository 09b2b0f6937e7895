/**
 * What a testimonial and a name on a piece may not speak of (handbook §8 and part 2, C3): what an investment brings,
 * how it compares, or advice. A word counts with every ending it takes.
 */
const stems = [
  ...['return', 'profit', 'gain', 'yield', 'earn', 'income', 'growth', 'grew', 'performan', 'outperform'],
  ...['cagr', 'xirr', 'percent', 'annum', 'interest', 'double', 'triple', 'multipl', 'crore', 'rupee'],
  ...['guarant', 'assur', 'promis', 'certain', 'riskless', 'risk', 'safety', 'secure'],
  ...['best', 'highest', 'ranked', 'ranking', 'rated', 'rating', 'leading', 'no1', 'numberone', 'unbeat'],
  ...['advis', 'advice', 'recommend', 'rebate', 'gift', 'cashback', 'scheme', 'fund'],
  ...['रिटर्न', 'मुनाफ', 'लाभ', 'कमाई', 'प्रतिशत', 'फीसदी', 'ब्याज', 'दुगुन', 'दोगुन', 'करोड़', 'करोड'],
  ...['गारंटी', 'गारन्टी', 'पक्का', 'निश्चित', 'जोखिम', 'सुरक्षित', 'सबसे', 'बेहतरीन', 'सर्वश्रेष्ठ', 'नंबर', 'सलाह'],
  ...['योजना', 'फंड', 'उपहार'],
];

/** Short ones that names begin with, such as Navin, Topiwala, Lakhani, Rankawat or आयुष: they count alone. */
const whole = new Set([
  ...['nav', 'navs', 'top', 'topmost', 'lakh', 'lakhs', 'rank', 'ranks', 'safe', 'safer', 'safest', 'safely'],
  ...['आय', 'कमा', 'कमाना', 'कमाए', 'कमाओ', 'लाख', 'लाखों'],
]);

/** Words that only begin like one of the above. */
const harmless = new Set(['certainly']);

const signs = /[%₹$€£٪％]/u;
const invisible = /\p{Cf}/gu;
const between = /[^\p{L}\p{M}\p{N}]+/u;

const plainText = (words: string): string => words.normalize('NFKC').replace(invisible, '');

/** Its words in small letters. */
export const wordsIn = (text: string): readonly string[] => plainText(text).toLowerCase().split(between);

/** The first word or sign that may not stand there, as it was written; null when there is none. */
export function unfitWord(words: string, allowed: readonly string[] = []): string | null {
  const read = plainText(words);
  const sign = signs.exec(read);
  if (sign) return sign[0];
  const found = read.split(between).find((word) => {
    const plain = word.toLowerCase();
    if (harmless.has(plain) || allowed.includes(plain)) return false;
    return whole.has(plain) || stems.some((stem) => plain.startsWith(stem));
  });
  return found ?? null;
}
