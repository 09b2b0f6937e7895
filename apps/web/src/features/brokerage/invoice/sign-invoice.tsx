import { invoiceScreenTexts } from '@hub/contract/brokerage/invoice-state-texts';
import { CodeEntry } from '../../../parts/one-time-code/code-entry.tsx';
import { type CodeChannel, type OnItsWay, onItsWay } from '../../../parts/one-time-code/on-its-way.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useSendInvoiceCode, useSignInvoice } from '../calls/queries.ts';

export type SentCode = OnItsWay & { readonly requestId: string };

/** Sends the code and says what is on its way. */
export function useCodeForInvoice(month: string): (channel?: CodeChannel) => Promise<SentCode> {
  const send = useSendInvoiceCode(month);
  return async (channel) => {
    const reply = await send(channel);
    return { requestId: reply.requestId, ...onItsWay(reply) };
  };
}

interface SignInvoiceProps {
  month: string;
  sent: SentCode;
  onSent: (sent: SentCode | null) => void;
}

/** The code that signs a month's invoice. */
export function SignInvoice({ month, sent, onSent }: SignInvoiceProps) {
  const send = useCodeForInvoice(month);
  const sign = useSignInvoice(month);
  return (
    <CodeEntry
      sent={sent}
      other={sent.channel === 'SMS' ? 'EMAIL' : 'SMS'}
      action={invoiceScreenTexts.signCode}
      check={async (otp, onVerified) => {
        await sign.mutateAsync({ requestId: sent.requestId, otp });
        onVerified();
        onSent(null);
      }}
      sendAgain={async (channel) => onSent(await send(channel))}
    >
      <Button look="quiet" size="compact" onClick={() => onSent(null)}>
        {invoiceScreenTexts.back}
      </Button>
    </CodeEntry>
  );
}
