import { foldedTexts, stepTexts } from '@hub/contract/applications/application-texts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import { addressLine, withAddress } from '@hub/domain/applications/started-draft';
import { withCountry } from '@hub/domain/applications/status/with-country';
import { taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { PincodeField } from '../../../../parts/reference/pincode-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import styles from '../form/application.module.css';
import { CountryField } from '../form/country-field.tsx';
import { TakenNote } from '../form/existing-choice.tsx';
import { Folded } from '../form/folded.tsx';
import { isWrongAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';

/** Where the client lives: as the KYC agency has it, where it says so. */
export function AddressStep() {
  const form = useApplicationForm();
  const { draft, facts } = form;
  if (draft.sameAs !== null) return <TakenNote what="Address filled in" />;
  const line = addressLine(draft.address);
  const registered = facts.kyc[clientPanOf(draft)]?.details?.address;
  return (
    <Folded
      step="address"
      text={registered && addressLine(registered) === line ? foldedTexts.fromKyc(line) : line}
      changes={stepTexts.address.name.toLowerCase()}
      isWrong={isWrongAt(form, (field) => field.startsWith('address.') || field === 'sameAs')}
    >
      <AddressFields />
    </Folded>
  );
}

/** City and state follow from the pincode; abroad they are typed. */
function AddressFields() {
  const { draft, change } = useApplicationForm();
  const { address, taxStatus } = draft;
  const isResident = taxStatus !== null && taxStatusDemands[taxStatus].paysTax === 'india';
  const move = (part: Partial<typeof address>) =>
    change((old) => withAddress(old, { ...old.address, ...part }));
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
              hint={city === '' ? 'City and state are filled in from it' : `${city}, ${state}`}
              value={value === '' ? null : { id: value, name: value, place }}
              onChange={(found) =>
                move({
                  pincode: found?.place.pincode ?? '',
                  city: found?.place.city ?? '',
                  state: found?.place.state ?? '',
                })
              }
            />
          )}
        </FormQuestion>
      ) : (
        <div className={`stack one-column gap-16 ${styles.pair}`}>
          <FormQuestion path="address.city" label="City">
            {(field) => (
              <TextField {...field} autoComplete="address-level2" onChange={(city) => move({ city })} />
            )}
          </FormQuestion>
          <FormQuestion path="address.pincode" label="Postcode" isOptional>
            {(field) => (
              <TextField {...field} autoComplete="postal-code" onChange={(pincode) => move({ pincode })} />
            )}
          </FormQuestion>
        </div>
      )}
      <FormQuestion path="address.line" label="House, street and area">
        {(field) => (
          <TextField
            {...field}
            lines={3}
            limit={200}
            autoComplete="street-address"
            onChange={(line) => move({ line })}
          />
        )}
      </FormQuestion>
    </>
  );
}
