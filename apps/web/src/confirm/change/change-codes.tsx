import type { ResponseOf } from '@hub/contract';
import type { CodeKey, sendChangeOtp } from '@hub/contract/calls/changes/changes';
import { useMemo, useRef, useState } from 'react';
import { clockText, secondsUntil, useNow } from '../../ui/date/countdown.ts';
import { CODE_LENGTH } from '../../ui/form/text/code-digits.ts';
import { cx } from '../../ui/theme/cx.ts';
import { ask, calls } from '../link/ask.ts';
import type { Change, DecidedChange } from '../link/replies.ts';
import { whatFailed } from '../link/texts.ts';
import { clockAhead } from '../link/time-left.ts';
import { useWorld } from '../link/world.ts';
import styles from '../orders/code-step.module.css';
import resend from '../orders/resend-code.module.css';
import { Button } from '../parts/button.tsx';
import { CodeInput } from '../parts/code-input.tsx';
import { Note } from '../parts/message.tsx';

type Sent = ResponseOf<typeof sendChangeOtp>;

interface ChangeCodesProps {
  token: string;
  change: Change;
  onDecided: (decided: DecidedChange) => void;
  onAskAgain: () => unknown;
}

/** A code from every contact that the change is about, and the answer. */
export function ChangeCodes({ token, change, onDecided, onAskAgain }: ChangeCodesProps) {
  const world = useWorld();
  const [sent, setSent] = useState<Sent | null>(null);
  const [codes, setCodes] = useState<Partial<Record<CodeKey, string>>>({});
  const [wrong, setWrong] = useState<{ readonly keys: readonly string[]; readonly text: string } | null>(
    null,
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const [work, setWork] = useState<'sending' | 'deciding' | null>(null);
  // A second click comes before the button is drawn as busy.
  const isBusy = useRef(false);
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const keys = change.codes.map(({ key }) => key);

  async function alone(what: 'sending' | 'deciding', act: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWork(what);
    setTrouble(null);
    setWrong(null);
    await act();
    isBusy.current = false;
    setWork(null);
  }

  const send = () =>
    alone('sending', async () => {
      const answer = await ask<Sent>(world, calls.sendCodes, { token });
      if ('failure' in answer) {
        setTrouble(whatFailed(answer.failure));
        onAskAgain();
        return;
      }
      setSent(answer.value);
      setCodes({});
    });

  const decide = (isConfirmed: boolean) =>
    alone('deciding', async () => {
      const short = keys.filter((key) => (codes[key] ?? '').length < CODE_LENGTH);
      if (isConfirmed && short.length > 0) {
        setWrong({ keys: short, text: 'Enter all 6 digits of the code.' });
        inputs.current.get(short[0] ?? '')?.focus();
        return;
      }
      const answer = await ask<DecidedChange>(world, calls.decideChange, {
        token,
        isConfirmed,
        codes: isConfirmed ? keys.map((key) => ({ key, otp: codes[key] })) : [],
      });
      if ('value' in answer) {
        onDecided(answer.value);
        return;
      }
      // Nobody knows what became of it, or the link was used meanwhile: the link itself says so.
      onAskAgain();
      const { failure } = answer;
      const named = keys.filter((key) => failure.fields?.includes(key));
      if (failure.kind !== 'refused' || named.length === 0) {
        setTrouble(failure.kind === 'refused' ? failure.message : whatFailed(failure));
        return;
      }
      setWrong({ keys: named, text: failure.message });
      inputs.current.get(named[0] ?? '')?.focus();
    });

  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (sent === null ? send() : decide(true));
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
          <SendAgain
            nextAt={sent.nextAt}
            serverNow={change.now}
            isBusy={work !== null}
            onSend={() => void send()}
          />
        </div>
      )}
      <div role="alert">
        {trouble !== null && (
          <Note tone="bad">
            <p>{trouble}</p>
          </Note>
        )}
      </div>
      <div className={cx('stack gap-4', sent === null && styles.staying)}>
        <Button type="submit" busy={work !== null}>
          {sent === null
            ? work === 'sending'
              ? 'Sending the codes…'
              : change.codes.length === 1
                ? `Send code to ${change.codes[0]?.masked}`
                : 'Send the codes'
            : work === 'deciding'
              ? 'Sending your answer…'
              : 'Confirm the change'}
        </Button>
        <Button look="quiet" busy={work !== null} onClick={() => void decide(false)}>
          Decline
        </Button>
      </div>
    </form>
  );
}

interface SendAgainProps {
  nextAt: string;
  serverNow: string;
  isBusy: boolean;
  onSend: () => void;
}

function SendAgain({ nextAt, serverNow, isBusy, onSend }: SendAgainProps) {
  const deadline = useMemo(() => Date.parse(nextAt) - clockAhead(serverNow), [nextAt, serverNow]);
  const left = secondsUntil(deadline, useNow(deadline));
  if (left > 0) {
    return <p className={resend.wait}>No code? You can ask for new ones in {clockText(left)}.</p>;
  }
  return (
    <p className={resend.resend}>
      <span>No code?</span>
      <button type="button" disabled={isBusy} onClick={onSend}>
        Send again
      </button>
    </p>
  );
}
