import type { ActField } from '@hub/contract/acts/act-declaration';
import { actTexts } from '@hub/contract/console/act-texts';
import { AmountField } from '../../ui/form/amount/amount-field.tsx';
import { ChipChoice } from '../../ui/form/choice/chip-choice.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import type { Option } from '../../ui/form/field/option.ts';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { MobileField } from '../../ui/form/text/mobile-field.tsx';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { SheetField } from './sheet-field.tsx';

interface ActFieldInputProps {
  field: ActField;
  /** What a screen offers in place of free text: the people or RMs there are. */
  options: readonly Option[] | undefined;
  bound: FieldProps<unknown>;
}

const optionsOf = ({ options = {} }: ActField): Option[] =>
  Object.entries(options).map(([id, name]) => ({ id, name }));

/** The piece that a kind of field is entered with. */
export function ActFieldInput({ field, options, bound }: ActFieldInputProps) {
  const hint = field.help;
  if (field.kind === 'choices') {
    return (
      <ChoicesField {...(bound as FieldProps<readonly string[]>)} hint={hint} options={optionsOf(field)} />
    );
  }
  const text = { ...(bound as FieldProps<string>), hint };
  if (options) return <SelectField {...text} options={options} />;
  switch (field.kind) {
    case 'words':
      return <TextField {...text} lines={3} />;
    case 'arns':
      return <TextField {...text} lines={5} />;
    case 'day':
      return <DateField {...text} />;
    case 'moment':
      return <TextField {...text} type="datetime-local" />;
    case 'amount':
      return <AmountField {...text} />;
    case 'choice':
      return <SelectField {...text} options={optionsOf(field)} />;
    case 'yes-no':
      return <ChipChoice {...text} chips={yesNo} />;
    case 'mobile':
      return <MobileField {...text} />;
    case 'file':
      return <SheetField {...text} />;
    case 'email':
      return <TextField {...text} type="email" inputMode="email" autoComplete="off" />;
    case 'number':
      return <TextField {...text} inputMode="numeric" autoComplete="off" />;
    case 'arn':
    case 'text':
      return <TextField {...text} autoComplete="off" />;
  }
}

const yesNo = [
  { id: 'yes', name: actTexts.panel.yes },
  { id: 'no', name: actTexts.panel.no },
];
