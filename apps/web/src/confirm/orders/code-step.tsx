import { useRef, useState } from 'react';
import { CODE_LENGTH } from '../../ui/form/text/code-digits.ts';
import { cx } from '../../ui/theme/cx.ts';
import { ask, calls } from '../link/ask.ts';
import type { Channel, Confirmation, Decided, SentCode } from '../link/replies.ts';
import { whatFailed } from '../link/texts.ts';
import { useWorld } from '../link/world.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { CodeInput } from '../parts/code-input.tsx';
import { Note } from '../parts/message.tsx';
import styles from './code-step.module.css';
import { decisionText } from './decisions.ts';
import { ResendCode } from './resend-code.tsx';

type Sent = SentCode & { readonly channel: Channel };

const channelNames: Readonly<Record<Channel, string>> = { SMS: 'SMS', EMAIL: 'Email' };

interface CodeStepProps {
  token: string;
  contacts: Confirmation['contacts'];
  serverNow: string;
  confirmed: readonly string[];
  declined: readonly string[];
  onDecideAll: (decision: 'confirm' | 'decline') => void;
  onDecided: (decided: Decided) => void;
  onAskAgain: () => unknown;
}

/** A code to the registered contact, and the answer that goes with it. */
export function CodeStep({ token, contacts, serverNow, confirmed, declined, ...on }: CodeStepProps) {
  const world = useWorld();
  const [channel, setChannel] = useState<Channel>(contacts[0]?.channel ?? 'SMS');
  const [sent, setSent] = useState<Sent | null>(null);
  const [otp, setOtp] = useState('');
  const [otpError, setOtpError] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [work, setWork] = useState<'sending' | 'deciding' | null>(null);
  // A second click comes before the button is drawn as busy.
  const isBusy = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const isAllDeclined = confirmed.length === 0;

  async function alone(what: 'sending' | 'deciding', act: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWork(what);
    setTrouble(null);
    setOtpError(null);
    await act();
    isBusy.current = false;
    setWork(null);
  }

  const sendTo = (to: Channel) =>
    alone('sending', async () => {
      const answer = await ask<SentCode>(world, calls.sendOtp, {
        token,
        channel: to,
      });
      if ('failure' in answer) {
        setTrouble(whatFailed(answer.failure));
        on.onAskAgain();
        return;
      }
      setChannel(to);
      setSent({ ...answer.value, channel: to });
      setOtp('');
      input.current?.focus();
    });

  const decide = () =>
    alone('deciding', async () => {
      if (otp.length < CODE_LENGTH) {
        setOtpError('Enter all 6 digits of the code.');
        input.current?.focus();
        return;
      }
      const answer = await ask<Decided>(world, calls.decide, {
        token,
        otp,
        confirmed,
        declined,
      });
      if ('value' in answer) {
        on.onDecided(answer.value);
        return;
      }
      // Nobody knows what became of it, or the link was used meanwhile: the link itself says so.
      on.onAskAgain();
      if (answer.failure.kind !== 'refused') {
        setTrouble(whatFailed(answer.failure));
        return;
      }
      setOtp('');
      setOtpError(answer.failure.message);
      input.current?.focus();
    });

  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (sent === null ? sendTo(channel) : decide());
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
          onChange={setChannel}
        />
      ) : (
        <div className="stack shrink gap-8">
          <CodeInput
            ref={input}
            label={`Code sent to ${sent.sentTo}`}
            value={otp}
            error={otpError}
            isBusy={work === 'deciding'}
            onChange={setOtp}
          />
          <ResendCode
            nextAt={sent.nextAt}
            serverNow={serverNow}
            contacts={contacts}
            channel={sent.channel}
            isBusy={work !== null}
            onSend={(to) => void sendTo(to)}
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
              ? 'Sending the code…'
              : `Send code to ${contacts.find((contact) => contact.channel === channel)?.masked}`
            : work === 'deciding'
              ? 'Sending your answer…'
              : decisionText(confirmed.length, declined.length)}
        </Button>
        <Button
          look="quiet"
          busy={work !== null}
          onClick={() => on.onDecideAll(isAllDeclined ? 'confirm' : 'decline')}
        >
          {confirmed.length + declined.length === 1
            ? isAllDeclined
              ? 'Confirm instead'
              : 'Decline instead'
            : isAllDeclined
              ? 'Confirm all instead'
              : 'Decline all instead'}
        </Button>
      </div>
    </form>
  );
}
