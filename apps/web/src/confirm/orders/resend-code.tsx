import { useMemo } from 'react';
import { clockText, secondsUntil, useNow } from '../../ui/date/countdown.ts';
import type { Channel, Confirmation } from '../link/replies.ts';
import { clockAhead } from '../link/time-left.ts';
import styles from './resend-code.module.css';
import type { useCode } from './use-code.ts';

const byChannel: Readonly<Record<Channel, string>> = { SMS: 'by SMS', EMAIL: 'by e-mail' };

interface ResendCodeProps {
  nextAt: string;
  serverNow: string;
  /** What asks for more than one code. */
  isSeveral?: boolean;
  /** The other ways to get it. */
  others?: Confirmation['contacts'];
  isBusy: boolean;
  /** Without a channel: the same way again. */
  onSend: (channel?: Channel) => void;
}

/** The same way again, or the other one, after the pause that the server asks for. */
export function ResendCode(props: ResendCodeProps) {
  const { nextAt, serverNow, isSeveral = false, others = [], isBusy, onSend } = props;
  const deadline = useMemo(() => Date.parse(nextAt) - clockAhead(serverNow), [nextAt, serverNow]);
  const left = secondsUntil(deadline, useNow(deadline));
  if (left > 0) {
    return (
      <p className={styles.wait}>
        No code? You can ask for {isSeveral ? 'new ones' : 'another one'} in {clockText(left)}.
      </p>
    );
  }
  return (
    <p className={styles.resend}>
      <span>No code?</span>
      <button type="button" disabled={isBusy} onClick={() => onSend()}>
        Send again
      </button>
      {others.slice(0, 1).map(({ channel }) => (
        <button key={channel} type="button" disabled={isBusy} onClick={() => onSend(channel)}>
          Send {byChannel[channel]} instead
        </button>
      ))}
    </p>
  );
}

/** Where the code will go, and the other contact that it can go to instead. */
export function CodeGoesTo({ code }: { code: ReturnType<typeof useCode> }) {
  const { contacts, channel, setChannel, work } = code;
  const other = contacts.find((contact) => contact.channel !== channel);
  return (
    <span className={`block ${styles.target}`}>
      We send a code to {contacts.find((contact) => contact.channel === channel)?.masked}.{' '}
      {other !== undefined && (
        <button type="button" disabled={work !== null} onClick={() => setChannel(other.channel)}>
          Send it to {other.masked} instead
        </button>
      )}
    </span>
  );
}
