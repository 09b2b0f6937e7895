import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { useMayLogOut } from '../../../parts/transaction/may-log-out.ts';
import { Button } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { type SignedInDevice, useDevices, useSignOut } from '../calls/queries.ts';
import { DeviceRow } from './device-row.tsx';
import { deviceNameOf, inOrder } from './device-wording.ts';
import styles from './devices.module.css';

/** Those used last; who has more than this looks for one of them. */
const SHOWN = 5;

export function DevicesCard({ arn }: { arn: string }) {
  const { data, error, refetch } = useDevices(arn);
  return (
    <Card title="Logged-in devices" aside={data && `${data.sessions.length}`}>
      {data && <Devices arn={arn} sessions={inOrder(data.sessions)} />}
      {!data && (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="Your devices could not be loaded"
          loading="Loading your devices"
          lines={['medium', 'long', 'medium']}
        />
      )}
    </Card>
  );
}

function Devices({ arn, sessions }: { arn: string; sessions: readonly SignedInDevice[] }) {
  const { toaster, logout } = useServices();
  const signOut = useSignOut(arn);
  const mayLogOut = useMayLogOut();
  const [requesting, setRequesting] = useState(false);
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, SHOWN);
  const others = sessions.filter(({ current }) => !current);
  const end = (device: SignedInDevice) =>
    signOut.mutate(
      { id: device.id },
      { onSuccess: () => toaster.show('success', `${deviceNameOf(device)} is logged out.`) },
    );
  const leave = async () => {
    // Spec §4: waits on a running transaction.
    if (await mayLogOut()) await logout();
  };
  return (
    <>
      <ul className={styles.rows} aria-label="Logged-in devices">
        {shown.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={signOut.isPending}
            onSignOut={() => (device.current ? void leave() : end(device))}
          />
        ))}
      </ul>
      {sessions.length > shown.length && (
        <Button look="quiet" size="compact" className={styles.more ?? ''} onClick={() => setAll(true)}>
          Show all {sessions.length} devices
        </Button>
      )}
      {others.length === 0 && (
        <p className="above-12 mute text-note anywhere">No other device is logged in.</p>
      )}
      {others.length > 0 && (
        <Button look="outline" size="compact" wide className="above-16" onClick={() => setRequesting(true)}>
          Log out all other devices
        </Button>
      )}
      {requesting && <EndOthers arn={arn} others={others.length} onClose={() => setRequesting(false)} />}
    </>
  );
}

interface EndOthersProps {
  arn: string;
  others: number;
  onClose: () => void;
}

function EndOthers({ arn, others, onClose }: EndOthersProps) {
  const { toaster } = useServices();
  const signOut = useSignOut(arn);
  const endOthers = () =>
    signOut.mutate(
      { allOthers: true },
      {
        onSuccess: () => toaster.show('success', 'Only this device is logged in now.'),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmModal
      title="Log out all other devices?"
      confirm="Log them out"
      busy={signOut.isPending}
      onConfirm={endOthers}
      onClose={onClose}
    >
      <p>
        {others === 1 ? 'One other device' : `${others} other devices`} will need a new login code. This
        device stays logged in.
      </p>
    </ConfirmModal>
  );
}
