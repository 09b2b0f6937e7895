import type { BrokerageAtRisk } from '@hub/contract/calls/brokerage/brokerage';
import { dayText } from '@hub/domain';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { type Consent, ConsentField } from '../../../ui/form/choice/consent-field.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useSignDeclaration } from '../calls/queries.ts';

interface DeclarationDialogProps {
  declaration: BrokerageAtRisk['declaration'];
  onClose: () => void;
}

/** The declaration of the year: read, ticked and signed here. */
export function DeclarationDialog({ declaration, onClose }: DeclarationDialogProps) {
  const { year, label, text } = declaration;
  const { toaster } = useServices();
  const [consent, setConsent] = useState<Consent | null>(null);
  const [isTried, setTried] = useState(false);
  const sign = useSignDeclaration();
  const press = () => {
    setTried(true);
    if (consent === null) return;
    sign.mutate(year, {
      onSuccess({ signedOn }) {
        toaster.show('success', `Signed on ${dayText(signedOn)}.`);
        onClose();
      },
    });
  };
  return (
    <StaticModal
      title={`Declaration for ${label}`}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={sign.isPending} onClick={press}>
            Sign
          </Button>
        </>
      }
    >
      <ConsentField
        label="Declaration"
        isRequired
        version={label}
        text={<p>{text}</p>}
        statement="I declare this as the holder of the ARN."
        value={consent}
        error={isTried && consent === null ? 'Tick this to sign.' : null}
        onChange={setConsent}
      />
      {sign.isError && <ErrorState title="The declaration could not be signed" error={sign.error} />}
    </StaticModal>
  );
}
