import { demoSecrets } from './demo-secrets.ts';

export const secretSettings = [
  ...(Object.keys(demoSecrets) as (keyof typeof demoSecrets)[]),
  'HUB_METRICS_TOKEN',
  'PAYMENTS_KEY_SECRET',
  'PAYMENTS_CALLBACK_SECRET',
] as const;

const SHORTEST = 12;
/** A text of many different characters has about four. */
const LEAST_BITS_EACH = 2.5;

/** Shannon's measure of the text by itself: how surprising its characters are, given how often each occurs. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}

/** The length of the part that, written again and again, is the text; its own length where there is none. */
function periodOf(text: string): number {
  const border: number[] = [0];
  for (let at = 1, matched = 0; at < text.length; at += 1) {
    while (matched > 0 && text[at] !== text[matched]) matched = border[matched - 1] ?? 0;
    if (text[at] === text[matched]) matched += 1;
    border.push(matched);
  }
  return text.length - (border.at(-1) ?? 0);
}

/** `abcdefgh`, `87654321`: how many characters are one further than the one before, or one back. */
function stepsOf(text: string): number {
  let steps = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1)) === 1) steps += 1;
  }
  return steps;
}

/**
 * Pairs of letters that three of four in an English text are, and one of five in a random one. The names and words
 * of other languages in Latin letters have most of them too.
 */
const commonPairs = new Set(
  `th he in er an re nd on en at ou ed ha to or it is hi es ng ar te se st ve al nt as le of me co de ri ro ic
  ea io li ra ll ne ma om us ec ta si la el no ce ur ch di ge tr so ut be fo wo wh ld ee ni ss ca pe ho em il
  ot rs ac ct pr et mo po un lo wa ti sh ke ow ns id ay ul ol ir am ad oo pa su ai ev im by my pl ey ry ye ag
  ga os fi wd ck ab bl cr ef ex gh gi if ig ja ki ks ly mi mp na nc oc od op rd rt ts uc vi`.split(/\s+/u),
);
/** A random text has a fifth of them, and some more. */
const RANDOM_SHARE = 0.25;
/** How far beyond chance: of random texts with 16 characters one in some thousand is, of longer ones hardly any. */
const DEVIATIONS = 4;

/** Whether its letters follow each other as in words. */
function readsLikeWords(text: string): boolean {
  // Of the letters a to f alone nearly all pairs are common ones.
  if (/^[0-9a-f]+$/iu.test(text)) return false;
  const letters = text.toLowerCase();
  const pairs = Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)).filter(
    (pair) => /^[a-z]{2}$/u.test(pair),
  );
  const common = pairs.filter((pair) => commonPairs.has(pair)).length;
  const chance = RANDOM_SHARE + DEVIATIONS * Math.sqrt((RANDOM_SHARE * (1 - RANDOM_SHARE)) / pairs.length);
  return common / pairs.length > chance;
}

/** Why nobody should rely on this secret; null where nothing speaks against it. No measure proves a good one. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < SHORTEST) return `has fewer than ${SHORTEST} characters`;
  if (periodOf(secret) <= secret.length / 2) return 'repeats itself';
  if (stepsOf(secret) > secret.length / 2) return 'counts up or down';
  if (readsLikeWords(secret)) return 'is made of words';
  return bitsOf(secret) < LEAST_BITS_EACH * secret.length ? 'has too few different characters' : null;
}
