import { texts } from '@hub/contract';
import type { OtpStatus } from '@hub/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { useNow } from '../../ui/figure/countdown.ts';
import { CODE_LENGTH } from '../../ui/form/code-digits.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import type { FocusTarget } from '../../ui/form/field-props.ts';
import { type CodeProblem, codeProblem, expired } from './code-problem.ts';
import { CodeStatus } from './code-status.tsx';
import { DeviceCheck } from './device-check.tsx';
import { failureText } from './failure-text.ts';
import type { Pass } from './let-through.ts';
import styles from './login.module.css';
import { type CodeChannel, type SentCode, sendCode } from './sent-code.ts';
import type { EnteredCode } from './use-code-login.ts';
import { useLetThrough } from './use-let-through.ts';

interface CodeFormProps {
  sent: SentCode;
  /** What the button does. */
  action: string;
  /** Checks the code and goes on; rejects when it is refused. */
  check: (entered: EnteredCode, onVerified: () => void) => Promise<void>;
  onSentAgain: (sent: SentCode) => void;
  onOtherArn: () => void;
  onHelp: () => void;
}

/** The third step: the code itself. Sent, verified and failed are Spec §4's; the words say what to do next. */
export function CodeForm({ sent, action, check, onSentAgain, onOtherArn, onHelp }: CodeFormProps) {
  const { api, toaster } = useServices();
  const letThrough = useLetThrough();
  const input = useRef<FocusTarget>(null);
  const [code, setCode] = useState('');
  const [verified, setVerified] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const ranOut = useNow(sent.expiresAt) >= sent.expiresAt && !busy && !verified;
  const shown = ranOut ? expired : problem;
  const over = shown?.kind === 'over';
  const failed = shown !== null && shown.kind !== 'unheard';
  const status: OtpStatus = verified ? 'verified' : failed ? 'failed' : 'sent';

  const enter = async (entered: string) => {
    if (busy || over) return;
    if (entered.length < CODE_LENGTH) {
      setProblem({ kind: 'unheard', text: texts.field.otp });
      input.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const { arn, requestId } = sent;
      const tryOnce = (pass: Pass) => check({ requestId, otp: entered, ...pass }, () => setVerified(true));
      await letThrough(arn, tryOnce);
    } catch (failure) {
      const found = codeProblem(failure);
      setVerified(false);
      setProblem(found);
      if (found.kind !== 'unheard') setCode('');
      setBusy(false);
      input.current?.focus();
    }
  };
  const sendAgain = async (channel: CodeChannel) => {
    if (busy) return;
    setBusy(true);
    try {
      onSentAgain(await letThrough(sent.arn, (pass) => sendCode(api, sent, channel, pass)));
      setProblem(null);
      setCode('');
      toaster.show('success', 'A new code is on its way.');
      input.current?.focus();
    } catch (failure) {
      setProblem({ kind: over ? 'over' : 'unheard', text: failureText(failure) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (over ? sendAgain(sent.channel) : enter(code));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-otp-status={status}>
      <CodeStatus
        sent={sent}
        status={status}
        over={over}
        onOtherArn={onOtherArn}
        onHelp={onHelp}
        onSendAgain={(channel) => void sendAgain(channel)}
        action={
          <>
            <DeviceCheck progress={letThrough.progress} />
            <Button type="submit" size="large" wide busy={busy}>
              {over ? 'Send a new code' : busy ? 'Checking the code …' : action}
            </Button>
          </>
        }
      >
        <CodeField
          ref={input}
          label="6-digit code"
          value={code}
          error={shown?.text ?? null}
          readOnly={busy || over}
          onChange={(next) => {
            setCode(next);
            setProblem(null);
            if (next.length === CODE_LENGTH) void enter(next);
          }}
        />
      </CodeStatus>
    </form>
  );
}
