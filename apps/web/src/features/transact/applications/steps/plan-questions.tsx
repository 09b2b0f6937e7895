import { foldedTexts } from '@hub/contract/applications/application-texts';
import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { frequencyTexts, ordinal, weekdayName } from '@hub/contract/orders/words/plan-texts';
import { formatDate, todayInIndia } from '@hub/domain';
import type { OrderDraft } from '@hub/domain/applications/application-draft';
import { hasDayOfMonth } from '@hub/domain/orders/preview/plan-schedule';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import type { Frequency } from '@hub/domain/plans/frequencies';
import { AmountField } from '../../../../ui/form/amount/amount-field.tsx';
import { ChipChoice } from '../../../../ui/form/choice/chip-choice.tsx';
import { Segmented } from '../../../../ui/form/choice/segmented.tsx';
import { Toggle } from '../../../../ui/form/choice/toggle.tsx';
import { DateField } from '../../../../ui/form/date/date-field.tsx';
import { LAST_DAY } from '../../../../ui/form/date/date-rules.ts';
import { Field } from '../../../../ui/form/field/field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { PlanPreviewCard } from '../../plan/plan-preview-card.tsx';
import {
  dayAfter,
  offeredRules,
  planRulesOf,
  ruleFor,
  startAfter,
  startsOffered,
} from '../../terms/plan-starts-offered.ts';
import styles from '../form/application.module.css';
import { FieldError } from '../form/field-error.tsx';
import { Folded } from '../form/folded.tsx';
import { isWrongAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { endText } from './answers.ts';
import { orderFactsOf, orderValuesOf, previewOf } from './order-facts.ts';

const ends = [
  { value: 'perpetual', text: 'Until stopped' },
  { value: 'count', text: 'Instalments' },
  { value: 'date', text: 'End date' },
] as const;
const OFFERED = 4;

/** How often, on which day, from when to when, growing or not; and what comes of it. */
export function PlanQuestions() {
  const form = useApplicationForm();
  const { draft, change, now } = form;
  const { order } = draft;
  const facts = orderFactsOf(form);
  const rules = planRulesOf('sip', facts);
  const rule = ruleFor(rules, order.frequency ?? '');
  const values = orderValuesOf(form);
  const requested = facts && {
    kind: 'sip' as const,
    folioNo: 'NEW',
    facts,
    orderFacts: facts,
    today: todayInIndia(now),
  };
  const set = (part: Partial<typeof order>) =>
    change((old) => ({ ...old, order: { ...old.order, ...part } }));
  const setRhythm = (frequency: Frequency, day: string) =>
    set({
      frequency,
      day: day === '' ? null : Number(day),
      startsOn: requested === null ? '' : startAfter(requested, { ...values, frequency, day }),
    });
  const starts = requested === null ? [] : startsOffered(requested, values, OFFERED);
  const preview = previewOf(form);
  const plan = preview !== null && 'plan' in preview ? preview.plan : null;
  if (requested === null)
    return <p className="mute">Choose the scheme first: it decides frequency and dates.</p>;
  return (
    <>
      <FormQuestion path="order.frequency" label="Frequency" isChoice>
        {(field) => (
          <ChipChoice
            {...field}
            layout="even"
            chips={offeredRules(rules).map(({ frequency }) => ({
              id: frequency,
              name: frequencyTexts[frequency],
            }))}
            onChange={(id) => {
              const next = ruleFor(rules, id);
              if (next) setRhythm(next.frequency, dayAfter(next, values));
            }}
          />
        )}
      </FormQuestion>
      {rule !== undefined && rule.days.length > 0 && (
        <DayOfPlan rule={rule} value={values.day} onChange={(day) => setRhythm(rule.frequency, day)} />
      )}
      {starts.length > 0 && (
        <FormQuestion path="order.startsOn" label="First instalment">
          {(field) => (
            <ChipChoice
              {...field}
              layout="even"
              chips={starts.map((start) => ({ id: start.toString(), name: formatDate(start) }))}
            />
          )}
        </FormQuestion>
      )}
      {starts.length === 0 && <FieldError path="order.startsOn" />}
      <FirstNow />
      <Ends fewest={rule?.minimumInstalments} />
      {plan && (
        <PlanPreviewCard kind="sip" plan={plan} isGain={false} isEndless={order.end.by === 'perpetual'} />
      )}
    </>
  );
}

/** Until when, and whether it grows: most run until they are stopped. */
function Ends({ fewest }: { fewest: number | undefined }) {
  const form = useApplicationForm();
  const { order } = form.draft;
  return (
    <Folded
      text={foldedTexts.runs(endText(order), growthText(order))}
      changes={foldedTexts.planEnd}
      isWrong={isWrongAt(form, (field) => /^order\.(?:end|topUp)/.test(field))}
    >
      <Runs fewest={fewest} />
      <FieldError path="order.end" />
      <TopUp />
    </Folded>
  );
}

const growthText = ({ topUp }: OrderDraft): string | null =>
  topUp === null ? null : topUp.by.kind === 'rate' ? `${topUp.by.percent}%` : `₹${topUp.by.amount}`;

function TopUp() {
  const { draft, change } = useApplicationForm();
  const { topUp } = draft.order;
  const set = (next: typeof topUp) => change((old) => ({ ...old, order: { ...old.order, topUp: next } }));
  return (
    <div className="stack gap-12">
      <Toggle
        label="Top-up"
        name="Top-up: the instalment grows"
        checked={topUp !== null}
        onChange={(event) =>
          set(
            event.currentTarget.checked
              ? { by: { kind: 'rate', percent: '10' }, everyMonths: 12, cap: null }
              : null,
          )
        }
      />
      {topUp !== null && (
        <div className={`stack one-column gap-16 ${styles.pair}`}>
          <TextField
            label="Increases every year by"
            isRequired
            inputMode="decimal"
            after="%"
            value={topUp.by.kind === 'rate' ? topUp.by.percent : ''}
            onChange={(percent) => set({ ...topUp, by: { kind: 'rate', percent } })}
          />
          <AmountField
            label="Up to"
            isRequired={false}
            value={topUp.cap ?? ''}
            onChange={(cap) => set({ ...topUp, cap: cap === '' ? null : cap })}
          />
        </div>
      )}
      <FieldError path="order.topUp" />
    </div>
  );
}

/** The first instalment paid when the investor confirms. */
function FirstNow() {
  const { draft, change } = useApplicationForm();
  const { firstNow } = draft.order;
  const set = (next: typeof firstNow) =>
    change((old) => ({ ...old, order: { ...old.order, firstNow: next } }));
  return (
    <div className="stack gap-12">
      <Toggle
        label="Pay the first instalment now"
        name="Pay the first instalment now"
        checked={firstNow !== null}
        onChange={(event) => set(event.currentTarget.checked ? 'upi' : null)}
      />
      {firstNow !== null && (
        <Segmented
          label="Paid by"
          value={firstNow}
          options={payModes.map((mode) => ({ value: mode, text: payModeTexts[mode] }))}
          onChange={set}
        />
      )}
      <FieldError path="order.firstNow" />
    </div>
  );
}

/** Until when. */
function Runs({ fewest }: { fewest: number | undefined }) {
  const { draft, change } = useApplicationForm();
  const { order } = draft;
  const set = (part: Pick<typeof order, 'end'>) =>
    change((old) => ({ ...old, order: { ...old.order, ...part } }));
  return (
    <>
      <Field
        label="Runs"
        hint={order.end.by === 'perpetual' ? 'No end date. It can be stopped at any time.' : undefined}
        group={() => (
          <Segmented
            label="Runs"
            value={order.end.by}
            options={ends}
            onChange={(by) =>
              set({
                end:
                  by === 'count' ? { by, count: 60 } : by === 'date' ? { by, date: '' } : { by: 'perpetual' },
              })
            }
          />
        )}
      />
      {order.end.by === 'count' && (
        <TextField
          label="Number of instalments"
          isRequired
          inputMode="numeric"
          hint={fewest === undefined ? undefined : `At least ${fewest}`}
          value={order.end.count === 0 ? '' : String(order.end.count)}
          onChange={(typed) =>
            set({ end: { by: 'count', count: Number(typed.replace(/\D/g, '').slice(0, 4)) } })
          }
        />
      )}
      {order.end.by === 'date' && (
        <DateField
          label="End date"
          isRequired
          min={order.startsOn || undefined}
          max={LAST_DAY}
          value={order.end.date}
          onChange={(date) => set({ end: { by: 'date', date } })}
        />
      )}
    </>
  );
}

interface DayOfPlanProps {
  rule: NonNullable<ReturnType<typeof ruleFor>>;
  value: string;
  onChange: (day: string) => void;
}

const DayOfPlan = ({ rule, value, onChange }: DayOfPlanProps) => (
  <FormQuestion
    path="order.day"
    label={hasDayOfMonth(rule.frequency) ? 'Day of the month' : 'Day of the week'}
  >
    {(field) => (
      <ChipChoice
        {...field}
        layout={hasDayOfMonth(rule.frequency) ? 'month' : 'even'}
        chips={rule.days
          .filter((day) => !hasDayOfMonth(rule.frequency) || day <= 28)
          .map((day) =>
            hasDayOfMonth(rule.frequency)
              ? { id: String(day), name: String(day), label: `The ${ordinal(day)}` }
              : { id: String(day), name: weekdayName(day).slice(0, 3), label: weekdayName(day) },
          )}
        value={value}
        onChange={onChange}
      />
    )}
  </FormQuestion>
);
