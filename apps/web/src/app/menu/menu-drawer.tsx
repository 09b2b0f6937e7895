import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CloseIcon } from '../../ui/action/icons.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { useBackStep } from '../../ui/navigation/back-step.ts';
import { useOpenModal } from '../../ui/overlay/open-modals.ts';
import { MainMenu, type MainMenuProps } from './main-menu.tsx';
import styles from './menu-drawer.module.css';

export interface MenuDrawerProps extends MainMenuProps {
  /** What the panel is known by, in either form. */
  tag: { id: string };
  onClose: () => void;
}

/** The main menu over a narrow page. */
export function MenuDrawer({ tag, route, state, onClose }: MenuDrawerProps) {
  useOpenModal(onClose);
  useBackStep(onClose);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles.veil ?? ''}>
      <Modal className={styles.drawer ?? ''}>
        <Dialog {...tag} aria-label="Menu panel" className={styles.panel ?? ''}>
          <div className={styles.top}>
            <Logo size={30} />
            <IconButton label="Close menu" onClick={onClose}>
              <Icon of={CloseIcon} size={20} />
            </IconButton>
          </div>
          <MainMenu route={route} state={state} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
