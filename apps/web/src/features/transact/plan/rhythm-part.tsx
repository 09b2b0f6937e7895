import { frequencyTexts, ordinal, weekdayName } from '@hub/contract/orders/words/plan-texts';
import { hasDayOfMonth } from '@hub/domain/orders/preview/plan-schedule';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { PartProps } from '../terms/part-props.ts';
import { dayAfter, offeredRules, planRulesOf, ruleFor, startAfter } from '../terms/plan-starts-offered.ts';

/** How often: only what the scheme takes. */
export function FrequencyPart(props: PartProps) {
  const { form, kind, facts } = props;
  const rules = planRulesOf(kind, facts);
  const chips = offeredRules(rules).map(({ frequency }) => ({
    id: frequency,
    name: frequencyTexts[frequency],
  }));
  return (
    <FormField form={form} name="frequency" label="Frequency">
      {(field) => (
        <ChipChoice
          {...field}
          isRequired
          layout="even"
          chips={chips}
          onChange={(id) => {
            const rule = ruleFor(rules, id);
            if (rule === undefined) return;
            const { values } = form;
            const day = dayAfter(rule, values);
            field.onChange(rule.frequency);
            form.set('day', day);
            form.set('startsOn', startAfter(props, { ...values, frequency: rule.frequency, day }));
          }}
        />
      )}
    </FormField>
  );
}

/** The day of the month or of the week; a daily plan has none. */
export function DayPart(props: PartProps) {
  const { form, kind, facts } = props;
  const { frequency } = form.values;
  const rule = ruleFor(planRulesOf(kind, facts), frequency);
  if (rule === undefined || rule.days.length === 0) return null;
  const isWeekly = !hasDayOfMonth(rule.frequency);
  const chips = rule.days
    .filter((day) => isWeekly || day <= 28 || day === 31)
    .map((day) =>
      isWeekly
        ? { id: String(day), name: weekdayName(day).slice(0, 3), label: weekdayName(day) }
        : {
            id: String(day),
            name: day === 31 ? 'Month end' : String(day),
            label: day === 31 ? undefined : `The ${ordinal(day)}`,
            isWide: day === 31,
          },
    );
  return (
    <FormField form={form} name="day" label={isWeekly ? 'Day of the week' : 'Day of the month'}>
      {(field) => (
        <ChipChoice
          {...field}
          isRequired
          layout={isWeekly ? 'even' : 'month'}
          chips={chips}
          onChange={(day) => {
            field.onChange(day);
            form.set('startsOn', startAfter(props, { ...form.values, day }));
          }}
        />
      )}
    </FormField>
  );
}
