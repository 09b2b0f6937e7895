import { requestCallback } from '@hub/contract/calls/empanelment/empanelment';
import {
  callbackTimeTexts,
  callbackTopicTexts,
  empanelmentTexts,
} from '@hub/contract/empanelment/empanelment-texts';
import { callbackTimes, callbackTopics } from '@hub/domain/empanelment/callback';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { PhoneIcon } from '../../../ui/action/icons.ts';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { MobileField } from '../../../ui/form/text/mobile-field.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './start.module.css';

const initial = { name: '', mobile: '', when: '', about: 'empanelment' };
const times = callbackTimes.map((id) => ({ id, name: callbackTimeTexts[id] }));
const topics = callbackTopics.map((id) => ({ id, name: callbackTopicTexts[id] }));

/** For whoever would rather talk to somebody. */
export function CallBack() {
  const [at, setAt] = useState<'closed' | 'form' | 'taken' | 'waiting'>('closed');
  return (
    <Card title="Prefer to talk to someone?" className={`stack narrow one-column gap-12 ${styles.call}`}>
      {at === 'closed' && (
        <>
          <p className="mute text-note">Leave your number and we call you.</p>
          <Button look="outline" onClick={() => setAt('form')}>
            <Icon of={PhoneIcon} size={18} />
            Call me back
          </Button>
        </>
      )}
      {at === 'form' && <CallBackForm onTaken={setAt} />}
      {(at === 'taken' || at === 'waiting') && (
        <p role="status">
          {at === 'taken'
            ? 'Thank you. We call you on the next working day at the time you chose.'
            : empanelmentTexts.callback.waiting}
        </p>
      )}
    </Card>
  );
}

function CallBackForm({ onTaken }: { onTaken: (status: 'taken' | 'waiting') => void }) {
  const api = useApi();
  const form = useHubForm({
    rules: requestCallback.request,
    initial,
    draft: 'empanelment/call-back',
    onSubmit: async (sent) => onTaken((await api.call(requestCallback, sent)).status),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the place of the button that opened it
  useEffect(() => form.focus('name'), []);
  return (
    <Form form={form}>
      <FormField form={form} name="name" label="Your name">
        {(field) => <TextField {...field} autoComplete="name" isRequired />}
      </FormField>
      <FormField form={form} name="mobile" label="Mobile number">
        {(field) => <MobileField {...field} isRequired />}
      </FormField>
      <FormField form={form} name="when" label="When">
        {(field) => <ChipChoice {...field} chips={times} isRequired />}
      </FormField>
      <FormField form={form} name="about" label="About">
        {(field) => <SelectField {...field} options={topics} isRequired />}
      </FormField>
      <SubmitButton form={form} wide>
        Call me back
      </SubmitButton>
    </Form>
  );
}
