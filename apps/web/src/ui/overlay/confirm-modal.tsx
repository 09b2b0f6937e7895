import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { StaticModal } from './static-modal.tsx';

interface ConfirmModalProps {
  title: string;
  children: ReactNode;
  /** What the button does, in its own words: "Sign out 3 devices". */
  confirm: string;
  refuse?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmModal({ title, children, confirm, refuse = 'Cancel', ...props }: ConfirmModalProps) {
  const { busy = false, onConfirm, onClose } = props;
  return (
    <StaticModal
      title={title}
      onClose={onClose}
      closable={false}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {refuse}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </StaticModal>
  );
}
