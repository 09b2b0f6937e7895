import type { Channel, Confirmation } from '../link/replies.ts';
import { Choice } from '../parts/choice.tsx';
import { CodeInput } from '../parts/code-input.tsx';
import { AnswerBar, Trouble } from './answer-bar.tsx';
import styles from './code-step.module.css';
import { ResendCode } from './resend-code.tsx';
import type { OrderAnswer, useCode } from './use-code.ts';

const channelNames: Readonly<Record<Channel, string>> = { SMS: 'SMS', EMAIL: 'Email' };

interface CodeStepProps {
  code: ReturnType<typeof useCode>;
  serverNow: string;
  /** What the code is entered for; null where something is missing, which the page then says. */
  answer: () => OrderAnswer | null;
  /** What the button does with the code. */
  action: string;
  isDeclining: boolean;
  /** Why it cannot be sent yet. */
  why?: string | null;
  other: string;
  onOther: () => void;
}

/** Where the code goes. One who declines reads it below the button: the other way stands beside the code. */
function Contacts({ code, isDeclining }: Pick<CodeStepProps, 'code' | 'isDeclining'>) {
  if (isDeclining) return null;
  return (
    <Choice
      legend="Send a code to your registered contact"
      options={code.contacts.map((contact) => ({
        value: contact.channel,
        name: contact.masked,
        line: channelNames[contact.channel],
      }))}
      value={code.channel}
      onChange={code.setChannel}
    />
  );
}

function EnteredCode({ code, serverNow }: Pick<CodeStepProps, 'code' | 'serverNow'>) {
  const { sent, work } = code;
  if (sent === null) return null;
  return (
    <div className="stack shrink gap-8">
      <CodeInput
        ref={code.input}
        label={`Code sent to ${sent.sentTo}`}
        value={code.otp}
        error={code.otpError}
        isBusy={work === 'deciding'}
        onChange={code.setOtp}
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

/** A code to the registered contact, and the answer that goes with it. */
export function CodeStep(props: CodeStepProps) {
  const { code, serverNow, answer, isDeclining, why = null, other, onOther } = props;
  const { channel, sent, work } = code;
  const masked = maskedOf(code.contacts, channel);
  const isUnsent = sent === null;
  const action = isUnsent && !isDeclining ? `Send code to ${masked}` : props.action;
  const busy = isUnsent ? 'Sending the code…' : 'Sending your answer…';
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = why === null ? answer() : null;
        if (given !== null) void (isUnsent ? code.sendTo(channel) : code.decide(given));
      }}
    >
      {isUnsent ? (
        <Contacts code={code} isDeclining={isDeclining} />
      ) : (
        <EnteredCode code={code} serverNow={serverNow} />
      )}
      <Trouble>{code.trouble}</Trouble>
      <AnswerBar
        isStaying={isUnsent}
        isBusy={work !== null}
        why={why}
        isDeclining={isDeclining}
        action={work === (isUnsent ? 'sending' : 'deciding') ? busy : action}
        note={isUnsent && isDeclining ? `We send a code to ${masked}` : why}
        other={other}
        onOther={onOther}
      />
    </form>
  );
}

const maskedOf = (contacts: Confirmation['contacts'], channel: Channel) =>
  contacts.find((contact) => contact.channel === channel)?.masked;
