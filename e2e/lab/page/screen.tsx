import { LeavePopup } from '../../../apps/web/src/app/overlays/leave-popup.tsx';
import { LoaderBar } from '../../../apps/web/src/app/overlays/loader-bar.tsx';
import { Maintenance } from '../../../apps/web/src/app/overlays/maintenance.tsx';
import { NoInternet } from '../../../apps/web/src/app/overlays/no-internet.tsx';
import { UpdatePopup } from '../../../apps/web/src/app/overlays/update-popup.tsx';
import { useLogout } from '../../../apps/web/src/app/session/use-logout.ts';
import { useServices, useStore } from '../../../apps/web/src/lib/react.ts';
import type { Store } from '../../../apps/web/src/lib/store/store.ts';
import { Button } from '../../../apps/web/src/ui/action/button.tsx';
import { Toasts } from '../../../apps/web/src/ui/feedback/toasts.tsx';
import { StaticModal } from '../../../apps/web/src/ui/overlay/static-modal.tsx';
import { ScrollStrip } from '../../../apps/web/src/ui/tabs/scroll-strip.tsx';
import type { LabModal } from '../lab-api.ts';

interface ScreenProps {
  readonly modals: Store<readonly LabModal[]>;
  readonly strip: Store<readonly string[]>;
  readonly onPress: (name: string) => void;
}

/** The app's own pieces as its root lays them, around a page that holds nothing but a strip. */
export function Screen({ modals, strip, onPress }: ScreenProps) {
  const { appState, online } = useServices();
  const { maintenance } = useStore(appState);
  const connection = useStore(online);
  const items = useStore(strip);
  const open = useStore(modals);
  const logout = useLogout();
  const press = (modal: LabModal, name: string) => {
    onPress(name);
    modals.set(modals.getSnapshot().filter((shown) => shown !== modal));
  };
  return (
    <>
      <LoaderBar />
      <main>
        {maintenance ? <Maintenance /> : <h1>Lab</h1>}
        <button type="button">Behind</button>
        <button type="button" onClick={logout}>
          Logout
        </button>
        {items.length > 0 && (
          <ScrollStrip label="Strip">
            {items.map((item) => (
              <span key={item} style={{ flex: '0 0 auto', minWidth: 120 }}>
                {item}
              </span>
            ))}
          </ScrollStrip>
        )}
      </main>
      {open.map((modal) => (
        <StaticModal
          key={modal.title}
          title={modal.title}
          closable={modal.closable ?? true}
          onClose={() => press(modal, 'close')}
          actions={(modal.buttons ?? []).map((name) => (
            <Button key={name} onClick={() => press(modal, name)}>
              {name}
            </Button>
          ))}
        >
          <p>{modal.text}</p>
        </StaticModal>
      ))}
      {!connection.online && <NoInternet variant={connection.startedOffline ? 'full' : 'titled'} />}
      <UpdatePopup />
      <LeavePopup />
      <Toasts />
    </>
  );
}
