import { useApi } from '../../../lib/react.ts';
import { CodeEntry } from '../../../parts/one-time-code/code-entry.tsx';
import { DeviceCheck } from '../../../parts/one-time-code/device-check.tsx';
import type { Pass } from '../../../parts/one-time-code/let-through.ts';
import { useLetThrough } from '../../../parts/one-time-code/use-let-through.ts';
import { Button } from '../../../ui/action/button.tsx';
import { type SentCode, sendCode } from './sent-code.ts';
import type { EnteredCode } from './use-code-login.ts';

interface CodeFormProps {
  sent: SentCode;
  /** What the button does. */
  action: string;
  /** Checks the code and goes on; rejects when it is refused. */
  check: (entered: EnteredCode, onVerified: () => void) => Promise<void>;
  onSentAgain: (sent: SentCode) => void;
  onOtherArn: () => void;
  onHelp: () => void;
}

/** The third step: the code itself. */
export function CodeForm({ sent, action, check, onSentAgain, onOtherArn, onHelp }: CodeFormProps) {
  const api = useApi();
  const letThrough = useLetThrough();
  const { arn, requestId } = sent;
  return (
    <div className="above-8">
      <CodeEntry
        sent={sent}
        other={sent.contacts.find(({ channel }) => channel !== sent.channel)?.channel}
        action={action}
        check={(otp, onVerified) =>
          letThrough(arn, (pass: Pass) => check({ requestId, otp, ...pass }, onVerified))
        }
        sendAgain={async (channel) =>
          onSentAgain(await letThrough(arn, (pass) => sendCode(api, sent, channel, pass)))
        }
        before={<DeviceCheck progress={letThrough.progress} />}
      >
        <Button look="quiet" size="compact" onClick={onHelp}>
          Code did not come?
        </Button>
        <Button look="quiet" size="compact" onClick={onOtherArn}>
          Not {arn}?
        </Button>
      </CodeEntry>
    </div>
  );
}
