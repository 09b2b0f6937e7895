import { useServices, useStore } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { clockText, secondsUntil, useNow } from '../../ui/date/countdown.ts';
import { StaticModal } from '../../ui/overlay/static-modal.tsx';
import { useLogout } from '../session/use-logout.ts';

/** A minute before a session that nobody uses ends: the chance to keep it. */
export function IdleWarning() {
  const { idle, online } = useServices();
  const { endsAt } = useStore(idle);
  // Offline its screen lies over everything, and nothing could be renewed.
  const connected = useStore(online).online;
  if (endsAt === null || !connected) return null;
  return <Warning endsAt={endsAt} />;
}

function Warning({ endsAt }: { endsAt: number }) {
  const { idle } = useServices();
  const logout = useLogout();
  const left = secondsUntil(endsAt, useNow(endsAt));
  const stay = () => void idle.extend();
  return (
    <StaticModal
      title="Are you still there?"
      closable={false}
      onClose={stay}
      actions={
        <>
          <Button look="outline" onClick={logout}>
            Log out now
          </Button>
          <Button onClick={stay}>Stay logged in</Button>
        </>
      }
    >
      <p>
        Nothing has happened here for a while. You will be logged out in{' '}
        <b role="timer" className="figures">
          {clockText(left)}
        </b>
        . What you have typed is saved.
      </p>
    </StaticModal>
  );
}
