import { type ReactNode, useState } from 'react';
import { Button } from '../../../apps/web/src/ui/action/button.tsx';
import { ConfirmModal } from '../../../apps/web/src/ui/overlay/confirm-modal.tsx';
import { StaticModal } from '../../../apps/web/src/ui/overlay/static-modal.tsx';

function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <Button look="outline" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </section>
  );
}

export function OverlayControls() {
  return (
    <>
      <Opened name="Open a dialog">
        {(close) => (
          <StaticModal title="What is new" onClose={close} actions={<Button onClick={close}>Done</Button>}>
            <p>Forms keep what you enter.</p>
          </StaticModal>
        )}
      </Opened>
      <Opened name="Ask a question">
        {(close) => (
          <ConfirmModal
            title="Stop the SIP?"
            confirm="Stop it"
            refuse="Keep it"
            onConfirm={close}
            onClose={close}
          >
            <p>The next instalment is on 05-Jan-2027.</p>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
}
