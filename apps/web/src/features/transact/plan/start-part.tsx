import { weekdayText } from '@hub/contract/orders/words/time-texts';
import { formatDate } from '@hub/domain';
import { useState } from 'react';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { PartProps } from '../terms/part-props.ts';
import { startsOffered, startWindowOf } from '../terms/plan-starts-offered.ts';

const OFFERED = 3;
const another = 'another';

const labels = { sip: 'First instalment', stp: 'First transfer', swp: 'First payout' } as const;

/** The earliest days on which it may begin, and any other by the calendar. */
export function StartPart(props: PartProps) {
  const { form, kind } = props;
  const { values } = form;
  const [isOther, setOther] = useState(false);
  const starts = startsOffered(props, values, OFFERED);
  const window = startWindowOf(props, values);
  if (window === null || starts.length === 0) return null;
  const isOffered = values.startsOn === '' || starts.some((start) => start.toString() === values.startsOn);
  const isOpen = isOther || !isOffered;
  const possible = () => new Set(startsOffered(props, values).map(String));
  const label = labels[kind as keyof typeof labels] ?? labels.sip;
  return (
    <FormField form={form} name="startsOn" label={label}>
      {(field) => (
        <>
          <ChipChoice
            {...field}
            isRequired
            layout="even"
            error={isOpen ? null : field.error}
            chips={[
              ...starts.map((start) => ({
                id: start.toString(),
                name: formatDate(start),
                label: weekdayText(start),
              })),
              { id: another, name: 'Another date' },
            ]}
            value={isOpen ? another : field.value}
            onChange={(id) => {
              setOther(id === another);
              if (id !== another) field.onChange(id);
            }}
          />
          {isOpen && (
            <DateField
              {...field}
              label="Date"
              isRequired
              min={window.earliest.toString()}
              max={window.latest.toString()}
              days={{ whyNot: (iso) => (possible().has(iso) ? null : 'Nothing is due on that date') }}
            />
          )}
        </>
      )}
    </FormField>
  );
}
