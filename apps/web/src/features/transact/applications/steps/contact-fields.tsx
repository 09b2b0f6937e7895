import { foldedTexts } from '@hub/contract/applications/application-texts';
import { contactOwners } from '@hub/domain/applications/application-codes';
import { livesAbroad } from '@hub/domain/applications/check-contact';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { MobileField } from '../../../../ui/form/text/mobile-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import styles from '../form/application.module.css';
import { Folded } from '../form/folded.tsx';
import { useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';

const owners = Object.entries(contactOwners).map(([id, name]) => ({ id, name }));
/** What saying whose a contact is can put right. */
const aboutOwner: readonly string[] = ['contact-owner', 'contact-shared', 'contact-taken'];

/** Mobile number and e-mail of one holder: their own, unless a family member's is declared. */
export function ContactFields({ place }: { place: number }) {
  const { draft, findings, reader } = useApplicationForm();
  const holder = draft.holders[place];
  const at = `holders.${place}`;
  if (holder === undefined) return null;
  const isOwn = holder.mobileOf === 'SE' && holder.emailOf === 'SE';
  const isWrong = findings.some(({ code, field }) => aboutOwner.includes(code) && field.startsWith(`${at}.`));
  return (
    <>
      <div className={`stack one-column gap-16 ${styles.pair}`}>
        <FormQuestion path={`${at}.mobile`} label="Mobile number" isOptional={place > 0}>
          {(field) => <MobileField {...field} takesForeign={livesAbroad(draft.taxStatus)} />}
        </FormQuestion>
        <FormQuestion path={`${at}.email`} label="E-mail" isOptional>
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
      </div>
      <Folded
        text={isOwn ? foldedTexts.ownContact[place > 0 ? 'joint' : reader] : ''}
        changes={foldedTexts.owner}
        isWrong={isWrong}
      >
        <div className={`stack one-column gap-16 ${styles.pair}`}>
          <FormQuestion path={`${at}.mobileOf`} label="Whose mobile number" isChoice>
            {(field) => <SelectField {...field} options={owners} />}
          </FormQuestion>
          <FormQuestion path={`${at}.emailOf`} label="Whose e-mail" isChoice>
            {(field) => <SelectField {...field} options={owners} />}
          </FormQuestion>
        </div>
      </Folded>
    </>
  );
}
