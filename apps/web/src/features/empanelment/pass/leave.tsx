import { useState } from 'react';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { Button } from '../../../ui/action/button.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { usePass } from './pass.ts';

/** Takes the application off this device; on the server it stays. */
export function Leave({ held }: { held: StoredPass }) {
  const { leave } = usePass();
  const { go } = useNavigation();
  const [requests, setRequests] = useState(false);
  return (
    <>
      <Button look="quiet" size="compact" onClick={() => setRequests(true)}>
        Not your application? Leave
      </Button>
      {requests && (
        <ConfirmModal
          title="Leave this application?"
          confirm="Leave"
          refuse="Stay"
          onClose={() => setRequests(false)}
          onConfirm={() => void leave(held).then(() => go(hrefTo('empanelment'), { replace: true }))}
        >
          <p>
            It is removed from this device. What you saved stays with us: {held.arn} and a new code open it
            again.
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
