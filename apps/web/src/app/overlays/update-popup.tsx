import { texts } from '@hub/contract';
import { useServices, useStore } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { StaticModal } from '../../ui/overlay/static-modal.tsx';

/** Native only: app state offers nothing on the web. A major update has no way past it (Spec §4). */
export function UpdatePopup() {
  const { appState, platform, online } = useServices();
  const { update } = useStore(appState);
  const connected = useStore(online).online;
  if (!update || !connected) return null;
  const { kind, message, storeUrl } = update;
  const dismiss = () => appState.dismissUpdate();
  return (
    <StaticModal
      title={texts.update.title}
      closable={kind === 'minor'}
      onClose={dismiss}
      actions={
        <>
          {kind === 'minor' && (
            <Button look="outline" onClick={dismiss}>
              {texts.update.cancel}
            </Button>
          )}
          {storeUrl && <Button onClick={() => void platform.openStore(storeUrl)}>{texts.update.yes}</Button>}
        </>
      }
    >
      <p>{message}</p>
    </StaticModal>
  );
}
