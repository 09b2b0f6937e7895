import type { Nomination } from '@hub/contract/calls/changes/nominee';
import { Button } from '../../ui/action/button.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../ui/form/state/hub-form.ts';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './changes.module.css';
import { equalShareHint, isMinor, type NominationValues } from './nominee-values.ts';

interface NomineeFieldsProps {
  form: HubForm<NominationValues>;
  place: number;
  nomination: Nomination;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

/** One nominee; of a minor the guardian too. */
export function NomineeFields({ form, place, nomination, onRemove }: NomineeFieldsProps) {
  const { nominees } = form.values;
  const own = nominees[place];
  if (own === undefined) return null;
  const relations = nomination.relations.map(({ code, name }) => ({ id: code, name }));
  const guardians = nomination.relations
    .filter(({ mayBeGuardian }) => mayBeGuardian)
    .map(({ code, name }) => ({ id: code, name }));
  const equal = equalShareHint(nominees, place);
  const title = nominees.length === 1 ? 'Nominee' : `Nominee ${place + 1}`;
  // Several on one page are told apart by their labels too.
  const of = nominees.length === 1 ? '' : ` of nominee ${place + 1}`;
  return (
    <Card
      title={title}
      className="stack one-column gap-16"
      aside={
        onRemove && (
          <Button look="quiet" size="compact" aria-label={`Remove nominee ${place + 1}`} onClick={onRemove}>
            Remove
          </Button>
        )
      }
    >
      <FormField form={form} name={`nominees.${place}.name`} label={`Name${of}`}>
        {(field) => <TextField {...field} isRequired autoComplete="off" hint="As in the PAN or Aadhaar." />}
      </FormField>
      <div className={`stack start gap-16 ${styles.row}`}>
        <FormField form={form} name={`nominees.${place}.relation`} label={`Relation${of} to the investor`}>
          {(field) => <SelectField {...field} isRequired options={relations} />}
        </FormField>
        <FormField form={form} name={`nominees.${place}.share`} label={`Share${of} in %`}>
          {(field) => (
            <TextField
              {...field}
              inputMode="decimal"
              autoComplete="off"
              placeholder={equal}
              hint={
                equal === ''
                  ? 'At most two decimals; the shares add up to 100.'
                  : 'Leave blank for equal shares.'
              }
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name={`nominees.${place}.birthDate`} label={`Date of birth${of}`}>
        {(field) => <DateField {...field} max={nomination.today} hint="Needed only if under 18." />}
      </FormField>
      {isMinor(own, nomination.today) && (
        <div className={`stack start gap-16 ${styles.row}`}>
          <FormField form={form} name={`nominees.${place}.guardian.name`} label={`Name of the guardian${of}`}>
            {(field) => <TextField {...field} isRequired autoComplete="off" />}
          </FormField>
          <FormField form={form} name={`nominees.${place}.guardian.relation`} label={`Guardian${of} is the`}>
            {(field) => <SelectField {...field} isRequired options={guardians} />}
          </FormField>
        </div>
      )}
    </Card>
  );
}
