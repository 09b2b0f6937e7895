import { contactOwners } from '@hub/domain/applications/application-codes';
import { livesAbroad } from '@hub/domain/applications/check-contact';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { MobileField } from '../../../../ui/form/text/mobile-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import styles from '../form/application.module.css';
import { ExistingChoice } from '../form/existing-choice.tsx';
import { useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';

const owners = Object.entries(contactOwners).map(([id, name]) => ({ id, name }));

/** Where links and codes go: one contact for each PAN, unless it is a family member's. */
export function ContactStep() {
  const { draft } = useApplicationForm();
  const isMinor = draft.guardian !== null;
  return (
    <>
      <ExistingChoice />
      {draft.sameAs === null &&
        draft.holders.map(({ name }, place) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: a holder is known by the place
            key={place}
            title={isMinor ? 'Contact of the guardian' : name || `Holder ${place + 1}`}
            className="stack one-column gap-16"
          >
            <div className={`stack one-column gap-16 ${styles.pair}`}>
              <FormQuestion path={`holders.${place}.mobile`} label="Mobile number" isOptional={place > 0}>
                {(field) => <MobileField {...field} takesForeign={livesAbroad(draft.taxStatus)} />}
              </FormQuestion>
              <FormQuestion path={`holders.${place}.mobileOf`} label="Whose mobile number" isChoice>
                {(field) => <SelectField {...field} options={owners} />}
              </FormQuestion>
            </div>
            <div className={`stack one-column gap-16 ${styles.pair}`}>
              <FormQuestion path={`holders.${place}.email`} label="E-mail" isOptional>
                {(field) => (
                  <TextField
                    {...field}
                    type="email"
                    inputMode="email"
                    autoComplete="email"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                )}
              </FormQuestion>
              <FormQuestion path={`holders.${place}.emailOf`} label="Whose e-mail" isChoice>
                {(field) => <SelectField {...field} options={owners} />}
              </FormQuestion>
            </div>
          </Card>
        ))}
    </>
  );
}
