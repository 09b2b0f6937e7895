import { useState } from 'react';
import { CheckBox } from '../../../apps/web/src/ui/form/choice/check-box.tsx';
import { Segmented } from '../../../apps/web/src/ui/form/choice/segmented.tsx';
import { Toggle } from '../../../apps/web/src/ui/form/choice/toggle.tsx';
import { SearchField } from '../../../apps/web/src/ui/form/text/search-field.tsx';

const periods = [
  { value: '1m', text: '1M', label: 'One month' },
  { value: '1y', text: '1Y', label: 'One year' },
  { value: 'all', text: 'All' },
] as const;

/** Controls that act at once and belong to no form. */
export function SwitchControls() {
  const [isOn, setOn] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('1m');
  const [words, setWords] = useState('');
  return (
    <>
      <CheckBox
        label="Select this row"
        checked={isChecked}
        onChange={({ target }) => setChecked(target.checked)}
      />
      <CheckBox label="Some rows are selected" isMixed checked={false} onChange={() => {}} />
      <CheckBox label="Cannot be selected" disabled checked={false} onChange={() => {}} />
      <Toggle
        label="SMS"
        name="Logins from a new device by SMS"
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
      />
      <Toggle label="E-mail" name="Logins from a new device by e-mail" disabled checked onChange={() => {}} />
      <Segmented label="Period" value={period} options={periods} onChange={setPeriod} />
      <SearchField label="Search by name, PAN or folio" value={words} onChange={setWords} />
    </>
  );
}
