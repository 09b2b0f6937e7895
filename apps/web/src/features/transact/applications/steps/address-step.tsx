import { withCountry } from '@hub/domain/applications/status/with-country';
import { taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { PincodeField } from '../../../../parts/reference/pincode-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import styles from '../form/application.module.css';
import { CountryField } from '../form/country-field.tsx';
import { TakenNote } from '../form/existing-choice.tsx';
import { useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';

/** City and state follow from the pincode; abroad they are typed. */
export function AddressStep() {
  const { draft, change } = useApplicationForm();
  const { address, taxStatus, sameAs } = draft;
  const isResident = taxStatus !== null && taxStatusDemands[taxStatus].paysTax === 'india';
  if (sameAs !== null) return <TakenNote what="The address is taken" />;
  const isIndia = address.country === 'IN';
  const { pincode, city, state } = address;
  const place = { pincode, office: '', city, district: '', state };
  return (
    <>
      {!isResident && (
        <FormQuestion path="address.country" label="Country">
          {(field) => (
            <CountryField {...field} onChange={(code) => change((old) => withCountry(old, code))} />
          )}
        </FormQuestion>
      )}
      {isIndia ? (
        <FormQuestion path="address.pincode" label="Pincode">
          {({ value, onChange: _typed, ...field }) => (
            <PincodeField
              {...field}
              hint={city === '' ? 'City and state follow from it' : `${city}, ${state}`}
              value={value === '' ? null : { id: value, name: value, place }}
              onChange={(found) =>
                change((old) => ({
                  ...old,
                  address: {
                    ...old.address,
                    pincode: found?.place.pincode ?? '',
                    city: found?.place.city ?? '',
                    state: found?.place.state ?? '',
                  },
                }))
              }
            />
          )}
        </FormQuestion>
      ) : (
        <div className={`stack one-column gap-16 ${styles.pair}`}>
          <FormQuestion path="address.city" label="City">
            {(field) => <TextField {...field} autoComplete="address-level2" />}
          </FormQuestion>
          <FormQuestion path="address.pincode" label="Postcode" isOptional>
            {(field) => <TextField {...field} autoComplete="postal-code" />}
          </FormQuestion>
        </div>
      )}
      <FormQuestion path="address.line" label="House, street and area">
        {(field) => <TextField {...field} lines={3} limit={200} autoComplete="street-address" />}
      </FormQuestion>
    </>
  );
}
