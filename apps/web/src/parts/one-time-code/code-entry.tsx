import { texts } from '@hub/contract';
import type { OtpStatus } from '@hub/domain/session/otp-statuses';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { useNow } from '../../ui/date/countdown.ts';
import type { FocusTarget } from '../../ui/form/field/field-props.ts';
import { CODE_LENGTH } from '../../ui/form/text/code-digits.ts';
import { CodeField } from '../../ui/form/text/code-field.tsx';
import { type CodeProblem, codeProblem, expired } from './code-problem.ts';
import { CodeStatus } from './code-status.tsx';
import { failureText } from './failure-text.ts';
import type { CodeChannel, OnItsWay } from './on-its-way.ts';

interface CodeEntryProps {
  sent: OnItsWay;
  /** The other way it could be sent. */
  other?: CodeChannel | undefined;
  /** What the button does. */
  action: string;
  /** Checks the code and goes on; rejects when it is refused. */
  check: (otp: string, onVerified: () => void) => Promise<void>;
  sendAgain: (channel: CodeChannel) => Promise<void>;
  /** Above the button. */
  before?: ReactNode;
  /** Below all: what to do when it does not come. */
  children?: ReactNode;
}

/** What was typed, what came of it, and a code that the phone reads from its message. */
function useCode({ sent, check, sendAgain }: Pick<CodeEntryProps, 'sent' | 'check' | 'sendAgain'>) {
  const { toaster, platform } = useServices();
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
      await check(entered, () => setVerified(true));
    } catch (failure) {
      const found = codeProblem(failure);
      setVerified(false);
      setProblem(found);
      if (found.kind !== 'unheard') setCode('');
      setBusy(false);
      input.current?.focus();
    }
  };
  const again = async (channel: CodeChannel) => {
    if (busy) return;
    setBusy(true);
    try {
      await sendAgain(channel);
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
  const fill = (next: string) => {
    setCode(next);
    setProblem(null);
    if (next.length === CODE_LENGTH) void enter(next);
  };
  const fillLatest = useRef(fill);
  fillLatest.current = fill;
  // The code of this message, and after another sending that of the next.
  useEffect(() => {
    if (sent.channel !== 'SMS') return undefined;
    return platform.onCodeMessage((next) => fillLatest.current(next));
  }, [platform, sent]);
  return { input, code, shown, over, busy, status, enter, again, fill };
}

/** The code itself. Sent, verified and failed are Spec §4's; the words say what to do next. */
export function CodeEntry({ sent, other, action, check, sendAgain, before, children }: CodeEntryProps) {
  const { input, code, shown, over, busy, status, enter, again, fill } = useCode({ sent, check, sendAgain });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (over ? again(sent.channel) : enter(code));
  };
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate data-otp-status={status}>
      <CodeStatus
        sent={sent}
        other={other}
        status={status}
        over={over}
        help={children}
        onSendAgain={(channel) => void again(channel)}
        action={
          <>
            {before}
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
          onChange={fill}
        />
      </CodeStatus>
    </form>
  );
}
