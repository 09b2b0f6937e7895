import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/react.ts';
import { DeviceCheck } from '../../../parts/one-time-code/device-check.tsx';
import { failureText } from '../../../parts/one-time-code/failure-text.ts';
import { channelName, targetText } from '../../../parts/one-time-code/on-its-way.ts';
import { OtherWays } from '../../../parts/one-time-code/other-ways.tsx';
import { useLetThrough } from '../../../parts/one-time-code/use-let-through.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { MailIcon, MobileIcon } from '../../../ui/action/icons.ts';
import login from '../frame/login.module.css';
import { Problem } from '../frame/problem.tsx';
import styles from './contact-form.module.css';
import { type CodeTarget, type SentCode, sendCode } from './sent-code.ts';

interface ContactFormProps {
  target: CodeTarget;
  onSent: (sent: SentCode) => void;
  onOtherArn: () => void;
}

const icons = { SMS: MobileIcon, EMAIL: MailIcon } as const;

/** The second step: where the code goes. A stale number is seen here, before the wait for a message. */
export function ContactForm({ target, onSent, onOtherArn }: ContactFormProps) {
  const api = useApi();
  const letThrough = useLetThrough();
  const form = useRef<HTMLFormElement>(null);
  const [channel, setChannel] = useState(target.contacts[0]?.channel);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(null);
    setBusy(true);
    try {
      onSent(await letThrough(target.arn, (pass) => sendCode(api, target, channel, pass)));
    } catch (failure) {
      setBusy(false);
      setError(failureText(failure, 'channel'));
    }
  };
  return (
    <form
      ref={form}
      className={`stack gap-16 above-20 ${login.form}`}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <fieldset className="stack shrink gap-8 flush pad-0 borderless">
        <legend className="visually-hidden">Send the code by</legend>
        {target.contacts.map((contact) => (
          <label key={contact.channel} className={styles.contact}>
            <input
              type="radio"
              name="channel"
              value={contact.channel}
              checked={contact.channel === channel}
              onChange={() => setChannel(contact.channel)}
            />
            <Icon of={icons[contact.channel]} size={20} />
            <span>
              <span className={`mute text-note ${styles.way}`}>By {channelName[contact.channel]}</span>{' '}
              <b className="figures">{targetText(contact)}</b>
            </span>
          </label>
        ))}
      </fieldset>
      <Problem text={error} />
      <DeviceCheck progress={letThrough.progress} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Sending the code …' : 'Send the code'}
      </Button>
      <OtherWays>
        <Button look="quiet" size="compact" onClick={onOtherArn}>
          Not {target.arn}?
        </Button>
      </OtherWays>
    </form>
  );
}
