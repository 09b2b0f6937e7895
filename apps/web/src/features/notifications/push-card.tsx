import { isNative } from '@hub/domain';
import { useServices } from '../../lib/react.ts';
import type { PushState } from '../../platform/port.ts';
import { Button } from '../../ui/action/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useDevicePush, useSwitchPush } from './settings-queries.ts';

interface PushCardProps {
  arn: string;
  /** Null where the server sends no push to browsers. */
  webKey: string | null;
  /** Those that get pushes for this ARN. */
  devices: readonly { readonly id: string; readonly name: string }[];
}

const privacy = 'A push only says what it is about. Names and amounts stay in the app.';

const words: Readonly<Record<PushState, string>> = {
  unsupported: 'This browser cannot show pushes. Everything appears in the list.',
  denied:
    'Notifications are blocked for this app. Allow them in the settings of this device, then come back.',
  off: `Off on this device. ${privacy}`,
  on: `On for this device. ${privacy}`,
};

const withoutPush = 'This app has no push. Everything appears in the list.';

/** Whether this very device gets pushes, said as the device says it. */
export function PushCard({ arn, webKey, devices }: PushCardProps) {
  const { platform } = useServices();
  const device = useDevicePush();
  const change = useSwitchPush(arn, webKey);
  const isApp = isNative(platform.kind);
  const hasService = isApp || webKey !== null;
  const requested = device.data?.state ?? null;
  const isListed = devices.some(({ id }) => id === device.data?.id);
  const state = requested === 'on' && !isListed ? 'off' : hasService ? requested : 'unsupported';
  const others = devices
    .filter(({ id }) => id !== device.data?.id)
    .map(({ name }) => name || 'Another device');
  return (
    <Card title="Push">
      <div className="row wrap between gap-12">
        <p role="status" className="mute text-note">
          {state === null
            ? 'Asking this device.'
            : state === 'unsupported' && isApp
              ? withoutPush
              : words[state]}
          {change.data === false && change.variables && state === 'off' && ' It could not be turned on here.'}
        </p>
        {(state === 'off' || state === 'on') && (
          <Button
            look="outline"
            size="compact"
            busy={change.isPending}
            onClick={() => change.mutate(state === 'off')}
          >
            {state === 'off' ? 'Turn on' : 'Turn off'}
          </Button>
        )}
      </div>
      {others.length > 0 && <p className="mute text-note">Also on: {others.join(', ')}</p>}
    </Card>
  );
}
