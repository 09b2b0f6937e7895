import { consentText, sendTexts } from '@hub/contract/orders/send-texts';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../../ui/action/icons.ts';
import { TickField } from '../../../ui/form/choice/tick-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { OrderValues } from '../terms/order-values.ts';
import { GiveUpButton } from './give-up-button.tsx';
import { Questions, type QuestionWords } from './questions.tsx';
import styles from './send-part.module.css';

interface SendPartProps {
  form: HubForm<OrderValues>;
  kind: FormKind;
  /** A mandate is registered with it. */
  hasNewMandate: boolean;
  /** Who confirms. */
  name: string;
  contacts: readonly string[];
  headline: string;
  /** How many orders are sent. */
  count: number;
  /** How many of them the cart keeps already. */
  inCart: number;
  isBlocked: boolean;
  /** Those not answered yet. */
  questions: readonly QuestionWords[];
  /** Whether something is asked at another order of the form. */
  hasLineQuestion: boolean;
  onYes: (question: QuestionWords) => void;
  onNo: (question: QuestionWords) => void;
  onSummary: () => void;
  onAdd: () => void;
  onGiveUp: () => void;
}

/** Why it cannot be sent yet; null where nothing stands in the way. */
function heldBy({ form, name, isBlocked, questions, hasLineQuestion }: SendPartProps): string | null {
  if (isBlocked) return sendTexts.held.blocked;
  if (questions.length > 0 || hasLineQuestion) return sendTexts.held.question;
  return form.values.consent ? null : sendTexts.held.consent(name);
}

/** The end of the form: what is to be answered, the consent, and sending what the form has or putting it into the cart. */
export function SendPart(props: SendPartProps) {
  const {
    form,
    kind,
    hasNewMandate,
    name,
    contacts,
    count,
    inCart,
    questions,
    onYes,
    onNo,
    onAdd,
    onGiveUp,
  } = props;
  const why = useId();
  const held = heldBy(props);
  return (
    <>
      <Questions questions={questions} onYes={onYes} onNo={onNo} />
      <Card aria-label={sendTexts.consent}>
        <FormField form={form} name="consent" label={sendTexts.consent}>
          {(field) => <TickField {...field} statement={consentText(kind, name, { count, hasNewMandate })} />}
        </FormField>
      </Card>
      <ActionBar {...props}>
        <SubmitButton form={form} size="large" wide heldBy={held === null ? undefined : why}>
          {sendTexts.send(name)}
        </SubmitButton>
        {held !== null && (
          <p id={why} className={`mute text-note to-middle ${styles.why}`}>
            {held}
          </p>
        )}
      </ActionBar>
      <div className="row wrap between gap-8 above-8">
        <Button look="outline" busy={form.isSending} onClick={onAdd}>
          {sendTexts.add}
        </Button>
        <GiveUpButton
          isChanging={false}
          isFilled={form.isChanged || inCart > 0}
          inCart={inCart}
          onGiveUp={onGiveUp}
        />
      </div>
      {contacts.length > 0 && (
        <p className="mute text-note to-middle above-8">{sendTexts.goesTo(contacts, count)}</p>
      )}
    </>
  );
}

type SaveBarProps = Pick<SendPartProps, 'form' | 'headline' | 'onSummary' | 'onGiveUp'>;

/** An order of the cart is changed there, and sent from there. */
export const SaveBar = (props: SaveBarProps) => (
  <ActionBar {...props}>
    <SubmitButton form={props.form} size="large" wide sending="Saving …">
      Save changes
    </SubmitButton>
    <GiveUpButton isChanging isFilled={props.form.isChanged} onGiveUp={props.onGiveUp} />
  </ActionBar>
);

interface ActionBarProps extends Pick<SendPartProps, 'headline' | 'onSummary'> {
  children: ReactNode;
}

/** On a phone it stays at the thumb, with the figure that the order is about. */
const ActionBar = ({ headline, onSummary, children }: ActionBarProps) => (
  <div className={styles.actions}>
    <button type="button" className={styles.opener} onClick={() => onSummary()}>
      <span className="heavy figures">{headline}</span>
      <span className="inline middle gap-4 brand text-small strong">
        Summary <Icon of={ChevronDownIcon} size={14} />
      </span>
    </button>
    {children}
  </div>
);
