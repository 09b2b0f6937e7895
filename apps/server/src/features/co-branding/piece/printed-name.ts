import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import { claimInName, saysAdviser } from '@hub/domain/content/distributor-name';
import { malformed } from '../../../calls/refusal/refusal.ts';
import type { BrandFacts } from './brand-facts.repository.ts';

/** Longer ones are cut on the piece. */
const LONGEST_NAME = 60;

/** As a form sends it. */
const tidy = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** What register and profile call a distributor, the one of its own choice first. */
const maskedNames = ({ displayName, businessName, registeredName }: BrandFacts): readonly string[] => [
  ...new Set([displayName, registeredName, businessName].flatMap((name) => (name ? [tidy(name)] : []))),
];

function faultIn(name: string, { registeredName }: BrandFacts): string | null {
  if (!/\p{L}/u.test(name)) return creativeTexts.wrongName;
  if (saysAdviser(name)) return creativeTexts.adviserName;
  // The registered name is AMFI's to write.
  if (name !== tidy(registeredName) && claimInName(name, registeredName) !== null)
    return creativeTexts.claimingName;
  return null;
}

/** The names that a piece may carry. */
export const usableNames = (facts: BrandFacts): readonly string[] =>
  maskedNames(facts).filter((name) => faultIn(name, facts) === null);

/** The name that is put on a piece: none that register and profile do not have. */
export function printedName(given: string | undefined, facts: BrandFacts): string {
  const name = given || (usableNames(facts)[0] ?? tidy(facts.registeredName));
  const fault = faultIn(name, facts) ?? (maskedNames(facts).includes(name) ? null : creativeTexts.wrongName);
  if (fault !== null) throw malformed({ displayName: fault });
  return [...name].slice(0, LONGEST_NAME).join('');
}
