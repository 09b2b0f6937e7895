import type { Renewal } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { groupIndian, moneyOf, paise, rupeesText, writeMoney } from '@hub/domain';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { attemptFor } from '../../../ui/form/draft/attempt.ts';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { BatchList } from './batch-list.tsx';
import styles from './desk.module.css';
import { type DeskTerms, stepUps, terms as termChoices, usualTerms } from './desk-terms.ts';
import { batchHref } from './links.ts';
import { type CheckedRenewals, useRenewals, useSendRenewals } from './queries.ts';
import { RenewalRow } from './renewal-row.tsx';

export function RenewalForm() {
  const [terms, setTerms] = useState<DeskTerms>(usualTerms);
  const { data, error, refetch, isPlaceholderData } = useRenewals(terms);
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
  return <Choosing data={data} isStale={isPlaceholderData} terms={terms} onTerms={setTerms} />;
}

interface ChoosingProps {
  data: CheckedRenewals;
  /** The rows are those of the terms before. */
  isStale: boolean;
  terms: DeskTerms;
  onTerms: (terms: DeskTerms) => void;
}

const sumOf = (rows: readonly Renewal[]): string =>
  writeMoney(paise(rows.reduce((sum, { renewedAmount }) => sum + moneyOf(renewedAmount), 0n)));

/** The only EUIN that is good is chosen already. */
function withEuin(terms: DeskTerms, { euins }: CheckedRenewals): DeskTerms {
  const [only] = euins;
  return terms.euin === '' && only && euins.length === 1 ? { ...terms, euin: only.euin } : terms;
}

function Choosing({ data, isStale, terms: typed, onTerms }: ChoosingProps) {
  const terms = withEuin(typed, data);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const good = data.items.filter(({ block }) => block === null);
  const chosen = good.filter(({ key }) => !left.has(key));
  const toggle = (key: string, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  const isMixed = chosen.length > 0 && chosen.length < good.length;
  return (
    <>
      <Card className="stack gap-16 below-16">
        <Terms data={data} terms={terms} onTerms={onTerms} />
      </Card>
      <Card>
        <div className="row wrap between gap-8-16">
          <CheckBox
            label={`All that can be renewed (${groupIndian(good.length)})`}
            checked={chosen.length > 0}
            isMixed={isMixed}
            disabled={good.length === 0}
            onChange={() =>
              setLeft(chosen.length === good.length ? new Set(good.map(({ key }) => key)) : new Set())
            }
          />
          <span className="mute text-note" role="status">
            {isStale ? 'Reckoning…' : countText(data)}
          </span>
        </div>
        <ul className={`above-8 ${styles.rows}`} aria-busy={isStale}>
          {data.items.map((one) => (
            <li key={one.key} className={`stack start gap-4-12 ${styles.row}`}>
              <RenewalRow
                renewal={one}
                isChosen={one.block === null && !left.has(one.key)}
                onChoose={(isIn) => toggle(one.key, isIn)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <SendBar terms={terms} chosen={chosen} isStale={isStale} />
      <BatchList />
    </>
  );
}

const countText = ({ items, ending }: CheckedRenewals): string => {
  const blocked = items.filter(({ block }) => block !== null).length;
  const shown = ending > items.length ? `the first ${items.length} of ${groupIndian(ending)}` : `${ending}`;
  return `${shown} ending soon${blocked > 0 ? `, ${blocked} to put right first` : ''}`;
};

function Terms({ data, terms, onTerms }: Pick<ChoosingProps, 'data' | 'terms' | 'onTerms'>) {
  const euins = data.euins.map(({ euin, name }) => ({ id: euin, name: `${name} · ${euin}` }));
  return (
    <>
      <ChipChoice
        label="Step-up"
        hint="By how much each instalment grows with the renewal, rounded up to what the scheme takes."
        chips={stepUps}
        value={terms.stepUp}
        onChange={(stepUp) => onTerms({ ...terms, stepUp })}
      />
      <ChipChoice
        label="Term"
        chips={termChoices}
        value={terms.months}
        onChange={(months) => onTerms({ ...terms, months })}
      />
      <div className={`stack gap-12 ${styles.advice}`}>
        {!terms.isExecutionOnly && (
          <SelectField
            label="Advised by (EUIN)"
            isRequired
            options={euins}
            placeholder={euins.length === 0 ? 'No EUIN of your ARN is valid today' : 'Choose the EUIN'}
            value={terms.euin}
            onChange={(euin) => onTerms({ ...terms, euin })}
          />
        )}
        <CheckBox
          label="Execution only: nobody advised the investors"
          checked={terms.isExecutionOnly}
          onChange={(event) => onTerms({ ...terms, isExecutionOnly: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}

function SendBar({
  terms,
  chosen,
  isStale,
}: {
  terms: DeskTerms;
  chosen: readonly Renewal[];
  isStale: boolean;
}) {
  const { toaster } = useServices();
  const navigation = useNavigation();
  const send = useSendRenewals();
  const [hasAgreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<ReturnType<typeof attemptFor> | null>(null);
  const links = new Set(chosen.map(({ investorId }) => investorId)).size;
  const submit = async () => {
    if (!terms.isExecutionOnly && terms.euin === '') {
      setProblem('Choose who advised the investors, or tick execution only.');
      return;
    }
    if (!hasAgreed) {
      setProblem('Tick this to send the links.');
      return;
    }
    const keys = chosen.map(({ key }) => key);
    const next = attemptFor(attempt, { terms, keys });
    setAttempt(next);
    setBusy(true);
    setProblem(null);
    try {
      const { id, orders, refused } = await send(terms, keys, { idempotencyKey: next.key });
      if (refused.length > 0) {
        const [first] = refused;
        toaster.show(
          'error',
          `${refused.length} not sent. ${first?.investor ?? 'One of them'}: ${first?.why}`,
        );
      }
      if (id !== null) {
        toaster.show('success', `${orders} ${orders === 1 ? 'renewal' : 'renewals'} sent for confirmation.`);
        navigation.go(batchHref(id));
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className={`stack gap-12 ${styles.send}`} aria-label="Send">
      <CheckBox
        label="The investors asked for these renewals, I have told them the commission I earn on them, and they have seen the riskometer and the scheme documents."
        checked={hasAgreed}
        aria-invalid={problem !== null && !hasAgreed ? true : undefined}
        onChange={(event) => {
          setAgreed(event.currentTarget.checked);
          setProblem(null);
        }}
      />
      <div className="row wrap between gap-8-16">
        <p className={`stack ${styles.total}`}>
          <strong>{chosen.length === 1 ? '1 SIP' : `${chosen.length} SIPs`}</strong>
          <span>{rupeesText(sumOf(chosen))} an instalment in all</span>
        </p>
        <Button
          size="large"
          busy={busy || isStale}
          disabled={chosen.length === 0}
          onClick={() => void submit()}
        >
          {links === 1 ? 'Send 1 link' : `Send ${links} links`}
        </Button>
      </div>
      <p role="alert" className="danger hides-empty">
        {problem}
      </p>
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
