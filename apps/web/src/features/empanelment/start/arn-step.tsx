import { useApi } from '../../../lib/react.ts';
import { ArnEntry } from '../../../parts/one-time-code/arn-entry.tsx';
import { type SentCode, sendCode } from './sent-code.ts';

interface ArnStepProps {
  arn: string;
  onArn: (arn: string) => void;
  onSent: (sent: SentCode) => void;
}

export function ArnStep({ arn, onArn, onSent }: ArnStepProps) {
  const api = useApi();
  return (
    <ArnEntry
      arn={arn}
      action="Send the code"
      busyText="Sending the code …"
      onArn={onArn}
      send={async (read, pass) => onSent(await sendCode(api, read, pass))}
    >
      <p className="mute text-note">
        The code goes to the mobile number or e-mail address in AMFI’s record of your ARN. If you have already
        started, your application opens where you left it.
      </p>
    </ArnEntry>
  );
}
