import { invoiceScreenTexts } from '@hub/contract/brokerage/invoice-state-texts';
import type { InvoiceDetails } from '@hub/contract/calls/brokerage/brokerage-invoice';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useExportRun } from '../../../ui/list/file-menu.tsx';
import { useHandOverInvoice, type useMakeInvoice, useSaveInvoice } from '../calls/queries.ts';
import { type SentCode, useCodeForInvoice } from './sign-invoice.tsx';

interface InvoiceActsProps {
  invoice: InvoiceDetails;
  make: ReturnType<typeof useMakeInvoice>;
  onSent: (sent: SentCode) => void;
}

/** What the distributor can do with it now, and the paper. */
export function InvoiceActs({ invoice, make, onSent }: InvoiceActsProps) {
  const { month, status, canSign } = invoice;
  const hasNext = status === 'signed' || status === 'sent-back' || (status === 'draft' && canSign);
  return (
    <>
      <Download month={month} isLead={!hasNext} />
      {status === 'draft' && canSign && <Sign month={month} onSent={onSent} />}
      {status === 'signed' && <HandOver month={month} />}
      {status === 'sent-back' && (
        <Button busy={make.isPending} onClick={() => make.mutate(month)}>
          {invoiceScreenTexts.again}
        </Button>
      )}
    </>
  );
}

function Sign({ month, onSent }: { month: string; onSent: (sent: SentCode) => void }) {
  const { toaster } = useServices();
  const send = useCodeForInvoice(month);
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      onSent(await send());
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Button busy={isBusy} onClick={() => void start()}>
      {invoiceScreenTexts.sign}
    </Button>
  );
}

function HandOver({ month }: { month: string }) {
  const { toaster } = useServices();
  const handOver = useHandOverInvoice(month);
  return (
    <Button
      busy={handOver.isPending}
      onClick={() => handOver.mutate(undefined, { onError: (error) => toaster.show('error', error.message) })}
    >
      {invoiceScreenTexts.handOver}
    </Button>
  );
}

function Download({ month, isLead }: { month: string; isLead: boolean }) {
  const save = useSaveInvoice(month);
  const { percent, run } = useExportRun();
  return (
    <Button look={isLead ? 'primary' : 'outline'} busy={percent !== null} onClick={() => void run(save)}>
      Download PDF
    </Button>
  );
}
