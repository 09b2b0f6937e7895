import { IDEMPOTENCY_KEY_HEADER, texts } from '@hub/contract';
import { useState } from 'react';
import { ApiError } from '../../../apps/web/src/lib/api/api.ts';
import { useWizard } from '../../../apps/web/src/ui/form/steps/use-wizard.ts';
import { WizardScreen } from '../../../apps/web/src/ui/form/steps/wizard-screen.tsx';
import type { SipValues } from './sip-rules.ts';
import { sipWizard } from './sip-wizard.tsx';

async function sendOrder(sent: SipValues, { idempotencyKey }: { readonly idempotencyKey: string }) {
  const reply = await fetch('/orders', {
    method: 'POST',
    headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
    body: JSON.stringify(sent),
  });
  const { fields } = (await reply.json()) as { fields: Record<string, string> };
  if (!reply.ok)
    throw new ApiError(texts.call.invalidFields, { status: reply.status, call: 'lab.sip', fields });
}

export function SipPage() {
  const [isSent, setSent] = useState(false);
  const run = useWizard<SipValues>(sipWizard, {
    draft: 'lab/sip',
    onSubmit: sendOrder,
    onSent: () => setSent(true),
  });
  if (isSent) return <h1>The SIP is sent to the investor</h1>;
  return (
    <>
      <h1>First SIP</h1>
      <WizardScreen run={run} />
    </>
  );
}
