import { unfitWord, wordsIn } from './unfit-word.ts';

/** Handbook, part 2 C3: who is no registered adviser is not called one. */
const adviserWords = /\b(?:advis[eo]rs?|advisory|planners?|wealth[ -]?managers?|wealth[ -]?management)\b/iu;

export const saysAdviser = (name: string): boolean => adviserWords.test(name.normalize('NFKC'));

/** What a distributor sells may stand in its name. */
const wares = ['fund', 'funds'];

/**
 * The word in a name of the distributor's own that speaks of returns, safety or rank; null where none does. A word
 * of the registered name is no claim: somebody is called that.
 */
export const claimInName = (name: string, registeredName: string): string | null =>
  unfitWord(name, [...wares, ...wordsIn(registeredName)]);
