import { severalTexts } from '@hub/contract/orders/form/several-texts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { PlusIcon } from '../../../ui/action/icons.ts';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import type { OrderValues } from '../terms/order-values.ts';
import { isBlank } from './form-lines.ts';

interface NextSchemeProps {
  form: HubForm<OrderValues>;
  onKeep: () => void;
  onLeaveOut: () => void;
}

/** Below the fields: they become a line, and stand for the next scheme. */
export function NextScheme({ form, onKeep, onLeaveOut }: NextSchemeProps) {
  const { values, isSending } = form;
  if (isBlank(values)) return null;
  const isChanging = values.lineId !== '';
  return (
    <div className="row wrap gap-8">
      <Button look="outline" busy={isSending} onClick={onKeep}>
        {!isChanging && <Icon of={PlusIcon} size={18} />}
        {isChanging ? severalTexts.keep : severalTexts.next}
      </Button>
      {values.lines.length > 0 && (
        <Button look="quiet" busy={isSending} onClick={onLeaveOut}>
          {isChanging ? severalTexts.leaveAsItWas : severalTexts.leaveOut}
        </Button>
      )}
    </div>
  );
}
