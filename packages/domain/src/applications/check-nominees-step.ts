import { parsePercent } from '../money/figure-text.ts';
import { basisPoints } from '../money/scaled.ts';
import { checkNominees } from '../nominees/check-nominees.ts';
import type { NomineeTerms } from '../nominees/nominee.ts';
import { taxStatusDemands } from '../tax-status/tax-status-demands.ts';
import type { ApplicationDraft, NomineeDraft } from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { type ApplicationFinding, wrong, wrongWith } from './application-finding.ts';
import { dayOf } from './draft-values.ts';

/** A share that is no number counts as nil, which no nominee may have. */
const shareOf = (typed: string) => (typed === '' ? null : (parsePercent(typed) ?? basisPoints(0n)));

const nomineeTermsOf = ({ name, relation, share, birthDate, guardian }: NomineeDraft): NomineeTerms => ({
  name,
  relation,
  share: shareOf(share),
  birthDate: dayOf(birthDate),
  guardian,
});

/** A single holder nominates or opts out; joint holders may do neither. */
export function checkNomineesStep(
  draft: ApplicationDraft,
  { nomineeRelations }: ApplicationFacts,
  today: Temporal.PlainDate,
): ApplicationFinding[] {
  const { taxStatus, nominees, nomineeOptOut, holders } = draft;
  const hasAny = nominees.length > 0 || nomineeOptOut;
  if (taxStatus === null) return [];
  if (!taxStatusDemands[taxStatus].mayNominate) {
    return hasAny ? [wrong('nominees-not-allowed', 'nominees')] : [];
  }
  if (holders.length > 1 && !hasAny) return [];
  const found = checkNominees(
    { nominees: nominees.map(nomineeTermsOf), isOptOut: nomineeOptOut },
    {
      taxStatus,
      holders: holders.map(({ name }) => name),
      relations:
        nomineeRelations ?? nominees.map(({ relation }) => relation).filter((relation) => relation !== ''),
    },
    today,
  );
  return found.map((finding) =>
    wrongWith('nominee', finding.field === 'isOptOut' ? 'nomineeOptOut' : finding.field, { finding }),
  );
}
