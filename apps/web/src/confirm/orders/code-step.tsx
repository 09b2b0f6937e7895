import type { ReactNode } from 'react';
import { CodeInput } from '../parts/code-input.tsx';
import { AnswerBar, Trouble } from './answer-bar.tsx';
import styles from './code-step.module.css';
import { CodeGoesTo, ResendCode } from './resend-code.tsx';
import type { OrderAnswer, useCode } from './use-code.ts';

type Decisions = Pick<OrderAnswer, 'confirmed' | 'declined'>;

interface CodeStepProps {
  code: ReturnType<typeof useCode>;
  serverNow: string;
  /** What the code is entered for. */
  decisions: Decisions;
  /** What goes with it; null where something is missing, which the page then says. */
  answer: () => Omit<OrderAnswer, keyof Decisions> | null;
  /** What the button does, with a code. */
  action: string;
  /** The same in full, to be read beside the code. */
  meaning?: ReactNode;
  isDeclining: boolean;
  /** Why it cannot be sent yet. */
  why?: string | null;
  other: string;
  onOther: () => void;
}

interface EnteredCodeProps extends Pick<CodeStepProps, 'code' | 'serverNow' | 'meaning'> {
  onEntered: (value: string) => void;
}

function EnteredCode({ code, serverNow, meaning, onEntered }: EnteredCodeProps) {
  const { sent, work } = code;
  if (sent === null) return null;
  return (
    <div className="stack shrink gap-8">
      {meaning}
      <CodeInput
        ref={code.input}
        label={`Code sent to ${sent.sentTo}`}
        value={code.otp}
        error={code.otpError}
        isBusy={work === 'deciding'}
        onChange={onEntered}
      />
      <ResendCode
        nextAt={sent.nextAt}
        serverNow={serverNow}
        others={code.contacts.filter((contact) => contact.channel !== sent.channel)}
        isBusy={work !== null}
        onSend={(to) => void code.sendTo(to ?? sent.channel)}
      />
    </div>
  );
}

/** The button asks for a code in its place; the whole code then sends the answer by itself. */
export function CodeStep(props: CodeStepProps) {
  const { code, serverNow, decisions, action, meaning, isDeclining, why = null, other, onOther } = props;
  const { sent, work } = code;
  const act = `${action} ${decisions.confirmed.join()} / ${decisions.declined.join()}`;
  const isEntered = code.isFor(act);
  const answer = (): OrderAnswer | null => {
    const more = why === null ? props.answer() : null;
    return more && { ...decisions, ...more };
  };
  const busy = work === 'sending' ? 'Sending the code…' : 'Sending your answer…';
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = answer();
        if (given !== null) code.press(act, given);
      }}
    >
      {isEntered && (
        <EnteredCode
          code={code}
          serverNow={serverNow}
          meaning={meaning}
          onEntered={(value) => code.enter(value, answer)}
        />
      )}
      <Trouble>{code.trouble}</Trouble>
      <AnswerBar
        isStaying={!isEntered}
        isBusy={work !== null}
        why={why}
        isDeclining={isDeclining}
        action={work === null ? action : busy}
        note={why ?? (sent === null ? <CodeGoesTo code={code} /> : null)}
        other={other}
        onOther={onOther}
      />
    </form>
  );
}
