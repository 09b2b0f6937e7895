import { dayNumberOf, todayInIndia } from '@hub/domain';
import { isMinorNominee, LONGEST_NOMINEE_NAME } from '@hub/domain/nominees/check-nominees';
import { nomineeLimitsOn } from '@hub/domain/nominees/nominee-limits';
import { equalShares, WHOLE_SHARE, writeShare } from '@hub/domain/nominees/nominee-shares';
import { Button } from '../../../../ui/action/button.tsx';
import { CheckBox } from '../../../../ui/form/choice/check-box.tsx';
import { DateField } from '../../../../ui/form/date/date-field.tsx';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import styles from '../form/application.module.css';
import { FieldError } from '../form/field-error.tsx';
import { useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { useRelations } from '../form/queries.ts';

const nobody = { name: '', relation: '', share: '', birthDate: '', guardian: null };

/** Who gets the units, with shares that make 100 per cent; or the word that nobody is nominated. */
export function NomineesStep() {
  const { draft, change, now, reader } = useApplicationForm();
  const { nominees, nomineeOptOut } = draft;
  const { maxNominees } = nomineeLimitsOn(dayNumberOf(todayInIndia(now)));
  const share = () =>
    change((old) => {
      const shares = equalShares(old.nominees.length);
      return {
        ...old,
        nominees: old.nominees.map((one, place) => ({
          ...one,
          share: writeShare(shares[place] ?? WHOLE_SHARE),
        })),
      };
    });
  return (
    <>
      {nominees.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a nominee is known by the place
        <NomineeCard key={place} place={place} />
      ))}
      <FieldError path="nominees" />
      {!nomineeOptOut && (
        <div className="flex wrap gap-8">
          {nominees.length < maxNominees && (
            <Button
              look="outline"
              onClick={() => change((old) => ({ ...old, nominees: [...old.nominees, nobody] }))}
            >
              {nominees.length === 0 ? 'Add a nominee' : 'Add another nominee'}
            </Button>
          )}
          {nominees.length > 1 && (
            <Button look="quiet" onClick={share}>
              Equal shares
            </Button>
          )}
        </div>
      )}
      {nominees.length === 0 && (
        <div data-field="nomineeOptOut">
          <CheckBox
            name="nomineeOptOut"
            label={
              reader === 'investor'
                ? 'I do not wish to nominate, and I know that my heirs will have to prove their claim.'
                : 'The investor does not wish to nominate, and knows that the heirs will have to prove their claim.'
            }
            checked={nomineeOptOut}
            onChange={(event) => {
              const isOptOut = event.currentTarget.checked;
              change((old) => ({ ...old, nomineeOptOut: isOptOut }));
            }}
          />
          <FieldError path="nomineeOptOut" />
        </div>
      )}
    </>
  );
}

function NomineeCard({ place }: { place: number }) {
  const { draft, change, now } = useApplicationForm();
  const { data: relations = [] } = useRelations();
  const nominee = draft.nominees[place];
  const at = `nominees.${place}`;
  const today = todayInIndia(now);
  if (nominee === undefined) return null;
  const born = /^\d{4}-\d\d-\d\d$/.test(nominee.birthDate)
    ? Temporal.PlainDate.from(nominee.birthDate)
    : null;
  const isMinor = isMinorNominee(born, today);
  const options = relations.map(({ code, name }) => ({ id: code, name }));
  return (
    <Card
      title={`Nominee ${place + 1}`}
      className="stack one-column gap-16"
      aside={
        <Button
          look="quiet"
          size="compact"
          aria-label={`Remove nominee ${place + 1}`}
          onClick={() =>
            change((old) => ({ ...old, nominees: old.nominees.filter((_, other) => other !== place) }))
          }
        >
          Remove
        </Button>
      }
    >
      <FormQuestion path={`${at}.name`} label="Name of the nominee">
        {(field) => <TextField {...field} maxLength={LONGEST_NOMINEE_NAME} />}
      </FormQuestion>
      <div className={`stack one-column gap-16 ${styles.pair}`}>
        <FormQuestion path={`${at}.relation`} label="Relation to the first holder">
          {(field) => <SelectField {...field} options={options} />}
        </FormQuestion>
        <FormQuestion path={`${at}.share`} label="Share" isOptional>
          {(field) => (
            <TextField {...field} inputMode="decimal" after="%" hint="Leave all empty for equal shares" />
          )}
        </FormQuestion>
      </div>
      <FormQuestion path={`${at}.birthDate`} label="Date of birth" isOptional>
        {({ onChange, ...field }) => (
          <DateField
            {...field}
            max={today.toString()}
            hint="Needed for a minor, who also needs a guardian"
            onChange={(birthDate) => {
              onChange(birthDate);
              const isChild = birthDate !== '' && isMinorNominee(Temporal.PlainDate.from(birthDate), today);
              change((old) => ({
                ...old,
                nominees: old.nominees.map((one, other) =>
                  other === place
                    ? { ...one, guardian: isChild ? (one.guardian ?? { name: '', relation: '' }) : null }
                    : one,
                ),
              }));
            }}
          />
        )}
      </FormQuestion>
      {isMinor && nominee.guardian !== null && <GuardianFields at={at} />}
      <FieldError path={`${at}.guardian`} />
    </Card>
  );
}

function GuardianFields({ at }: { at: string }) {
  const { data: relations = [] } = useRelations();
  const guardians = relations
    .filter(({ mayBeGuardian }) => mayBeGuardian)
    .map(({ code, name }) => ({ id: code, name }));
  return (
    <div className={`stack one-column gap-16 ${styles.pair}`}>
      <FormQuestion path={`${at}.guardian.name`} label="Guardian of the nominee">
        {(field) => <TextField {...field} />}
      </FormQuestion>
      <FormQuestion path={`${at}.guardian.relation`} label="Relation of the guardian">
        {(field) => <SelectField {...field} options={guardians} />}
      </FormQuestion>
    </div>
  );
}
