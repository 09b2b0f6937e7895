import { splitSchemeName } from '@hub/domain';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { useAssignable } from '../goals/queries.ts';
import styles from './assigned-fields.module.css';
import { type GoalValues, holdingKey, sipKey } from './goal-values.ts';

interface AssignedFieldsProps {
  form: HubForm<GoalValues>;
  book: ReturnType<typeof useAssignable>;
}

/** What is there for it already: parts of holdings, running SIPs, and what the book does not know. */
export function AssignedFields({ form, book }: AssignedFieldsProps) {
  const isClient = form.values.investorId !== null;
  const { data, error, refetch } = book;
  return (
    <Card title="Saved so far" className={`stack gap-16 ${styles.fields}`}>
      {isClient && (error || !data) && (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The holdings could not be loaded"
          loading="Loading the holdings"
          lines={['block']}
        />
      )}
      {isClient && data && data.holdings.length > 0 && <Holdings form={form} held={data.holdings} />}
      {isClient && data && data.sips.length > 0 && <Sips form={form} sips={data.sips} />}
      <FormField form={form} name="otherHeld" label="Other savings">
        {(field) => (
          <AmountField
            {...field}
            isRequired={false}
            hint="Deposits, PPF or funds held elsewhere, as your client told you."
          />
        )}
      </FormField>
    </Card>
  );
}

type Book = NonNullable<ReturnType<typeof useAssignable>['data']>;

function Holdings({ form, held }: { form: HubForm<GoalValues>; held: Book['holdings'] }) {
  return (
    <FormField form={form} name="holdings" label="Linked holdings">
      {({ label, value, error, onChange }) => (
        <Field
          label={label}
          error={error}
          group={(ids) => (
            <ul className="stack" {...ids}>
              {held.map((one) => {
                const key = holdingKey(one);
                const { fund } = splitSchemeName(one.scheme);
                return (
                  <li key={key} className={styles.holding}>
                    <div className="stack shrink gap-2">
                      <span>{fund}</span>
                      <span className="mute text-note figures">
                        Folio {one.folioNo} · <Money amount={one.value} />
                        {one.percent < 100 && ` · ${one.percent}% is free`}
                      </span>
                    </div>
                    <label className="row gap-8 mute">
                      <span className="visually-hidden">{`Part of ${fund}, folio ${one.folioNo}, in %`}</span>
                      <input
                        className={styles.input}
                        inputMode="numeric"
                        autoComplete="off"
                        placeholder="0"
                        disabled={one.percent === 0}
                        value={value[key] ?? ''}
                        onChange={({ currentTarget }) =>
                          onChange({ ...value, [key]: currentTarget.value.replace(/\D/g, '').slice(0, 3) })
                        }
                      />
                      <span aria-hidden="true">%</span>
                    </label>
                  </li>
                );
              })}
            </ul>
          )}
        />
      )}
    </FormField>
  );
}

function Sips({ form, sips }: { form: HubForm<GoalValues>; sips: Book['sips'] }) {
  return (
    <FormField form={form} name="sips" label="Linked SIPs">
      {({ label, value, error, onChange }) => (
        <Field
          label={label}
          error={error}
          group={(ids) => (
            <ul className="stack" {...ids}>
              {sips.map((one) => {
                const key = sipKey(one);
                return (
                  <li key={key} className={styles.sip}>
                    <CheckBox
                      label={`${splitSchemeName(one.scheme).fund}, folio ${one.folioNo}`}
                      checked={value.includes(key)}
                      onChange={({ currentTarget: { checked } }) =>
                        onChange(checked ? [...value, key] : value.filter((other) => other !== key))
                      }
                    />
                    <span className="mute text-note figures">
                      <Money amount={one.monthly} decimals={0} /> a month
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        />
      )}
    </FormField>
  );
}
