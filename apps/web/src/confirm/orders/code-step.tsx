import { openingPageTexts } from '@hub/contract/applications/opening-page-texts';
import { useRef, useState } from 'react';
import { CODE_LENGTH } from '../../ui/form/text/code-digits.ts';
import type { Channel, Confirmation, Decided, SentCode } from '../link/replies.ts';
import { calls, type Failure, request } from '../link/request.ts';
import { whatFailed } from '../link/texts.ts';
import { useWork } from '../link/use-work.ts';
import { useWorld } from '../link/world.ts';
import type { OpeningAnswer } from '../opening/use-opening.ts';
import { Choice } from '../parts/choice.tsx';
import { CodeInput } from '../parts/code-input.tsx';
import { AnswerBar, Trouble } from './answer-bar.tsx';
import styles from './code-step.module.css';
import { decisionText } from './decisions.ts';
import { ResendCode } from './resend-code.tsx';

type Sent = SentCode & { readonly channel: Channel };

const channelNames: Readonly<Record<Channel, string>> = { SMS: 'SMS', EMAIL: 'Email' };

/** The code was right: something else is to be read or ticked again. */
const isOfOpening = ({ fields = [] }: Failure): boolean => fields.length > 0 && !fields.includes('otp');

interface CodeStepProps {
  token: string;
  contacts: Confirmation['contacts'];
  serverNow: string;
  confirmed: readonly string[];
  declined: readonly string[];
  /** What goes with the answer where a folio is opened, and what it still lacks. */
  opening: Pick<OpeningAnswer, 'why' | 'answer' | 'isSentBack'>;
  onDecideAll: (decision: 'confirm' | 'decline') => void;
  onDecided: (decided: Decided) => void;
  onRetry: () => unknown;
}

/** What is asked of the server: a code, then the answer that goes with it. */
function useCode({ token, contacts, confirmed, declined, opening, ...on }: CodeStepProps) {
  const world = useWorld();
  const [channel, setChannel] = useState<Channel>(contacts[0]?.channel ?? 'SMS');
  const [sent, setSent] = useState<Sent | null>(null);
  const [otp, setOtp] = useState('');
  const [otpError, setOtpError] = useState<string | null>(null);
  const { work, trouble, setTrouble, alone } = useWork<'sending' | 'deciding'>();
  const input = useRef<HTMLInputElement>(null);

  const sendTo = (to: Channel) =>
    alone('sending', async () => {
      setOtpError(null);
      const answer = await request<SentCode>(world, calls.sendOtp, { token, channel: to });
      if ('failure' in answer) {
        setTrouble(whatFailed(answer.failure));
        on.onRetry();
        return;
      }
      setChannel(to);
      setSent({ ...answer.value, channel: to });
      setOtp('');
      input.current?.focus();
    });

  const decide = () =>
    alone('deciding', async () => {
      setOtpError(null);
      if (otp.length < CODE_LENGTH) {
        setOtpError('Enter all 6 digits of the code.');
        input.current?.focus();
        return;
      }
      const answer = await request<Decided>(world, calls.decide, {
        ...{ token, otp, confirmed, declined },
        ...opening.answer,
      });
      if ('value' in answer) {
        on.onDecided(answer.value);
        return;
      }
      // Nobody knows what became of it, or the link was used meanwhile: the link itself says so.
      on.onRetry();
      if (answer.failure.kind !== 'refused' || isOfOpening(answer.failure)) {
        setTrouble(whatFailed(answer.failure));
        return;
      }
      setOtp('');
      setOtpError(answer.failure.message);
      input.current?.focus();
    });
  return { channel, setChannel, sent, otp, setOtp, otpError, work, trouble, input, sendTo, decide };
}

/** A code to the registered contact, and the answer that goes with it. */
export function CodeStep(props: CodeStepProps) {
  const { contacts, serverNow, confirmed, declined, opening, onDecideAll } = props;
  const { channel, sent, work, input, sendTo, decide, ...code } = useCode(props);
  const isAllDeclined = confirmed.length === 0;
  const why = isAllDeclined && !opening.isSentBack ? null : opening.why;
  const all = confirmed.length + declined.length === 1 ? '' : ' all';
  const masked = contacts.find((contact) => contact.channel === channel)?.masked;
  const action =
    sent === null
      ? { kind: 'sending', text: `Send code to ${masked}`, busy: 'Sending the code…' }
      : {
          kind: 'deciding',
          text: opening.isSentBack
            ? openingPageTexts.sendBack
            : decisionText(confirmed.length, declined.length),
          busy: 'Sending your answer…',
        };
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (why === null) void (sent === null ? sendTo(channel) : decide());
      }}
    >
      {sent === null ? (
        <Choice
          legend="Send a code to your registered contact"
          options={contacts.map((contact) => ({
            value: contact.channel,
            name: contact.masked,
            line: channelNames[contact.channel],
          }))}
          value={channel}
          onChange={code.setChannel}
        />
      ) : (
        <div className="stack shrink gap-8">
          <CodeInput
            ref={input}
            label={`Code sent to ${sent.sentTo}`}
            value={code.otp}
            error={code.otpError}
            isBusy={work === 'deciding'}
            onChange={code.setOtp}
          />
          <ResendCode
            nextAt={sent.nextAt}
            serverNow={serverNow}
            others={contacts.filter((contact) => contact.channel !== sent.channel)}
            isBusy={work !== null}
            onSend={(to) => void sendTo(to ?? sent.channel)}
          />
        </div>
      )}
      <Trouble>{code.trouble}</Trouble>
      <AnswerBar
        isStaying={sent === null}
        isBusy={work !== null}
        why={why}
        action={work === action.kind ? action.busy : action.text}
        other={opening.isSentBack ? null : `${isAllDeclined ? 'Confirm' : 'Decline'}${all} instead`}
        onOther={() => onDecideAll(isAllDeclined ? 'confirm' : 'decline')}
      />
    </form>
  );
}
