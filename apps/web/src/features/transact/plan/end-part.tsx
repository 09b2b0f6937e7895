import type { Frequency } from '@hub/domain/plans/frequencies';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { LAST_DAY } from '../../../ui/form/date/date-rules.ts';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import type { PartProps } from '../terms/part-props.ts';
import { planRulesOf, ruleFor } from '../terms/plan-starts-offered.ts';
import { countOfYears } from './plan-words.ts';

const ends = [
  { value: 'perpetual', text: 'Until stopped' },
  { value: 'count', text: 'Instalments' },
  { value: 'date', text: 'End date' },
] as const;

const years = [1, 3, 5, 10];

/** When it ends: never by itself, after a number of instalments, or on a day. */
export function EndPart({ form, kind, facts }: PartProps) {
  const { endBy, frequency, startsOn } = form.values;
  const least = ruleFor(planRulesOf(kind, facts), frequency)?.minimumInstalments;
  return (
    <div className="stack one-column gap-12">
      <FormField form={form} name="endBy" label="Runs">
        {({ label, value, error, onChange }) => (
          <Field
            label={label}
            error={error}
            hint={value === 'perpetual' ? 'No end date; it can be stopped at any time.' : undefined}
            group={() => <Segmented label={label} value={value} options={ends} onChange={onChange} />}
          />
        )}
      </FormField>
      {endBy === 'count' && (
        <FormField form={form} name="count" label="Number of instalments">
          {(field) => (
            <div className="stack one-column gap-12">
              <TextField
                {...field}
                isRequired
                inputMode="numeric"
                hint={least === undefined ? undefined : `At least ${least}`}
              />
              {frequency !== '' && (
                <Years frequency={frequency} onChoose={field.onChange} value={field.value} />
              )}
            </div>
          )}
        </FormField>
      )}
      {endBy === 'date' && (
        <FormField form={form} name="endsOn" label="End date">
          {(field) => (
            <DateField {...field} isRequired min={startsOn === '' ? undefined : startsOn} max={LAST_DAY} />
          )}
        </FormField>
      )}
    </div>
  );
}

interface YearsProps {
  frequency: Frequency;
  value: string;
  onChoose: (count: string) => void;
}

/** Nobody counts the instalments of five years. */
function Years({ frequency, value, onChoose }: YearsProps) {
  return (
    <ChipChoice
      label="Or choose how long"
      layout="even"
      chips={years.map((count) => ({
        id: String(countOfYears(frequency, count)),
        name: count === 1 ? '1 year' : `${count} years`,
      }))}
      value={value}
      onChange={onChoose}
    />
  );
}
