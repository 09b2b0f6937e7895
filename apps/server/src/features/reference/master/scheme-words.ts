import { schemeMasterTexts as texts } from '@hub/contract/reference/scheme-master-texts';
import { exitLoadText, formatDate, readExitLoads, riskBand } from '@hub/domain';
import type { ExistingScheme } from '@hub/domain/scheme-master/compare-schemes';

const loadsText = (scheme: ExistingScheme): string =>
  scheme.loads
    .map(
      (rule) =>
        `${formatDate(Temporal.PlainDate.from(rule.from))}: ${exitLoadText(readExitLoads([rule])[0] ?? null)}`,
    )
    .join('; ');

const factsText = ({ facts }: ExistingScheme): string =>
  Object.entries(facts)
    .map(([fact, value]) => `${texts.facts[fact as keyof typeof texts.facts] ?? fact} ${value}`)
    .join('; ');

/** A field of the master as a person reads it. */
export function fieldText(scheme: ExistingScheme | null, name: string): string {
  if (scheme === null) return '';
  if (name === 'loads') return loadsText(scheme);
  if (name === 'facts') return factsText(scheme);
  if (name === 'risk') return riskBand(scheme.risk);
  if (name === 'isOpen') return texts.isOpen[`${scheme.isOpen}`];
  const value = scheme[name as keyof ExistingScheme];
  return value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}
