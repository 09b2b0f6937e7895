import type { OtpStatus } from '@hub/domain';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/button.tsx';
import { secondsUntil, useNow } from '../../ui/countdown.ts';
import styles from './login.module.css';
import type { SentCode } from './sent-code.ts';

interface CodeStatusProps {
  sent: SentCode;
  status: OtpStatus;
  onOtherArn: () => void;
  onSendAgain: () => void;
  /** The field stands between where the code went and what to do when it does not come. */
  children: ReactNode;
}

const channelName = { SMS: 'SMS', EMAIL: 'e-mail' } as const;

export function CodeStatus({ sent, status, onOtherArn, onSendAgain, children }: CodeStatusProps) {
  return (
    <>
      <p className={styles.target} role="status">
        {status === 'verified' ? (
          'The code is right. Opening your dashboard …'
        ) : (
          <>
            Sent by {channelName[sent.channel]} to <b>{sent.maskedTarget}</b>, valid for{' '}
            {minutes(sent.expiresInSeconds)}.
          </>
        )}
      </p>
      {children}
      <div className={styles.again}>
        <SendAgain resendAt={sent.resendAt} onSendAgain={onSendAgain} />
        <Button look="quiet" size="compact" onClick={onOtherArn}>
          Not {sent.arn}?
        </Button>
      </div>
      <DemoHint />
    </>
  );
}

function SendAgain({ resendAt, onSendAgain }: { resendAt: number; onSendAgain: () => void }) {
  const left = secondsUntil(resendAt, useNow(resendAt));
  if (left > 0) {
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return <span className={styles.wait}>Send again in {clock}</span>;
  }
  return (
    <Button look="quiet" size="compact" onClick={onSendAgain}>
      Send again
    </Button>
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
