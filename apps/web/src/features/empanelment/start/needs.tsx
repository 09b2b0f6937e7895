import { constitutionTexts, documentText } from '@hub/contract/empanelment/empanelment-texts';
import { type Constitution, constitutions, documentsOf } from '@hub/domain/empanelment/constitution';
import { useState } from 'react';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './start.module.css';

const options = constitutions.map((id) => ({ id, name: constitutionTexts[id] }));
const always = [
  'ARN that has not expired, with KYD done',
  'Mobile number or e-mail address of AMFI’s record, for the one-time code',
  'Bank account: IFSC and account number',
];

/** What to have at hand, by what one is. */
export function Needs() {
  const [constitution, setConstitution] = useState<Constitution>('individual');
  const papers = documentsOf(constitution, false).map((kind) => documentText(kind, constitution));
  return (
    <Card title="What you need" className="stack one-column gap-12">
      <Ticks items={always} />
      <SelectField
        label="Documents for"
        options={options}
        value={constitution}
        onChange={(id) => setConstitution(constitutions.find((one) => one === id) ?? 'individual')}
      />
      <Ticks items={[...papers, 'GST registration certificate, if you are registered']} />
      <p className="mute text-note">A photo taken with the phone will do: PDF, JPEG or PNG.</p>
    </Card>
  );
}

const Ticks = ({ items }: { items: readonly string[] }) => (
  <ul className={`stack gap-8 ${styles.ticks}`}>
    {items.map((item) => (
      <li key={item}>
        <Icon of={CheckIcon} size={16} />
        {item}
      </li>
    ))}
  </ul>
);
