import { weekdayText } from '@hub/contract/orders/words/time-texts';
import { formatDate } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { marketOf } from '@hub/domain/orders/preview/order-nav';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { PartProps } from '../terms/part-props.ts';
import { dayOf } from '../terms/plan-values.ts';
import { datesText, leftOut, pauseEnd, pauseMonths, pauseOffer, resumesOn } from './pause-window.ts';

const chosenPlan = ({ plans }: OrderFacts, regNo: string) =>
  plans.find((plan) => plan.kind === 'SIP' && plan.regNo === regNo);

const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** Which instalment is the first to be left out, and for how long; it goes on by itself afterwards. */
export function PausePart({ form, facts, today }: PartProps) {
  const { values } = form;
  const plan = facts && chosenPlan(facts, values.regNo);
  if (!plan || !facts?.scheme) return null;
  const market = marketOf(facts.holidays, facts.scheme);
  const offer = pauseOffer(plan, today, market);
  const from = dayOf(values.from);
  const months = pauseMonths(from, dayOf(values.to));
  const choose = (start: Temporal.PlainDate, length: number) => {
    form.set('from', start.toString());
    form.set('to', pauseEnd(start, length).toString());
  };
  return (
    <>
      <FormField form={form} name="from" label="First instalment to skip">
        {(field) => (
          <ChipChoice
            {...field}
            isRequired
            hint={
              offer.tooNear &&
              `The instalment of ${formatDate(offer.tooNear)} is too soon to skip: it is debited as usual.`
            }
            layout="even"
            chips={offer.from.map((day) => ({
              id: day.toString(),
              name: formatDate(day),
              label: weekdayText(day),
            }))}
            onChange={(iso) => {
              field.onChange(iso);
              const start = dayOf(iso);
              if (start) choose(start, months ?? 1);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="to" label="For how long">
        {(field) => (
          <ChipChoice
            {...field}
            isRequired
            isDisabled={from === null}
            layout="even"
            chips={offer.months.map((one) => ({ id: String(one), name: monthsText(one) }))}
            value={months === null ? '' : String(months)}
            onChange={(id) => from && choose(from, Number(id))}
          />
        )}
      </FormField>
      <LeftOut plan={plan} values={values} market={market} />
    </>
  );
}

interface LeftOutProps {
  plan: NonNullable<ReturnType<typeof chosenPlan>>;
  values: PartProps['form']['values'];
  market: ReturnType<typeof marketOf>;
}

function LeftOut({ plan, values, market }: LeftOutProps) {
  const [from, to] = [dayOf(values.from), dayOf(values.to)];
  if (from === null || to === null) return null;
  const resumes = resumesOn(plan, to, market);
  const left = leftOut(plan, from, to, market);
  return (
    <p className="stack one-column gap-12 pad-12-16 sunk round" role="status">
      {left.length === 0
        ? 'Nothing is due in that period.'
        : `${left.length === 1 ? 'Skipped' : `${left.length} skipped`}: ${datesText(left)}.`}{' '}
      {resumes === null
        ? 'The SIP ends before it would continue.'
        : `It continues by itself with the debit of ${formatDate(resumes)}; its end date stays.`}
    </p>
  );
}
