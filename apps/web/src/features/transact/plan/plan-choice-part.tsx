import type { FolioPlan } from '@hub/contract/calls/transact/transact-plans';
import { dayText } from '@hub/domain';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { PartProps } from '../terms/part-props.ts';
import styles from './plan-parts.module.css';
import { useFolioPlans } from './plan-queries.ts';

const idOf = ({ kind, regNo }: Pick<FolioPlan, 'kind' | 'regNo'>): string => `${kind} ${regNo}`;

type Act = 'pause' | 'stop';

const mayOf = ({ mayPause, mayStop }: FolioPlan, act: Act) => (act === 'pause' ? mayPause : mayStop);

/** `₹5,000 monthly on the 7th · next 07-Dec-2026 · SIP 4711`, and why it cannot be chosen. */
function lineOf(plan: FolioPlan, act: Act): string {
  const { why } = mayOf(plan, act);
  const next = plan.next && `next ${dayText(plan.next.debitOn)}`;
  return [plan.headline, next, idOf(plan), why].filter((part) => part !== null).join(' · ');
}

/** Which of the folio's plans it is about. One that cannot be changed today says why, and from when it can. */
export function PlanChoicePart({ form, folioNo, kind }: PartProps) {
  const act: Act = kind === 'pause' ? 'pause' : 'stop';
  const { data: plans, error, refetch } = useFolioPlans(act, folioNo);
  if (!plans) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The plans could not be loaded"
        loading="Loading the plans"
        lines={['block', 'block']}
      />
    );
  }
  const label = act === 'pause' ? 'Which SIP' : 'Which plan';
  if (plans.length === 0) {
    return (
      <div>
        <p className="text-note strong">{label}</p>
        <p className="mute text-note">
          {act === 'pause'
            ? 'No SIP is running in this folio. Choose another folio.'
            : 'No SIP, STP or SWP is running in this folio. Choose another folio.'}
        </p>
      </div>
    );
  }
  const { planKind, regNo } = form.values;
  const choose = (id: string) => {
    const plan = plans.find((one) => idOf(one) === id);
    if (plan === undefined) return;
    form.set('planKind', plan.kind);
    form.set('schemeCode', { id: plan.scheme.code, name: plan.scheme.name });
    form.set('from', '');
    form.set('to', '');
  };
  return (
    <FormField form={form} name="regNo" label={label} className={styles.stacked}>
      {(field) => (
        <ChoiceCards
          {...field}
          isRequired
          choices={plans.map((plan) => ({
            id: idOf(plan),
            name: plan.target === null ? plan.scheme.name : `${plan.scheme.name} to ${plan.target.name}`,
            line: lineOf(plan, act),
            isDisabled: !mayOf(plan, act).isAllowed,
          }))}
          value={regNo === '' ? '' : `${planKind} ${regNo}`}
          onChange={(id) => {
            choose(id);
            field.onChange(plans.find((one) => idOf(one) === id)?.regNo ?? '');
          }}
        />
      )}
    </FormField>
  );
}
