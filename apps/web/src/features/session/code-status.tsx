import type { OtpStatus } from '@hub/domain';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { clockText, secondsUntil, useNow } from '../../ui/figure/countdown.ts';
import styles from './login.module.css';
import { type CodeChannel, channelName, type SentCode } from './sent-code.ts';

interface CodeStatusProps {
  sent: SentCode;
  status: OtpStatus;
  /** The code can never be right any more: the main button asks for another. */
  over: boolean;
  action: ReactNode;
  onOtherArn: () => void;
  onSendAgain: (channel: CodeChannel) => void;
  onHelp: () => void;
  /** The field stands between where the code went and what to do when it does not come. */
  children: ReactNode;
}

export function CodeStatus({ sent, status, over, action, children, ...props }: CodeStatusProps) {
  const { onOtherArn, onSendAgain, onHelp } = props;
  return (
    <>
      <p className={styles.target} role="status">
        {status === 'verified' ? (
          'The code is right. One moment …'
        ) : (
          <>
            Sent by {channelName[sent.channel]} to <b className="figures">{sent.maskedTarget}</b>, valid for{' '}
            {minutes(sent.expiresInSeconds)}.
          </>
        )}
      </p>
      {children}
      {action}
      <SendAgain sent={sent} over={over} onSendAgain={onSendAgain} />
      <div className={styles.again}>
        <Button look="quiet" size="compact" onClick={onHelp}>
          Code did not come?
        </Button>
        <Button look="quiet" size="compact" onClick={onOtherArn}>
          Not {sent.arn}?
        </Button>
      </div>
      <DemoHint />
    </>
  );
}

/** Once the wait is over: the same way again, or the other one there is. */
function SendAgain({ sent, over, onSendAgain }: Pick<CodeStatusProps, 'sent' | 'over' | 'onSendAgain'>) {
  const left = secondsUntil(sent.resendAt, useNow(sent.resendAt));
  const other = sent.contacts.find(({ channel }) => channel !== sent.channel);
  if (left > 0 && !over) {
    return (
      <p className={styles.wait}>
        Send again{other && ` or by ${channelName[other.channel]}`} in{' '}
        <span className="figures">{clockText(left)}</span>
      </p>
    );
  }
  return (
    <div className={styles.again}>
      {!over && (
        <Button look="quiet" size="compact" onClick={() => onSendAgain(sent.channel)}>
          Send again
        </Button>
      )}
      {other && (
        <Button look="quiet" size="compact" onClick={() => onSendAgain(other.channel)}>
          Send by {channelName[other.channel]} instead
        </Button>
      )}
    </div>
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
    <p className={styles.note}>
      This is the demo: the message is in the{' '}
      <a href="/demo/outbox" target="_blank" rel="noreferrer">
        outbox
      </a>
      .
    </p>
  );
}
