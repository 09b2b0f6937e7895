import { texts } from '@hub/contract';
import type { OwnDetails } from '@hub/contract/calls/profile';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { useServices } from '../../lib/react.ts';
import type { Draft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { HistoryIcon } from '../../ui/action/icons.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx';
import { LanguagesField } from './languages-field.tsx';
import {
  checkOwn,
  errorsAtFields,
  type OwnErrors,
  type OwnField,
  ownFields,
  readDraft,
  sameOwn,
} from './own-details.ts';
import styles from './own-details-form.module.css';
import { useSaveOwn } from './queries.ts';

interface OwnDetailsFormProps {
  arn: string;
  saved: OwnDetails;
  draft: Draft<OwnDetails>;
  onClose: () => void;
}

export function OwnDetailsForm({ arn, saved, draft, onClose }: OwnDetailsFormProps) {
  const { toaster } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const values = readDraft(draft.value, saved);
  const save = useSaveOwn(arn);
  /** Two clicks may both come before the button knows that it is busy. */
  const saving = useRef(false);
  const [errors, setErrors] = useState<OwnErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const set = <Name extends OwnField>(name: Name, value: OwnDetails[Name]) => {
    draft.set({ ...values, [name]: value });
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  /** Leaving a field says what is wrong with it, not with those not yet reached. */
  const look = (name: OwnField) => {
    const checked = checkOwn(values);
    const message = checked.ok ? undefined : checked.errors[name];
    if (message) setErrors((others) => ({ ...others, [name]: message }));
  };
  const refuse = (found: OwnErrors) => {
    setErrors(found);
    const first = ownFields.find((name) => found[name]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    setFailure(null);
    const checked = checkOwn(values);
    if (!checked.ok) return refuse(checked.errors);
    saving.current = true;
    try {
      await save.mutateAsync(checked.value);
    } catch (error) {
      const found = error instanceof ApiError ? errorsAtFields(error.fields) : {};
      if (Object.keys(found).length > 0) refuse(found);
      else setFailure(error instanceof ApiError ? error.message : texts.call.failed);
      return;
    } finally {
      saving.current = false;
    }
    draft.clear();
    toaster.show('success', 'Your details are saved.');
    onClose();
  };
  const giveUp = () => {
    draft.discard();
    onClose();
  };

  const field = (name: Exclude<OwnField, 'languages'>) => ({
    value: values[name],
    error: errors[name] ?? null,
    readOnly: save.isPending,
    onChange: (value: string) => set(name, value),
    onBlur: () => look(name),
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {draft.restored && (
        <div role="status" className={styles.restored}>
          <Icon of={HistoryIcon} size={18} />
          <span>Your unsaved changes are back.</span>
          <Button look="quiet" size="compact" onClick={giveUp}>
            Discard them
          </Button>
        </div>
      )}
      <div data-field="displayName" className={styles.whole}>
        <TextField
          label="Display name"
          hint="How we greet you and how clients see you."
          autoComplete="name"
          isRequired
          {...field('displayName')}
        />
      </div>
      <div data-field="businessName">
        <TextField label="Business name" autoComplete="organization" {...field('businessName')} />
      </div>
      <div data-field="city">
        <TextField label="City" autoComplete="address-level2" {...field('city')} />
      </div>
      <div data-field="languages" className={styles.whole}>
        <LanguagesField
          chosen={values.languages}
          error={errors.languages ?? null}
          onChange={(languages) => set('languages', languages)}
        />
      </div>
      <div data-field="about" className={styles.whole}>
        <TextField
          label="About you"
          lines={3}
          limit={300}
          hint="What you do best, for your clients."
          {...field('about')}
        />
      </div>
      <div data-field="website">
        <TextField
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          placeholder="https://"
          {...field('website')}
        />
      </div>
      <div data-field="alternateEmail">
        <TextField
          label="Alternate e-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...field('alternateEmail')}
        />
      </div>
      <div role="alert" className={styles.whole}>
        {failure && <p className={styles.failure}>{failure} Nothing you typed is lost.</p>}
      </div>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => (sameOwn(values, saved) ? giveUp() : setAsking(true))}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Saving …' : 'Save details'}
        </Button>
      </div>
      {asking && (
        <ConfirmModal
          title="Discard your changes?"
          confirm="Discard"
          refuse="Keep editing"
          onConfirm={giveUp}
          onClose={() => setAsking(false)}
        >
          <p>What you changed and did not save will be gone.</p>
        </ConfirmModal>
      )}
    </form>
  );
}
