import { type requestedGoal, saveGoal } from '@hub/contract/calls/goal-planner/goal-planner';
import { goalKindTexts } from '@hub/contract/goal-planner/goal-texts';
import { todayInIndia } from '@hub/domain';
import { LONGEST_GOAL_NAME } from '@hub/domain/goal-planner/check-goal';
import { type GoalKind, goalKinds, RETIREMENT_AGE } from '@hub/domain/goal-planner/goal';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { useServices } from '../../../lib/react.ts';
import { InvestorField } from '../../../parts/person/investor-field.tsx';
import { serverNow } from '../../../parts/transaction/server-clock.ts';
import { Button } from '../../../ui/action/button.tsx';
import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { useAssignable, useRefreshGoals } from '../goals/queries.ts';
import { AssignedFields } from './assigned-fields.tsx';
import styles from './goal-form.module.css';
import { GoalResult } from './goal-result.tsx';
import { checkGoalForm, type GoalValues, heldOf, termsOf, usualRates } from './goal-values.ts';

interface GoalFormProps {
  /** Of a goal that is saved. */
  id?: string;
  initial: GoalValues;
  goalHref: (id: string) => string;
}

const kinds: Readonly<Record<GoalKind, string>> = {
  education: 'Paid over the years of study',
  home: 'A flat, a house or its down payment',
  retirement: 'A monthly income for years',
  custom: 'A wedding, a car, a holiday',
};

const costLabels: Readonly<Record<GoalKind, string>> = {
  education: 'Cost of one year at today’s prices',
  home: 'Cost at today’s prices',
  retirement: 'Monthly need at today’s prices',
  custom: 'Cost at today’s prices',
};

/** The questions of a goal, and beside them what follows from the answers. */
export function GoalForm({ id, initial, goalHref }: GoalFormProps) {
  const { api, toaster } = useServices();
  const refresh = useRefreshGoals();
  const navigation = useNavigation();
  const saved = useRef(id ?? '');
  const today = todayInIndia(Temporal.Instant.fromEpochMilliseconds(serverNow()));
  const form = useHubForm<GoalValues, z.infer<typeof requestedGoal>>({
    rules: (typed) => checkGoalForm(typed, { today, held, id }),
    initial,
    draft: `goal-planner/${id ?? 'new'}`,
    async onSubmit(requested, options) {
      saved.current = (await api.call(saveGoal, requested, options)).id;
    },
    onSent() {
      void refresh();
      toaster.show('success', 'The goal is saved.');
      navigation.go(goalHref(saved.current), { replace: true });
    },
  });
  const { values } = form;
  const book = useAssignable(values.investorId?.id ?? null, id);
  const held = book.data?.holdings ?? [];
  const terms = termsOf(values, heldOf(values, held));
  return (
    <div className={`stack start gap-16 ${styles.page}`}>
      <Form form={form} className={styles.form}>
        <Whose form={form} />
        <Card title="Goal" className={`stack gap-16 ${styles.fields}`}>
          <KindField form={form} birthDate={book.data?.birthDate} today={today} />
          <FormField form={form} name="name" label="Name of the goal">
            {(field) => <TextField {...field} isRequired limit={LONGEST_GOAL_NAME} />}
          </FormField>
          <div className={`stack start gap-16 ${styles.pair}`}>
            <FormField form={form} name="due" label="Needed on">
              {(field) => <DateField {...field} isRequired min={today.add({ months: 1 }).toString()} />}
            </FormField>
            {(values.kind === 'education' || values.kind === 'retirement') && (
              <FormField form={form} name="years" label="For how many years">
                {(field) => <TextField {...field} isRequired inputMode="numeric" after="years" />}
              </FormField>
            )}
          </div>
          <FormField form={form} name="cost" label={costLabels[values.kind]}>
            {(field) => <AmountField {...field} isRequired />}
          </FormField>
        </Card>
        <AssignedFields form={form} book={book} />
        <Rates form={form} />
        <SubmitButton form={form} size="large" wide>
          {id === undefined ? 'Save the goal' : 'Save the changes'}
        </SubmitButton>
      </Form>
      <GoalResult terms={terms} today={today} />
    </div>
  );
}

/** A client of the book, or somebody who is none yet. */
function Whose({ form }: { form: HubForm<GoalValues> }) {
  const { prospect } = form.values;
  return (
    <Card title="Who it is for" className={`stack gap-16 ${styles.fields}`}>
      {prospect === null ? (
        <FormField form={form} name="investorId" label="Client">
          {(field) => (
            <InvestorField
              {...field}
              isRequired
              onChange={(next) => {
                field.onChange(next);
                form.set('holdings', {});
                form.set('sips', []);
              }}
            />
          )}
        </FormField>
      ) : (
        <FormField form={form} name="prospect" label="Name">
          {(field) => <TextField {...field} value={field.value ?? ''} isRequired limit={60} />}
        </FormField>
      )}
      <Button
        look="quiet"
        size="compact"
        className={styles.other ?? ''}
        onClick={() => {
          form.set('prospect', prospect === null ? '' : null);
          form.set('investorId', null);
          form.set('holdings', {});
          form.set('sips', []);
        }}
      >
        {prospect === null ? 'Someone who is not a client yet' : 'Choose a client'}
      </Button>
    </Card>
  );
}

/** What is assumed. */
function Rates({ form }: { form: HubForm<GoalValues> }) {
  const { kind } = form.values;
  const hasAfter = kind === 'education' || kind === 'retirement';
  return (
    <Card title="Assumptions" className={`stack gap-16 ${styles.fields}`}>
      <div className={`stack start gap-16 ${styles.pair}`}>
        <FormField form={form} name="inflation" label="Inflation per year">
          {(field) => <TextField {...field} isRequired inputMode="decimal" after="%" />}
        </FormField>
        <FormField form={form} name="returns" label="Return per year until then">
          {(field) => (
            <TextField {...field} isRequired inputMode="decimal" after="%" hint="2 to 13%, as AMFI allows." />
          )}
        </FormField>
        {hasAfter && (
          <FormField form={form} name="returnsAfter" label="Return per year after that">
            {(field) => <TextField {...field} isRequired inputMode="decimal" after="%" />}
          </FormField>
        )}
        <FormField form={form} name="stepUp" label="SIP step-up per year">
          {(field) => (
            <TextField {...field} isRequired inputMode="decimal" after="%" hint="0 for no step-up." />
          )}
        </FormField>
      </div>
    </Card>
  );
}

interface KindFieldProps {
  form: HubForm<GoalValues>;
  birthDate: string | null | undefined;
  today: Temporal.PlainDate;
}

const KindField = ({ form, birthDate, today }: KindFieldProps) => (
  <FormField form={form} name="kind" label="Kind of goal">
    {(field) => (
      <ChoiceCards
        {...field}
        isRequired
        choices={goalKinds.map((kind) => ({
          id: kind,
          name: goalKindTexts[kind],
          line: kinds[kind],
        }))}
        onChange={(next) => {
          const kind = next as GoalKind;
          field.onChange(kind);
          const usual = usualRates(kind);
          form.set('years', usual.years);
          form.set('inflation', usual.inflation);
          if (kind === 'retirement' && form.values.due === '' && birthDate) {
            const day = Temporal.PlainDate.from(birthDate).add({ years: RETIREMENT_AGE });
            if (Temporal.PlainDate.compare(day, today) > 0) form.set('due', day.toString());
          }
        }}
      />
    )}
  </FormField>
);
