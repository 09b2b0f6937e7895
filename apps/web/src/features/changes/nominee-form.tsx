import { changeNominees, type Nomination } from '@hub/contract/calls/changes/nominee';
import { changeTexts } from '@hub/contract/changes/change-texts';
import { useServices } from '../../lib/react.ts';
import { sentHref } from '../../parts/transaction/sent-links.ts';
import { Button } from '../../ui/action/button.tsx';
import { TickField } from '../../ui/form/choice/tick-field.tsx';
import { Form } from '../../ui/form/state/form.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../ui/form/state/use-hub-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import styles from './changes.module.css';
import { NomineeFields } from './nominee-fields.tsx';
import { blankNominee, checkNomination, initialValues, type NominationValues } from './nominee-values.ts';
import { useRefreshChanges } from './queries.ts';

interface NomineeFormProps {
  nomination: Nomination;
  onClose: () => void;
}

/** Up to as many nominees as the day allows, or the declaration that there is none. */
export function NomineeForm({ nomination, onClose }: NomineeFormProps) {
  const { api } = useServices();
  const navigation = useNavigation();
  const refresh = useRefreshChanges();
  const form = useHubForm({
    rules: (values: NominationValues) => checkNomination(values, nomination),
    initial: initialValues(nomination),
    within: 'terms',
    async onSubmit(requested, options) {
      await api.call(changeNominees, requested, options);
    },
    onSent() {
      refresh();
      navigation.go(sentHref({ what: 'change', purpose: 'nominees', folio: nomination.folioNo }), {
        replace: true,
      });
    },
  });
  const { nominees, isOptOut } = form.values;
  return (
    <Form form={form}>
      <div className="stack one-column page-width gap-16">
        {!isOptOut &&
          nominees.map((_, place) => (
            <NomineeFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a nominee of the form has no name yet
              key={place}
              form={form}
              place={place}
              nomination={nomination}
              onRemove={
                nominees.length === 1
                  ? null
                  : () =>
                      form.set(
                        'nominees',
                        nominees.filter((__, other) => other !== place),
                      )
              }
            />
          ))}
        {!isOptOut && <AddNominee form={form} most={nomination.maxNominees} />}
        <OptOut form={form} />
        {nomination.holding !== 'SI' && (
          <p className={`mute text-body ${styles.note}`}>
            This folio has several holders. All of them must agree; the first holder confirms for all.
          </p>
        )}
        <FormField form={form} name="consent" label="Consent">
          {(field) => <TickField {...field} statement="The investor has asked for this nomination." />}
        </FormField>
        <div className="stack gap-8">
          <SubmitButton form={form} size="large" wide>
            Send to the investor
          </SubmitButton>
          <Button look="quiet" wide onClick={onClose}>
            Keep it as it is
          </Button>
          <p className={`mute text-body ${styles.note}`}>
            The link and the codes go to {nomination.contacts.join(' and ')}. Nothing changes until the
            investor confirms.
          </p>
        </div>
      </div>
    </Form>
  );
}

const OptOut = ({ form }: { form: HubForm<NominationValues> }) => (
  <Card title="Without a nominee" className="stack one-column gap-16">
    <FormField form={form} name="isOptOut" label="Without a nominee">
      {(field) => <TickField {...field} statement="The investor wants no nominee." />}
    </FormField>
    {form.values.isOptOut && <p className={`soft ${styles.text}`}>{changeTexts.optOutNote}</p>}
  </Card>
);

interface AddNomineeProps {
  form: HubForm<NominationValues>;
  most: number;
}

function AddNominee({ form, most }: AddNomineeProps) {
  const { nominees } = form.values;
  const isFull = nominees.length >= most;
  return (
    <div className="flex wrap gap-8 above-16">
      <Button
        look="outline"
        busy={isFull}
        onClick={() => form.set('nominees', [...nominees, blankNominee()])}
      >
        Add a nominee
      </Button>
      <p className={`mute text-body ${styles.note}`}>
        {isFull
          ? `A folio has at most ${most} nominees.`
          : `Up to ${most}. Leave all shares blank for equal shares.`}
      </p>
    </div>
  );
}
