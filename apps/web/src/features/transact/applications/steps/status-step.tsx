import { foldedTexts, stepTexts } from '@hub/contract/applications/application-texts';
import { type TaxStatusCode, taxStatusName } from '@hub/domain';
import { clientPanOf } from '@hub/domain/applications/check-people';
import { withTaxStatus } from '@hub/domain/applications/status/with-tax-status';
import { taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import { Folded } from '../form/folded.tsx';
import { isWrongAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { useTaxStatuses } from '../form/queries.ts';

const lines: Readonly<Record<TaxStatusCode, string>> = {
  '01': 'A resident who invests in their own name',
  '02': 'A resident under 18, with a guardian',
  '03': 'A Hindu undivided family in India',
  '11': 'Lives abroad; pays from an NRE or NRO account',
  '13': 'A resident’s own business',
  '21': 'Lives abroad; pays from an NRE account',
  '24': 'Lives abroad; pays from an NRO account',
  '26': 'Lives abroad, under 18; pays from an NRE account',
  '27': 'A family abroad; pays from an NRO account',
  '28': 'Lives abroad, under 18; pays from an NRO account',
  '29': 'A family abroad; pays from an NRE account',
};

/** Who invests: it decides which questions follow. Nearly everybody is a resident who invests in their own name. */
export function StatusStep() {
  const form = useApplicationForm();
  const { taxStatus } = form.draft;
  const isResident = taxStatus !== null && taxStatusDemands[taxStatus].paysTax === 'india';
  const name = taxStatus === null ? '' : taxStatusName(taxStatus);
  return (
    <Folded
      step="status"
      text={isResident ? foldedTexts.resident(name) : name}
      changes={stepTexts.status.name.toLowerCase()}
      isWrong={isWrongAt(form, (field) => field === 'taxStatus' || field === 'guardian')}
    >
      <StatusChoice />
    </Folded>
  );
}

function StatusChoice() {
  const { draft, change } = useApplicationForm();
  const statuses = useTaxStatuses();
  const letter = clientPanOf(draft).charAt(3);
  return (
    <FormQuestion path="taxStatus" label="Who invests" isChoice>
      {(field) => (
        <ChoiceCards
          {...field}
          choices={statuses.map(({ code, description }) => {
            const { panLetter, needsGuardian } = taxStatusDemands[code];
            const isPossible = letter === '' || (needsGuardian ? letter === 'P' : letter === panLetter);
            return {
              id: code,
              name: description,
              line: isPossible
                ? lines[code]
                : `Not with this PAN: its fourth letter is ${letter}, not ${needsGuardian ? 'P' : panLetter}`,
              isDisabled: !isPossible,
            };
          })}
          onChange={(code) => change((now) => withTaxStatus(now, code as TaxStatusCode))}
        />
      )}
    </FormQuestion>
  );
}
