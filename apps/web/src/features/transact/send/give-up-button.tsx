import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';

interface GiveUpButtonProps {
  /** An order of the cart is changed, which stays there as it was. */
  isChanging: boolean;
  /** Something was entered that would be gone. */
  isFilled: boolean;
  onGiveUp: () => void;
}

/** The way out of an order's form; what was entered is not lost by one press. */
export function GiveUpButton({ isChanging, isFilled, onGiveUp }: GiveUpButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => (isFilled ? setOpen(true) : onGiveUp())}>
        {isChanging ? 'Cancel' : 'Discard'}
      </Button>
      {isOpen && (
        <ConfirmModal
          title={isChanging ? 'Discard your changes?' : 'Discard this order?'}
          confirm="Discard"
          refuse="Keep editing"
          onConfirm={onGiveUp}
          onClose={() => setOpen(false)}
        >
          <p>
            {isChanging
              ? 'The order stays in the cart as it was.'
              : 'What you entered will be gone. Nothing was sent.'}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
