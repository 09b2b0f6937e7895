import type { BrokerageAtRisk, RiskName } from '@hub/contract/calls/brokerage/brokerage';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { InvoiceButton } from '../invoice/invoice-button.tsx';
import { clientHref } from '../links/links.ts';
import { DeclarationDialog } from './declaration-dialog.tsx';

interface RiskActProps {
  risk: RiskName;
  declaration: BrokerageAtRisk['declaration'];
}

/** What cures all of it. */
export function RiskAct({ risk, declaration }: RiskActProps) {
  switch (risk) {
    case 'declaration':
      return <Declare declaration={declaration} />;
    case 'arn-expiry':
    case 'euin-expiry':
      return (
        <ButtonLink size="compact" look="outline" to="profile">
          Open the profile
        </ButtonLink>
      );
    case 'kyc-hold':
      return (
        <ButtonLink size="compact" look="outline" href={`${hrefTo('investor/list')}?kyc=ON_HOLD`}>
          All clients with KYC on hold
        </ButtonLink>
      );
    case 'euin-blank':
      return (
        <ButtonLink size="compact" look="outline" to="dashboard">
          Open the orders on the dashboard
        </ButtonLink>
      );
    default:
      return null;
  }
}

function Declare({ declaration }: Pick<RiskActProps, 'declaration'>) {
  const [isRequesting, setRequesting] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setRequesting(true)}>
        Sign the declaration
      </Button>
      {isRequesting && <DeclarationDialog declaration={declaration} onClose={() => setRequesting(false)} />}
    </>
  );
}

interface RowActProps {
  risk: RiskName;
  row: BrokerageAtRisk['risks'][number]['rows'][number];
}

/** What cures one row. */
export function RowAct({ risk, row: { investorId, month, title } }: RowActProps) {
  if (risk === 'gst-invoice' && month !== null) {
    return <InvoiceButton month={month}>Make the invoice</InvoiceButton>;
  }
  if (investorId === null) return null;
  return (
    <ButtonLink
      size="compact"
      look="outline"
      href={clientHref(investorId)}
      aria-label={`Open the client: ${title}`}
    >
      Open the client
    </ButtonLink>
  );
}
