import { validateOtp } from '@hub/contract/calls/empanelment/empanelment';
import { useApi } from '../../../lib/react.ts';
import { CodeEntry } from '../../../parts/one-time-code/code-entry.tsx';
import { DeviceCheck } from '../../../parts/one-time-code/device-check.tsx';
import { useLetThrough } from '../../../parts/one-time-code/use-let-through.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Opened } from './opened.ts';
import { type SentCode, sendCode } from './sent-code.ts';

interface CodeStepProps {
  sent: SentCode;
  onSentAgain: (sent: SentCode) => void;
  onOpened: (opened: Opened) => Promise<void>;
  onOtherArn: () => void;
}

export function CodeStep({ sent, onSentAgain, onOpened, onOtherArn }: CodeStepProps) {
  const api = useApi();
  const letThrough = useLetThrough();
  const { arn, requestId, channel } = sent;
  return (
    <CodeEntry
      sent={sent}
      other={channel === 'SMS' ? 'EMAIL' : 'SMS'}
      action="Continue"
      check={async (otp, onVerified) => {
        const opened = await letThrough(arn, ({ solved }) =>
          api.call(validateOtp, { requestId, otp, ...(solved && { solved }) }),
        );
        onVerified();
        await onOpened(opened);
      }}
      sendAgain={async (by) =>
        onSentAgain(await letThrough(arn, ({ solved }) => sendCode(api, arn, { channel: by, solved })))
      }
      before={<DeviceCheck progress={letThrough.progress} />}
    >
      <Button look="quiet" size="compact" onClick={onOtherArn}>
        Not {arn}?
      </Button>
    </CodeEntry>
  );
}
