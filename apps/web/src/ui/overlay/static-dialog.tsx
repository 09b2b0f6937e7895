import { type ReactNode, useId } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon } from '../action/icons.ts';
import { useBackStep } from '../navigation/back-step.ts';
import { useOpenModal } from './open-modals.ts';
import styles from './static-modal.module.css';

export interface StaticModalProps {
  title: string;
  children: ReactNode;
  /** Left out where what it holds has buttons of its own. */
  actions?: ReactNode;
  /** Called by the close button, and when the no-internet screen takes over. */
  onClose: () => void;
  /** Some dialogs have to be answered: no close button then. */
  closable?: boolean;
}

/** Android's back key neither closes a dialog nor leaves the page below it. */
const stay = () => {};

/** The dialog itself; `StaticModal` fetches it. */
export function StaticDialog({ title, children, actions, onClose, closable = true }: StaticModalProps) {
  const body = useId();
  useBackStep(stay);
  if (useOpenModal(onClose)) return null;
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.veil ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-describedby={body}>
          <div className="flex between start gap-12">
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {closable && (
              <IconButton label="Close" className={styles.close} onClick={onClose}>
                <Icon of={CloseIcon} />
              </IconButton>
            )}
          </div>
          <div id={body} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
