/** What stands in a wish for {name} and {distributor}. */
interface WishNames {
  readonly name: string;
  readonly distributor: string;
}

/** Of the filled text: three SMS in English. */
export const LONGEST_WISH = 480;

/** A wish to begin with: the same order of words in every language. */
export const wishDraft = (greeting: string): string => `{name}, ${greeting}!\n{distributor}`;

/** Each mark once over: what a name itself contains is never a mark. */
export const fillWish = (text: string, names: WishNames): string =>
  text.replace(/\{(name|distributor)\}/g, (_, mark: keyof WishNames) => names[mark]);

export const wishTextFaults = ['empty', 'too-long', 'markup', 'unknown-mark', 'link'] as const;
export type WishTextFault = (typeof wishTextFaults)[number];

// Angle brackets, and everything that cannot be seen but a line's end, a space and the joiners of Indian scripts.
const markup = /[<>]|(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

// What a telephone makes a link of: a wish leads nowhere.
const link = /:\/\/|www\.|[\p{L}\p{N}]\.(?:com|in|net|org|co|io|me|ly|app|info|biz)(?![\p{L}\p{N}])/u;

/** What keeps a text from being sent. Asked with the longest of the names, it is the answer for all. */
export function wishTextFault(text: string, names: WishNames): WishTextFault | null {
  if (text.trim() === '') return 'empty';
  const isLong = text.length > LONGEST_WISH || fillWish(text, names).length > LONGEST_WISH;
  if (isLong) return 'too-long';
  if (markup.test(text)) return 'markup';
  if (link.test(text)) return 'link';
  return /[{}]/.test(fillWish(text, { name: '', distributor: '' })) ? 'unknown-mark' : null;
}
