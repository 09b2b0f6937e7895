/** Handbook, part 2 C3: who is no registered adviser is not called one. */
const adviserWords = /\b(?:advis[eo]rs?|advisory|planners?|wealth[ -]?managers?|wealth[ -]?management)\b/iu;

export const saysAdviser = (name: string): boolean => adviserWords.test(name.normalize('NFKC'));
