import { adviceTexts } from '@hub/contract/orders/send-texts';
import { formatDate } from '@hub/domain';
import { useState } from 'react';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { FoldedLine } from '../send/folded-line.tsx';
import { isWithin } from '../terms/order-values.ts';
import type { PartProps } from '../terms/part-props.ts';

/** What the investor confirms where no EUIN is given, as the asset managers' forms say it. */
const executionOnlyText =
  'The EUIN is left blank on purpose: this is an “execution-only” transaction, without any interaction or advice by the employee, relationship manager or sales person of the distributor, or notwithstanding the advice of in-appropriateness, if any, provided by them.';

/** Who advised. Where that is known from the last order it is one line. */
export function AdvicePart(props: PartProps) {
  const { form, distributor } = props;
  const { euin, isExecutionOnly, subArn } = form.values;
  const [isOpen, setOpen] = useState(euin === '');
  const advisor = distributor.euins.find((one) => one.euin === euin);
  const isWrong = form.errorAt('euin') !== null || form.errorAt('subArn') !== null;
  if (isOpen || isWrong || isExecutionOnly || advisor === undefined) return <AdviceFields {...props} />;
  const text = [advisor.name, `EUIN ${euin}`, subArn || adviceTexts.noSubArn].join(' · ');
  return (
    <div>
      <p className="text-note strong">{adviceTexts.label}</p>
      <FoldedLine text={text} changes={adviceTexts.change} onChange={() => setOpen(true)} />
    </div>
  );
}

/** An EUIN, or the investor's declaration that nobody advised. */
function AdviceFields({ form, distributor, today }: PartProps) {
  const { isExecutionOnly } = form.values;
  const options = distributor.euins.map(({ euin, name, validFrom, validTo }) => {
    const isGood = isWithin(validFrom, validTo, today);
    const until = validTo === null ? '' : `, valid to ${formatDate(validTo)}`;
    return {
      id: euin,
      name: `${name} · ${euin}`,
      line: isGood ? undefined : `Not valid today${until}`,
      isDisabled: !isGood,
    };
  });
  return (
    <div className="stack gap-12">
      {!isExecutionOnly && (
        <FormField form={form} name="euin" label="Advised by (EUIN)">
          {(field) => (
            <SelectField
              {...field}
              isRequired
              options={options}
              placeholder={options.length === 0 ? 'No EUIN is recorded for your ARN' : 'Choose the EUIN'}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="isExecutionOnly" label="Execution only">
        {({ value, onChange, error }) => (
          <div>
            <CheckBox
              label="Execution only: no one advised the investor"
              checked={value}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
            {value && (
              <p className="pad-12 above-8 soft text-note sunk round">
                The investor declares: {executionOnlyText}
              </p>
            )}
            {error && (
              <p role="alert" className="danger text-note medium">
                {error}
              </p>
            )}
          </div>
        )}
      </FormField>
      <FormField form={form} name="subArn" label="Sub-distributor ARN">
        {(field) => <TextField {...field} isRequired={false} placeholder="ARN-12345" />}
      </FormField>
    </div>
  );
}
