import type { Renewal } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { groupIndian, moneyOf, paise, rupeesText, writeMoney } from '@hub/domain';
import { BlockableButton } from '../../../ui/action/blockable-button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { TickField } from '../../../ui/form/choice/tick-field.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BatchList } from './batch-list.tsx';
import styles from './desk.module.css';
import { stepUps, terms as termChoices } from './desk-terms.ts';
import type { CheckedRenewals } from './queries.ts';
import { RenewalRow } from './renewal-row.tsx';
import { useRenewalForm } from './use-renewal-form.ts';

type RenewalFormState = ReturnType<typeof useRenewalForm>;

export function RenewalForm() {
  const state = useRenewalForm();
  const { data, error, refetch, isPlaceholderData } = state.query;
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The SIPs could not be loaded"
        loading={<Outline />}
        failsInCard
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <>
        <Card>
          <EmptyState
            title="No SIP ends within two months"
            text="A SIP appears here two months before its last instalment, in time to renew it without a gap."
          />
        </Card>
        <BatchList />
      </>
    );
  }
  return (
    <>
      <Form form={state.form}>
        <Terms {...state} data={data} />
        <Rows {...state} data={data} isStale={isPlaceholderData} />
        <SendBar {...state} isStale={isPlaceholderData} />
      </Form>
      <div className="above-16">
        <BatchList />
      </div>
    </>
  );
}

type TermsProps = Pick<RenewalFormState, 'form' | 'terms'> & { data: CheckedRenewals };

function Terms({ form, terms, data }: TermsProps) {
  const euins = data.euins.map(({ euin, name }) => ({ id: euin, name: `${name} · ${euin}` }));
  return (
    <Card className="stack gap-16">
      <FormField form={form} name="stepUp" label="Step-up">
        {(field) => (
          <ChipChoice
            {...field}
            hint="How much each instalment increases on renewal, rounded up to the scheme’s multiple."
            chips={stepUps}
          />
        )}
      </FormField>
      <FormField form={form} name="months" label="Term">
        {(field) => <ChipChoice {...field} chips={termChoices} />}
      </FormField>
      <div className={`stack gap-12 ${styles.advice}`}>
        {!terms.isExecutionOnly && (
          <FormField form={form} name="euin" label="Advised by (EUIN)">
            {(field) => (
              <SelectField
                {...field}
                isRequired
                options={euins}
                placeholder={euins.length === 0 ? 'No EUIN of your ARN is valid today' : 'Choose the EUIN'}
                value={terms.euin}
              />
            )}
          </FormField>
        )}
        <FormField form={form} name="isExecutionOnly" label="Execution only">
          {(field) => (
            <TickField
              {...field}
              statement="Execution only: no one advised the investors"
              onChange={(isTicked) => {
                field.onChange(isTicked);
                if (form.errorAt('euin') !== null) void form.recheck('euin');
              }}
            />
          )}
        </FormField>
      </div>
    </Card>
  );
}

interface RowsProps extends Pick<RenewalFormState, 'chosen'> {
  data: CheckedRenewals;
  /** The rows are those of the terms before. */
  isStale: boolean;
}

function Rows({ chosen: { good, chosen, toggle, toggleAll }, data, isStale }: RowsProps) {
  const keys = new Set(chosen.map(({ key }) => key));
  return (
    <Card>
      <div className="row wrap between gap-8-16">
        <CheckBox
          label={`All that can be renewed (${groupIndian(good.length)})`}
          checked={chosen.length > 0}
          isMixed={chosen.length > 0 && chosen.length < good.length}
          disabled={good.length === 0}
          onChange={toggleAll}
        />
        <span className="mute text-note" role="status">
          {isStale ? 'Calculating…' : countText(data)}
        </span>
      </div>
      <ul className={`above-8 ${styles.rows}`} aria-busy={isStale}>
        {data.items.map((one) => (
          <li key={one.key} className={`stack start gap-4-12 ${styles.row}`}>
            <RenewalRow
              renewal={one}
              isChosen={keys.has(one.key)}
              onChoose={(isIn) => toggle(one.key, isIn)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const countText = ({ items, ending }: CheckedRenewals): string => {
  const blocked = items.filter(({ block }) => block !== null).length;
  const shown = ending > items.length ? `the first ${items.length} of ${groupIndian(ending)}` : `${ending}`;
  return `${shown} ending soon${blocked > 0 ? `, ${blocked} to fix first` : ''}`;
};

const sumOf = (rows: readonly Renewal[]): string =>
  writeMoney(paise(rows.reduce((sum, { renewedAmount }) => sum + moneyOf(renewedAmount), 0n)));

type SendBarProps = Pick<RenewalFormState, 'form' | 'chosen'> & { isStale: boolean };

function SendBar({ form, chosen: { chosen }, isStale }: SendBarProps) {
  const links = new Set(chosen.map(({ investorId }) => investorId)).size;
  return (
    <Card className="stack gap-12" aria-label="Send">
      <FormField form={form} name="consent" label="Consent">
        {(field) => (
          <TickField
            {...field}
            statement="The investors asked for these renewals, I have told them the commission I earn on them, and they have seen the riskometer and the scheme documents."
          />
        )}
      </FormField>
      <div className="row wrap between gap-8-16">
        <p className={`stack ${styles.total}`}>
          <strong>{chosen.length === 1 ? '1 SIP' : `${chosen.length} SIPs`}</strong>
          <span>{rupeesText(sumOf(chosen))} per instalment in total</span>
        </p>
        <BlockableButton
          type="submit"
          size="large"
          busy={form.isSending || isStale}
          blocked={chosen.length === 0 ? 'Choose at least one SIP.' : null}
        >
          {links === 1 ? 'Send 1 link' : `Send ${links} links`}
        </BlockableButton>
      </div>
    </Card>
  );
}

function Outline() {
  return (
    <Card>
      <Loading label="Loading the SIPs that end soon">
        <Skeleton shape="block" />
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="medium" />
      </Loading>
    </Card>
  );
}
