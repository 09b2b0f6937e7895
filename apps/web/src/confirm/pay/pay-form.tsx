import { brand } from 'virtual:brand';
import type { StartedPaymentReply } from '@hub/contract/calls/confirmation/confirmation';
import { investorPageTexts } from '@hub/contract/orders/investor-page-texts';
import { rupeesText } from '@hub/domain/money/format/rupees-text';
import { useState } from 'react';
import type { Mode, Payment } from '../link/replies.ts';
import { calls, request } from '../link/request.ts';
import { whatFailed } from '../link/texts.ts';
import { useWork } from '../link/use-work.ts';
import { useWorld } from '../link/world.ts';
import { Trouble } from '../orders/answer-bar.tsx';
import { OrderResults } from '../orders/order-results.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Note } from '../parts/message.tsx';
import { StepsLeft } from '../sitting/steps-left.tsx';
import styles from './pay-form.module.css';
import { inOrder, modeNames } from './pay-modes.ts';

const { pay: words } = investorPageTexts;

interface PayFormProps {
  token: string;
  payment: Payment;
  onStarted: () => Promise<void>;
  onRetry: () => Promise<unknown>;
}

/** What the last try came to, where it was not the whole payment. */
function LastTry({ last }: { last: Payment['last'] }) {
  if (last?.status === 'failed') {
    return (
      <Note tone="bad">
        <p>
          Your payment by {last.mode === 'otm' ? 'mandate' : modeNames[last.mode].inText} did not go through
          {last.reason === null ? '.' : `: ${last.reason.replace(/\.$/, '')}.`}
        </p>
        <p>
          {last.mode === 'otm' ? 'Pay another way.' : 'Try again, or pay another way.'} If money left your
          account, it comes back by itself.
        </p>
      </Note>
    );
  }
  if (last?.status === 'received') {
    return (
      <Note tone="wait">
        <p>A payment arrived, but it was not the whole amount. The amount below is still to be paid.</p>
      </Note>
    );
  }
  return null;
}

/**
 * The way and the account that are chosen, of those that can pay. It begins with what was tried, else with the way used
 * last and the account that the order names; where no account is known, none is chosen for the investor.
 */
function useChosen({ modes: offered, last, used, requested, accounts }: Payment) {
  const modes = inOrder(offered);
  const [chosenMode, setMode] = useState<Mode | null>(null);
  const [chosenAccount, setAccount] = useState<string | null>(null);
  const usable = modes.filter(({ blocked }) => blocked === null).map(({ mode }) => mode);
  const mode = [chosenMode, last?.mode, used?.mode, requested?.mode].find((one) =>
    usable.some((can) => can === one),
  ) as Mode | undefined;
  const account = [chosenAccount, last?.account, requested?.account, used?.account]
    .map((wanted) => accounts.find(({ key }) => key === wanted))
    .find((one) => one !== undefined);
  return {
    modes,
    mode: mode ?? usable[0] ?? null,
    setMode,
    account: account ?? (accounts.length === 1 ? accounts[0] : undefined),
    setAccount,
  };
}

/** Amount, account and way to pay. */
export function PayForm({ token, payment, onStarted, onRetry }: PayFormProps) {
  const world = useWorld();
  const chosen = useChosen(payment);
  const { mode, account } = chosen;
  const { work, trouble, setTrouble, alone } = useWork<'starting'>();
  const isBusy = work !== null;

  async function start() {
    if (mode === null || account === undefined) return;
    await alone('starting', async () => {
      const answer = await request<StartedPaymentReply>(world, calls.pay, {
        token,
        mode,
        account: account.key,
      });
      if ('failure' in answer) {
        setTrouble(whatFailed(answer.failure));
        // Paid elsewhere, cancelled or too late: the link itself says so.
        await onRetry();
        return;
      }
      if (answer.value.kind === 'page') world.go(answer.value.url);
      await onStarted();
    });
  }

  return (
    <form
      className={`stack gap-16 ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <header>
        <h1 className={`text-display heavy figures ${styles.amount}`}>
          <span>{payment.investorName}, please pay</span> {rupeesText(payment.due)}
        </h1>
        <p className="above-4 soft">
          The money goes straight to {brand.name}, never to your distributor {payment.distributor.name},{' '}
          {payment.distributor.arn}.
        </p>
      </header>
      {payment.mandates.length > 0 && (
        <StepsLeft mandates={payment.mandates} due={payment.due} codeTo={null} />
      )}
      <LastTry last={payment.last} />
      <OrderResults orders={payment.orders} />
      <div className={`stack shrink gap-16 ${styles.how}`}>
        <HowToPay payment={payment} chosen={chosen} isBusy={isBusy} />
        <Trouble>{trouble}</Trouble>
        {mode === null ? (
          <Note tone="bad">
            <p>None of these can be used for this payment. Ask {payment.distributor.name} what to do.</p>
          </Note>
        ) : (
          payment.accounts.length > 0 && (
            <>
              <Button type="submit" busy={isBusy || account === undefined}>
                {isBusy ? 'One moment…' : modeNames[mode].action(rupeesText(payment.due))}
              </Button>
              {account === undefined && <p className="mute text-body to-middle">{words.chooseAccount}</p>}
            </>
          )
        )}
      </div>
    </form>
  );
}

interface HowToPayProps {
  payment: Payment;
  chosen: ReturnType<typeof useChosen>;
  isBusy: boolean;
}

function HowToPay({ payment, chosen, isBusy }: HowToPayProps) {
  const { modes, mode, account } = chosen;
  return (
    <>
      {payment.accounts.length === 0 ? (
        <Note tone="bad">
          <p>
            No bank account is registered in your folio, so you cannot pay here. Ask{' '}
            {payment.distributor.name} to have one registered.
          </p>
        </Note>
      ) : (
        <Choice
          legend="Pay from"
          options={payment.accounts.map(({ key, bank, masked }) => ({
            value: key,
            name: bank,
            line: masked,
          }))}
          value={account?.key ?? null}
          isDisabled={isBusy}
          onChange={chosen.setAccount}
        />
      )}
      <p className={`mute text-body ${styles.hint}`}>
        Only an account registered in your folio can pay. Money from any other account is sent back.
      </p>
      <Choice
        legend="Pay by"
        options={modes.map(({ mode: value, blocked }) => ({
          value,
          blocked,
          name: modeNames[value].name,
          line:
            value === payment.used?.mode
              ? `${words.asLastTime}. ${modeNames[value].line}`
              : modeNames[value].line,
        }))}
        value={mode}
        isDisabled={isBusy}
        onChange={chosen.setMode}
      />
    </>
  );
}
