import {
  addressTypes,
  grossIncomes,
  occupations,
  taxIdTypes,
  wealthSources,
} from '@hub/domain/applications/application-codes';
import { emptyFatca, MOST_RESIDENCIES } from '@hub/domain/applications/application-draft';
import { politicalExposures } from '@hub/domain/orders/terms/order-codes';
import { Button } from '../../../../ui/action/button.tsx';
import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import { withValue } from '../../../../ui/form/draft/draft-path.ts';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import styles from '../form/application.module.css';
import { CountryField } from '../form/country-field.tsx';
import { FieldError } from '../form/field-error.tsx';
import { setAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));
const incomes = optionsOf(grossIncomes);
const jobs = optionsOf(occupations);
const sources = optionsOf(wealthSources);
const addresses = optionsOf(addressTypes);
const exposures = [
  {
    id: 'NA',
    name: politicalExposures.NA,
    line: 'Neither the holder nor a relative has a high public office',
  },
  { id: 'PEP', name: politicalExposures.PEP, line: 'Holds or held a high public office' },
  { id: 'RPEP', name: politicalExposures.RPEP, line: 'A relative or close associate of such a person' },
];
const idTypes = optionsOf(taxIdTypes).filter(({ id }) => id !== 'PAN');

/** The declaration that the law asks of each holder (FATCA and CRS). */
export function FatcaStep() {
  const { draft, facts } = useApplicationForm();
  const existing = facts.existingFolios.find(({ folioNo }) => folioNo === draft.sameAs);
  return draft.holders.map((_, place) =>
    place === 0 && existing?.hasFatca === true ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a holder is known by the place
      <p key={place}>
        {draft.holders[0]?.name} has declared it in folio {existing.folioNo}. It counts here too.
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a holder is known by the place
      <Declaration key={place} place={place} />
    ),
  );
}

function Declaration({ place }: { place: number }) {
  const form = useApplicationForm();
  const { draft } = form;
  const holder = draft.holders[place];
  const at = `holders.${place}.fatca`;
  const { line, city, state } = draft.address;
  const address = [line, city, state].filter(Boolean).join(', ');
  if (holder === undefined) return null;
  return (
    <Card title={holder.name || `Holder ${place + 1}`} className="stack one-column gap-16">
      <Residencies place={place} />
      <div className={`stack one-column gap-16 ${styles.pair}`}>
        <FormQuestion path={`${at}.birthCountry`} label="Country of birth">
          {(field) => <CountryField {...field} />}
        </FormQuestion>
        <FormQuestion path={`${at}.birthPlace`} label="Place of birth">
          {(field) => <TextField {...field} hint="Town or city" />}
        </FormQuestion>
      </div>
      <div className={`stack one-column gap-16 ${styles.pair}`}>
        <FormQuestion path={`${at}.income`} label="Gross yearly income" isChoice>
          {(field) => <SelectField {...field} options={incomes} />}
        </FormQuestion>
        <FormQuestion path={`${at}.occupation`} label="Occupation" isChoice>
          {(field) => <SelectField {...field} options={jobs} />}
        </FormQuestion>
      </div>
      <div className={`stack one-column gap-16 ${styles.pair}`}>
        <FormQuestion path={`${at}.wealth`} label="Source of wealth" isChoice>
          {(field) => <SelectField {...field} options={sources} />}
        </FormQuestion>
        <FormQuestion path={`${at}.addressType`} label="Type of address" isChoice>
          {(field) => <SelectField {...field} options={addresses} />}
        </FormQuestion>
      </div>
      <FormQuestion path={`${at}.residenceAddress`} label="Residence address">
        {(field) => (
          <>
            <TextField {...field} lines={2} limit={200} />
            {address !== '' && field.value === '' && (
              <Button
                look="quiet"
                size="compact"
                onClick={() => setAt(form, `${at}.residenceAddress`, address.slice(0, 200))}
              >
                Same as the address
              </Button>
            )}
          </>
        )}
      </FormQuestion>
      <FormQuestion path={`${at}.pep`} label="Politically exposed?" isChoice>
        {(field) => <ChoiceCards {...field} choices={exposures} />}
      </FormQuestion>
    </Card>
  );
}

/** Up to four countries where tax is paid; outside India each with its tax id. */
function Residencies({ place }: { place: number }) {
  const { draft, change } = useApplicationForm();
  const at = `holders.${place}.fatca.residencies`;
  const residencies = draft.holders[place]?.fatca.residencies ?? [];
  const set = (next: typeof residencies) => change((old) => withValue(old, at, next));
  return (
    <>
      {residencies.map(({ country }, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a country is known by the place
          key={index}
          className={styles.group}
        >
          <legend className={`mute text-note ${styles.legend}`}>
            Pays tax in{residencies.length > 1 ? ` (${index + 1})` : ''}
          </legend>
          <FormQuestion path={`${at}.${index}.country`} label="Country of tax residency">
            {({ onChange, ...field }) => (
              <CountryField
                {...field}
                onChange={(code) => {
                  const [fresh] = emptyFatca(code).residencies;
                  if (code === '') onChange('');
                  else set(residencies.map((one, other) => (other === index && fresh ? fresh : one)));
                }}
              />
            )}
          </FormQuestion>
          {country !== 'IN' && country !== '' && (
            <div className={`stack one-column gap-16 ${styles.pair}`}>
              <FormQuestion path={`${at}.${index}.taxIdType`} label="Type of tax id" isChoice>
                {(field) => <SelectField {...field} options={idTypes} />}
              </FormQuestion>
              <FormQuestion path={`${at}.${index}.taxId`} label="Tax id">
                {(field) => <TextField {...field} autoComplete="off" />}
              </FormQuestion>
            </div>
          )}
          {residencies.length > 1 && (
            <Button
              look="quiet"
              size="compact"
              onClick={() => set(residencies.filter((_, other) => other !== index))}
            >
              Remove this country
            </Button>
          )}
        </fieldset>
      ))}
      <FieldError path={at} />
      {residencies.length < MOST_RESIDENCIES && (
        <Button
          look="outline"
          onClick={() => set([...residencies, { country: '', taxId: '', taxIdType: null }])}
        >
          Add another country
        </Button>
      )}
    </>
  );
}
