import { useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../lib/react.ts';
import { install, installState, onInstallState } from '../../../platform/install.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { DownloadIcon } from '../../../ui/action/icons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './devices.module.css';

/** Only where the browser can, and in no app that is installed already. */
export function InstallCard() {
  const { platform } = useServices();
  const state = useSyncExternalStore(onInstallState, installState);
  const [requested, setRequested] = useState(false);
  if (platform.kind !== 'web' || state === 'not-offered' || requested) return null;
  return (
    <Card title="Install the app">
      <div className={`stack narrow gap-8 ${styles.switch}`}>
        <p className={`mute text-note ${styles.lead}`}>
          It then opens from your home screen in a window of its own, and it starts without internet too.
          {state === 'by-hand' && ' Press Share in your browser, then Add to Home Screen.'}
        </p>
        {state === 'offered' && (
          <Button
            look="outline"
            onClick={() => {
              setRequested(true);
              void install().catch(() => {});
            }}
          >
            <Icon of={DownloadIcon} />
            Install
          </Button>
        )}
      </div>
    </Card>
  );
}
