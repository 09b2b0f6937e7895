import { foldedTexts } from '@hub/contract/applications/application-texts';
import { grossIncomes, occupations, wealthSources } from '@hub/domain/applications/application-codes';
import type { HolderDraft } from '@hub/domain/applications/application-draft';
import { countryName } from '../form/queries.ts';

/** What a holder's declaration says, in one line. */
export function declarationLine({ fatca }: HolderDraft): string {
  const { residencies, birthPlace, birthCountry, income, occupation, wealth, pep, residenceAddress } = fatca;
  const countries = residencies.map(({ country }) => country && countryName(country)).filter(Boolean);
  return [
    countries.length > 0 && foldedTexts.paysTax(countries.join(', ')),
    birthCountry && foldedTexts.born([birthPlace, countryName(birthCountry)].filter(Boolean).join(', ')),
    pep && foldedTexts.exposures[pep],
    occupation && occupations[occupation],
    income && grossIncomes[income],
    wealth && wealthSources[wealth],
    residenceAddress,
  ]
    .filter(Boolean)
    .join(' · ');
}
