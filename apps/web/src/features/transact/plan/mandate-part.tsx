import { formatDate, formatRupees } from '@hub/domain';
import type { MandateFacts, PlanFacts } from '@hub/domain/orders/facts/order-facts';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { PartProps } from '../terms/part-props.ts';
import { startAfter } from '../terms/plan-starts-offered.ts';

const statusWords: Readonly<Record<MandateFacts['status'], string>> = {
  APPROVED: 'Approved',
  INITIATED: 'The investor has not approved it yet: the SIP starts once it is approved',
  SENT: 'With the bank: the SIP starts once it is approved',
  REJECTED: 'Rejected by the bank',
  CANCELLED: 'Cancelled',
};

const isOver = ({ status }: MandateFacts): boolean => status === 'REJECTED' || status === 'CANCELLED';

/** `Up to ₹50,000 a debit until 05-Mar-2036 · 2 SIPs use it · Approved`. */
function mandateLine(mandate: MandateFacts, plans: readonly PlanFacts[]): string {
  const riding = plans.filter((plan) => plan.mandate === mandate.id).length;
  return [
    `Up to ${formatRupees(mandate.limit, { decimals: 0 })} a debit until ${formatDate(mandate.endsOn)}`,
    riding === 0 ? null : riding === 1 ? '1 SIP uses it' : `${riding} SIPs use it`,
    statusWords[mandate.status],
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Which permission the debits ride on. One that is still on its way may be chosen; one that is over says so. */
export function MandatePart(props: PartProps) {
  const { form, orderFacts, folioNo, investorId } = props;
  const { mandates, plans } = orderFacts;
  const choices = [...mandates]
    .sort((one, other) => Number(isOver(one)) - Number(isOver(other)))
    .map((mandate) => ({
      id: mandate.id,
      name: `${mandate.bank} ${mandate.maskedAccount.replace(/^\*{5,}/, '****')}`,
      line: mandateLine(mandate, plans),
      isDisabled: isOver(mandate),
    }));
  const create = startTransaction('otm', { investor: investorId, folio: folioNo });
  return (
    <div className="stack one-column gap-12">
      {choices.length > 0 ? (
        <FormField form={form} name="mandate" label="Debited by mandate">
          {(field) => (
            <ChoiceCards
              {...field}
              isRequired
              choices={choices}
              onChange={(mandate) => {
                field.onChange(mandate);
                form.set('startsOn', startAfter(props, { ...form.values, mandate }));
              }}
            />
          )}
        </FormField>
      ) : (
        <FormField form={form} name="mandate" label="Debited by mandate">
          {({ label, error }) => (
            <div>
              <p className="text-note strong">{label}</p>
              <p className="mute text-note">
                This folio has no mandate yet. What you entered is kept while you add one.
              </p>
              {error && (
                <p role="alert" className="danger text-note medium">
                  {error}
                </p>
              )}
            </div>
          )}
        </FormField>
      )}
      <div>
        <ButtonLink look="outline" size="compact" href={create}>
          New mandate
        </ButtonLink>
      </div>
    </div>
  );
}
