import { useMemo } from 'react';
import { clockText, secondsUntil, useNow } from '../../ui/date/countdown.ts';
import type { Channel, Confirmation } from '../link/replies.ts';
import { clockAhead } from '../link/time-left.ts';
import styles from './resend-code.module.css';

const byChannel: Readonly<Record<Channel, string>> = { SMS: 'by SMS', EMAIL: 'by email' };

interface ResendCodeProps {
  nextAt: string;
  serverNow: string;
  contacts: Confirmation['contacts'];
  channel: Channel;
  isBusy: boolean;
  onSend: (channel: Channel) => void;
}

/** The same way again, or the other one, after the pause that the server asks for. */
export function ResendCode({ nextAt, serverNow, contacts, channel, isBusy, onSend }: ResendCodeProps) {
  const deadline = useMemo(() => Date.parse(nextAt) - clockAhead(serverNow), [nextAt, serverNow]);
  const left = secondsUntil(deadline, useNow(deadline));
  const other = contacts.find((contact) => contact.channel !== channel);
  if (left > 0) {
    return <p className={styles.wait}>No code? You can ask for another one in {clockText(left)}.</p>;
  }
  return (
    <p className={styles.resend}>
      <span>No code?</span>
      <button type="button" disabled={isBusy} onClick={() => onSend(channel)}>
        Send again
      </button>
      {other && (
        <button type="button" disabled={isBusy} onClick={() => onSend(other.channel)}>
          Send {byChannel[other.channel]} instead
        </button>
      )}
    </p>
  );
}
