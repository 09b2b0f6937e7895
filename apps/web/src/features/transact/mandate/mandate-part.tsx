import { newMandateTexts } from '@hub/contract/mandates/fields/mandate-field-texts';
import { formatDate, formatRupees, parseTypedMoney } from '@hub/domain';
import type { MandateFacts, PlanFacts } from '@hub/domain/orders/facts/order-facts';
import { mandateAccount } from '@hub/domain/orders/preview/mandate-ahead';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import { Button } from '../../../ui/action/button.tsx';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { shortAccount } from '../terms/account-options.ts';
import { proposalFor } from '../terms/as-ordered.ts';
import type { PartProps } from '../terms/part-props.ts';
import { startAfter } from '../terms/plan-starts-offered.ts';
import { NewMandatePart } from './new-mandate-part.tsx';

const statusWords: Readonly<Record<MandateFacts['status'], string>> = {
  APPROVED: 'Approved',
  INITIATED: 'The investor has not approved it yet: the SIP starts once it is approved',
  SENT: 'With the bank: the SIP starts once it is approved',
  REJECTED: 'Rejected by the bank',
  CANCELLED: 'Cancelled',
};

const isOver = ({ status }: MandateFacts): boolean => status === 'REJECTED' || status === 'CANCELLED';

const rupees = (amount: MandateFacts['limit']): string => formatRupees(amount, { decimals: 'some' });

/** `Up to ₹50,000 per debit until 05-Mar-2036 · 2 SIPs use it · Approved`. */
function mandateLine(mandate: MandateFacts, plans: readonly PlanFacts[]): string {
  const riding = plans.filter((plan) => plan.mandate === mandate.id).length;
  return [
    `Up to ${formatRupees(mandate.limit, { decimals: 0 })} per debit until ${formatDate(mandate.endsOn)}`,
    riding === 0 ? null : riding === 1 ? '1 SIP uses it' : `${riding} SIPs use it`,
    statusWords[mandate.status],
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The choice of a new one, with the limit that it would have. */
function newChoice(props: PartProps) {
  const { form, folio } = props;
  const isTaken = mandateAccount(folio) !== null;
  const isAlone = form.values.lines.length === 0;
  const line =
    form.values.amount === ''
      ? newMandateTexts.note
      : newMandateTexts.proposed(rupees(proposalFor(props, form.values).limit));
  return {
    id: NEW_MANDATE,
    name: newMandateTexts.name,
    line: !isTaken ? newMandateTexts.noBank : isAlone ? line : newMandateTexts.several,
    isDisabled: !isTaken || !isAlone,
  };
}

/**
 * Which permission the debits ride on: one of the folio, which may still be on its way, or one that goes with the order.
 * One that is over says so.
 */
export function MandatePart(props: PartProps) {
  const { form, orderFacts, folio } = props;
  const { mandates, plans } = orderFacts;
  const isNew = form.values.mandate === NEW_MANDATE;
  const choose = (mandate: string) => {
    form.set('mandate', mandate);
    form.set('startsOn', startAfter(props, { ...form.values, mandate }));
    // What was said of the one before, and of the amount because of it, is over.
    if (form.errorAt('amount') !== null) void form.recheck('amount');
    if (mandate !== NEW_MANDATE) void form.recheck('newMandate');
  };
  const choices = [...mandates]
    .sort((one, other) => Number(isOver(one)) - Number(isOver(other)))
    .map((mandate) => ({
      id: mandate.id,
      name: `${mandate.bank} ${shortAccount(mandate.maskedAccount)}`,
      line: mandateLine(mandate, plans),
      isDisabled: isOver(mandate),
    }));
  const label = newMandateTexts.label;
  const isOnly = choices.length === 0;
  return (
    <div className="stack one-column gap-12">
      <FormField form={form} name="mandate" label={label}>
        {(field) =>
          isOnly ? (
            <div>
              <p className="text-note strong">{isNew ? newMandateTexts.name : label}</p>
              {mandateAccount(folio) === null && <p className="mute text-note">{newMandateTexts.noBank}</p>}
              {field.error && (
                <p role="alert" className="danger text-note medium">
                  {field.error}
                </p>
              )}
            </div>
          ) : (
            <ChoiceCards
              {...field}
              isRequired
              choices={[...choices, newChoice(props)]}
              onChange={(mandate) => {
                field.onChange(mandate);
                choose(mandate);
              }}
            />
          )
        }
      </FormField>
      <TooSmall {...props} onNew={() => choose(NEW_MANDATE)} />
      {isNew && <NewMandatePart {...props} />}
    </div>
  );
}

/** The mandate that is chosen cannot bear the SIP: what can stands beside it. */
function TooSmall({ form, folio, orderFacts, preview, onNew }: PartProps & { onNew: () => void }) {
  const chosen = orderFacts.mandates.find(({ id }) => id === form.values.mandate);
  const last = preview !== null && 'plan' in preview ? preview.plan.last : null;
  const highest = last?.amount ?? parseTypedMoney(form.values.amount);
  if (chosen === undefined || highest === null || highest <= chosen.limit || mandateAccount(folio) === null)
    return null;
  // Several are not sent with a new one: that it is too small, the checks say.
  if (form.values.lines.length > 0) return null;
  return (
    <p className="row wrap between gap-8 pad-8-12 tint-warning round">
      <span className="shrink">{newMandateTexts.tooSmall(rupees(chosen.limit), rupees(highest))}</span>
      <Button look="outline" size="compact" onClick={onNew}>
        {newMandateTexts.instead}
      </Button>
    </p>
  );
}
