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

/** Why nobody should rely on this secret; null where nothing speaks against it. No measure proves a good one. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < SHORTEST) return `has fewer than ${SHORTEST} characters`;
  if (periodOf(secret) <= secret.length / 2) return 'repeats itself';
  if (stepsOf(secret) > secret.length / 2) return 'counts up or down';
  return bitsOf(secret) < LEAST_BITS_EACH * secret.length ? 'has too few different characters' : null;
}
