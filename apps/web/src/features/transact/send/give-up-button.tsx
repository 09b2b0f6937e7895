import { severalTexts } from '@hub/contract/orders/form/several-texts';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';

interface GiveUpButtonProps {
  /** An order of the cart is changed, which stays there as it was. */
  isChanging: boolean;
  /** Something was entered that would be gone. */
  isFilled: boolean;
  /** How many orders of the form leave the cart with it. */
  inCart?: number;
  onGiveUp: () => void;
}

/** The way out of an order's form; what was entered is not lost by one press. */
export function GiveUpButton({ isChanging, isFilled, inCart = 0, onGiveUp }: GiveUpButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const lost =
    inCart > 0 ? severalTexts.discarded(inCart) : 'What you entered will be lost. Nothing was sent.';
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
          <p>{isChanging ? 'The order stays in the cart as it was.' : lost}</p>
        </ConfirmModal>
      )}
    </>
  );
}
