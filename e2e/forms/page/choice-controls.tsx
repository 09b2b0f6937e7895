import { ChoiceCards } from '../../../apps/web/src/ui/form/choice/choice-cards.tsx';
import type { Option } from '../../../apps/web/src/ui/form/field/option.ts';
import { SearchSelect } from '../../../apps/web/src/ui/form/select/search-select.tsx';
import { SelectField } from '../../../apps/web/src/ui/form/select/select-field.tsx';
import { accountTypes, findSchemes, mandates } from './choice-options.ts';
import { ControlStates } from './control-states.tsx';

const flexiCap: Option = { id: 'FLX', name: 'Aranya Flexi Cap Fund', line: 'Equity · Regular growth' };
const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('The line is down'));
const nothing = async () => [];

/** By what its search does: find, find nothing, go on for ever, fail. */
const searches = {
  Scheme: findSchemes,
  'No such scheme': nothing,
  'Slow scheme': never,
  'Lost scheme': fails,
};

export function ChoiceControls() {
  return (
    <>
      <ControlStates name="Mandate" empty="" filled="upi">
        {(props) => <ChoiceCards choices={mandates} {...props} />}
      </ControlStates>
      <ControlStates name="Account" empty="" filled="nro">
        {(props) => <SelectField options={accountTypes} {...props} />}
      </ControlStates>
      {Object.entries(searches).map(([name, search]) => (
        <ControlStates<Option | null> key={name} name={name} empty={null} filled={flexiCap}>
          {(props) => (
            <SearchSelect searchKey={[name]} search={search} nothingFound="No schemes match" {...props} />
          )}
        </ControlStates>
      ))}
    </>
  );
}
