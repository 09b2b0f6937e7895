import { foldedTexts } from '@hub/contract/applications/application-texts';
import { validateVpa } from '@hub/contract/calls/transact/transact';
import { mandateFieldTexts as words } from '@hub/contract/mandates/fields/mandate-field-texts';
import { channelTexts } from '@hub/contract/mandates/mandate-texts';
import { todayInIndia } from '@hub/domain';
import { namesIn } from '@hub/domain/applications/application-draft';
import { applicationAccount } from '@hub/domain/applications/application-folio';
import { type MandateChannel, mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { useEffect, useState } from 'react';
import { useApi } from '../../../../lib/react.ts';
import { CheckedVpaField } from '../../../../parts/person/checked-vpa-field.tsx';
import { AmountField } from '../../../../ui/form/amount/amount-field.tsx';
import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import { DateField } from '../../../../ui/form/date/date-field.tsx';
import styles from '../form/application.module.css';
import { Folded } from '../form/folded.tsx';
import { isWrongAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { dateText } from './answers.ts';

const limits = ['10000', '25000', '50000', '100000'];
/** As long as most SIPs run, and within what a bank takes. */
const YEARS = 30;

const channelChoice = (channel: MandateChannel, isOffered: boolean) => ({
  id: channel,
  name: channelTexts[channel].name,
  line: isOffered ? channelTexts[channel].about : words.notOffered,
  isDisabled: !isOffered,
});

/** What lets the bank pay the instalments. The investor approves it with the same confirmation. */
export function MandateStep() {
  const { draft, facts, now, change } = useApplicationForm();
  const api = useApi();
  const names = namesIn(draft);
  const { bank, maskedAccount, channels } = applicationAccount(draft, facts);
  const today = todayInIndia(now);
  const { startsOn } = draft.mandate;
  const [isReady, setReady] = useState(false);
  // Begins as most people leave it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is opened
  useEffect(() => {
    setReady(true);
    if (startsOn !== '') return;
    change((old) => ({
      ...old,
      mandate: {
        ...old.mandate,
        startsOn: today.toString(),
        endsOn: today.add({ years: YEARS }).toString(),
      },
    }));
  }, []);
  return (
    <>
      <p className="mute">
        {bank} {maskedAccount} pays the instalments.
      </p>
      <FormQuestion path="mandate.channel" label={words.channel} isChoice>
        {(field) => (
          <ChoiceCards
            {...field}
            choices={mandateChannels.map((channel) => channelChoice(channel, channels.includes(channel)))}
          />
        )}
      </FormQuestion>
      {draft.mandate.channel === 'upi' && (
        <FormQuestion path="mandate.vpa" label={words.vpa}>
          {(field) => (
            <CheckedVpaField
              {...field}
              of={names.join()}
              check={(vpa, signal) => api.call(validateVpa, { names, vpa }, { signal, background: true })}
            />
          )}
        </FormQuestion>
      )}
      <FormQuestion path="mandate.limit" label={words.limit}>
        {(field) => <AmountField {...field} quickAmounts={limits} hint={words.limitHint} />}
      </FormQuestion>
      {isReady && <MandateDays today={today} />}
    </>
  );
}

/** From when to when: most leave it as it is. */
function MandateDays({ today }: { today: Temporal.PlainDate }) {
  const form = useApplicationForm();
  const { startsOn, endsOn } = form.draft.mandate;
  return (
    <Folded
      text={foldedTexts.mandateDays(dateText(startsOn), dateText(endsOn))}
      changes={foldedTexts.mandateDates}
      isWrong={isWrongAt(form, (field) => field === 'mandate.startsOn' || field === 'mandate.endsOn')}
    >
      <div className={`stack one-column gap-16 ${styles.pair}`}>
        <FormQuestion path="mandate.startsOn" label={words.startsOn}>
          {(field) => <DateField {...field} min={today.toString()} />}
        </FormQuestion>
        <FormQuestion path="mandate.endsOn" label={words.endsOn}>
          {(field) => <DateField {...field} hint={words.endsOnHint} />}
        </FormQuestion>
      </div>
    </Folded>
  );
}
