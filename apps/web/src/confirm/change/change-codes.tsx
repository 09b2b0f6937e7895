import type { ResponseOf } from '@hub/contract';
import type { CodeKey, sendChangeOtp } from '@hub/contract/calls/changes/changes';
import type { Decline } from '@hub/contract/declines/decline-texts';
import { useRef, useState } from 'react';
import { CODE_LENGTH } from '../../ui/form/text/code-digits.ts';
import type { Change, DecidedChange } from '../link/replies.ts';
import { calls, request } from '../link/request.ts';
import { whatFailed } from '../link/texts.ts';
import { useWork } from '../link/use-work.ts';
import { useWorld } from '../link/world.ts';
import { AnswerBar, Trouble } from '../orders/answer-bar.tsx';
import styles from '../orders/code-step.module.css';
import { ResendCode } from '../orders/resend-code.tsx';
import { CodeInput } from '../parts/code-input.tsx';

type Sent = ResponseOf<typeof sendChangeOtp>;

interface ChangeAnswerProps {
  token: string;
  change: Change;
  onDecided: (decided: DecidedChange) => void;
  onRetry: () => unknown;
}

/** What is asked of the server: the codes, then the answer that goes with them. */
export function useCodes({ token, change, onDecided, onRetry }: ChangeAnswerProps) {
  const world = useWorld();
  const [sent, setSent] = useState<Sent | null>(null);
  const [codes, setCodes] = useState<Partial<Record<CodeKey, string>>>({});
  const [wrong, setWrong] = useState<{ readonly keys: readonly string[]; readonly text: string } | null>(
    null,
  );
  const { work, trouble, setTrouble, alone } = useWork<'sending' | 'deciding'>();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const keys = change.codes.map(({ key }) => key);
  const showWrong = (at: readonly string[], text: string) => {
    setWrong({ keys: at, text });
    inputs.current.get(at[0] ?? '')?.focus();
  };

  const send = () =>
    alone('sending', async () => {
      setWrong(null);
      const answer = await request<Sent>(world, calls.sendCodes, { token });
      if ('failure' in answer) {
        setTrouble(whatFailed(answer.failure));
        onRetry();
        return;
      }
      setSent(answer.value);
      setCodes({});
    });

  /** Confirmed with the codes, or declined, for which the link is enough. */
  const decide = (decline?: Decline) =>
    alone('deciding', async () => {
      setWrong(null);
      const isConfirmed = decline === undefined;
      const short = keys.filter((key) => (codes[key] ?? '').length < CODE_LENGTH);
      if (isConfirmed && short.length > 0) return showWrong(short, 'Enter all 6 digits of the code.');
      const answer = await request<DecidedChange>(world, calls.decideChange, {
        token,
        isConfirmed,
        codes: isConfirmed ? keys.map((key) => ({ key, otp: codes[key] })) : [],
        decline,
      });
      if ('value' in answer) {
        onDecided(answer.value);
        return;
      }
      // Nobody knows what became of it, or the link was used meanwhile: the link itself says so.
      onRetry();
      const { failure } = answer;
      const named = keys.filter((key) => failure.fields?.includes(key));
      if (failure.kind === 'refused' && named.length > 0) showWrong(named, failure.message);
      else setTrouble(failure.kind === 'refused' ? failure.message : whatFailed(failure));
    });
  return { sent, codes, setCodes, wrong, work, trouble, inputs, send, decide };
}

interface ChangeCodesProps {
  change: Change;
  answer: ReturnType<typeof useCodes>;
  onDecline: () => void;
}

/** A code from every contact that the change is about, and the answer. */
export function ChangeCodes({ change, answer, onDecline }: ChangeCodesProps) {
  const { sent, codes, setCodes, wrong, work, trouble, inputs, send, decide } = answer;
  const [only] = change.codes;
  const toSend = change.codes.length === 1 ? `Send code to ${only?.masked}` : 'Send the codes';
  const action =
    sent === null
      ? { kind: 'sending', text: toSend, busy: 'Sending the codes…' }
      : { kind: 'deciding', text: 'Confirm the change', busy: 'Sending your answer…' };
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (sent === null ? send() : decide());
      }}
    >
      {sent === null ? (
        <p>
          To confirm, you enter a code that we send to{' '}
          {change.codes.map(({ masked }) => masked).join(' and ')}.
        </p>
      ) : (
        <div className="stack shrink gap-8">
          {change.codes.map(({ key, label, masked }, place) => (
            <CodeInput
              key={key}
              ref={(element) => {
                if (element) inputs.current.set(key, element);
              }}
              isFirst={place === 0}
              label={`${label}, ${masked}`}
              value={codes[key] ?? ''}
              error={wrong?.keys.includes(key) ? wrong.text : null}
              isBusy={work === 'deciding'}
              onChange={(value) => setCodes({ ...codes, [key]: value })}
            />
          ))}
          <ResendCode
            isSeveral
            nextAt={sent.nextAt}
            serverNow={change.now}
            isBusy={work !== null}
            onSend={() => void send()}
          />
        </div>
      )}
      <Trouble>{trouble}</Trouble>
      <AnswerBar
        isStaying={sent === null}
        isBusy={work !== null}
        action={work === action.kind ? action.busy : action.text}
        other="Decline"
        onOther={onDecline}
      />
    </form>
  );
}
