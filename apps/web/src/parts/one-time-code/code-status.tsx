import type { OtpStatus } from '@hub/domain/session/otp-statuses';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { clockText, secondsUntil, useNow } from '../../ui/date/countdown.ts';
import styles from './code-entry.module.css';
import { type CodeChannel, channelName, type OnItsWay, targetText } from './on-its-way.ts';
import { OtherWays } from './other-ways.tsx';

interface CodeStatusProps {
  sent: OnItsWay;
  other: CodeChannel | undefined;
  status: OtpStatus;
  /** The code can never be right any more: the main button asks for another. */
  over: boolean;
  action: ReactNode;
  onSendAgain: (channel: CodeChannel) => void;
  help: ReactNode;
  /** The field stands between where the code went and what to do when it does not come. */
  children: ReactNode;
}

export function CodeStatus({ sent, status, action, help, children, ...again }: CodeStatusProps) {
  return (
    <>
      <p className={`mute ${styles.target}`} role="status">
        {status === 'verified' ? (
          'The code is right. One moment …'
        ) : (
          <>
            Sent by {channelName[sent.channel]} to <b className="figures">{targetText(sent)}</b>, valid for{' '}
            {minutes(sent.expiresInSeconds)}.
          </>
        )}
      </p>
      {children}
      {action}
      <SendAgain sent={sent} {...again} />
      {help && <OtherWays>{help}</OtherWays>}
      <DemoHint />
    </>
  );
}

/** Once the wait is over: the same way again, or the other one there is. */
function SendAgain({
  sent,
  other,
  over,
  onSendAgain,
}: Pick<CodeStatusProps, 'sent' | 'other' | 'over' | 'onSendAgain'>) {
  const left = secondsUntil(sent.resendAt, useNow(sent.resendAt));
  if (left > 0 && !over) {
    return (
      <p className="mute">
        Send again{other && ` or by ${channelName[other]}`} in{' '}
        <span className="figures">{clockText(left)}</span>
      </p>
    );
  }
  return (
    <OtherWays>
      {!over && (
        <Button look="quiet" size="compact" onClick={() => onSendAgain(sent.channel)}>
          Send again
        </Button>
      )}
      {other && (
        <Button look="quiet" size="compact" onClick={() => onSendAgain(other)}>
          Send by {channelName[other]} instead
        </Button>
      )}
    </OtherWays>
  );
}

const minutes = (seconds: number) => {
  const count = Math.round(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** The demo sends nothing: its messages lie in the outbox. */
function DemoHint() {
  const { config } = useServices();
  if (config.mode !== 'demo') return null;
  return (
    <p className="pad-12 soft text-note tinted round">
      This is the demo: the message is in the{' '}
      <a href="/demo/outbox" target="_blank" rel="noreferrer">
        outbox
      </a>
      .
    </p>
  );
}
